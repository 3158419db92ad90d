/** Cards that lie together: the hand, the trays beside the board, and what is under way. */

import { card } from "./cards.js";
import { h, Kept, refill } from "./dom.js";
import { say } from "./words.js";

const offers = (cards) => cards.some((one) => one.options?.length);

/** The hand and the trays share the rail under the board; one of them lies open. */
export class Rail {
  constructor() {
    this.open = "hand";
    this.kept = new Kept();
    this.tabs = h("div", { class: "rail-tabs", role: "tablist", "aria-label": say("rail-name") });
    this.cards = h("div", { class: "rail-cards", id: "mw-rail", role: "tabpanel", tabindex: "0" });
    this.element = h(
      "section",
      { class: "rail", "data-part": "hand", "data-testid": "hand", "aria-label": say("rail-name") },
      this.tabs,
      this.cards,
    );
    this.tabs.addEventListener("keydown", (event) => this.#walk(event));
  }

  show(page) {
    if (page.hand === this.shown?.hand && page.trays === this.shown.trays && page.seat === this.shown.seat)
      return;
    this.shown = page;
    const trays = page.trays.map((tray) => ({ ...tray, key: tray.id }));
    const hand = { key: "hand", name: say("hand-title"), cards: page.hand, lines: [] };
    this.piles = page.seat === null ? trays : [hand, ...trays];
    if (!this.piles.some((pile) => pile.key === this.open)) this.open = this.piles[0]?.key ?? "hand";
    this.#draw();
  }

  #draw() {
    const open = this.piles.find((pile) => pile.key === this.open);
    refill(
      this.tabs,
      this.piles.map((pile) => this.#tab(pile)),
    );
    this.cards.setAttribute("aria-labelledby", `mw-tab-${this.open}`);
    refill(
      this.cards,
      (open?.lines ?? []).map((line) => h("p", { class: "tray-line" }, line)),
      this.kept.all(open?.cards ?? [], (one) => card(one)),
      open && !open.cards.length && !open.lines.length ? h("p", { class: "empty" }, say("hand-empty")) : null,
    );
  }

  #tab(pile) {
    const chosen = pile.key === this.open;
    const count = pile.cards.reduce((sum, one) => sum + (one.number ?? 1), 0);
    return h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `mw-tab-${pile.key}`,
        "aria-selected": String(chosen),
        "aria-controls": "mw-rail",
        tabindex: chosen ? "0" : "-1",
        class: `rail-tab${offers(pile.cards) ? " has-offers" : ""}`,
        "data-tray": pile.key,
        "data-focus": `tab-${pile.key}`,
        onclick: () => this.#choose(pile.key),
      },
      pile.name,
      count ? h("span", { class: "count" }, String(count)) : null,
      offers(pile.cards) ? h("span", { class: "unseen" }, say("rail-offers")) : null,
    );
  }

  #choose(key) {
    this.open = key;
    this.#draw();
  }

  #walk(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = this.piles.findIndex((pile) => pile.key === this.open);
    this.#choose(this.piles[(at + step + this.piles.length) % this.piles.length].key);
    this.tabs.querySelector("[aria-selected=true]").focus();
  }
}

/** What is under way: a quest, a battle; each with its cards and lines. */
export function showScene(place, page) {
  place.hidden = !page.scene.length;
  refill(
    place,
    page.scene.map((tray) =>
      h(
        "article",
        { class: "scene", "data-tray": tray.id },
        h("h3", { class: "scene-name" }, tray.name),
        tray.cards.length
          ? h(
              "div",
              { class: "scene-cards" },
              tray.cards.map((one) => card(one, { size: "small" })),
            )
          : null,
        tray.lines.map((line) => h("p", { class: "scene-line" }, line)),
      ),
    ),
  );
}
