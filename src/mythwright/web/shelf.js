/** What this browser remembers: a shelf that may be missing, as in some private windows. */

const PREFIX = "mythwright-";

export function recall(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

const MOST_TABLES = 12;

/**
 * @returns {{id: string, keys: string, game: string, title: string, seats?: object, watch?: string,
 *   at: number}[]}
 */
export const recentTables = () => recall("tables", []);

/** Put a table on top of the pile; what was known of it stays known. */
export function keepTable(table) {
  const others = recentTables();
  const known = others.find((one) => one.id === table.id) ?? {};
  const rest = others.filter((one) => one.id !== table.id);
  remember("tables", [{ ...known, ...table, at: Date.now() }, ...rest].slice(0, MOST_TABLES));
}

export function forgetTable(id) {
  remember(
    "tables",
    recentTables().filter((one) => one.id !== id),
  );
}
