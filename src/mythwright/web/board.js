/** The board: the picture, what glows in it, and what happens when one points at it, by hand or by keys. */

import { Beyond } from "./beyond.js";
import { h, iconButton, s } from "./dom.js";
import { change, morph } from "./morph.js";
import { optionsOf } from "./page.js";
import { prospects } from "./prospects.js";
import { trace } from "./trace.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const SHAPES = "polygon, path, rect, circle, ellipse";
/** How many units a board is wide, by which traces are drawn. */
const UNITS = 220;
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Things that one can point at. */
const POINTED = "[data-options], [data-thing], [data-title]";

export class Board {
  /**
   * @param {{choose: (texts: string[], at: Element) => void,
   *   wonder: (thing: string, at: Element) => void}} hands
   */
  constructor(hands) {
    this.hands = hands;
    this.svg = s("svg", { id: "board", class: "board", role: "group", "aria-label": say("board-title") });
    this.zoom = new Zoom(this.svg);
    this.beyond = new Beyond(this.zoom);
    this.words = h("div", { class: "board-words", "data-testid": "spoken", hidden: true, tabindex: "0" });
    this.element = h(
      "section",
      { class: "board-place", "data-testid": "board", "aria-label": say("board-title") },
      this.svg,
      this.words,
      this.beyond.element,
      this.#tools(),
    );
    this.svg.addEventListener("click", (event) => this.#click(event));
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    this.drawn = false;
  }

  #tools() {
    return h(
      "div",
      { class: "board-tools" },
      iconButton(say("zoom-in"), "plus", { onclick: () => this.zoom.closer() }),
      iconButton(say("zoom-out"), "minus", { onclick: () => this.zoom.farther() }),
      iconButton(say("zoom-fit"), "fit", { onclick: () => this.zoom.fit(), "data-testid": "fit" }),
    );
  }

  /** Draw the board of a page; `changes` if only these differ. */
  show(page, changes = null) {
    const same = changes?.length === 0 && this.page?.question === page.question;
    const { spoken, question } = this.page ?? {};
    this.page = page;
    if (same && this.drawn) return;
    for (const ours of this.svg.querySelectorAll(".halo, .trace, .shade")) ours.remove();
    if (changes && this.drawn) this.#change(changes);
    else this.#whole(page.board);
    this.element.classList.toggle("has-focus", Boolean(page.focus?.length));
    this.zoom.place(String(page.board.attributes?.viewBox ?? "0 0 1000 900"), page.focus);
    this.#name(page);
    if (page.spoken !== spoken) this.#speak(page);
    const offered = this.#things().filter((one) => one.dataset.options);
    this.beyond.show(offered, page.question !== question);
  }

  /** Words instead of the drawing. */
  inWords(on) {
    this.words.hidden = !on;
    this.element.classList.toggle("in-words", on);
  }

  /** To the board; on the board, to the next thing that may be chosen. */
  focus() {
    const here = document.activeElement;
    const offered = this.#things().filter((one) => one.dataset.options);
    if (!this.svg.contains(here) || !offered.length)
      (this.svg.querySelector("[tabindex='0']") ?? this.words).focus();
    else this.#go(here, offered[(offered.indexOf(here) + 1) % offered.length]);
  }

  /** Mark what an option stands for, and the way it takes, while it is thought of. */
  mark(text) {
    for (const old of this.svg.querySelectorAll("[data-chosen]")) old.removeAttribute("data-chosen");
    this.svg.querySelector(".trace, .prospects")?.remove();
    if (!text) return;
    const option = optionsOf(this.page).get(text);
    const unit = this.zoom.home[2] / UNITS;
    if (option?.trace) this.svg.append(trace(option.trace, unit));
    if (option?.prospects) this.svg.append(prospects(option.prospects, unit));
    for (const one of this.#standing(text)) one.setAttribute("data-chosen", "true");
  }

  /** Bring what an option stands for into sight, when nothing of it is. */
  reveal(text) {
    this.zoom.reveal(...this.#standing(text));
  }

  #standing(text) {
    const offered = [...this.svg.querySelectorAll("[data-options]")];
    return offered.filter((one) => one.dataset.options.split("|").includes(text));
  }

  #whole(node) {
    for (const ours of this.svg.querySelectorAll(".marks, .grip")) ours.remove(); // or they would be redrawn
    morph(this.svg, { ...node, id: "board" }, { root: true, fresh: this.drawn });
    this.drawn = true;
  }

  #change(changes) {
    for (const { id, node } of changes) {
      const found = id === "board" ? this.svg : this.svg.querySelector(`#${CSS.escape(id)}`);
      if (found === this.svg) this.#whole(node);
      else if (found) change(found, node);
    }
  }

  /** Names for those who listen, a place in the order of keys, and a glow for what may be chosen. */
  #name(page) {
    const options = optionsOf(page);
    const things = this.#things();
    const held = things.find((one) => one.getAttribute("tabindex") === "0");
    const first = things.find((one) => one.dataset.options) ?? things[0];
    for (const one of things) {
      set(one, "role", "button");
      set(one, "aria-label", spokenName(one, options));
      set(one, "tabindex", one === (held ?? first) ? "0" : "-1");
      if (one.dataset.options) this.#glow(one);
    }
  }

  #glow(element) {
    const shape = [...element.children].find((child) => child.matches(SHAPES));
    if (!shape) return;
    const halo = shape.cloneNode(false);
    for (const name of ["id", "fill", "opacity", "stroke", "stroke-dasharray"]) halo.removeAttribute(name);
    halo.setAttribute("class", "halo");
    element.append(halo);
  }

  #speak(page) {
    const lines = page.spoken.map((line) => h("li", {}, line));
    this.words.replaceChildren(h("h2", {}, say("board-words")), h("ul", {}, lines));
  }

  /** The outermost things; what is drawn within them belongs to them. */
  #things() {
    const passing = ".leaves, .marks, .shade";
    const found = [...this.svg.querySelectorAll(POINTED)].filter((one) => !one.closest(passing));
    return found.filter((one) => !one.parentElement.closest(POINTED));
  }

  /** @returns {HTMLElement | null} the thing at an event */
  thingAt(event) {
    const found = event.target.closest?.("[role=button]");
    return found && this.svg.contains(found) ? found : null;
  }

  #click(event) {
    if (this.zoom.dragged) {
      this.zoom.moved = 0;
      return;
    }
    const found = this.thingAt(event);
    if (found) this.#point(found);
  }

  #point(found) {
    if (found.dataset.options) this.hands.choose(found.dataset.options.split("|"), found);
    else this.hands.wonder(found.dataset.thing ?? "", found);
  }

  #key(event) {
    const found = this.thingAt(event);
    if (!found) return;
    if (event.key === "Enter" || event.key === " ") this.#point(found);
    else if (ARROWS[event.key]) this.#walk(found, ARROWS[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the nearest thing in that direction; what lies aside counts twice as far. */
  #walk(from, [right, down]) {
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const one of this.#things()) {
      const there = middle(one);
      const [dx, dy] = [there.x - here.x, there.y - here.y];
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      if (one === from || ahead <= 1 || ahead < aside * 0.5) continue;
      if (ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
    }
    if (best) this.#go(from, best);
  }

  #go(from, to) {
    from.setAttribute("tabindex", "-1");
    to.setAttribute("tabindex", "0");
    to.focus();
    this.zoom.reveal(to);
  }
}

function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What a thing is called: its title, the letters drawn on it, and what may be done with it. */
function spokenName(one, options) {
  const labels = (one.dataset.options ?? "").split("|").map((text) => options.get(text)?.label);
  const title = one.dataset.title || one.dataset.thing || say("board-thing");
  const letters = [...one.querySelectorAll("text")].map((text) => text.textContent).join("");
  const shown = letters && !title.split(/\W+/).includes(letters) ? `${title} · ${letters}` : title;
  return [shown, ...labels.filter(Boolean)].join(": ");
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
