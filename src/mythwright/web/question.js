/** The question: who is asked what, the answers as a list with numbers, and a box to type in. */

import { confirmed } from "./dialogs.js";
import { button, h, icon, refill } from "./dom.js";
import { verdict } from "./ending.js";
import { Trial } from "./trial.js";
import { say } from "./words.js";

const NUMBERED = 9;
const MANY = 7;
const LATEST = 2;
const FEW_ODDS = 3;

/** Options with their kind, the first word of their text, and what those of this kind are called. */
function named({ options = [], groups = {} } = {}) {
  return options.map((option) => {
    const [kind] = option.text.split(" ");
    return { ...option, kind, group: groups[kind] ?? kind };
  });
}

/** Options in the order of the list, under the heading of their group. */
function grouped(options) {
  const groups = new Map();
  for (const option of options) {
    if (!groups.has(option.group)) groups.set(option.group, []);
    groups.get(option.group).push(option);
  }
  return [...groups];
}

/** Whether a group needs no heading: the label of its only option says it already. */
const plain = (name, options) =>
  options.length === 1 && options[0].label.toLowerCase().includes(name.toLowerCase());

const matches = (option, typed) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${option.text} ${option.label} ${option.group}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

export class Question {
  /**
   * @param {{answer: (text: string) => void, think: (text: string | null, at?: Element) => void,
   *   undo: () => void, hint: () => void, end: () => void}} hands
   */
  constructor(hands) {
    this.hands = hands;
    this.trial = new Trial(hands);
    this.typed = "";
    this.prompt = h("h2", {
      id: "mw-prompt",
      class: "prompt",
      tabindex: "-1",
      onkeydown: (event) => this.#enterList(event),
    });
    this.who = h("p", { class: "asked" });
    this.latest = h("div", { class: "latest", "data-testid": "latest" });
    this.list = h("div", { class: "options", id: "mw-options", "data-testid": "options" });
    this.thought = h("div", { class: "thought", "data-testid": "thought" });
    this.input = this.#box();
    this.undo = button(
      say("undo"),
      { class: "button quiet", onclick: hands.undo, "data-testid": "undo" },
      "undo",
    );
    this.hint = button(
      say("hint"),
      { class: "button quiet", onclick: hands.hint, "data-testid": "hint" },
      "hint",
    );
    this.build = button(say("setup-build"), { "data-testid": "build", onclick: hands.build, hidden: true });
    this.resorts = h("span", { class: "resorts" });
    this.tools = h("div", { class: "question-tools" }, this.build, this.hint, this.resorts, this.undo);
    this.element = h(
      "section",
      {
        class: "question",
        "data-part": "question",
        "data-testid": "question",
        "aria-labelledby": "mw-prompt",
      },
      h("div", { class: "question-head" }, this.latest, this.who, this.prompt),
      this.trial.element,
      this.input,
      this.list,
      this.thought,
      this.tools,
    );
  }

  #box() {
    return h("input", {
      type: "text",
      id: "mw-filter",
      class: "filter",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      placeholder: say("filter-hint"),
      "aria-label": say("filter-name"),
      "aria-controls": "mw-options",
      "data-testid": "filter",
      maxlength: "80",
      oninput: () => this.#draw(),
      onkeydown: (event) => this.#typing(event),
    });
  }

  /** @param {any} page @param {{waits: string, seated: boolean}} table */
  show(page, { waits, seated }) {
    const asked = page.question;
    const fresh = this.page?.n !== page.n || this.page?.question !== asked;
    this.page = page;
    /** In the order of the list, in which they are numbered. */
    this.options = grouped(named(asked ?? {})).flatMap(([, options]) => options);
    this.element.classList.toggle("is-mine", Boolean(asked?.mine));
    this.element.classList.toggle("is-few", this.options.length <= NUMBERED);
    this.#tellLatest(page);
    this.who.textContent = asked?.mine ? say("question-yours") : waits;
    this.prompt.textContent = asked?.prompt ?? (page.result ? verdict(page.result) : say("question-none"));
    if (fresh) this.input.value = "";
    if (fresh) this.think(null);
    this.input.hidden = this.options.length < 2;
    this.hint.hidden = !asked?.mine;
    this.build.hidden = !(asked?.mine && page.muster);
    this.tools.hidden = !seated;
    this.#undoing(page.undo);
    refill(
      this.resorts,
      (asked?.resorts ?? []).map((one) => this.#resort(one)),
    );
    this.#draw();
  }

  /** What led to the question, for screens where the log is out of sight. */
  #tellLatest({ log }) {
    refill(
      this.latest,
      log.slice(-LATEST).map((line) => h("p", {}, line.words)),
    );
  }

  /** A last resort: it is asked twice. */
  #resort({ text, label, warning }) {
    const sure = () => confirmed(label, warning, label, undefined, { careful: true });
    const give = async () => (await sure()) && this.hands.answer(text);
    return button(label, { class: "button quiet", onclick: give, "data-testid": `resort-${text}` }, "flag");
  }

  /** Show the whole list again. */
  clear() {
    this.input.value = "";
    this.#draw();
  }

  busy(on) {
    this.element.classList.toggle("is-busy", on);
    this.element.setAttribute("aria-busy", String(on));
  }

  /** What was found out about an option: odds, and whether there is a way back. */
  think(found) {
    if (!found?.allowed) {
      refill(this.thought, h("p", { class: "thought-none" }, say("thought-none")));
      return;
    }
    const final = found.final ? say("thought-final") : say("thought-free");
    refill(
      this.thought,
      h("p", { class: "thought-label" }, found.label),
      h(
        "p",
        { class: `thought-final${found.final ? " is-final" : ""}` },
        icon(found.final ? "lock" : "undo"),
        final,
      ),
      found.odds?.length ? oddsList(found.odds) : null,
    );
    this.list.querySelector(":focus")?.scrollIntoView({ block: "nearest" }); // odds leave the list less room
  }

  focus() {
    (this.list.querySelector("button") ?? this.prompt).focus();
  }

  filter() {
    if (!this.input.hidden) this.input.focus();
  }

  /** @param {number} number as shown beside the option, from 1 */
  pick(number) {
    this.list.querySelector(`[data-number="${number}"]`)?.click();
  }

  mark(text) {
    if (!this.#shown().some((option) => option.text === text)) this.clear();
    for (const one of this.list.querySelectorAll("[data-option]")) {
      one.classList.toggle("is-hinted", one.dataset.option === text);
      if (one.dataset.option === text) one.scrollIntoView({ block: "nearest" });
    }
  }

  /** Say beforehand what taking back would mean: it is free, or needs the others, or there is nothing. */
  #undoing(undo) {
    const words = !undo ? "undo-nothing" : undo.free ? "undo-free" : "undo-consent";
    this.undo.disabled = !undo;
    this.undo.title = say(words);
    this.undo.querySelector(".label").textContent = undo && !undo.free ? say("undo-please") : say("undo");
    this.undo.dataset.undo = words;
  }

  #shown() {
    return this.options.filter((option) => matches(option, this.input.value));
  }

  #draw() {
    const shown = this.#shown();
    const groups = grouped(shown).map(([name, options]) =>
      h(
        "div",
        { class: `group${options.length > MANY ? " is-many" : ""}`, role: "group", "aria-label": name },
        plain(name, options) ? null : h("h3", { class: "group-name", "aria-hidden": "true" }, name),
        options.map((option) => this.#option(option, this.options.indexOf(option) + 1)),
      ),
    );
    const none = this.options.length && !shown.length ? h("p", { class: "empty" }, say("filter-none")) : null;
    const waiting = this.options.length
      ? null
      : h("p", { class: "waiting", "aria-hidden": "true" }, icon("hourglass"));
    const over = this.page.result
      ? button(say("end-show"), { class: "button main", onclick: this.hands.end }, "laurel")
      : null;
    refill(this.list, groups, none, this.page.question ? waiting : over);
  }

  #option(option, number) {
    const think = (event) => this.hands.think(option.text, event.currentTarget);
    const key = number <= NUMBERED ? number : null;
    return h(
      "button",
      {
        type: "button",
        class: "option",
        "data-option": option.text,
        "data-kind": option.kind,
        "data-number": number,
        "data-focus": `option-${option.text}`,
        "aria-keyshortcuts": key,
        onclick: () => this.hands.answer(option.text),
        onfocus: think,
        onmouseenter: think,
        onmouseleave: () => this.hands.think(null),
        onblur: () => this.hands.think(null),
        onkeydown: (event) => this.#walk(event),
      },
      h("span", { class: "option-number", "aria-hidden": "true" }, String(number)),
      h("span", { class: "option-label" }, option.label),
    );
  }

  #walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll("button")];
    const at = all.indexOf(event.currentTarget) + step;
    if (at < 0 && !this.input.hidden) this.input.focus();
    else all[Math.min(all.length - 1, Math.max(0, at))].focus();
  }

  #enterList(event) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    this.list.querySelector("button")?.focus();
  }

  /** Enter takes the answer that is left or has this number, or sends what was typed, to be explained. */
  #typing(event) {
    this.#enterList(event);
    if (event.key === "Escape") this.clear();
    else if (event.key === "Enter") this.#enter();
  }

  #enter() {
    const typed = this.input.value.trim().toLowerCase();
    if (!typed) return;
    const exact = this.options.find(({ text, label }) =>
      [text, label].some((one) => one.toLowerCase() === typed),
    );
    const shown = this.#shown();
    const numbered = /^\d+$/.test(typed) ? this.options[Number(typed) - 1] : null;
    const taken = exact ?? numbered ?? (shown.length === 1 ? shown[0] : null);
    this.hands.answer(taken?.text ?? this.input.value.trim());
  }
}

/** Exact odds, each with a bar; of many, which stand two in a row, the fraction is in the title. */
export function oddsList(odds) {
  const many = odds.length > FEW_ODDS;
  return h(
    "ul",
    { class: `odds${many ? " is-many" : ""}` },
    odds.map(({ words, chance, percent }) => {
      const bar = h("span", { class: "odds-bar", "aria-hidden": "true" });
      bar.style.setProperty("--part", `${percent}%`);
      return h(
        "li",
        { title: chance },
        bar,
        h("span", { class: "odds-words" }, words),
        h("b", { class: "odds-value" }, say("odds-percent", { percent })),
        h("span", { class: many ? "unseen" : "odds-exact" }, chance),
      );
    }),
  );
}
