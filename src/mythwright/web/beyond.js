/** Beyond the edge: a button that points to what may be chosen where the board is not in sight, and goes there. */

import { button } from "./dom.js";
import { say } from "./words.js";

/** Where the arrow of a side points, in degrees from the right. */
const ARROWS = { right: 0, below: 90, left: 180, above: 270 };

export class Beyond {
  /** @param {import("./zoom.js").Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.offered = [];
    this.far = [];
    const given = { class: "button small beyond", "data-testid": "beyond", hidden: true };
    this.element = button("", { ...given, onclick: () => zoom.reveal(...this.far) }, "next");
    this.words = this.element.querySelector(".label");
    zoom.moves = () => this.#soon();
  }

  /** @param {Element[]} offered all that may be chosen @param {boolean} fresh whether they were not before */
  show(offered, fresh) {
    this.offered = offered;
    if (fresh) this.zoom.reveal(...offered);
    this.#soon();
  }

  #soon() {
    this.waits ??= requestAnimationFrame(() => {
      this.waits = null;
      this.#look();
    });
  }

  /** Of several sides the one with most to choose. */
  #look() {
    const sides = Object.groupBy(this.offered, (one) => this.zoom.side(one));
    const found = Object.keys(ARROWS).filter((side) => sides[side]);
    const most = found.sort((one, other) => sides[other].length - sides[one].length)[0];
    this.far = sides[most] ?? [];
    this.element.hidden = !most;
    if (!most) return;
    this.element.dataset.side = most;
    this.element.style.setProperty("--arrow", `${ARROWS[most]}deg`);
    this.words.textContent = say("board-beyond", { number: this.far.length });
  }
}
