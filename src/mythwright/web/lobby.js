/** The lobby: games to set up, tables to join or watch, and the tables one has sat at. */

import { api } from "./api.js";
import { asked } from "./dialogs.js";
import { button, h, icon } from "./dom.js";
import { toast } from "./live.js";
import { links } from "./router.js";
import { settings } from "./settings.js";
import { filled, shellPage } from "./shell.js";
import { forgetTable, recall, recentTables, remember } from "./shelf.js";
import { titles } from "./titles.js";
import { say } from "./words.js";

const REFRESH = 15_000;

function game(one) {
  const [least, most] = [Math.min(...one.seats), Math.max(...one.seats)];
  return h(
    "article",
    { class: "folio", "data-game": one.name },
    h("p", { class: "folio-sign", "aria-hidden": "true" }, icon("mark")),
    h("h3", {}, one.title),
    h("p", { class: "folio-about" }, one.about),
    h(
      "p",
      { class: "folio-seats" },
      icon("person"),
      least === most ? say("game-seats-one", { least }) : say("game-seats", { least, most }),
    ),
    h(
      "p",
      { class: "folio-actions" },
      h(
        "a",
        { class: "button main", href: links.setup(one.name), "data-testid": `set-up-${one.name}` },
        say("lobby-set-up"),
      ),
      h("a", { class: "button quiet", href: links.rules(one.name) }, icon("book"), say("rules-title")),
    ),
  );
}

function mine(one, redraw) {
  const forget = () => {
    forgetTable(one.id);
    redraw();
  };
  const role =
    one.seat === null || one.seat === undefined
      ? say("recent-watching")
      : one.called || say("seat-number", { number: one.seat + 1 });
  const when = new Date(one.at).toLocaleString(settings.get("language"), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return h(
    "li",
    { class: "row" },
    h(
      "div",
      { class: "row-words" },
      h("b", {}, one.title || one.game),
      h(
        "span",
        { class: "row-note" },
        [role, when, one.over ? say("recent-over") : ""].filter(Boolean).join(" · "),
      ),
    ),
    h(
      "a",
      { class: "button", href: links.table(one.id, one.keys), "data-testid": "resume" },
      one.over ? say("recent-look") : say("recent-resume"),
    ),
    button(say("recent-forget"), { class: "button quiet", onclick: forget }),
  );
}

async function join(table) {
  const player = await asked(say("join-title"), say("join-name"), recall("player", ""));
  if (!player) return;
  remember("player", player);
  try {
    const { key } = await api.join(table.id, player);
    location.hash = links.table(table.id, key);
  } catch (trouble) {
    toast(trouble.message);
  }
}

function open(table, names) {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const people = table.seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => seat.player || seat.called || say(`level-${seat.level}`));
  return h(
    "li",
    { class: "row", "data-table": table.id },
    h(
      "div",
      { class: "row-words" },
      h("b", {}, table.title || names.get(table.game)),
      h("span", { class: "row-note" }, people.join(", ")),
    ),
    free
      ? button(say("lobby-join", { free }), {
          class: "button main",
          onclick: () => join(table),
          "data-testid": "join",
        })
      : null,
    h(
      "a",
      { class: "button quiet", href: links.table(table.id, table.watch ?? []), "data-testid": "watch" },
      icon("eye"),
      say("lobby-watch"),
    ),
  );
}

function empty(words) {
  return h("p", { class: "empty" }, icon("candle"), words);
}

export class Lobby {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.games = h("div", { class: "folios", "data-testid": "games" });
    this.recent = h("div", { "data-testid": "recent" });
    this.tables = h("div", { "data-testid": "tables" });
    const part = (title, ...contents) => h("section", { class: "part" }, h("h2", {}, title), contents);
    shellPage(host, {
      title: say("brand"),
      look: "lobby",
      contents: [
        h(
          "div",
          { class: "welcome" },
          h("p", { class: "welcome-sign", "aria-hidden": "true" }, icon("mark")),
          h("h1", { tabindex: "-1" }, say("brand")),
          h("p", { class: "tagline" }, say("tagline")),
        ),
        part(say("lobby-games"), this.games),
        h(
          "div",
          { class: "lobby-tables" },
          part(say("lobby-recent"), this.recent),
          part(say("lobby-tables"), this.tables),
        ),
      ],
    });
    this.#recent();
    filled(this.games, async () => (await api.games(settings.get("language"))).map(game));
    filled(this.tables, () => this.#tables());
    this.timer = setInterval(() => this.#refresh(), REFRESH);
  }

  close() {
    clearInterval(this.timer);
  }

  #recent() {
    const tables = recentTables();
    const rows = tables.map((one) => mine(one, () => this.#recent()));
    this.recent.replaceChildren(
      tables.length ? h("ul", { class: "rows" }, rows) : empty(say("lobby-recent-none")),
    );
  }

  async #tables() {
    const [tables, names] = await Promise.all([api.tables(), titles()]);
    return tables.length
      ? h(
          "ul",
          { class: "rows" },
          tables.map((one) => open(one, names)),
        )
      : empty(say("lobby-tables-none"));
  }

  async #refresh() {
    if (document.hidden || this.tables.contains(document.activeElement)) return;
    const found = await this.#tables().catch(() => null);
    if (found) this.tables.replaceChildren(found);
  }
}
