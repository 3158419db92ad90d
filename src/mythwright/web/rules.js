/** The rules of a game, to read and to search. */

import { api } from "./api.js";
import { h } from "./dom.js";
import { ruleText } from "./explain.js";
import { settings } from "./settings.js";
import { filled, shellPage } from "./shell.js";
import { say } from "./words.js";

const PAUSE = 250;

export class Rules {
  /** @param {HTMLElement} host @param {{game: string}} route */
  constructor(host, { game }) {
    this.game = game;
    this.found = h("div", { class: "rules-found", "data-testid": "rules", "aria-live": "polite" });
    const input = h("input", {
      type: "search",
      id: "mw-search",
      placeholder: say("rules-hint"),
      "aria-label": say("rules-search"),
      oninput: () => this.#wait(input.value),
      "data-testid": "rules-search",
    });
    const contents = [
      h(
        "div",
        { class: "welcome small" },
        h("h1", { tabindex: "-1" }, say("rules-title")),
        h("p", { class: "tagline" }, say("rules-about")),
      ),
      input,
      this.found,
    ];
    shellPage(host, { title: say("rules-title"), look: "rules", contents });
    this.#search("");
  }

  close() {
    clearTimeout(this.timer);
  }

  #wait(words) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#search(words), PAUSE);
  }

  #search(words) {
    filled(this.found, async () => {
      const rules = await api.rules(this.game, words, settings.get("language"));
      return rules.length
        ? rules.map((rule) => ruleText(rule, null, "h2"))
        : h("p", { class: "empty" }, say("rules-none"));
    });
  }
}
