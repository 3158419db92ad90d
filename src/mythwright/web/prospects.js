/** Prospects: where an option may lead once dice have fallen, drawn while one thinks of it. */

import { s } from "./dom.js";

/**
 * @param {number[][]} places x, y and per cent, in the coordinates of the board
 * @param {number} unit a length that suits the board: about a fifth of a token
 */
export function prospects(places, unit) {
  const most = Math.max(1, ...places.map(([, , percent]) => percent));
  const drawn = s(
    "g",
    { class: "prospects", "aria-hidden": "true" },
    places.map(([x, y, percent]) => {
      return s(
        "g",
        { class: "prospect" },
        s("circle", { cx: x, cy: y, r: unit * (1.5 + (1.7 * percent) / most) }),
        s("text", { x, y }, percent ? String(percent) : "<1"),
      );
    }),
  );
  drawn.style.setProperty("--unit", `${unit}px`);
  return drawn;
}
