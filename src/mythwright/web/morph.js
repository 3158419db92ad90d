/** Pictures: SVG made from nodes, and changed in place by id, so that what moves can be seen moving. */

const SVG = "http://www.w3.org/2000/svg";
const TAGS = new Set(
  `svg g path rect circle ellipse polygon polyline line text tspan use defs symbol pattern linearGradient
   radialGradient stop clipPath mask filter feGaussianBlur feTurbulence feColorMatrix feComposite feBlend
   feMerge feMergeNode feOffset feFlood`.split(/\s+/),
);
const NAME = /^[a-zA-Z][\w-]*(:[a-z]+)?$/;
const OURS = new Set(["class", "style", "role", "tabindex", "aria-label", "data-chosen"]);
const FADE = 200;

/** @param {import("./page.js").Node} node */
function attributesOf(node, root) {
  const found = {};
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (allowed(name, String(value), root)) found[name] = String(value);
  }
  if (node.id) found.id = node.id;
  if (node.thing) found["data-thing"] = node.thing;
  if (node.title) found["data-title"] = node.title;
  if (node.options?.length) found["data-options"] = node.options.join("|");
  return found;
}

function allowed(name, value, root) {
  if (!NAME.test(name) || name.startsWith("on") || name === "style" || name === "xmlns") return false;
  if (name === "href" || name.endsWith(":href")) return value.startsWith("#");
  return !(root && name === "viewBox");
}

/** A transform as CSS, which glides, where the attribute would jump. */
export function glide(transform) {
  const steps = [...transform.matchAll(/([a-z]+)\(([^)]*)\)/gi)].map(([, name, inner]) => {
    const given = inner
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === "translate") return `translate(${given[0]}px, ${given[1] ?? 0}px)`;
    if (name === "scale") return `scale(${given.join(", ")})`;
    return name === "rotate" && given.length === 1 ? `rotate(${given[0]}deg)` : null;
  });
  return steps.includes(null) ? null : steps.join(" ");
}

/** What stood elsewhere glides to its place; what stood nowhere is there at once. */
function move(element, place) {
  element.style.transitionProperty = element.dataset.at ? "" : "opacity";
  element.style.transform = place;
}

function dress(element, node, root) {
  const wanted = attributesOf(node, root);
  const moves = node.id && wanted.transform ? glide(wanted.transform) : null;
  if (moves) {
    delete wanted.transform;
    if (element.dataset.at !== moves) move(element, moves);
    wanted["data-at"] = moves;
  } else if (element.dataset.at) element.style.removeProperty("transform");
  for (const { name } of [...element.attributes]) {
    const ours = OURS.has(name) || (root && name === "viewBox");
    if (!(name in wanted) && !ours) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function write(element, text) {
  const first = element.firstChild;
  if (first?.nodeType === Node.TEXT_NODE) {
    if (text && first.data !== text) first.data = text;
    if (!text) first.remove();
  } else if (text) element.prepend(text);
}

function make(node, fresh) {
  const element = document.createElementNS(SVG, TAGS.has(node.tag) ? node.tag : "g");
  morph(element, node, { fresh: false });
  if (fresh && node.id) element.classList.add("arrives");
  return element;
}

function leave(element, fresh) {
  if (!fresh || !element.id) {
    element.remove();
    return;
  }
  element.removeAttribute("id");
  element.removeAttribute("data-options");
  fade(element);
}

function fade(element) {
  element.classList.add("leaves");
  setTimeout(() => element.remove(), FADE);
}

const stays = (element) => !element.classList.contains("leaves");

/** A group has moved: what fades within it stays behind, where the group stood. */
function strand(group, stood = "") {
  const fading = [...group.children].filter((child) => !stays(child));
  if (!fading.length) return;
  const husk = document.createElementNS(SVG, "g");
  husk.style.transform = stood;
  husk.append(...fading);
  group.after(husk);
  fade(husk);
}

function next(element) {
  let found = element;
  while (found && !stays(found)) found = found.nextElementSibling;
  return found;
}

function fill(element, nodes, fresh) {
  const wanted = new Set(nodes.map((node) => node.id).filter(Boolean));
  const known = new Map();
  const loose = [];
  for (const child of [...element.children].filter(stays)) {
    if (!child.id) loose.push(child);
    else if (wanted.has(child.id)) known.set(child.id, child);
    else leave(child, fresh);
  }
  let cursor = next(element.firstElementChild);
  for (const node of nodes) {
    let child = node.id ? known.get(node.id) : loose.shift();
    if (child && child.tagName !== node.tag) {
      if (child === cursor) cursor = next(child.nextElementSibling);
      child.remove();
      child = undefined;
    }
    if (child) morph(child, node, { fresh });
    else child = make(node, fresh);
    if (child === cursor) cursor = next(child.nextElementSibling);
    else element.insertBefore(child, cursor);
  }
  for (const child of loose) child.remove();
}

/**
 * Make an element look as the node says.
 * @param {SVGElement} element
 * @param {import("./page.js").Node} node
 * @param {{root?: boolean, fresh?: boolean}} how `fresh`: what is new appears, what is gone fades
 */
export function morph(element, node, { root = false, fresh = true } = {}) {
  const stood = element.dataset.at;
  dress(element, node, root);
  write(element, node.text ?? "");
  fill(element, node.children ?? [], fresh);
  if (element.dataset.at !== stood) strand(element, stood);
}

/** Make one thing of the picture look as the node says; if it is drawn otherwise, it is drawn anew. */
export function change(element, node) {
  if (element.tagName === node.tag) morph(element, node);
  else element.replaceWith(make(node, false));
}
