/** The tip: what a thing is, beside it, on hover or focus. */

import { card } from "./cards.js";
import { h } from "./dom.js";
import { say } from "./words.js";

const GAP = 12;
const PAUSE = 180;

let timer = 0;

const place = () => document.getElementById("mw-tip");

/**
 * @param {Element} target
 * @param {{title?: string, card?: object | null, offers?: string[], lines?: string[],
 *   closed?: boolean}} about
 */
export function showTip(target, about, pause = PAUSE) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (target.isConnected) put(target, contents(about));
  }, pause);
}

export function hideTip() {
  clearTimeout(timer);
  place().hidden = true;
  place().replaceChildren();
}

function contents({ title, card: shown, offers = [], lines = [], closed = false }) {
  return [
    title && !shown ? h("p", { class: "tip-title" }, title) : null,
    shown ? card(shown, { size: "large", tag: "div" }) : null,
    lines.map((line) => h("p", { class: "tip-line" }, line)),
    offers.length
      ? h(
          "ul",
          { class: "tip-offers" },
          offers.map((label) => h("li", {}, label)),
        )
      : null,
    closed ? h("p", { class: "tip-hint" }, say("tip-ask-why")) : null,
  ];
}

function put(target, children) {
  const tip = place();
  tip.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (!tip.childElementCount) return;
  tip.hidden = false;
  const beside = target.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const fits = (at, size, most) => Math.max(8, Math.min(at, most - size - 8));
  const right = beside.right + GAP + own.width < innerWidth;
  const left = beside.left - GAP - own.width > 0;
  let x = beside.left + beside.width / 2 - own.width / 2;
  let y = beside.top - own.height - GAP;
  if (right || left) {
    x = right ? beside.right + GAP : beside.left - GAP - own.width;
    y = beside.top + beside.height / 2 - own.height / 2;
  }
  tip.style.left = `${fits(x, own.width, innerWidth)}px`;
  tip.style.top = `${fits(y, own.height, innerHeight)}px`;
}
