/** The lectern: why something may not be done, what stands behind a line of the log, and rules to read. */

import { card } from "./cards.js";
import { button, h, iconButton } from "./dom.js";
import { say } from "./words.js";

/** Facts that were compared. */
export function factsList(facts) {
  if (!facts?.length) return null;
  return h(
    "dl",
    { class: "facts" },
    facts.map(({ name, value }) => h("div", {}, h("dt", {}, name), h("dd", {}, String(value)))),
  );
}

/** A rule with its id, title and text; a thing that was asked about goes by its name alone. */
export function ruleText({ id, rule, title, text, kind }, facts = null, level = "h3") {
  const code = kind === "thing" ? [] : [h("code", { class: "rule-id" }, id ?? rule), " "];
  return h(
    "article",
    { class: "rule", "data-rule": id ?? rule },
    h(level, { class: "rule-title" }, code, title),
    h("p", { class: "rule-text" }, text),
    factsList(facts),
  );
}

/** The sum behind a number. */
export function sumList(parts) {
  if (!parts?.length) return null;
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const rows = parts.map(({ name, amount }) =>
    h("div", {}, h("dt", {}, name || say("sum-base")), h("dd", {}, signed(amount))),
  );
  return h(
    "dl",
    { class: "sum" },
    rows,
    h("div", { class: "sum-total" }, h("dt", {}, say("sum-total")), h("dd", {}, String(total))),
  );
}

const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

export class Lectern {
  /** @param {(text: string) => void} answer */
  constructor(answer) {
    this.answer = answer;
    this.title = h("h2", { class: "lectern-title", id: "mw-lectern-title", tabindex: "-1" });
    this.body = h("div", {
      class: "lectern-body",
      tabindex: "0",
      role: "group",
      "aria-labelledby": "mw-lectern-title",
    });
    this.element = h(
      "aside",
      { class: "lectern", hidden: true, "data-testid": "explanation", "aria-labelledby": "mw-lectern-title" },
      h(
        "header",
        {},
        this.title,
        iconButton(say("close"), "close", {
          onclick: () => this.close(),
          "data-testid": "close-explanation",
        }),
      ),
      this.body,
    );
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
    });
  }

  get open() {
    return !this.element.hidden;
  }

  show(title, ...contents) {
    if (!this.open) this.before = document.activeElement;
    this.title.textContent = title;
    this.body.replaceChildren(...contents.flat(Infinity).filter(Boolean));
    this.element.hidden = false;
    this.title.focus();
  }

  close() {
    if (!this.open) return;
    const back = this.element.contains(document.activeElement);
    this.element.hidden = true;
    for (const part of [this.title, this.body]) part.replaceChildren();
    if (back && this.before?.isConnected) this.before.focus();
  }

  /** An answer was refused. */
  refused(option, reply) {
    this.show(
      say("refused-title"),
      h("p", { class: "refused-what" }, option),
      this.#rulings(reply.rulings),
      this.#nearest(reply.nearest),
    );
  }

  /** What may and may not be done with a thing. */
  thing(about, tries) {
    this.show(
      about.title || say("thing-title"),
      about.card ? card(about.card, { size: "large", tag: "div" }) : null,
      tries.map((tried) => this.#tried(tried)),
      tries.length ? null : h("p", { class: "empty" }, say("thing-nothing")),
    );
  }

  rules(title, rules) {
    this.show(
      title,
      rules.length ? rules.map((rule) => ruleText(rule)) : h("p", { class: "empty" }, say("rules-none")),
    );
  }

  #tried(tried) {
    const head = tried.allowed
      ? button(tried.label, {
          class: "button",
          "data-option": tried.text,
          onclick: () => this.#take(tried.text),
        })
      : h("p", { class: "tried-label" }, h("span", { class: "tried-no" }, say("tried-no")), " ", tried.label);
    return h("section", { class: "tried" }, head, this.#rulings(tried.rulings), this.#nearest(tried.nearest));
  }

  #rulings(rulings = []) {
    return rulings.map((ruling) => ruleText(ruling, ruling.facts));
  }

  #nearest(nearest = []) {
    if (!nearest.length) return null;
    return h(
      "div",
      { class: "nearest" },
      h("h3", {}, say("nearest-title")),
      nearest.map(({ text, label }) =>
        button(label, { "data-option": text, onclick: () => this.#take(text) }),
      ),
    );
  }

  #take(text) {
    this.close();
    this.answer(text);
  }
}
