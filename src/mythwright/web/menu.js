/** A small menu beside a thing that stands for several answers. */

import { h } from "./dom.js";
import { say } from "./words.js";

let open = null;

export function closeMenu() {
  open?.hidePopover?.();
  open?.remove();
  open = null;
}

/**
 * @param {Element} beside
 * @param {{text: string, label: string}[]} options
 * @param {{take: (text: string) => void, think: (text: string | null, at?: Element) => void}} hands
 */
export function openMenu(beside, options, { take, think }) {
  closeMenu();
  const entries = options.map((option) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: "menu-entry",
        "data-option": option.text,
        onclick: () => {
          closeMenu();
          take(option.text);
        },
        onfocus: (event) => think(option.text, event.currentTarget),
        onmouseenter: (event) => think(option.text, event.currentTarget),
      },
      option.label,
    ),
  );
  open = h(
    "div",
    { class: "menu", role: "menu", popover: "auto", "aria-label": say("menu-name"), "data-testid": "menu" },
    entries,
  );
  open.addEventListener("keydown", (event) => walk(event, entries, beside));
  open.addEventListener("toggle", (event) => {
    if (event.newState === "closed") think(null);
  });
  (document.getElementById("mw-main") ?? document.body).append(open);
  open.showPopover();
  place(open, beside.getBoundingClientRect());
  entries[0].focus();
}

function place(menu, beside) {
  const own = menu.getBoundingClientRect();
  const x = Math.min(Math.max(8, beside.left + beside.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const below = beside.bottom + 6;
  const y = below + own.height < innerHeight ? below : Math.max(8, beside.top - own.height - 6);
  menu.style.left = `${x}px`;
  menu.style.top = `${y}px`;
}

function walk(event, entries, beside) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape" || event.key === "Tab") {
    closeMenu();
    beside.focus?.();
  } else if (step) {
    const at = entries.indexOf(document.activeElement) + step;
    entries[(at + entries.length) % entries.length].focus();
  } else if (/^[1-9]$/.test(event.key)) entries[Number(event.key) - 1]?.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
