/** Pointing at cards and things: hover and focus tell what they are, a click answers or asks why not. */

import { cardsOf, optionsOf } from "./page.js";
import { hideTip, showTip } from "./tip.js";

const OUTSIDE = ".card[data-thing], .chip[data-thing], .mat-name:is([data-thing], [data-options])";
const THINGS = `${OUTSIDE}, .board [role=button]`;

/** Things of the board handle their clicks themselves; everything else does it here. */
export function listenPointing(table) {
  const { element } = table.face;
  const at = (event, what) => event.target.closest?.(what);
  element.addEventListener("click", (event) => {
    const found = at(event, OUTSIDE);
    if (!found) return;
    hideTip();
    if (found.dataset.options) table.deeds.choose(found.dataset.options.split("|"), found);
    else table.deeds.wonder(found.dataset.thing, found);
  });
  for (const type of ["pointerover", "focusin"]) {
    element.addEventListener(type, (event) => {
      if (event.pointerType === "touch" || (type === "focusin" && !event.target.matches(":focus-visible")))
        return;
      const found = at(event, THINGS);
      if (found) tell(table, found);
    });
  }
  for (const type of ["pointerout", "focusout", "pointerdown"]) {
    element.addEventListener(type, (event) => {
      if (!at(event, THINGS)) return;
      hideTip();
      table.regard?.away();
      table.deeds.think(null);
    });
  }
}

function tell(table, found) {
  const { page } = table;
  if (!page) return;
  const options = optionsOf(page);
  const texts = (found.dataset.options ?? "").split("|").filter((text) => options.has(text));
  const card = cardsOf(page).get(found.dataset.thing ?? "") ?? null;
  const about = {
    title: found.dataset.title ?? found.textContent,
    card: found.matches(".card-large") ? null : card,
    offers: texts.map((text) => options.get(text).label),
    closed: Boolean(table.live && page.question?.mine && !texts.length && found.dataset.thing),
  };
  showTip(found, about);
  table.regard?.look(found.dataset.thing, (lines) => showTip(found, { ...about, lines }, 0));
  if (texts.length === 1) table.deeds.think(texts[0]);
}
