/** The page of a seat: what the server sent, and how news changes it. */

/**
 * @typedef {{tag: string, id?: string, attributes?: Record<string, string | number>, text?: string,
 *   title?: string, thing?: string, options?: string[], children?: Node[]}} Node
 * @typedef {{text: string, label: string, kind: string, group: string}} Option
 */

const PATCHED = new Set(["changes", "mats", "mats_all", "trays_new", "lines", "from", "log", "board"]);

/** A whole page; the log of a returning seat may be only its tail. */
export function begin(page, before = null) {
  const log = page.from ? [...(before?.log ?? []).slice(0, page.from), ...page.log] : page.log;
  return { ...page, log };
}

/** The page after news; `page` itself is not changed, but its board is. */
export function merge(page, patch) {
  const next = { ...page };
  for (const [part, value] of Object.entries(patch)) if (!PATCHED.has(part)) next[part] = value;
  if (patch.board) next.board = patch.board;
  if (patch.changes) next.board = redraw(page.board, patch.changes);
  if (patch.mats_all) next.mats = patch.mats_all;
  else if (patch.mats) next.mats = page.mats.map((mat) => patch.mats.find((one) => one.id === mat.id) ?? mat);
  if (patch.trays_new)
    next.trays = page.trays.map((tray) => patch.trays_new.find((one) => one.id === tray.id) ?? tray);
  if (patch.lines) next.log = [...page.log.slice(0, patch.from), ...patch.lines];
  if (patch.log) next.log = patch.log;
  return next;
}

function redraw(board, changes) {
  const places = new Map();
  const walk = (node, parent, at) => {
    if (node.id) places.set(node.id, { parent, at });
    node.children?.forEach((child, index) => walk(child, node, index));
  };
  walk(board, null, 0);
  let root = board;
  for (const { id, node } of changes) {
    const place = places.get(id);
    if (!place) continue;
    if (place.parent) place.parent.children[place.at] = node;
    else root = node;
  }
  return root;
}

/** What differs between two logs: the lines that are new. */
export function news(before, after) {
  const known = before?.log ?? [];
  let same = 0;
  while (same < known.length && same < after.log.length && alike(known[same], after.log[same])) same += 1;
  return after.log.slice(same);
}

const alike = (one, other) => one === other || (one.at === other.at && one.words === other.words);

/** Every card in sight by what an answer would call it. */
export function cardsOf(page) {
  const found = new Map();
  const piles = [page.hand, ...page.mats.map((mat) => mat.cards), ...page.scene.map((tray) => tray.cards)];
  for (const card of [...piles, ...page.trays.map((tray) => tray.cards)].flat()) {
    if (card) found.set(card.thing || card.id, card);
  }
  return found;
}

/** The options of the open question by their text, if it is ours. */
export function optionsOf(page) {
  return new Map((page.question?.options ?? []).map((option) => [option.text, option]));
}
