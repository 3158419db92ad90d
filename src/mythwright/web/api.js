/** The server over HTTP. Whatever goes wrong is a `Trouble` with a code and words. */

import { say } from "./words.js";

export class Trouble extends Error {
  /**
   * @param {number} status zero when the server could not be reached
   * @param {string} code
   * @param {string} words
   */
  constructor(status, code, words) {
    super(words);
    this.status = status;
    this.code = code;
  }
}

async function trouble(answer) {
  try {
    const told = await answer.json();
    return new Trouble(answer.status, told.error ?? "unknown", told.words ?? say("trouble-unknown"));
  } catch {
    return new Trouble(answer.status, "unknown", say("trouble-unknown"));
  }
}

async function send(path, { method = "GET", body = undefined, key = "" } = {}) {
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers.Authorization = `Bearer ${key}`;
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, "away", say("trouble-away"));
  }
  if (!answer.ok) throw await trouble(answer);
  return answer;
}

const json = async (path, given) => (await send(path, given)).json();
const at = (id) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: (language) => json(`/api/games?language=${language}`),
  stock: (game, language) => json(`/api/muster/${encodeURIComponent(game)}?language=${language}`),
  muster: (game, wish, language) =>
    json(`/api/muster/${encodeURIComponent(game)}?language=${language}`, { method: "POST", body: wish }),
  tables: () => json("/api/tables"),
  create: (wish) => json("/api/tables", { method: "POST", body: wish }),
  join: (id, player, seat) =>
    json(`${at(id)}/join`, { method: "POST", body: { player, ...(seat === undefined ? {} : { seat }) } }),
  rules: (game, words, language) =>
    json(`/api/rules/${encodeURIComponent(game)}?words=${encodeURIComponent(words)}&language=${language}`),
  replay: async (id, key) => (await send(`${at(id)}/replay`, { key })).blob(),
};
