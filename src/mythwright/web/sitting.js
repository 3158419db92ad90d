/** Who sits here: one line for each key, the page of each, and whose eyes the screen shows. */

import { begin, merge, news } from "./page.js";
import { settings } from "./settings.js";
import { Line } from "./wire.js";

class Chair {
  constructor(key) {
    this.key = key;
    /** @type {number | null} */
    this.seat = null;
    /** @type {any} */
    this.page = null;
    this.state = { name: "calling" };
  }
}

export class Sitting extends EventTarget {
  /**
   * Events: `page` (with the page before and the new lines), `state`, `people`, `consent`, `curtain`,
   * `replay`, `error`.
   * @param {string} id
   * @param {string[]} keys
   */
  constructor(id, keys) {
    super();
    this.id = id;
    this.table = null;
    this.people = [];
    this.watchers = 0;
    this.chairs = keys.map((key) => new Chair(key));
    /** The chair whose page is shown. With several, nothing is shown before a curtain was lifted. */
    this.shown = keys.length === 1 ? this.chairs[0] : null;
    /** The chair that the curtain waits for. */
    this.waiting = null;
    for (const chair of this.chairs) this.#call(chair);
  }

  get page() {
    return this.shown?.page ?? null;
  }

  get state() {
    const worst = ["shut", "broken", "calling", "open"];
    const states = this.chairs.map((chair) => chair.state);
    return states.sort((one, other) => worst.indexOf(one.name) - worst.indexOf(other.name))[0];
  }

  close() {
    for (const chair of this.chairs) chair.line.close();
  }

  /** @returns {Promise<any>} */
  async ask(type, body = {}, chair = this.shown) {
    const reply = await chair.line.request(type, body);
    return { ...reply, chair };
  }

  askNow(type, body = {}) {
    return this.ask(type, { n: this.page.n, ...body });
  }

  /** The person at the screen says that they are who the curtain waits for. */
  lift() {
    const before = this.page;
    this.shown = this.waiting ?? this.shown;
    this.waiting = null;
    this.#emit("curtain", {});
    this.#emit("page", { before, page: this.page, lines: [], lifted: true });
  }

  #call(chair) {
    chair.line = new Line(
      { table: this.id, key: chair.key },
      {
        hello: () => ({ language: settings.get("language"), seen: this.#seen(chair) }),
        hear: (frame) => this.#hear(chair, frame),
        state: (state) => this.#turn(chair, state),
      },
    );
  }

  #seen(chair) {
    return chair.page ? { n: chair.page.n, log: chair.page.log.length } : null;
  }

  #turn(chair, state) {
    chair.state = state;
    this.#emit("state", this.state);
  }

  #hear(chair, frame) {
    if (frame.type === "welcome") this.#welcome(chair, frame);
    else if (frame.type === "news") this.#update(chair, merge(chair.page, frame.page), frame.page);
    else if (frame.type === "people") this.#meet(frame.seats, frame.watchers);
    else if (frame.type === "consent") this.#emit("consent", frame);
    else if (frame.type === "replay") this.#emit("replay", { chair, ...frame });
    else if (frame.type === "error") this.#emit("error", frame);
  }

  #welcome(chair, frame) {
    chair.seat = frame.seat;
    this.table = frame.table;
    this.#meet(frame.table.seats, frame.table.watchers ?? this.watchers);
    this.#update(chair, begin(frame.page, chair.page), null);
  }

  #update(chair, page, patch) {
    const before = chair.page;
    chair.page = page;
    this.#draw();
    if (chair !== this.shown || this.waiting) return;
    this.#emit("page", { before, page, patch, lines: before ? news(before, page) : [] });
  }

  /** With several seats at one screen, the curtain falls when another of them is asked. */
  #draw() {
    if (this.chairs.length === 1) return;
    const asked = this.chairs.find((chair) => chair.page?.question?.mine);
    const next = asked ?? this.shown ?? this.chairs.find((chair) => chair.page);
    const waiting = next && next !== this.shown ? next : null;
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    this.#emit("curtain", { chair: waiting });
    if (!waiting && this.page)
      this.#emit("page", { before: this.page, page: this.page, lines: [], lifted: true });
  }

  #meet(seats, watchers) {
    this.people = seats;
    this.watchers = watchers;
    this.#emit("people", {});
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
