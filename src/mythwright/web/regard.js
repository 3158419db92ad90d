/** Regarding: what a closer look at a thing draws over the board and tells beside it. */

import { Marks } from "./marks.js";

const PAUSE = 180;

export class Regard {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.marks = new Marks(table.face.board.svg, "regard");
    this.seen = new Map();
    this.thing = "";
  }

  /**
   * @param {string} thing
   * @param {(lines: string[]) => void} tell
   */
  look(thing, tell) {
    this.away();
    if (!this.table.page.regards?.includes(thing)) return;
    this.thing = thing;
    this.timer = setTimeout(() => this.#show(thing, tell), PAUSE);
  }

  away() {
    clearTimeout(this.timer);
    this.thing = "";
    this.marks.clear();
  }

  async #show(thing, tell) {
    const key = `${this.table.page.n} ${thing}`;
    if (!this.seen.has(key)) {
      await this.asking; // one look at a time, and the last one counts
      if (this.thing !== thing) return;
      this.asking = this.table.sitting.askNow("regard", { thing });
      const reply = await this.asking;
      if (reply.outcome !== "regarded") return;
      this.seen = new Map([...this.seen, [key, reply]].slice(-30));
    }
    if (this.thing !== thing) return;
    const { marks, lines } = this.seen.get(key);
    this.marks.show(marks);
    tell(lines);
  }
}
