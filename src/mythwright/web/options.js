/** The game's own options as a form, made from their schema. */

import { button, h } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {{name: string, label: string, about: string, type: string, of?: string, per?: string,
 *   muster?: string, choices: {value: any, label: string}[], default: any}} Schema
 */

const chosen = (choices, value) =>
  choices.map((one) => h("option", { value: String(one.value), selected: one.value === value }, one.label));

const valueOf = (choices, text) => choices.find((one) => String(one.value) === text)?.value;

function field(schema, id, value) {
  if (schema.type === "bool") return h("input", { type: "checkbox", class: "switch", id, checked: value });
  if (schema.choices.length) return h("select", { id }, chosen(schema.choices, value));
  const type = schema.type === "integer" ? "number" : "text";
  return h("input", { type, id, value: value ?? "", maxlength: "80" });
}

function read(schema, input) {
  if (schema.type === "bool") return input.checked;
  if (schema.choices.length) return valueOf(schema.choices, input.value);
  return schema.type === "integer" ? Number(input.value) : input.value;
}

/** A list with one value for each seat; where lists of one's own will do as well, one can be made. */
function perSeat(schema, seats, id, build) {
  const inputs = seats.map((name, seat) => {
    const own = `${id}-${seat}`;
    const usual = schema.default[seat] ?? schema.choices[0].value;
    const select = h("select", { id: own, "data-testid": own.replace("mw-", "") }, chosen(schema.choices, usual));
    const make = schema.muster === "list" ? builds(name, seat, select, build) : null;
    const kind = make ? "setting built-setting" : "setting";
    return { row: h("div", { class: kind }, h("label", { for: own }, name), select, make), select };
  });
  return {
    element: h(
      "div",
      { class: "settings" },
      inputs.map((one) => one.row),
    ),
    read: () => inputs.map(({ select }) => valueOf(schema.choices, select.value) ?? select.value),
  };
}

/** A button that makes a list of one's own, which is then among the choices; the first of them is none. */
function builds(name, seat, select, build) {
  const use = (code) => {
    if (![...select.options].some((one) => one.value === code))
      select.append(h("option", { value: code }, say("setup-own-list", { code })));
    select.value = code;
    select.focus();
  };
  return button(say("setup-build"), {
    "aria-label": say("setup-build-for", { name }),
    "data-testid": `build-${seat}`,
    onclick: () => build(select.selectedIndex ? select.value : "", use),
  });
}

/** A list of seats. */
function ofSeats(schema, seats, id) {
  const boxes = seats.map((name, seat) => {
    const own = `${id}-${seat}`;
    const box = h("input", {
      type: "checkbox",
      class: "switch",
      id: own,
      checked: schema.default.includes(seat),
    });
    return { row: h("div", { class: "setting" }, h("label", { for: own }, name), box), box };
  });
  return {
    element: h(
      "div",
      { class: "settings" },
      boxes.map((one) => one.row),
    ),
    read: () => boxes.flatMap(({ box }, seat) => (box.checked ? [seat] : [])),
  };
}

/** Any other list: its entries, with commas between them. */
function plainList(schema, id) {
  const input = h("input", {
    type: "text",
    id,
    value: schema.default.join(", "),
    "aria-label": schema.label,
  });
  const entry = (text) => (schema.of === "integer" ? Number(text) : text);
  const read = () =>
    input.value
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean)
      .map(entry);
  return { element: input, read };
}

/**
 * One option: its element, and how to read what was chosen.
 * @param {Schema} schema
 * @param {string[]} seats the names of the seats
 * @param {(code: string, use: (code: string) => void) => void} build makes a list of one's own
 */
export function option(schema, seats, build = () => {}) {
  const id = `mw-option-${schema.name}`;
  const about = schema.about ? h("p", { class: "note" }, schema.about) : null;
  if (schema.type === "list") {
    const made = { seat: perSeat, seats: ofSeats }[schema.per]?.(schema, seats, id, build);
    const list = made ?? plainList(schema, id);
    const group = h(
      "fieldset",
      { class: "option-group", "data-option-name": schema.name },
      h("legend", {}, schema.label),
      about,
      list.element,
    );
    return { name: schema.name, element: group, read: list.read };
  }
  const input = field(schema, id, schema.default);
  const row = h(
    "div",
    { class: "setting", "data-option-name": schema.name },
    h("label", { for: id }, schema.label),
    input,
  );
  return { name: schema.name, element: h("div", {}, row, about), read: () => read(schema, input) };
}

export const noOptions = () => h("p", { class: "empty" }, say("setup-no-options"));
