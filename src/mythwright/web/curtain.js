/** The curtain: one screen for several people, and nobody sees another's cards. */

import { button, h, icon } from "./dom.js";
import { call } from "./live.js";
import { say } from "./words.js";

export class Curtain {
  /** @param {() => void} lift */
  constructor(lift) {
    this.title = h("h2", { id: "mw-curtain", class: "curtain-title" });
    this.button = button(say("curtain-lift"), {
      class: "button main",
      onclick: lift,
      "data-testid": "lift-curtain",
    });
    this.element = h(
      "div",
      {
        class: "curtain",
        role: "dialog",
        "aria-modal": "true",
        "aria-labelledby": "mw-curtain",
        hidden: true,
        "data-testid": "curtain",
      },
      h(
        "div",
        { class: "curtain-card" },
        icon("mask"),
        this.title,
        h("p", {}, say("curtain-words")),
        this.button,
      ),
    );
  }

  fall(name) {
    this.title.textContent = say("curtain-title", { name });
    this.element.hidden = false;
    this.button.focus();
    call(this.title.textContent);
  }

  rise() {
    this.element.hidden = true;
  }
}
