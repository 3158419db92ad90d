/** The trial: what is told of something that is carried, before it is laid down for good. */

import { button, h, refill } from "./dom.js";
import { say } from "./words.js";

export class Trial {
  /** @param {{answer: (text: string) => void}} hands */
  constructor(hands) {
    this.hands = hands;
    this.verdict = h("div", { class: "trial-verdict", role: "status" });
    this.choices = h("div", { class: "trial-choices" });
    this.buttons = h("div", { class: "trial-buttons" });
    this.name = h("h3", { class: "trial-name" });
    this.element = h(
      "section",
      { class: "trial-panel", "data-testid": "trial", "aria-label": say("trial-title"), hidden: true },
      this.name,
      this.choices,
      this.verdict,
      this.buttons,
    );
  }

  /** @param {import("./carry.js").Carry} carry */
  show(carry) {
    const { drag } = carry;
    this.element.hidden = !drag;
    this.element.classList.toggle("is-active", Boolean(drag) && carry.active);
    if (!drag) return;
    this.carry = carry;
    this.name.textContent = drag.name;
    this.element.setAttribute("aria-busy", String(carry.active && !carry.known));
    const chips = [this.#chips("kind", drag.kinds), this.#chips("form", drag.forms)];
    refill(this.choices, carry.active ? chips : null);
    const trial = carry.active ? carry.trial : null;
    if (trial !== this.judged || !this.verdict.childElementCount) this.#judge(trial);
    this.judged = trial;
    this.#offer();
  }

  /** Buttons stay as long as they would do the same, so that none goes away under a finger. */
  #offer() {
    const { active, known, trial, kind, bends, key } = this.carry;
    const near = trial?.nearest?.text;
    const does = JSON.stringify([key, active, known?.allowed && known.text, near, kind, bends > 0]);
    if (does === this.does) return;
    this.does = does;
    refill(this.buttons, this.#buttons());
  }

  /** It is to stay here: whoever may say so is led to the button, others to what would do instead. */
  lay() {
    this.buttons.querySelector(".main:not(:disabled)")?.focus();
  }

  #chips(part, words) {
    if (words.length < 2) return null;
    const chip = ([word, label]) =>
      h(
        "button",
        {
          type: "button",
          class: "chip-button",
          "data-focus": `${part}-${word}`,
          "aria-pressed": String(this.carry[part] === word),
          onclick: () => this.carry.set(part, word),
        },
        label,
      );
    const name = say(`trial-${part}`);
    return h("div", { class: "trial-chips", role: "group", "aria-label": name }, words.map(chip));
  }

  #judge(trial) {
    if (!trial) {
      this.verdict.replaceChildren(h("p", { class: "trial-hint" }, say("trial-hint")));
      return;
    }
    const rules = trial.rulings.map(({ rule, title, text }) =>
      h(
        "p",
        { class: "trial-no", "data-rule": rule },
        h("b", {}, say("trial-no")),
        " ",
        h("code", { class: "rule-id", title: text }, rule),
        ` ${title}`,
      ),
    );
    const lines = trial.lines.map((line) => h("li", {}, line));
    this.verdict.replaceChildren(
      ...(rules.length ? rules : [h("p", { class: "trial-yes" }, h("b", {}, say("trial-yes")))]),
      h("ul", { class: "trial-lines" }, lines),
    );
  }

  #buttons() {
    const { carry } = this;
    if (!carry.active)
      return button(say("trial-hold"), {
        "data-focus": "hold",
        "data-testid": "hold",
        onclick: () => carry.focus(),
      });
    const { known } = carry;
    const label = carry.drag.kinds.find(([word]) => word === carry.kind)[1];
    return [
      button(label, {
        class: "button main",
        "data-focus": "lay",
        "data-testid": "lay",
        disabled: !known?.allowed,
        onclick: () => this.hands.answer(known.text),
      }),
      carry.trial?.nearest
        ? button(say("trial-nearest"), {
            class: known?.allowed ? "button" : "button main",
            "data-focus": "nearest",
            "data-testid": "nearest",
            onclick: () => carry.take([carry.trial.nearest.text]),
          })
        : null,
      carry.drag.legs > 1
        ? button(say("trial-bend"), {
            "data-focus": "bend",
            "data-testid": "bend",
            disabled: carry.bends < 1,
            onclick: () => carry.bend(),
          })
        : null,
      button(say("trial-back"), {
        class: "button quiet",
        "data-focus": "back",
        "data-testid": "put-back",
        onclick: () => carry.reset(),
      }),
    ].filter(Boolean);
  }
}
