/** The log in words. Every line opens to the rule behind it, and to the sum behind its number. */

import { emblem, h, tint } from "./dom.js";
import { factsList, ruleText, sumList } from "./explain.js";
import { say } from "./words.js";

function faces(dice) {
  if (!dice) return null;
  const shown = dice.faces.map((face) =>
    tint(h("span", { class: "log-die", title: face.name }, emblem(face.emblem, "log-face")), face.colour),
  );
  return h("span", { class: "log-dice", "aria-hidden": "true" }, shown);
}

export class Log {
  /** @param {(line: any) => Promise<any>} why */
  constructor(why) {
    this.why = why;
    this.lines = [];
    this.list = h("ol", { class: "log-lines", "data-testid": "log-lines" });
    this.scroll = h(
      "div",
      { class: "log-scroll", tabindex: "0", role: "group", "aria-labelledby": "mw-log-title" },
      this.list,
    );
    this.element = h(
      "section",
      { class: "log", "data-part": "log", "data-testid": "log", "aria-labelledby": "mw-log-title" },
      h("h2", { id: "mw-log-title", class: "part-title" }, say("log-title")),
      this.scroll,
    );
  }

  /** Keep the lines that are the same, drop what was taken back, add what is new. */
  show(page) {
    let same = 0;
    while (same < this.lines.length && this.lines[same].words === page.log[same]?.words) same += 1;
    while (this.list.childElementCount > same) this.list.lastElementChild.remove();
    const fresh = this.lines.length > 0;
    for (const old of this.list.querySelectorAll(".is-new")) old.classList.remove("is-new");
    this.list.append(...page.log.slice(same).map((line) => this.#line(line, fresh)));
    this.lines = page.log;
  }

  focus() {
    (this.list.lastElementChild?.querySelector("button") ?? this.scroll).focus();
  }

  #line(line, fresh) {
    const more = h("div", { class: "log-more", hidden: true });
    const opener = h(
      "button",
      {
        type: "button",
        class: "log-opener",
        "aria-expanded": "false",
        title: line.rule,
        "data-line": line.at,
      },
      h("span", { class: `log-words${line.sum ? " has-sum" : ""}` }, line.words),
      faces(line.dice),
    );
    opener.addEventListener("click", () => this.#toggle(line, opener, more));
    return h(
      "li",
      { class: `log-line${fresh ? " is-new" : ""}`, "data-kind": line.kind, "data-rule": line.rule },
      opener,
      more,
    );
  }

  async #toggle(line, opener, more) {
    const open = opener.getAttribute("aria-expanded") !== "true";
    opener.setAttribute("aria-expanded", String(open));
    more.hidden = !open;
    if (!open || more.childElementCount) return;
    const found = await this.why(line);
    const parts = found.rule
      ? [sumList(found.parts), ruleText(found.rule, null), factsList(found.facts)]
      : [];
    more.replaceChildren(
      ...(parts.length ? parts.filter(Boolean) : [h("p", { class: "empty" }, say("log-nothing"))]),
    );
  }
}
