/** The face of a table: its parts and where they lie. A live table and a replay both show it. */

import { Board } from "./board.js";
import { openKeys, openSettings } from "./dialogs.js";
import { Dice } from "./dice.js";
import { h, icon, iconButton } from "./dom.js";
import { Lectern } from "./explain.js";
import { Log } from "./log.js";
import { showMats } from "./mats.js";
import { Question } from "./question.js";
import { links } from "./router.js";
import { Strip } from "./states.js";
import { Rail, showScene } from "./trays.js";
import { say } from "./words.js";

const PARTS = ["question", "hand", "mats", "log"];
const NARROW = "(max-width: 1180px)";
const PHONE = "(max-width: 760px)";

export class Face {
  /** @param {HTMLElement} host @param {any} deeds what pointing at things does */
  constructor(host, deeds) {
    this.live = true;
    this.board = new Board({ choose: deeds.choose, wonder: deeds.wonder });
    this.dice = new Dice();
    this.rail = new Rail();
    this.question = new Question({
      answer: deeds.answer,
      think: deeds.think,
      undo: deeds.undo,
      hint: deeds.hint,
      end: deeds.end,
      build: () => deeds.build?.(),
    });
    this.scene = h("section", {
      class: "scenes",
      "data-part": "question",
      "data-testid": "scene",
      "aria-label": say("scene-title"),
      tabindex: "0",
      hidden: true,
    });
    this.log = new Log(deeds.why);
    this.lectern = new Lectern(deeds.answer);
    this.strip = new Strip();
    this.mats = h("section", {
      class: "mats",
      "data-part": "mats",
      "data-testid": "mats",
      "aria-label": say("mats-title"),
      tabindex: "0",
    });
    this.parts = this.#tabs();
    const parts = [this.board.element, this.dice.element, this.rail.element];
    this.centre = h("div", { class: "centre" }, parts);
    this.side = h("div", { class: "side" }, this.question.element, this.scene, this.parts, this.log.element);
    this.main = h(
      "main",
      { class: "table", id: "mw-main", "data-tab": "mats", tabindex: "-1" },
      this.mats,
      this.centre,
      this.side,
      this.lectern.element,
    );
    this.element = h("div", { class: "table-page" }, this.#head(deeds), this.strip.element, this.main);
    host.replaceChildren(this.element);
    this.#layout();
  }

  #head(deeds) {
    this.title = h("h1", { class: "table-title" }, say("brand"));
    this.status = h("ul", { class: "status", "data-testid": "status", "aria-label": say("status-title") });
    this.rules = h(
      "a",
      {
        class: "icon-button",
        href: links.lobby(),
        "aria-label": say("rules-title"),
        title: say("rules-title"),
        target: "_blank",
        rel: "noopener",
      },
      icon("book"),
    );
    this.watch = h("span", { class: "watchers", title: say("watchers"), hidden: true });
    this.over = iconButton(say("end-show"), "laurel", {
      onclick: deeds.end,
      hidden: true,
      class: "icon-button only-wide", // else the question has one
      "data-testid": "show-ending",
    });
    const tools = h(
      "div",
      { class: "tools" },
      this.watch,
      this.over,
      iconButton(say("share-title"), "share", { onclick: deeds.share, "data-testid": "share" }),
      this.rules,
      iconButton(say("setting-text"), "text", { onclick: deeds.text, "data-testid": "text-view" }),
      iconButton(say("keys-title"), "keys", {
        onclick: openKeys,
        class: "icon-button only-wide",
        "data-testid": "keys",
      }),
      iconButton(say("settings-title"), "sliders", { onclick: openSettings, "data-testid": "settings" }),
      iconButton(say("leave"), "door", { onclick: deeds.leave, "data-testid": "leave" }),
    );
    const home = h("a", { class: "brand", href: links.lobby(), "aria-label": say("to-lobby") }, icon("mark"));
    this.head = h("header", { class: "table-head" }, home, this.title, this.status, tools);
    return this.head;
  }

  /** Where there is no room for everything, one part at a time. */
  #tabs() {
    const one = (part) =>
      h(
        "button",
        {
          type: "button",
          class: "part-tab",
          "data-for": part,
          "data-testid": `tab-${part}`,
          "aria-pressed": "false",
          onclick: () => this.open(part),
        },
        say(`part-${part}`),
      );
    return h("nav", { class: "parts", "aria-label": say("parts-name") }, PARTS.map(one));
  }

  /** Show a part. On a small desk question and cards are always in sight; the others share a place. */
  open(wanted) {
    const always = !matchMedia(PHONE).matches && ["question", "hand"].includes(wanted);
    const part = always ? this.main.dataset.tab : wanted;
    this.main.dataset.tab = part;
    for (const tab of this.parts.children) tab.setAttribute("aria-pressed", String(tab.dataset.for === part));
  }

  #layout() {
    this.media = matchMedia(NARROW);
    const lay = () => {
      if (this.media.matches) this.side.append(this.mats);
      else this.main.prepend(this.mats);
      const phone = matchMedia(PHONE).matches;
      if (!phone && ["question", "hand"].includes(this.main.dataset.tab)) this.main.dataset.tab = "mats";
      this.open(phone ? "question" : this.main.dataset.tab);
      this.board.zoom.open(phone);
    };
    this.watched = [this.media, matchMedia(PHONE)];
    for (const media of this.watched) media.addEventListener("change", lay);
    this.forget = () => this.watched.forEach((media) => media.removeEventListener("change", lay));
    lay();
  }

  /**
   * @param {any} page
   * @param {{before?: any, changes?: any, sitting: any, standin: (info: any) => any}} how
   */
  show(page, { before = null, changes = null, sitting, standin }) {
    this.board.show(page, changes);
    this.rail.show(page);
    if (page.scene !== this.shown?.scene) showScene(this.scene, page);
    if (page.status !== this.shown?.status)
      this.status.replaceChildren(...page.status.map((line) => h("li", {}, line)));
    this.shown = page;
    this.people(page, before, { sitting, standin });
    this.log.show(page);
    this.over.hidden = !page.result;
    this.main.classList.toggle("is-over", Boolean(page.result));
    this.main.classList.toggle("is-mine", Boolean(page.question?.mine));
  }

  /** Under the curtain nothing can be seen or reached. */
  cover(on) {
    this.main.inert = on;
    this.head.inert = on;
    this.main.classList.toggle("is-covered", on);
  }

  people(page, before, { sitting, standin }) {
    const mine = this.live ? page.seat : null;
    showMats(this.mats, page, before, { people: sitting.people, mine, standin });
    this.watch.hidden = !sitting.watchers;
    this.watch.replaceChildren(icon("eye"), String(sitting.watchers));
  }

  close() {
    this.forget();
    this.dice.clear();
  }
}
