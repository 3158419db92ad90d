/** Replay: a finished game state by state, with any seat's eyes. */

import { h, icon, iconButton } from "./dom.js";
import { linkRow, openDialog } from "./dialogs.js";
import { verify } from "./ending.js";
import { call } from "./live.js";
import { begin, merge, news } from "./page.js";
import { links, readdress, whole } from "./router.js";
import { statePage } from "./states.js";
import { Table } from "./table.js";
import { say } from "./words.js";

const SPEEDS = [1500, 800, 350];

export class Replay extends Table {
  /**
   * @param {HTMLElement} host
   * @param {{id: string, keys: string[], n: number | null, seat: number | null}} route
   */
  constructor(host, route) {
    super(host, { ...route, keys: route.keys.slice(0, 1) });
    this.live = false;
    this.n = route.n ?? 0;
    this.seat = route.seat;
    this.last = null;
    this.shown = null;
    this.bar = this.#bar();
    this.face.live = false;
    this.face.open("log");
    this.face.element.classList.add("is-replay");
    this.face.element.append(this.bar);
    this.sitting.addEventListener("replay", (event) => this.#arrived(event.detail));
    this.keys = (event) => this.#key(event);
    document.addEventListener("keydown", this.keys);
  }

  get page() {
    return this.shown ?? null;
  }

  /** Lines are numbered by the seat that has the key; with other eyes only the rule can be told. */
  async why(line) {
    if (this.seat === this.sitting.chairs[0].seat) return super.why(line);
    const { rules = [] } = await this.ask("rule", { words: line.rule });
    return { rule: rules[0] };
  }

  close() {
    this.#stop();
    document.removeEventListener("keydown", this.keys);
    super.close();
  }

  /** The live page only tells whether there is something to replay. */
  update({ page }) {
    if (!page.result) {
      this.close();
      this.host.replaceChildren(statePage("unfinished", { actions: [this.#back()] }));
      return;
    }
    if (this.last !== null) return;
    this.last = 0;
    this.#eyes();
    this.#begin(this.n);
  }

  /** The first state tells how many there are. */
  async #begin(n) {
    await this.#go(0);
    await this.#go(n);
  }

  #back() {
    const words = say("replay-back");
    return h(
      "a",
      { class: "button", href: links.table(this.sitting.id, this.key), "aria-label": words, title: words },
      icon("door"),
      h("span", { class: "label" }, words),
    );
  }

  /** What the bar is moved by. */
  #handles() {
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: "0",
      step: "1",
      "aria-label": say("replay-slider"),
      "data-testid": "replay-slider",
    });
    this.slider.addEventListener("input", () => this.#go(Number(this.slider.value)));
    this.count = h("output", { class: "replay-count", "data-testid": "replay-count" });
    this.player = iconButton(say("replay-play"), "play", {
      onclick: () => this.#play(),
      "data-testid": "replay-play",
    });
    this.pace = h(
      "select",
      { "aria-label": say("replay-pace") },
      SPEEDS.map((time, at) => h("option", { value: time, selected: at === 1 }, say(`replay-pace-${at}`))),
    );
    this.who = h("select", { "aria-label": say("replay-eyes"), "data-testid": "replay-seat" });
    this.who.addEventListener("change", () => {
      this.seat = this.who.value === "" ? null : Number(this.who.value);
      this.#go(this.n);
    });
  }

  #bar() {
    this.#handles();
    const step = (by) => () => this.#go(this.n + by);
    return h(
      "section",
      { class: "replay-bar", "aria-label": say("replay-title"), "data-testid": "replay" },
      iconButton(say("replay-first"), "first", { onclick: () => this.#go(0) }),
      iconButton(say("replay-prev"), "prev", { onclick: step(-1), "data-testid": "replay-prev" }),
      this.player,
      iconButton(say("replay-next"), "next", { onclick: step(1), "data-testid": "replay-next" }),
      iconButton(say("replay-last"), "last", { onclick: () => this.#go(this.last) }),
      this.slider,
      this.count,
      this.who,
      this.pace,
      iconButton(say("replay-share"), "share", {
        onclick: () => this.#share(),
        "data-testid": "replay-share",
      }),
      iconButton(say("end-verify"), "dice", {
        onclick: () => this.#verify(),
        "data-testid": "replay-verify",
      }),
      iconButton(say("end-download"), "download", {
        onclick: () => this.download(),
        "data-testid": "replay-download",
      }),
      this.#back(),
    );
  }

  #eyes() {
    const watching = h("option", { value: "", selected: this.seat === null }, say("replay-nobody"));
    const seats = this.sitting.people.map((info) =>
      h(
        "option",
        { value: info.seat, selected: info.seat === this.seat },
        info.called || info.player || say("seat-number", { number: info.seat + 1 }),
      ),
    );
    this.who.replaceChildren(watching, ...seats);
  }

  async #go(n) {
    if (this.last === null) return;
    this.n = Math.max(0, Math.min(this.last, n));
    this.slider.value = String(this.n);
    readdress(links.replay(this.sitting.id, this.key, this.n, this.seat));
    if (this.going) return;
    this.going = true;
    let asked = null;
    while (asked !== `${this.n} ${this.seat}`) {
      asked = `${this.n} ${this.seat}`;
      const reply = await this.sitting.ask("show", { n: this.n, seat: this.seat }, this.sitting.chairs[0]);
      if (reply.outcome === "refused") call(reply.rulings?.[0]?.text ?? "");
    }
    this.going = false;
  }

  #arrived({ page, n, last }) {
    const before = this.shown;
    const whole = Boolean(page.board) || !before;
    this.shown = whole ? begin(page) : merge(before, page);
    const forward = before && n === before.n + 1;
    this.shown.n = n;
    this.last = last;
    this.slider.max = String(last);
    this.count.textContent = `${n} / ${last}`;
    const lines = forward ? news(before, this.shown) : [];
    if (!forward) this.face.dice.clear();
    super.update({ before, page: { ...this.shown, result: null }, patch: whole ? null : page, lines });
    this.face.question.tools.hidden = true;
  }

  #play() {
    if (this.playing) {
      this.#stop();
      return;
    }
    this.playing = true;
    this.#sign("pause", "replay-pause");
    const on = async () => {
      if (!this.playing) return;
      if (this.n >= this.last) this.#stop();
      else {
        await this.#go(this.n + 1);
        this.timer = setTimeout(on, Number(this.pace.value));
      }
    };
    on();
  }

  #stop() {
    this.playing = false;
    clearTimeout(this.timer);
    if (this.player) this.#sign("play", "replay-play");
  }

  #sign(icon, words) {
    this.player.querySelector("use").setAttribute("href", `#icon-${icon}`);
    this.player.setAttribute("aria-label", say(words));
    this.player.title = say(words);
  }

  #key(event) {
    if (
      event.target.closest?.("input, select, dialog, .board, [role=tablist]") ||
      event.ctrlKey ||
      event.altKey
    )
      return;
    if (event.key === "ArrowRight") this.#go(this.n + 1);
    else if (event.key === "ArrowLeft") this.#go(this.n - 1);
    else return;
    event.preventDefault();
  }

  #share() {
    const link = whole(links.replay(this.sitting.id, this.key, this.n, this.seat));
    openDialog(
      say("replay-share"),
      [h("p", { class: "note" }, say("replay-share-note")), linkRow(say("replay-link"), link)],
      { name: "share" },
    );
  }

  #verify() {
    const place = h("div", { class: "proof", "data-testid": "dice-verdict" });
    openDialog(say("end-verify"), [h("p", { class: "note" }, say("dice-about")), place], { name: "dice" });
    verify(place, () => this.ask("report"), this.shown.commitment);
  }
}
