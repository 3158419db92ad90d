/** Where everything begins: words, settings, and the page that the address names. */

import { Lobby } from "./lobby.js";
import { closeMenu } from "./menu.js";
import { Replay } from "./replay.js";
import { read } from "./router.js";
import { Rules } from "./rules.js";
import { apply, settings } from "./settings.js";
import { Setup } from "./setup.js";
import { statePage } from "./states.js";
import { Table } from "./table.js";
import { hideTip } from "./tip.js";
import { learn, say } from "./words.js";

const PAGES = { lobby: Lobby, new: Setup, rules: Rules, table: Table, replay: Replay };
const AGAIN = 2000;

/** @type {{close: () => void} | null} */
let shown = null;

const host = document.getElementById("mw-app");

function open() {
  shown?.close();
  shown = null;
  closeMenu();
  hideTip();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const route = read(location.hash);
  if (PAGES[route.place]) shown = new PAGES[route.place](host, route);
  else host.replaceChildren(statePage("nowhere"));
  host.querySelector("h1")?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

async function speak() {
  try {
    await learn(settings.get("language"));
  } catch {
    await new Promise((go) => setTimeout(go, AGAIN));
    await speak();
  }
  document.getElementById("mw-skip").textContent = say("skip");
}

apply();
document.getElementById("mw-skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("mw-main")?.focus();
});
settings.listen("language", async () => {
  await speak();
  open();
});
addEventListener("hashchange", open);
await speak();
open();
