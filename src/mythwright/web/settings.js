/** How the reader wants the table: theme, language, sound, motion, keys, words instead of a drawing. */

import { recall, remember } from "./shelf.js";

const LANGUAGES = ["en", "it"];
const CHOICES = {
  theme: ["auto", "light", "dark"],
  language: LANGUAGES,
  motion: ["auto", "less"],
  sound: [false, true],
  keys: [true, false],
  text: [false, true],
};

const usual = {
  theme: "auto",
  language: LANGUAGES.find((one) => navigator.language?.startsWith(one)) ?? "en",
  motion: "auto",
  sound: false,
  keys: true,
  text: false,
};

const given = { ...usual, ...recall("settings", {}) };
const heard = new EventTarget();

export const settings = Object.freeze({
  get: (name) => (CHOICES[name].includes(given[name]) ? given[name] : usual[name]),
  choices: (name) => CHOICES[name],
  set(name, value) {
    given[name] = value;
    remember("settings", given);
    apply();
    heard.dispatchEvent(new CustomEvent(name, { detail: value }));
  },
  /** @returns {() => void} stops listening */
  listen(name, hear) {
    heard.addEventListener(name, hear);
    return () => heard.removeEventListener(name, hear);
  },
});

export function apply() {
  const root = document.documentElement;
  root.dataset.theme = settings.get("theme");
  root.dataset.motion = settings.get("motion");
}

/** Whether things should move as little as possible. */
export const still = () =>
  settings.get("motion") === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
