/** The story of a game as lines: one for each seat, told apart by colour, dashes and a name at the end. */

import { h, s, tint } from "./dom.js";
import { say } from "./words.js";

const WIDE = 640;
const NARROW = 400;
const HEIGHT = 260;
const LEFT = 36;
const RIGHT = 100;
const TOP = 14;
const BOTTOM = 30;
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 5"];
const APART = 17;

/** Steps of the scale: about four, in round numbers. */
function steps(most) {
  const rough = most / 4 || 1;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * size).find((one) => one >= rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** Names that would lie on one another move apart. */
function spread(ends) {
  const order = [...ends].sort((one, other) => one.y - other.y);
  for (let at = 1; at < order.length; at += 1) order[at].y = Math.max(order[at].y, order[at - 1].y + APART);
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - (HEIGHT - 6));
  for (const end of order) end.y -= over;
  return ends;
}

function drawn({ names, colours, series }, most, width) {
  const x = (round) => LEFT + ((width - LEFT - RIGHT) * round) / Math.max(1, series.length - 1);
  const y = (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
  const grid = steps(most).map((value) => [
    s("line", { x1: LEFT, x2: width - RIGHT, y1: y(value), y2: y(value), class: "chart-grid" }),
    s(
      "text",
      { x: LEFT - 8, y: y(value) + 4, class: "chart-scale", "text-anchor": "end" },
      String(+value.toFixed(2)),
    ),
  ]);
  const rounds = series.map((_, round) =>
    s(
      "text",
      { x: x(round), y: HEIGHT - 8, class: "chart-scale", "text-anchor": "middle" },
      String(round + 1),
    ),
  );
  const lines = names.map((name, seat) => {
    const points = series.map((row, round) => `${x(round).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ");
    return tint(
      s("polyline", { points, class: "chart-line", "stroke-dasharray": DASHES[seat % DASHES.length] }),
      colours[seat],
    );
  });
  const ends = spread(names.map((name, seat) => ({ name, seat, y: y(series.at(-1)[seat]) })));
  const labels = ends.map((end) =>
    tint(
      s("text", { x: width - RIGHT + 10, y: end.y + 4, class: "chart-name" }, end.name),
      colours[end.seat],
    ),
  );
  return [...grid, ...rounds, ...lines, ...labels];
}

function table({ names, series }) {
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, say("chart-round")),
    names.map((name) => h("th", { scope: "col" }, name)),
  );
  const rows = series.map((row, round) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, String(round + 1)),
      row.map((value) => h("td", {}, String(+value.toFixed(2)))),
    ),
  );
  return h(
    "details",
    { class: "chart-table" },
    h("summary", {}, say("chart-table")),
    h("table", {}, h("thead", {}, head), h("tbody", {}, rows)),
  );
}

/** @param {{names: string[], colours: string[], series: number[][], label: string}} chart */
export function chart(chart) {
  if (!chart?.series?.length) return null;
  const most = Math.max(1e-9, ...chart.series.flat());
  const width = innerWidth < NARROW * 2 ? NARROW : WIDE;
  const given = { class: "chart", viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": chart.label };
  const svg = s("svg", given, drawn(chart, most, width));
  return h("figure", { class: "chart-place" }, h("figcaption", {}, chart.label), svg, table(chart));
}
