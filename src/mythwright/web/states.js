/** What is shown instead of a table: no key, no such table, a server that does not answer. */

import { button, h, icon } from "./dom.js";
import { links } from "./router.js";
import { say } from "./words.js";

/** A whole page of its own. */
export function statePage(name, { words = "", actions = [], level = "h1" } = {}) {
  const page = level === "h1" ? ["main", { id: "mw-main", tabindex: "-1" }] : ["section", {}];
  return h(
    page[0],
    { class: "state", "data-testid": `state-${name}`, ...page[1] },
    h("p", { class: "state-sign", "aria-hidden": "true" }, icon(sign(name))),
    h(level, { tabindex: "-1" }, say(`state-${name}`)),
    h("p", { class: "state-words" }, words || say(`state-${name}-words`)),
    h(
      "p",
      { class: "state-actions" },
      actions,
      h("a", { class: "button", href: links.lobby() }, say("to-lobby")),
    ),
  );
}

const sign = (name) => ({ away: "candle", gone: "eclipse", key: "lock", left: "door" })[name] ?? "eclipse";

const CLOSED = { 4401: "key", 4404: "gone", 4409: "left" };

/** Why the table shut the door. */
export function shutPage({ code, reason }, again) {
  const name = reason === "other_rules" ? "other" : (CLOSED[code] ?? "away");
  const retry =
    name === "left" || name === "away"
      ? [button(say("try-again"), { class: "button main", onclick: again })]
      : [];
  return statePage(name, { words: name === "away" ? reason : "", actions: retry });
}

/** A strip that tells how the line is, while it is not well. */
export class Strip {
  constructor() {
    this.element = h("p", { class: "strip", role: "status", "data-testid": "connection", hidden: true });
    this.timer = 0;
  }

  /** A short break is not worth a word. */
  show(state) {
    clearTimeout(this.timer);
    this.element.dataset.state = state.name;
    if (state.name === "open") {
      this.element.hidden = true;
      return;
    }
    const words = state.name === "broken" ? say("line-broken") : say("line-calling");
    this.timer = setTimeout(
      () => {
        this.element.replaceChildren(icon("candle"), words);
        this.element.hidden = false;
      },
      state.name === "broken" ? 300 : 1200,
    );
  }
}
