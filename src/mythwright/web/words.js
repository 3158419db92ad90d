/** The page's own words, in the reader's language; a missing message shows its id. */

/** @type {Record<string, string>} */
let words = {};

export async function learn(language) {
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}`);
  if (!answer.ok) throw new Error(String(answer.status));
  words = (await answer.json()).words;
  document.documentElement.lang = language;
}

/**
 * @param {string} id
 * @param {Record<string, string | number>} [facts]
 */
export function say(id, facts = {}) {
  const pattern = words[id] ?? id;
  return pattern.replace(/\{\s*\$?([a-z_]+)\s*\}/g, (whole, name) =>
    name in facts ? String(facts[name]) : whole,
  );
}
