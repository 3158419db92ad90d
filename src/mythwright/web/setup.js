/** Setting a table: who sits where, the game's own options, and then the links to send. */

import { api } from "./api.js";
import { linkRow } from "./dialogs.js";
import { button, h, icon } from "./dom.js";
import { noOptions, option } from "./options.js";
import { links, whole } from "./router.js";
import { settings } from "./settings.js";
import { filled, shellPage } from "./shell.js";
import { keepTable, recall, remember } from "./shelf.js";
import { statePage } from "./states.js";
import { say } from "./words.js";

const USUAL_SEATS = 3;

class Seat {
  constructor(number, levels, changed) {
    this.number = number;
    const id = (name) => `mw-seat-${number}-${name}`;
    const kinds = [
      ...["here", "friend", "open"].map((kind) => [kind, say(`sit-${kind}`)]),
      ...levels.map((level) => [`bot ${level}`, say("sit-bot", { level: say(`level-${level}`) })]),
    ];
    const best = levels.at(-1);
    const usual = number === 0 ? "here" : `bot ${best}`;
    this.kind = h(
      "select",
      { id: id("kind"), "data-testid": `seat-${number}-kind` },
      kinds.map(([value, label]) => h("option", { value, selected: value === usual }, label)),
    );
    this.player = h("input", {
      type: "text",
      id: id("player"),
      maxlength: "40",
      value: number ? "" : recall("player", ""),
      placeholder: say("sit-name"),
      "aria-label": say("sit-name-of", { number: number + 1 }),
    });
    this.kind.addEventListener("change", () => {
      this.#show();
      changed();
    });
    this.element = h(
      "div",
      { class: "seat-row" },
      h("label", { for: id("kind"), class: "seat-name" }, say("seat-number", { number: number + 1 })),
      this.kind,
      this.player,
    );
    this.#show();
  }

  get here() {
    return this.kind.value === "here";
  }

  #show() {
    this.player.hidden = !["here", "friend"].includes(this.kind.value);
  }

  /** As the server wants it. */
  wish() {
    const [kind, level] = this.kind.value.split(" ");
    if (kind === "bot") return { kind, level };
    if (kind === "open") return { kind };
    const player = this.player.value.trim();
    return { kind: "person", ...(player ? { player } : {}) };
  }
}

export class Setup {
  /** @param {HTMLElement} host @param {{game: string}} route */
  constructor(host, { game }) {
    this.host = host;
    this.place = h("div", {});
    shellPage(host, { title: say("setup-title"), look: "setup", contents: [this.place] });
    filled(this.place, async () => {
      this.game = (await api.games(settings.get("language"))).find((one) => one.name === game);
      return this.game ? this.#form() : statePage("no-game");
    });
  }

  close() {}

  #form() {
    const { game } = this;
    this.seats = Array.from(
      { length: Math.max(...game.seats) },
      (_, number) => new Seat(number, game.levels, () => this.#note()),
    );
    const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0];
    this.number = h(
      "select",
      { id: "mw-seats", "data-testid": "seats" },
      game.seats.map((number) => h("option", { value: number, selected: number === usual }, String(number))),
    );
    this.number.addEventListener("change", () => this.#count());
    this.list = h("div", { class: "seat-list" });
    this.own = h("div", { class: "stack" });
    this.title = h("input", { type: "text", id: "mw-title", maxlength: "60", placeholder: game.title });
    this.public = h("input", { type: "checkbox", class: "switch", id: "mw-public", "data-testid": "public" });
    this.note = h("p", { class: "note" });
    this.trouble = h("p", { class: "trouble", role: "alert", hidden: true });
    this.#count();
    return h(
      "form",
      { class: "setup-form", "data-testid": "setup", onsubmit: (event) => this.#create(event) },
      this.#head(),
      this.#sitting(),
      this.#rules(),
      this.trouble,
      this.#foot(),
    );
  }

  #head() {
    return h(
      "div",
      { class: "welcome small" },
      h("h1", { tabindex: "-1" }, this.game.title),
      h("p", { class: "tagline" }, this.game.about),
    );
  }

  #sitting() {
    return h(
      "section",
      { class: "part panel" },
      h("h2", {}, say("setup-seats")),
      h("div", { class: "setting" }, h("label", { for: "mw-seats" }, say("setup-how-many")), this.number),
      this.list,
      this.note,
    );
  }

  #rules() {
    return h(
      "section",
      { class: "part panel" },
      h("h2", {}, say("setup-options")),
      this.own,
      h("div", { class: "setting" }, h("label", { for: "mw-title" }, say("setup-name")), this.title),
      h("div", { class: "setting" }, h("label", { for: "mw-public" }, say("setup-public")), this.public),
      h("p", { class: "note" }, say("setup-public-about")),
    );
  }

  #foot() {
    this.go = h(
      "button",
      { type: "submit", class: "button main large", "data-testid": "create" },
      icon("mark"),
      h("span", { class: "label" }, say("setup-create")),
    );
    return h(
      "p",
      { class: "setup-foot" },
      this.go,
      h("a", { class: "button quiet", href: links.lobby() }, say("cancel")),
    );
  }

  #count() {
    this.taken = this.seats.slice(0, Number(this.number.value));
    const names = this.taken.map((seat) => say("seat-number", { number: seat.number + 1 }));
    this.list.replaceChildren(...this.taken.map((seat) => seat.element));
    const build = (code, use) => this.#build(code, use);
    this.options = this.game.options.map((schema) => option(schema, names, build));
    this.own.replaceChildren(
      ...(this.options.length ? this.options.map((one) => one.element) : [noOptions()]),
    );
    this.#note();
  }

  /** A list of one's own for a seat. Its limit is what the table is set up with. */
  async #build(code, use) {
    const { Builder } = await import("./builder.js");
    const limit = this.options.find((one, at) => this.game.options[at].muster === "limit")?.read() || 0;
    this.builder = new Builder(this.game.name, { limit, code, use });
  }

  #note() {
    const here = this.taken.filter((seat) => seat.here).length;
    const words = { 0: "setup-note-none", 1: "setup-note-one" }[here] ?? "setup-note-curtain";
    this.note.textContent = say(words);
  }

  async #create(event) {
    event.preventDefault();
    const wish = {
      game: this.game.name,
      seats: this.taken.map((seat) => seat.wish()),
      options: Object.fromEntries(this.options.map((one) => [one.name, one.read()])),
      public: this.public.checked,
      ...(this.title.value.trim() ? { title: this.title.value.trim() } : {}),
    };
    this.go.disabled = true;
    try {
      this.#laid(await api.create(wish));
    } catch (trouble) {
      this.trouble.textContent = trouble.message;
      this.trouble.hidden = false;
    }
    this.go.disabled = false;
  }

  /** The table is there: sit down at once, or first send the links. */
  #laid({ table, keys, watch }) {
    const here = this.taken.filter((seat) => seat.here);
    const others = this.taken.filter((seat) => !seat.here && keys[seat.number]);
    const own = here.length ? here.map((seat) => keys[seat.number]) : [watch];
    if (here[0]?.player.value.trim()) remember("player", here[0].player.value.trim());
    const seats = Object.fromEntries(
      others.map((seat) => [seat.number, { key: keys[seat.number], player: seat.player.value.trim() }]),
    );
    keepTable({
      id: table.id,
      keys: own.join("+"),
      game: table.game,
      title: table.title || this.game.title,
      seats,
      watch,
      seat: here[0]?.number ?? null,
    });
    const link = links.table(table.id, own);
    if (!others.length && !this.public.checked) location.hash = link;
    else this.#invite(table, link, others, { keys, watch });
  }

  #invite(table, link, others, { keys, watch }) {
    const name = (seat) => seat.player.value.trim() || say("seat-number", { number: seat.number + 1 });
    const rows = others.map((seat) => linkRow(name(seat), whole(links.table(table.id, keys[seat.number]))));
    this.place.replaceChildren(
      h(
        "div",
        { class: "welcome small" },
        h("h1", { tabindex: "-1" }, say("laid-title")),
        h("p", { class: "tagline" }, say("laid-words")),
      ),
      h(
        "section",
        { class: "part panel", "data-testid": "links" },
        h("h2", {}, say("share-title")),
        rows,
        linkRow(say("share-watch"), whole(links.table(table.id, watch))),
      ),
      h(
        "p",
        { class: "setup-foot" },
        button(say("laid-sit"), {
          class: "button main large",
          "data-testid": "sit-down",
          onclick: () => {
            location.hash = link;
          },
        }),
      ),
    );
    this.place.querySelector("h1").focus();
  }
}
