/** Dialogs: settings, keys, links to share, and questions of the shell itself. */

import { button, h, iconButton } from "./dom.js";
import { toast } from "./live.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/**
 * Open a dialog; it is gone when it closes.
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, contents, { name = "", closed = () => {} } = {}) {
  const id = `mw-dialog-${name || "title"}`;
  const close = iconButton(say("close"), "close", { onclick: () => made.close() });
  const head = h("header", {}, h("h2", { id }, title), close);
  const made = h(
    "dialog",
    { class: "dialog", "aria-labelledby": id, "data-testid": name ? `dialog-${name}` : null },
    head,
    ...contents,
  );
  made.addEventListener("close", () => {
    made.remove();
    closed();
  });
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close(); // the backdrop
  });
  document.body.append(made);
  made.showModal();
  return made;
}

/** @returns {Promise<boolean>} */
export function confirmed(title, words, yes, no = say("cancel"), { careful = false } = {}) {
  return new Promise((keep) => {
    let agreed = false;
    const answer = (value) => () => {
      agreed = value;
      made.close();
    };
    const buttons = h(
      "div",
      { class: "dialog-buttons" },
      button(no, {
        class: "button quiet",
        autofocus: careful,
        onclick: answer(false),
        "data-testid": "dialog-no",
      }),
      button(yes, {
        class: "button main",
        autofocus: !careful,
        onclick: answer(true),
        "data-testid": "dialog-yes",
      }),
    );
    const made = openDialog(title, [h("p", {}, words), buttons], {
      name: "confirm",
      closed: () => keep(agreed),
    });
  });
}

/** @returns {Promise<string | null>} */
export function asked(title, label, usual = "") {
  return new Promise((keep) => {
    let given = null;
    const input = h("input", {
      type: "text",
      id: "mw-asked",
      maxlength: "40",
      value: usual,
      autocomplete: "nickname",
      required: true,
    });
    const form = h(
      "form",
      { method: "dialog", class: "stack" },
      h("label", { for: "mw-asked" }, label),
      input,
      h(
        "div",
        { class: "dialog-buttons" },
        h("button", { type: "submit", class: "button main" }, say("go-on")),
      ),
    );
    form.addEventListener("submit", () => {
      given = input.value.trim() || null;
    });
    openDialog(title, [form], { name: "ask", closed: () => keep(given) });
    input.select();
  });
}

function choice(name) {
  const id = `mw-setting-${name}`;
  const given = settings.choices(name);
  if (typeof given[0] === "boolean") {
    const box = h("input", {
      type: "checkbox",
      id,
      class: "switch",
      "data-testid": `setting-${name}`,
      checked: settings.get(name),
    });
    box.addEventListener("change", () => settings.set(name, box.checked));
    return h("div", { class: "setting" }, h("label", { for: id }, say(`setting-${name}`)), box);
  }
  const options = given.map((value) =>
    h("option", { value, selected: settings.get(name) === value }, say(`setting-${name}-${value}`)),
  );
  const select = h("select", { id, "data-testid": `setting-${name}` }, options);
  select.addEventListener("change", () => settings.set(name, select.value));
  return h("div", { class: "setting" }, h("label", { for: id }, say(`setting-${name}`)), select);
}

export function openSettings() {
  openDialog(say("settings-title"), ["theme", "language", "text", "sound", "motion", "keys"].map(choice), {
    name: "settings",
  });
}

const KEYS = ["1", "/", "Tab", "arrows", "Enter", "b", "q", "l", "c", "u", "h", "m", "t", "Esc", "?"];

export function openKeys() {
  const rows = KEYS.map((key) => {
    const name = { "/": "slash", "?": "help", 1: "numbers" }[key] ?? key.toLowerCase();
    const shown = say(`key-${name}`);
    return h("div", {}, h("dt", {}, h("kbd", {}, shown)), h("dd", {}, say(`key-${name}-does`)));
  });
  openDialog(say("keys-title"), [h("dl", { class: "keys" }, rows)], { name: "keys" });
}

/** A link with a button that copies it. */
export function linkRow(name, link) {
  const id = `mw-link-${Math.random().toString(36).slice(2)}`;
  const field = h("input", {
    id,
    type: "text",
    readonly: true,
    value: link,
    class: "link",
    onfocus: () => field.select(),
  });
  const copy = button(
    say("copy"),
    { onclick: () => copied(link, field), "aria-label": say("copy-what", { what: name }) },
    "copy",
  );
  return h("div", { class: "link-row" }, h("label", { for: id }, name), field, copy);
}

async function copied(link, field) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    field.select();
    document.execCommand("copy"); // where the clipboard is closed to pages without encryption
  }
  toast(say("copied"));
}

export function openLinks(rows) {
  const note = h("p", { class: "note" }, say("share-note"));
  openDialog(say("share-title"), [note, ...rows.map(({ name, link }) => linkRow(name, link))], {
    name: "share",
  });
}
