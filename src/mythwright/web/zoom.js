/** Looking closer: wheel, drag, pinch and buttons change the part of the board that is shown. */

const CLOSEST = 6;
const STEP = 1.35;
const SLOP = 6;

export class Zoom {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.home = [0, 0, 100, 100];
    this.focus = this.home;
    this.narrow = false;
    this.box = this.home;
    this.pointers = new Map();
    this.moved = 0;
    /** Called when another part is shown. */
    this.moves = () => {};
    svg.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const type of ["pointerup", "pointercancel"]) svg.addEventListener(type, (event) => this.#up(event));
  }

  /** Whether the press that ends now was a drag and no click. */
  get dragged() {
    return this.moved > SLOP;
  }

  /** @param {string} viewBox the whole board @param {number[]} [focus] the part of it that matters most */
  place(viewBox, focus = []) {
    const home = viewBox.split(/[\s,]+/).map(Number);
    const near = focus.length === home.length ? focus : home;
    if (home.join() === this.home.join() && near.join() === this.focus.join()) return;
    [this.home, this.focus] = [home, near];
    this.open(this.narrow);
  }

  /** Where there is little room one begins with what matters most, else with all of it. */
  open(narrow) {
    this.narrow = narrow;
    this.#show(narrow ? this.focus : this.home);
  }

  /** All of it; where there is little room, by turns with what matters most. */
  fit() {
    const near = this.narrow && this.box.join() !== this.focus.join();
    this.#show(near ? this.focus : this.home);
  }

  closer() {
    this.#scale(STEP, ...this.#middle());
  }

  farther() {
    this.#scale(1 / STEP, ...this.#middle());
  }

  /** On which side of the view the middle of an element lies; within it, on none. */
  side(element) {
    const inner = element.getBoundingClientRect();
    const outer = this.svg.getBoundingClientRect();
    const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
    if (x < outer.left) return "left";
    if (x > outer.right) return "right";
    if (y < outer.top) return "above";
    return y > outer.bottom ? "below" : "";
  }

  /** Bring some of these elements into sight, when none is: all around their middle, else the first. */
  reveal(...elements) {
    const hidden = () => elements.every((one) => this.side(one));
    if (elements.length && hidden()) this.#centre(elements);
    if (elements.length && hidden()) this.#centre(elements.slice(0, 1));
  }

  #centre(elements) {
    const boxes = elements.map((one) => one.getBoundingClientRect());
    const least = (edge) => Math.min(...boxes.map((box) => box[edge]));
    const most = (edge) => Math.max(...boxes.map((box) => box[edge]));
    const at = this.point((least("left") + most("right")) / 2, (least("top") + most("bottom")) / 2);
    const [, , w, high] = this.box;
    this.#show([at.x - w / 2, at.y - high / 2, w, high]);
  }

  #middle() {
    const box = this.svg.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  /** Where on the board this place of the window is. */
  point(clientX, clientY) {
    return new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  #scale(by, clientX, clientY) {
    const at = this.point(clientX, clientY);
    const [x, y, w, high] = this.box;
    const factor = Math.min(CLOSEST, Math.max(1, (this.home[2] / w) * by)) / (this.home[2] / w);
    this.#show([at.x - (at.x - x) / factor, at.y - (at.y - y) / factor, w / factor, high / factor]);
  }

  #show([x, y, w, high]) {
    const [hx, hy, hw, hh] = this.home;
    const within = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));
    this.box = [within(x, hx, hx + hw - w), within(y, hy, hy + hh - high), w, high];
    this.svg.setAttribute("viewBox", this.box.map((value) => value.toFixed(2)).join(" "));
    this.svg.classList.toggle("is-close", w < hw * 0.99);
    this.moves();
  }

  #wheel(event) {
    event.preventDefault();
    this.#scale(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  }

  #down(event) {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.moved = 0;
  }

  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.pointers.size === 2) this.#pinch(event.pointerId, before, now);
    else if (this.dragged) this.#drag(event, before, now);
    this.pointers.set(event.pointerId, now);
  }

  #drag(event, before, now) {
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    const [from, to] = [this.point(before.x, before.y), this.point(now.x, now.y)];
    const [x, y, w, high] = this.box;
    this.#show([x + from.x - to.x, y + from.y - to.y, w, high]);
  }

  #pinch(id, before, now) {
    const other = [...this.pointers].find(([key]) => key !== id)[1];
    const span = (one) => Math.hypot(one.x - other.x, one.y - other.y);
    this.moved += SLOP;
    this.#scale(span(now) / Math.max(1, span(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  #up(event) {
    this.pointers.delete(event.pointerId);
  }
}
