/** Carrying: a thing is taken by hand or by keys; what would come of laying it down is asked beforehand. */

import { s } from "./dom.js";
import { Marks } from "./marks.js";
import { say } from "./words.js";

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SMALL = 0.25;
const SLOP = 5;
/** Milliseconds between two questions, at least. */
const PAUSE = 50;
/** Half the width of the handle on the screen, for a mouse and for a finger. */
const HANDLE = 13;
const FINGER = 24;
const NUMBER = /^-?\d+$/;
const CROSS = "M0 -7V7M-7 0H7M-3 -4L0 -7L3 -4M-3 4L0 7L3 4M-4 -3L-7 0L-4 3M4 -3L7 0L4 3";

/** @typedef {{kind: string, form: string, way: number[][]}} Wish */

export class Carry {
  /**
   * @param {any} board
   * @param {{ask: (text: string) => Promise<any>, lay: () => void, show: () => void, hush: () => void}} hands
   */
  constructor(board, hands) {
    this.board = board;
    this.svg = board.svg;
    this.hands = hands;
    /** @type {any} */
    this.drag = null;
    this.marks = new Marks(this.svg, "trial");
    this.grip = this.#handle();
    const hear = (type, does) => this.svg.addEventListener(type, does, true); // before it is a look around
    hear("pointerdown", (event) => this.#down(event));
    hear("pointermove", (event) => this.#move(event));
    hear("pointerup", (event) => this.#up(event));
    hear("pointercancel", (event) => this.#up(event));
    hear("dblclick", (event) => {
      if (this.#holds(event.target)) this.bend();
    });
    this.marks.layer.addEventListener("click", (event) => {
      const found = event.target.closest("[data-options]");
      if (found) this.take(found.dataset.options.split("|"));
      event.stopPropagation();
    });
    this.reset();
  }

  #handle() {
    const grip = s(
      "g",
      { class: "grip", role: "button", tabindex: "0", "data-testid": "grip" },
      s("circle", { class: "grip-hold", r: FINGER }),
      s("circle", { class: "grip-ring", r: HANDLE }),
      s("path", { class: "grip-sign", d: CROSS }),
    );
    grip.addEventListener("click", (event) => {
      event.stopPropagation();
      grip.focus();
      if (!this.active && !this.drag.nodes.length) this.#carried(); // what lies nowhere yet may stay here
    });
    grip.addEventListener("keydown", (event) => this.#key(event));
    return grip;
  }

  /** What the page lets us take; whatever was under way is over when the question is another. */
  show(page) {
    const drag = page.question?.mine ? page.drag : null;
    const key = drag ? JSON.stringify([page.n, drag]) : "";
    if (key !== this.key) {
      this.key = key;
      this.drag = drag;
      this.reset();
    }
    if (!drag) this.grip.remove();
    else if (!this.grip.isConnected || this.grip.nextSibling) this.#top();
    if (this.trial) this.marks.show(this.trial.marks, this.grip);
    this.#place();
  }

  /** Above all that is drawn, with the focus if it had it. */
  #top() {
    const held = document.activeElement === this.grip;
    this.svg.append(this.grip);
    if (held) this.grip.focus({ preventScroll: true });
  }

  /** Back to where it was. */
  reset() {
    this.press = null;
    this.trial = null;
    this.active = false;
    this.way = [];
    this.at = this.drag?.start ?? [0, 0];
    this.kind = this.drag?.kinds[0][0] ?? "";
    this.form = this.drag?.forms[0]?.[0] ?? "";
    this.marks.clear();
    this.shade?.remove();
    this.#place();
    this.hands.show();
  }

  /** The answer as it stands now. */
  get text() {
    const places = [...this.way, this.at].flatMap((point) => this.#written(point));
    return [this.kind, ...places, this.form].filter((word) => word !== "").join(" ");
  }

  /** What was found out about exactly this answer, if it is known already. */
  get known() {
    return this.trial?.text === this.text ? this.trial : null;
  }

  get bends() {
    return this.drag ? this.drag.legs - 1 - this.way.length : 0;
  }

  focus() {
    if (this.drag) this.grip.focus();
  }

  /** Choose how it goes, or in which form it ends. */
  set(part, word) {
    this[part] = word;
    this.#carried();
  }

  /** The way bends here, and goes on. */
  bend() {
    if (!this.active || this.bends < 1) return;
    this.way.push(this.at);
    this.#carried();
  }

  /** Take it to a place that stands for one of these answers; whether it is one that can be carried. */
  take(texts) {
    const found = texts.map((text) => this.#read(text)).filter(Boolean);
    if (!this.drag || !found.length) return false;
    const same = found.find((wish) => wish.form === this.form) ?? found[0];
    Object.assign(this, { kind: same.kind, form: same.form });
    this.at = same.way.at(-1);
    this.way = same.way.slice(0, -1);
    this.#carried();
    this.grip.focus({ preventScroll: true });
    return true;
  }

  // -- places and words ------------------------------------------------------------------------------

  #written([x, y]) {
    const { origin, scale } = this.drag;
    return [Math.round((x - origin[0]) * scale[0]), Math.round((y - origin[1]) * scale[1])];
  }

  /** @returns {Wish | null} */
  #read(text) {
    const kind = this.drag?.kinds.map(([word]) => word).find((word) => text.startsWith(`${word} `));
    if (!kind) return null;
    const words = text.slice(kind.length + 1).split(" ");
    const end = words.findIndex((word) => !NUMBER.test(word));
    const numbers = (end < 0 ? words : words.slice(0, end)).map(Number);
    if (numbers.length < 2) return null;
    const form = end < 0 ? "" : words.slice(end).join(" ");
    const { origin, scale } = this.drag;
    const point = (at) => [numbers[at] / scale[0] + origin[0], numbers[at + 1] / scale[1] + origin[1]];
    return { kind, form, way: numbers.flatMap((_, at) => (at % 2 ? [] : [point(at)])) };
  }

  #place() {
    if (!this.drag) return;
    const scale = this.svg.getScreenCTM()?.a || 1;
    const name = say("grip-name", { name: this.drag.name });
    this.grip.setAttribute("aria-label", name);
    this.grip.setAttribute("transform", `translate(${this.at.join(" ")}) scale(${1 / scale})`);
  }

  // -- carrying --------------------------------------------------------------------------------------

  #carried() {
    this.active = true;
    this.#place();
    this.#shadow();
    this.hands.show();
    this.#ask();
  }

  /** What is carried follows the hand at once, until it is known how it would lie. */
  #shadow() {
    this.shade?.remove();
    const node = this.drag.nodes[0] && this.svg.querySelector(`#${CSS.escape(this.drag.nodes[0])}`);
    if (!node || this.form || !this.press) return;
    const copy = node.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
    const [dx, dy] = [this.at[0] - this.drag.start[0], this.at[1] - this.drag.start[1]];
    this.shade = s("g", { class: "shade", transform: `translate(${dx} ${dy})`, "aria-hidden": "true" }, copy);
    this.svg.insertBefore(this.shade, this.grip);
  }

  /** One question at a time; what has changed meanwhile is asked next. */
  async #ask() {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    this.again = false;
    const { text, key } = this;
    const [reply] = await Promise.all([
      this.hands.ask(text),
      new Promise((go) => setTimeout(go, PAUSE)),
    ]);
    this.asking = false;
    if (key !== this.key || !this.active) return;
    if (reply.outcome === "tried") {
      this.trial = reply;
      this.marks.show(reply.marks, this.grip); // the handle stays where it is: moved, it would lose the focus
      this.hands.show();
    }
    if (this.again || this.text !== text) this.#ask();
  }

  #holds(target) {
    if (!this.drag || !target.closest) return false;
    if (this.grip.contains(target)) return true;
    return this.drag.nodes.some((id) => target.closest(`#${CSS.escape(id)}`));
  }

  #down(event) {
    if (event.button || this.press || !this.#holds(event.target)) return;
    event.stopPropagation();
    this.hands.hush();
    this.board.zoom.moved = 0;
    const from = this.board.zoom.point(event.clientX, event.clientY);
    const away = [event.clientX, event.clientY];
    this.press = { id: event.pointerId, from, away, at: this.at, moved: false };
  }

  #move(event) {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    event.stopPropagation();
    const far = Math.hypot(event.clientX - press.away[0], event.clientY - press.away[1]);
    if (!press.moved && far < SLOP) return;
    if (!press.moved) this.svg.setPointerCapture(event.pointerId);
    press.moved = true;
    const now = this.board.zoom.point(event.clientX, event.clientY);
    this.at = [press.at[0] + now.x - press.from.x, press.at[1] + now.y - press.from.y];
    this.#carried();
  }

  #up(event) {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    event.stopPropagation();
    this.press = null;
    this.shade?.remove();
    if (!press.moved) return;
    this.board.zoom.moved = Infinity; // the click that follows is none
    this.#carried();
  }

  #key(event) {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) this.#step(arrow, event.shiftKey ? SMALL : 1);
    else if (event.key === "w" || event.key === "W") this.bend();
    else if (event.key === "Escape" && this.active) this.reset();
    else if (event.key === "Enter" || event.key === " ") this.hands.lay();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #step([right, down], part) {
    const far = this.drag.step * part;
    this.at = [this.at[0] + right * far, this.at[1] + down * far];
    this.#carried();
    this.board.zoom.reveal(this.grip);
  }
}
