/** The page of a seat: what the server sent, and how news changes it. */

/**
 * @typedef {{tag: string, id?: string, attributes?: Record<string, string | number>, text?: string,
 *   title?: string, thing?: string, options?: string[], children?: Node[], bare?: boolean}} Node
 * @typedef {{text: string, label: string, trace?: number[][]}} Option
 */

const PILES = ["mats", "trays"];
const PATCHED = new Set([...PILES, "mats_order", "trays_order", "changes", "lines", "from", "log", "board"]);

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
  for (const pile of PILES) next[pile] = pileAfter(page[pile], patch[pile], patch[`${pile}_order`]);
  if (patch.lines) next.log = [...page.log.slice(0, patch.from), ...patch.lines];
  if (patch.log) next.log = patch.log;
  return next;
}

/** Mats or trays with the fresh ones in place of the old, in the order of the news if it has one. */
function pileAfter(before, fresh = [], order = before.map((one) => one.id)) {
  const all = new Map([...before, ...fresh].map((one) => [one.id, one]));
  return order.map((id) => all.get(id));
}

/** The board with the changed nodes in place of the old. Of a bare one only what is new was sent. */
function redraw(board, changes) {
  const places = new Map();
  const walk = (node, parent, at) => {
    if (node.id) places.set(node.id, { node, parent, at });
    node.children?.forEach((child, index) => walk(child, node.children, index));
  };
  walk(board, null, 0);
  let root = board;
  for (const change of changes) {
    const place = places.get(change.id);
    if (!place) continue;
    const { bare, ...news } = change.node;
    change.node = bare ? { ...place.node, ...news } : news; // for whoever draws it: all of it
    if (place.parent) place.parent[place.at] = change.node;
    else root = change.node;
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
