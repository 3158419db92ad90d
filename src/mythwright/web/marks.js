/** Marks: nodes that are drawn over the board for a while, and that nobody else sees. */

import { s } from "./dom.js";
import { morph } from "./morph.js";

/** Without their ids, which the board itself may have. */
const nameless = ({ id, children = [], ...node }) => ({ ...node, children: children.map(nameless) });

export class Marks {
  /** @param {SVGSVGElement} svg @param {string} look */
  constructor(svg, look) {
    this.svg = svg;
    this.layer = s("g", { class: `marks ${look}`, "aria-hidden": "true" });
  }

  /** @param {import("./page.js").Node[]} nodes @param {Element | null} under what they lie below */
  show(nodes, under = null) {
    morph(this.layer, { tag: "g", children: nodes.map(nameless) }, { fresh: false });
    if (!this.layer.isConnected) this.svg.insertBefore(this.layer, under);
  }

  clear() {
    this.layer.replaceChildren();
    this.layer.remove();
  }
}
