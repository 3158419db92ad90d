/** The builder: a list of one's own, from what the server has in stock; the server says what is wrong. */

import { api } from "./api.js";
import { linkRow, openDialog } from "./dialogs.js";
import { button, h, icon, iconButton, refill } from "./dom.js";
import { ruleText } from "./explain.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/**
 * @typedef {{text: string, ware: string, name: string, size: number, extras: string[],
 *   points: number}} Entry
 */

export class Builder {
  /**
   * @param {string} game
   * @param {{limit: number, code?: string, use: (code: string) => void}} about
   */
  constructor(game, { limit, code = "", use }) {
    this.game = game;
    this.limit = limit;
    this.use = use;
    this.asked = 0;
    this.force = h("select", { id: "mw-force", "data-testid": "force", onchange: () => this.#anew() });
    this.stock = h("ul", { class: "stock", "data-testid": "stock" });
    this.list = h("ol", { class: "roster", "data-testid": "roster" });
    this.price = h("p", { class: "price", role: "status", "data-testid": "price" });
    this.faults = h("div", { class: "faults", "data-testid": "faults" });
    this.share = h("div", { class: "share-code" });
    this.sheet = h("div", { class: "sheet", "data-testid": "sheet" });
    this.trouble = h("p", { class: "trouble", role: "alert", hidden: true });
    this.take = button(say("builder-use"), {
      class: "button main",
      "data-testid": "use-list",
      disabled: true,
      onclick: () => this.#used(),
    });
    this.dialog = openDialog(say("builder-title"), [this.#body()], { name: "builder" });
    this.dialog.classList.add("builder");
    this.#open(code);
  }

  #body() {
    const pasted = h("input", {
      type: "text",
      id: "mw-code",
      maxlength: "200",
      autocomplete: "off",
      "data-testid": "paste",
    });
    const load = (event) => {
      event.preventDefault();
      if (pasted.value.trim()) this.#check({ code: pasted.value.trim() });
    };
    return h(
      "div",
      { class: "builder-body" },
      h(
        "div",
        { class: "builder-head" },
        h("label", { for: "mw-force" }, say("builder-force")),
        this.force,
        button(
          say("builder-fill"),
          { "data-testid": "fill", onclick: () => this.#check({ fill: true }) },
          "dice",
        ),
        h(
          "form",
          { class: "paste", onsubmit: load },
          h("label", { for: "mw-code" }, say("builder-paste")),
          pasted,
          h("button", { type: "submit", class: "button", "data-testid": "load" }, say("builder-load")),
        ),
      ),
      this.trouble,
      h(
        "div",
        { class: "builder-parts" },
        h("section", { "aria-label": say("builder-stock") }, h("h3", {}, say("builder-stock")), this.stock),
        h(
          "section",
          { "aria-label": say("builder-list") },
          h("h3", {}, say("builder-list")),
          this.price,
          this.list,
          this.faults,
          this.share,
        ),
      ),
      h(
        "div",
        { class: "dialog-buttons" },
        button(say("builder-print"), {
          class: "button quiet",
          "data-testid": "print",
          onclick: () => print(),
        }),
        this.take,
      ),
      this.sheet,
    );
  }

  async #open(code) {
    try {
      this.shelf = await api.stock(this.game, settings.get("language"));
    } catch (trouble) {
      this.#wrong(trouble);
      return;
    }
    const options = this.shelf.stalls.map((stall) => h("option", { value: stall.force }, stall.name));
    this.force.replaceChildren(...options);
    if (code) await this.#check({ code });
    if (!this.roster) await this.#check({});
  }

  #wrong(trouble) {
    this.trouble.textContent = trouble.message;
    this.trouble.hidden = false;
  }

  /** Another force, another list. */
  #anew() {
    this.roster = null;
    this.#check({});
  }

  edit(text) {
    this.#check({ edit: text });
  }

  /** The server does what is asked of the list and tells what it is then; the last answer counts. */
  async #check(wish) {
    this.asked += 1;
    const { asked } = this;
    const units = wish.fill ? [] : (this.roster?.entries ?? []).map((entry) => entry.text);
    try {
      const whole = { points: this.limit, force: this.force.value, units, ...wish };
      const found = await api.muster(this.game, whole, settings.get("language"));
      if (asked !== this.asked) return;
      this.trouble.hidden = true;
      this.roster = found;
      this.#show();
    } catch (trouble) {
      this.#wrong(trouble);
    }
  }

  get #stall() {
    return this.shelf.stalls.find((stall) => stall.force === this.force.value);
  }

  #show() {
    const { roster } = this;
    this.force.value = roster.force;
    const { points } = roster;
    const left = this.limit - points;
    const words = left < 0 ? "builder-over" : "builder-points";
    this.price.textContent = say(words, { points, limit: this.limit, left: Math.abs(left) });
    this.price.classList.toggle("is-over", points > this.limit);
    this.#showStock();
    refill(this.list, roster.entries.map((entry, at) => this.#entry(entry, at + 1)));
    refill(this.faults, this.#faults());
    refill(this.share, roster.code ? linkRow(say("builder-code"), roster.code) : null);
    const row = (line) => (/^\s/.test(line) ? "sheet-row" : "");
    refill(
      this.sheet,
      roster.sheet.map((line) => h("p", { class: row(line) }, line.trim())),
    );
    this.take.disabled = Boolean(roster.faults.length);
  }

  /** Those who may lead come first. */
  #showStock() {
    if (this.shown === this.force.value) return;
    this.shown = this.force.value;
    const ready = this.#stall.ready.filter((one) => one.limit <= this.limit);
    const wares = [...this.#stall.wares].sort((one, other) => Number(other.leads) - Number(one.leads));
    refill(
      this.stock,
      ready.map((one) =>
        h(
          "li",
          { class: "ready" },
          button(say("builder-ready", { name: one.name }), {
            class: "button small",
            onclick: () => this.#check({ code: one.id }),
          }),
        ),
      ),
      wares.map((ware) => this.#ware(ware)),
    );
  }

  #ware(ware) {
    const price = say("builder-price", { points: ware.points, size: ware.least });
    const grows = ware.each && ware.most > ware.least;
    const more = grows ? say("builder-each", { each: ware.each, most: ware.most }) : "";
    return h(
      "li",
      { class: "ware", "data-ware": ware.id },
      h(
        "div",
        { class: "ware-name" },
        h("b", {}, ware.name),
        h("span", { class: "note" }, ware.leads ? `${ware.type} · ${say("builder-leads")}` : ware.type),
        h("span", { class: "note" }, more ? `${price}, ${more}` : price),
        h(
          "details",
          {},
          h("summary", {}, say("builder-more")),
          ware.rows.map((row) => h("p", { class: "note" }, row)),
        ),
      ),
      iconButton(say("builder-add", { name: ware.name }), "plus", {
        onclick: () => this.edit(`add ${ware.id}`),
      }),
    );
  }

  /** @param {Entry} entry @param {number} place */
  #entry(entry, place) {
    const ware = this.#stall?.wares.find((one) => one.id === entry.ware);
    const wrong = this.roster.faults.some((fault) => fault.place === place);
    return h(
      "li",
      { class: `entry${wrong ? " is-wrong" : ""}`, "data-entry": place },
      h(
        "div",
        { class: "entry-head" },
        h("span", { class: "entry-place" }, say("builder-place", { place })),
        h("b", {}, ware?.leads ? [icon("laurel"), entry.name] : entry.name),
        h("span", { class: "entry-points" }, say("builder-cost", { points: entry.points })),
        iconButton(say("builder-drop", { name: entry.name, place }), "close", {
          "data-focus": `drop-${place}`,
          onclick: () => this.edit(`drop ${place}`),
        }),
      ),
      ware && ware.most > ware.least ? this.#size(entry, ware, place) : null,
      (ware?.extras ?? []).map((one) => this.#extra(entry, one, place)),
    );
  }

  #size(entry, ware, place) {
    const id = `mw-size-${place}`;
    const size = () => Math.max(1, Math.min(999, Math.round(Number(field.value)) || 1));
    const field = h("input", {
      type: "number",
      id,
      min: ware.least,
      max: ware.most,
      value: entry.size,
      "data-focus": id,
      onchange: () => this.edit(`size ${place} ${size()}`),
    });
    const words = say("builder-size", { least: ware.least, most: ware.most });
    return h("div", { class: "entry-size" }, h("label", { for: id }, words), field);
  }

  #extra(entry, extra, place) {
    const has = entry.extras.includes(extra.id);
    const id = `mw-extra-${place}-${extra.id}`;
    const box = h("input", {
      type: "checkbox",
      class: "switch",
      id,
      checked: has,
      "data-focus": id,
      onchange: () => this.edit(`${has ? "sell" : "buy"} ${place} ${extra.id}`),
    });
    const label = say("builder-extra", { name: extra.name, points: extra.points });
    return h("div", { class: "setting" }, h("label", { for: id }, label), box);
  }

  #faults() {
    const { faults } = this.roster;
    if (!faults.length) return h("p", { class: "sound" }, say("builder-sound"));
    return [
      h("h3", {}, say("builder-faults", { number: faults.length })),
      faults.map((fault, at) => this.#fault(fault, at)),
    ];
  }

  /** What is wrong, in a sentence; the rule to read up; and what mends it. */
  #fault({ words, rule, title, text, fix }, at) {
    const name = h("summary", {}, say("builder-rule"), " ", h("code", { class: "rule-id" }, rule));
    const mend = () =>
      button(say("builder-fix", { fix: fix.label }), {
        class: "button small",
        "data-testid": "fix",
        "data-focus": `fix-${at}`,
        onclick: () => this.edit(fix.text),
      });
    return h(
      "div",
      { class: "fault", "data-rule": rule },
      h("p", { class: "fault-words" }, words),
      h("details", {}, name, ruleText({ rule, title, text }, null, "h4")),
      fix ? mend() : null,
    );
  }

  #used() {
    this.use(this.roster.code);
    this.dialog.close();
  }
}
