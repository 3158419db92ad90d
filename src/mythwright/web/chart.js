/** The story of a game as lines: one for each seat, told apart by colour, dashes and a name at the end. */

import { h, s, tint } from "./dom.js";
import { say } from "./words.js";

const WIDE = 640;
const NARROW = 400;
const HEIGHT = 260;
const LEFT = 36;
const BESIDE = 10;
const TOP = 14;
const BOTTOM = 30;
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 5"];
const APART = 17;
/** As in the stylesheet. */
const NAME = "600 14px";
/** Letters of another size are not quite as wide as their size says. */
const SPARE = 1.04;
/** The room that the number of a round needs. */
const NUMBER = 20;

/** Steps of the scale: about four, in round numbers; where only whole things are counted, whole ones. */
function steps(most, whole) {
  const rough = Math.max(most / 4 || 1, whole ? 1 : 0);
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

/** How wide the widest of these names is written. */
function widest(names) {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${NAME} ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
  return SPARE * Math.max(...names.map((name) => pen.measureText(name).width));
}

/** Where rounds and values lie: the lines end where the names begin. */
function placed({ names, series }, width) {
  const whole = series.flat().every(Number.isInteger);
  const most = Math.max(whole ? 1 : 1e-9, ...series.flat());
  const right = width - widest(names) - BESIDE;
  const wide = (right - LEFT) / Math.max(1, series.length - 1);
  const y = (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
  return { whole, most, right, wide, x: (round) => LEFT + wide * round, y };
}

function grid(_, { whole, most, right, y }) {
  return steps(most, whole).map((value) => [
    s("line", { x1: LEFT, x2: right, y1: y(value), y2: y(value), class: "chart-grid" }),
    s(
      "text",
      { x: LEFT - 8, y: y(value) + 4, class: "chart-scale", "text-anchor": "end" },
      String(+value.toFixed(2)),
    ),
  ]);
}

/** The numbers of the rounds, as many as there is room for; the last one always. */
function rounds({ series }, { wide, x }) {
  const each = Math.ceil(NUMBER / wide);
  const given = { y: HEIGHT - 8, class: "chart-scale", "text-anchor": "middle" };
  return series.map((_, round) =>
    (series.length - 1 - round) % each ? null : s("text", { ...given, x: x(round) }, String(round + 1)),
  );
}

function lines({ names, colours, series }, { x, y }) {
  return names.map((name, seat) => {
    const points = series.map((row, round) => `${x(round).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ");
    return tint(
      s("polyline", { points, class: "chart-line", "stroke-dasharray": DASHES[seat % DASHES.length] }),
      colours[seat],
    );
  });
}

function labels({ names, colours, series }, { right, y }) {
  const ends = spread(names.map((name, seat) => ({ name, seat, y: y(series.at(-1)[seat]) })));
  return ends.map((end) =>
    tint(s("text", { x: right + BESIDE, y: end.y + 4, class: "chart-name" }, end.name), colours[end.seat]),
  );
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
  const width = innerWidth < NARROW * 2 ? NARROW : WIDE;
  const given = { class: "chart", viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": chart.label };
  const places = placed(chart, width);
  const svg = s("svg", given, [grid, rounds, lines, labels].map((part) => part(chart, places)));
  return h("figure", { class: "chart-place" }, h("figcaption", {}, chart.label), svg, table(chart));
}
