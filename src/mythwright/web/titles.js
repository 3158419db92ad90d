/** What games are called in the reader's language; asked for once. */

import { api } from "./api.js";
import { settings } from "./settings.js";

const known = new Map();

/** @returns {Promise<Map<string, string>>} */
export function titles() {
  const language = settings.get("language");
  if (!known.has(language)) {
    const asked = api.games(language).then((games) => new Map(games.map((game) => [game.name, game.title])));
    asked.catch(() => known.delete(language));
    known.set(language, asked);
  }
  return known.get(language);
}

/** A table's own name, or that of its game. */
export async function titleOf(table) {
  if (table.title) return table.title;
  const found = await titles().catch(() => new Map());
  return found.get(table.game) ?? table.game;
}
