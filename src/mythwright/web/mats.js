/** The mats: everything open of each seat, who sits there, and whether they are at the table. */

import { chip, figure } from "./cards.js";
import { button, emblem, h, icon, Kept, refill, tint } from "./dom.js";
import { say } from "./words.js";

/** With so many seats or more, who sits there stands beside the name. */
const MANY = 5;

/** @type {WeakMap<HTMLElement, Kept>} */
const keeping = new WeakMap();

function meter({ emblem: sign, has, needs, name }) {
  const full = has >= needs;
  const bar = h("span", { class: "meter-fill" });
  bar.style.width = `${Math.min(100, (100 * has) / Math.max(1, needs))}%`;
  return h(
    "span",
    { class: `meter${full ? " is-full" : ""}`, title: name },
    emblem(sign, "meter-sign"),
    h("span", { class: "unseen" }, `${name}: `),
    h("span", { class: "meter-value" }, `${has}/${needs}`),
    h("span", { class: "meter-bar", "aria-hidden": "true" }, bar),
  );
}

/**
 * @param {{kind: string, level?: string | null, player?: string, present?: boolean,
 *   standin?: string | null}} info
 */
export function whoSits(info) {
  if (info.kind === "bot") return say("seat-bot", { level: say(`level-${info.level}`) });
  if (info.kind === "open") return say("seat-open");
  const player = info.player || say("seat-someone");
  if (info.standin) return say("seat-standin", { player });
  return info.present ? player : say("seat-away", { player });
}

function sitter(info, mine, act) {
  if (!info) return null;
  const here = info.kind === "bot" || info.present;
  const sign = info.kind === "bot" || info.standin ? "cog" : "person";
  const words = mine ? say("seat-you", { who: whoSits(info) }) : whoSits(info);
  return h(
    "p",
    { class: `sitter${here ? "" : " is-away"}` },
    icon(sign),
    h("span", { title: words }, words),
    act &&
      button(act.words, { class: "button small", onclick: act.go, "data-testid": `standin-${info.seat}` }),
  );
}

function changed(before, mat, at) {
  return Boolean(before) && before.figures?.[at]?.value !== mat.figures[at].value;
}

/** @param {any} mat @param {any} before the same mat as it was */
function drawMat(mat, before, { info, asked, mine, act, many }) {
  const offered = mat.options?.length;
  const name = h(
    offered ? "button" : "h3",
    {
      class: `mat-name${offered ? " is-offered" : ""}`,
      type: offered ? "button" : null,
      "data-options": offered ? mat.options.join("|") : null,
      "data-thing": mat.thing || null,
      "data-focus": `mat-${mat.id}`,
    },
    emblem(mat.emblem, "mat-sign"),
    h("span", {}, mat.name),
  );
  const who = sitter(info, mine, act);
  const beside = many && !act;
  const made = h(
    "article",
    {
      class: `mat${asked ? " is-asked" : ""}${mine ? " is-mine" : ""}`,
      "data-mat": mat.id,
      "data-seat": mat.seat,
    },
    h(
      "header",
      { class: "mat-head" },
      name,
      beside ? who : null,
      asked ? h("span", { class: "mat-turn" }, say("mat-asked")) : null,
    ),
    beside ? null : who,
    h(
      "p",
      { class: "figures" },
      mat.figures.map((one, at) => figure(one, changed(before, mat, at))),
    ),
    mat.meters.length ? h("p", { class: "meters" }, mat.meters.map(meter)) : null,
    mat.cards.length ? h("div", { class: "chips" }, mat.cards.map(chip)) : null,
    mat.lines.map((line) => h("p", { class: "mat-line" }, line)),
  );
  return tint(made, mat.colour);
}

/** A seat that has no mat yet. */
function drawSeat(info, mine, act) {
  return h(
    "article",
    { class: `mat is-bare${mine ? " is-mine" : ""}`, "data-seat": info.seat },
    h("h3", { class: "mat-name" }, info.called || say("seat-number", { number: info.seat + 1 })),
    sitter(info, mine, act),
  );
}

/**
 * @param {HTMLElement} place
 * @param {any} page
 * @param {any} before
 * @param {{people: any[], mine: number | null,
 *   standin: (info: any) => ({words: string, go: () => void} | null)}} table
 */
export function showMats(place, page, before, { people, mine, standin }) {
  const infos = new Map(people.map((info) => [info.seat, info]));
  const shown = page.mats.map((mat) => ({
    id: mat.id,
    mat,
    info: infos.get(mat.seat),
    asked: page.question?.seat === mat.seat,
    mine: mat.seat === mine,
    many: page.mats.length >= MANY,
  }));
  for (const mat of page.mats) infos.delete(mat.seat);
  if (!keeping.has(place)) keeping.set(place, new Kept());
  const mats = keeping.get(place).all(shown, ({ mat, ...about }) => {
    const was = before?.mats.find((one) => one.id === mat.id);
    return drawMat(mat, was, { ...about, act: about.info && standin(about.info) });
  });
  const bare = [...infos.values()].map((info) => drawSeat(info, info.seat === mine, standin(info)));
  const title = place.querySelector("h2") ?? h("h2", { class: "unseen" }, say("mats-title"));
  refill(place, title, mats, bare);
}
