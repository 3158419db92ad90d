/** Addresses: everything stands behind the `#`, so keys never reach a server's log. */

/**
 * @param {string} hash
 * @returns {{place: string, game?: string, id?: string, keys?: string[], n?: number | null,
 *   seat?: number | null}}
 */
export function read(hash) {
  const [place, ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(plain);
  if (!place) return { place: "lobby" };
  if (["new", "rules"].includes(place) && rest[0]) return { place, game: rest[0] };
  if (place === "table" && rest[0]) return readTable(rest);
  return { place: "nowhere" };
}

function readTable([id, keys = "", replay, n, seat]) {
  const table = { place: "table", id, keys: keys.split("+").filter(Boolean) };
  if (replay !== "replay") return table;
  return { ...table, place: "replay", n: number(n), seat: number(seat) };
}

function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const number = (text) => (/^\d+$/.test(text ?? "") ? Number(text) : null);

export const links = {
  lobby: () => "#/",
  setup: (game) => `#/new/${encodeURIComponent(game)}`,
  rules: (game) => `#/rules/${encodeURIComponent(game)}`,
  table: (id, keys) => `#/table/${encodeURIComponent(id)}/${[keys].flat().join("+")}`,
  replay: (id, keys, n, seat) => `${links.table(id, keys)}/replay/${n}/${seat ?? "all"}`,
};

/** The same with the server's address, for sending to someone. */
export const whole = (link) => new URL(link, location.origin + location.pathname).href;

/** Change the address without opening anything anew. */
export const readdress = (link) => history.replaceState(null, "", link);
