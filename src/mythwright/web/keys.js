/** Keys: the whole game without a mouse. */

import { openKeys } from "./dialogs.js";
import { settings } from "./settings.js";

const typing = (target) => target.closest?.("input, select, textarea, dialog, [role=menu]");

/**
 * @param {any} face
 * @param {any} deeds
 * @returns {() => void} stops listening
 */
export function listen(face, deeds) {
  const keys = {
    "/": () => face.question.filter(),
    q: () => reach(face, "question", () => face.question.focus()),
    b: () => face.board.focus(),
    l: () => reach(face, "log", () => face.log.focus()),
    c: () => reach(face, "hand", () => face.rail.tabs.querySelector("[aria-selected=true]")?.focus()),
    u: deeds.undo,
    h: deeds.hint,
    m: () => deeds.hold?.(),
    t: deeds.text,
    "?": openKeys,
    "+": () => face.board.zoom.closer(),
    "-": () => face.board.zoom.farther(),
    0: () => face.board.zoom.fit(),
    Escape: () => face.lectern.close(),
  };
  const hear = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target))
      return;
    if (!settings.get("keys") && event.key !== "Escape") return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    const found = digit ? () => face.question.pick(digit) : keys[event.key];
    if (!found) return;
    event.preventDefault();
    found();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

function reach(face, part, focus) {
  face.open(part);
  focus();
}
