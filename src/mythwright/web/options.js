/** The game's own options as a form, made from their schema. */

import { button, h } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {{name: string, label: string, about: string, type: string, of?: string, per?: string,
 *   muster?: string, choices: {value: any, label: string}[], default: any}} Schema
 */

const chosen = (choices, value) =>
  choices.map((one) =>
    h("option", { value: String(one.value), selected: one.value === value }, one.label || say("setup-asked-later")),
  );

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

/** A list with one text for each seat; where it is the code of a list of one's own, that can be made. */
function textPerSeat(schema, seats, id, build) {
  const rows = seats.map((name, seat) => {
    const own = `${id}-${seat}`;
    const input = h("input", {
      type: "text",
      id: own,
      maxlength: "200",
      autocomplete: "off",
      value: schema.default[seat] ?? "",
      placeholder: say("setup-asked-later"),
      "data-testid": own.replace("mw-", ""),
    });
    const use = (code) => {
      input.value = code;
      input.focus();
    };
    const make = schema.muster === "list"
      ? button(say("setup-build"), {
          "aria-label": say("setup-build-for", { name }),
          "data-testid": `build-${seat}`,
          onclick: () => build(input.value.trim(), use),
        })
      : null;
    return { row: h("div", { class: "setting text-setting" }, h("label", { for: own }, name), input, make), input };
  });
  return {
    element: h(
      "div",
      { class: "settings" },
      rows.map((one) => one.row),
    ),
    read: () => rows.map((one) => one.input.value.trim()),
  };
}

/** A list with one value for each seat. */
function perSeat(schema, seats, id, build) {
  if (!schema.choices.length) return textPerSeat(schema, seats, id, build);
  const inputs = seats.map((name, seat) => {
    const own = `${id}-${seat}`;
    const select = h("select", { id: own }, chosen(schema.choices, schema.default[seat] ?? "random"));
    return { row: h("div", { class: "setting" }, h("label", { for: own }, name), select), select };
  });
  return {
    element: h(
      "div",
      { class: "settings" },
      inputs.map((one) => one.row),
    ),
    read: () => inputs.map((one) => valueOf(schema.choices, one.select.value)),
  };
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
    const list = { seat: perSeat, seats: ofSeats }[schema.per]?.(schema, seats, id, build) ?? plainList(schema, id);
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
