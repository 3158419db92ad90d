/** What lobby, set-up and rules have in common: a head, a foot, and a place for what goes wrong. */

import { openKeys, openSettings } from "./dialogs.js";
import { button, h, icon, iconButton } from "./dom.js";
import { links } from "./router.js";
import { statePage } from "./states.js";
import { say } from "./words.js";

/** Fill the host with a page of the shell; returns its main part. */
export function shellPage(host, { title, contents = [], look = "" }) {
  const main = h("main", { class: `shell ${look}`, id: "mw-main", tabindex: "-1" }, contents);
  const head = h(
    "header",
    { class: "shell-head" },
    h(
      "a",
      { class: "brand", href: links.lobby() },
      icon("mark"),
      h("span", { class: "brand-name" }, say("brand")),
    ),
    h(
      "div",
      { class: "tools" },
      iconButton(say("keys-title"), "keys", { onclick: openKeys, class: "icon-button only-wide" }),
      iconButton(say("settings-title"), "sliders", { onclick: openSettings, "data-testid": "settings" }),
    ),
  );
  const foot = h("footer", { class: "shell-foot" }, h("p", {}, say("foot")));
  host.replaceChildren(h("div", { class: "shell-page" }, head, main, foot));
  document.title = title === say("brand") ? title : `${title} – ${say("brand")}`;
  return main;
}

/** Show what an asynchronous part gives, or what went wrong with it and a way to try again. */
export async function filled(place, make) {
  place.replaceChildren(h("p", { class: "loading", role: "status" }, icon("hourglass"), say("loading")));
  try {
    place.replaceChildren(...[await make()].flat(Infinity).filter(Boolean));
  } catch (trouble) {
    const again = button(say("try-again"), { class: "button main", onclick: () => filled(place, make) });
    const name = trouble.code === "away" ? "away" : "trouble";
    place.replaceChildren(statePage(name, { words: trouble.message, actions: [again], level: "h2" }));
  }
}
