/** Traces: the way that an option takes over the board, drawn while one thinks of it. */

import { s } from "./dom.js";

const BEND = 0.22;

/** @param {number[]} stroke x, y, x, y, … @returns {[number, number][]} */
function pointsOf(stroke) {
  return Array.from({ length: stroke.length / 2 }, (_, at) => [stroke[2 * at], stroke[2 * at + 1]]);
}

/** From the end of one stroke to the beginning of the next, in a bow, since nothing is walked between. */
function leap([x, y], [toX, toY]) {
  const [right, down] = [toX - x, toY - y];
  const bow = [(x + toX) / 2 + down * BEND, (y + toY) / 2 - right * BEND];
  const d = `M${x} ${y}Q${bow.join(" ")} ${toX} ${toY}`;
  return [s("path", { class: "trace-air", d }), s("path", { class: "trace-leap", d })];
}

const line = (points, look) =>
  s("polyline", { class: look, points: points.map((point) => point.join(",")).join(" "), pathLength: 1 });

const mark = ([cx, cy], r, look) => s("circle", { class: look, cx, cy, r });

/**
 * @param {number[][]} strokes in the coordinates of the board
 * @param {number} unit a length that suits the board: about a fifth of a token
 */
export function trace(strokes, unit) {
  const ways = strokes.map(pointsOf);
  const legs = ways.filter((points) => points.length > 1);
  const end = ways.at(-1).at(-1);
  const drawn = s(
    "g",
    { class: "trace", "aria-hidden": "true" },
    legs.map((points) => line(points, "trace-under")),
    ways.slice(1).map((points, at) => leap(ways[at].at(-1), points[0])),
    legs.map((points) => line(points, "trace-line")),
    mark(ways[0][0], unit * 1.1, "trace-start"),
    mark(end, unit * 2.6, "trace-end"),
    mark(end, unit, "trace-heart"),
  );
  drawn.style.setProperty("--unit", `${unit}px`);
  return drawn;
}
