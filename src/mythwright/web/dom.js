/** Making elements. What comes from outside becomes text, never markup. */

const SVG = "http://www.w3.org/2000/svg";
const TOKEN = /^[a-z][a-z0-9_-]*$/;

/**
 * An HTML element; `on…` functions become listeners, `false` and `null` are left out.
 * @param {string} tag
 * @param {Record<string, any>} [given]
 * @param {...any} children
 * @returns {any}
 */
export function h(tag, given = {}, ...children) {
  return dress(document.createElement(tag), given, children);
}

/** The same for SVG. */
export function s(tag, given = {}, ...children) {
  return dress(document.createElementNS(SVG, tag), given, children);
}

function dress(element, given, children) {
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** An icon of the shell, drawn in index.html. */
export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("use", { href: `#icon-${name}` }),
  );
}

/** An emblem of the game, drawn in the board's own definitions. */
export function emblem(name, look = "emblem") {
  const use = s("use", { href: `#emblem-${name}` });
  return s("svg", { class: look, viewBox: "-13 -13 26 26", "aria-hidden": "true" }, use);
}

/** Give an element the colour of a token of the stylesheet. */
export function tint(element, colour) {
  if (TOKEN.test(colour ?? "")) element.style.setProperty("--tint", `var(--${colour}, var(--shade))`);
  return element;
}

/** Fill a container anew; whatever had the focus has it again, if it is still there (`data-focus`). */
export function refill(container, ...children) {
  const wanted = children.flat(Infinity).filter(Boolean);
  const present = [...container.childNodes];
  if (wanted.length === present.length && wanted.every((child, at) => child === present[at])) return;
  const focused = container.contains(document.activeElement)
    ? document.activeElement.dataset.focus
    : undefined;
  container.replaceChildren(...wanted);
  if (focused === undefined) return;
  const again = [...container.querySelectorAll("[data-focus]")].find((one) => one.dataset.focus === focused);
  again?.focus({ preventScroll: true });
}

/** Elements that are made once and kept as long as what they show is the same. */
export class Kept {
  constructor() {
    this.known = new Map();
  }

  /** All of `things`, each by its id; those that are gone are forgotten. */
  all(things, make) {
    const before = this.known;
    this.known = new Map();
    return things.map((thing) => {
      const text = JSON.stringify(thing);
      const kept = before.get(thing.id);
      const element = kept?.text === text ? kept.element : make(thing);
      this.known.set(thing.id, { text, element });
      return element;
    });
  }
}

/** A button with an icon; its words are shown or only spoken. */
export function button(words, given = {}, sign = null) {
  const shown = h("span", { class: "label" }, words);
  return h("button", { type: "button", class: "button", ...given }, sign && icon(sign), shown);
}

/** A button that shows only its icon; the words are its name and its tooltip. */
export function iconButton(words, sign, given = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": words, title: words, ...given },
    icon(sign),
  );
}
