/** Dice that fall: they tumble and settle on the faces that the engine rolled. */

import { emblem, h, tint } from "./dom.js";
import { still } from "./settings.js";
import { sound } from "./sound.js";

const SIDES = ["front", "back", "right", "left", "top", "bottom"];
const TUMBLE = 900;
const REST = 1500;
const MOST_WAITING = 2;

/** The faces seen so far of each die, so that the other sides of a cube are its own. */
const known = new Map();

function learn({ die, faces }) {
  if (!known.has(die)) known.set(die, new Map());
  for (const face of faces) known.get(die).set(face.face, face);
}

function side(name, face) {
  return tint(h("span", { class: `die-side die-${name}` }, emblem(face.emblem, "die-face")), face.colour);
}

function cube(die, face, at) {
  const others = [...known.get(die).values()].filter((one) => one.face !== face.face);
  const sides = SIDES.map((name, number) =>
    number ? (others[(at + number) % others.length] ?? face) : face,
  );
  const made = h(
    "span",
    { class: "die" },
    SIDES.map((name, number) => side(name, sides[number])),
  );
  const turns = () => 360 * (1 + Math.floor(Math.random() * 2)) * (Math.random() < 0.5 ? -1 : 1);
  made.style.setProperty("--x", `${turns() + 45}deg`);
  made.style.setProperty("--y", `${turns() + 45}deg`);
  made.style.setProperty("--late", `${at * 70}ms`);
  return h("span", { class: "die-place" }, made);
}

const pause = (time) => new Promise((go) => setTimeout(go, time));

export class Dice {
  constructor() {
    this.tray = h("div", { class: "dice-tray", "data-testid": "dice" });
    this.element = h("div", { class: "dice-place", "aria-hidden": "true" }, this.tray);
    this.waiting = [];
    this.falling = false;
  }

  /** Let the dice of new lines fall, one throw after another; of too many only the last are shown. */
  fall(lines) {
    const thrown = lines.map((line) => line.dice).filter((dice) => dice?.faces.length);
    thrown.forEach(learn);
    this.waiting = [...this.waiting, ...thrown].slice(-MOST_WAITING);
    if (!this.falling) this.#next();
  }

  clear() {
    this.waiting = [];
    this.tray.classList.remove("is-shown");
    this.tray.replaceChildren();
  }

  async #next() {
    this.falling = true;
    while (this.waiting.length) await this.#throw(this.waiting.shift());
    this.falling = false;
  }

  async #throw({ die, faces }) {
    const cubes = faces.map((face, at) => cube(die, face, at));
    this.tray.replaceChildren(...cubes);
    this.tray.style.setProperty("--dice", String(faces.length));
    this.tray.dataset.faces = faces.map((face) => face.face).join(" ");
    this.tray.classList.add("is-shown");
    if (!still()) {
      sound.dice(faces.length);
      await pause(TUMBLE + 70 * faces.length);
    }
    await pause(this.waiting.length ? REST / 3 : REST);
    this.tray.classList.remove("is-shown");
    await pause(still() ? 0 : 220);
    if (!this.waiting.length) this.tray.replaceChildren();
  }
}
