/** Cards, in the proportions of real ones: a frame for each kind, an emblem, figures large, text small. */

import { emblem, h, tint } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {{id: string, name: string, kind: string, emblem: string, colour: string, text?: string | null,
 *   figures?: {emblem: string, value: string | number, name: string}[], number?: number,
 *   note?: string | null,
 *   spent?: boolean, options?: string[], thing?: string}} Card
 */

/** A sign with a number; whoever cannot see the sign hears its name. */
export function figure({ emblem: sign, value, name }, changed = false) {
  return h(
    "span",
    { class: `figure${changed ? " changed" : ""}`, title: name },
    emblem(sign, "figure-sign"),
    h("span", { class: "unseen" }, `${name}: `),
    h("b", { class: "figure-value" }, String(value)),
  );
}

function number(card) {
  return card.number > 1
    ? h("span", { class: "card-number" }, say("card-number", { number: card.number }))
    : null;
}

function notes(card) {
  return [
    card.note ? h("span", { class: "card-note" }, card.note) : null,
    card.spent ? h("span", { class: "unseen" }, say("card-spent")) : null,
  ];
}

/** A name; the longer its longest word, the smaller it is written. */
function heading(name) {
  const made = h("span", { class: "card-name" }, name);
  made.style.setProperty("--letters", String(Math.max(...name.split(/\s+/).map((word) => word.length))));
  return made;
}

/**
 * A card as a button, or as a mere picture of one.
 * @param {Card} card
 * @param {{size?: string, tag?: string}} how
 */
export function card(card, { size = "normal", tag = "button" } = {}) {
  const offered = Boolean(card.options?.length) && tag === "button";
  const given = {
    class: `card card-${size}${card.spent ? " is-spent" : ""}${offered ? " is-offered" : ""}`,
    "data-kind": card.kind,
    "data-card": card.id,
  };
  if (tag === "button") {
    const thing = card.thing || card.id;
    Object.assign(given, { type: "button", "data-thing": thing, "data-focus": `card-${card.id}` });
    if (offered) given["data-options"] = card.options.join("|");
  }
  const made = h(
    tag,
    given,
    heading(card.name),
    h("span", { class: "card-art" }, emblem(card.emblem, "card-emblem"), number(card)),
    card.figures?.length
      ? h(
          "span",
          { class: "card-figures" },
          card.figures.map((one) => figure(one)),
        )
      : null,
    card.text ? h("span", { class: "card-text" }, card.text) : null,
    notes(card),
  );
  return tint(made, card.colour);
}

/** A card as a small chip, where many lie on a mat. */
export function chip(card) {
  const offered = Boolean(card.options?.length);
  const made = h(
    "button",
    {
      type: "button",
      class: `chip${card.spent ? " is-spent" : ""}${offered ? " is-offered" : ""}`,
      "data-kind": card.kind,
      "data-card": card.id,
      "data-thing": card.thing || card.id,
      "data-options": offered ? card.options.join("|") : null,
      "data-focus": `card-${card.id}`,
    },
    emblem(card.emblem, "chip-sign"),
    h("span", { class: "chip-name" }, card.name),
    number(card),
    notes(card),
  );
  return tint(made, card.colour);
}
