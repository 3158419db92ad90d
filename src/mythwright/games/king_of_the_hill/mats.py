"""The mats: everything open of each hero, on a card of parchment beside the board."""

from __future__ import annotations

from mythwright.core.colours import BLOOD, GILT, INK, PALE, PAPER, SHADE, STRAW, tint
from mythwright.core.drawing import called, place, text, use
from mythwright.core.picture import Node, node
from mythwright.games.king_of_the_hill.board import View, hand_size
from mythwright.games.king_of_the_hill.colours import COLOURS
from mythwright.games.king_of_the_hill.emblems import PATH_SIGNS, TEMPLE_SIGNS

Offers = dict[str, list[str]]
MATS = {
    "greek": (18, 106),
    "hindu": (18, 334),
    "slavic": (18, 562),
    "egyptian": (800, 106),
    "norse": (800, 334),
}
MAT_WIDTH, MAT_HEIGHT = 182, 220
LONGEST = 33
"""So many letters of missions and lasting cards fit on a mat."""


def mat(table: View, hero: View, offered: Offers) -> Node:
    """Everything open of one hero, on a card of parchment."""
    mythology = hero["mythology"]
    colour = COLOURS[mythology]
    x, y = MATS[mythology]
    frame = [
        node("rect", width=MAT_WIDTH, height=MAT_HEIGHT, rx=8, fill=PALE, stroke=colour, stroke_width=2),
        node("path", d=f"M0 8Q0 0 8 0H{MAT_WIDTH - 8}Q{MAT_WIDTH} 0 {MAT_WIDTH} 8V28H0Z", fill=colour),
        use(mythology, 16, 14, 18, STRAW),
        text(called(hero["card"]), 32, 20, 15, fill=PALE, text_anchor="start", font_weight="bold"),
    ]
    rows = [
        *_roles(table, hero),
        *_figures(hero),
        *_paths(hero),
        *_slots(hero, offered),
        *_tokens(table, hero),
    ]
    return place(f"mat-{hero['card']}", x, y, *frame, *rows, title=called(hero["card"]))


def _roles(table: View, hero: View) -> list[Node]:
    """The Dark Hero's sign, the Contender's crown, the Voodoo Doll: in the head of the mat."""
    seat = table["heroes"].index(hero)
    signs = [
        ("dark", seat == table["dark_hero"]),
        ("crown", seat == table["contender"]),
        ("doll", hero["doll"]),
    ]
    shown = [sign for sign, holds in signs if holds]
    return [use(sign, MAT_WIDTH - 16 - 20 * at, 14, 17, STRAW) for at, sign in enumerate(shown)]


def _figures(hero: View) -> list[Node]:
    """Health, attack, speed, Reward and Secret cards in hand."""
    shown = (
        ("heart", f"{hero['health']}/{hero['max_health']}", BLOOD, 14),
        ("sword", hero["attack"], INK, 69),
        ("boot", hero["speed"], INK, 98),
        ("reward", hand_size(hero["rewards"]), GILT, 125),
        ("secret", hand_size(hero["secrets"]), COLOURS["dark"], 157),
    )
    found = []
    for sign, number, colour, x in shown:
        found.append(use(sign, x, 43, 16, colour))
        found.append(text(str(number), x + 9, 47, 11.5, text_anchor="start"))
    return found


def _paths(hero: View) -> list[Node]:
    """How far each path has come, as a bar under its sign."""
    found = []
    for at, (path, (has, needs)) in enumerate(hero["paths"].items()):
        x = 14 + 43 * at
        full = min(1.0, has / needs)
        found += [
            use(PATH_SIGNS[path], x, 68, 14, GILT if full == 1 else SHADE),
            text(f"{has}/{needs}", x + 9, 72, 10.5, text_anchor="start"),
            node("rect", x=x - 7, y=78, width=36, height=3, rx=1.5, fill=tint("trough")),
            node("rect", x=x - 7, y=78, width=round(36 * full, 1), height=3, rx=1.5, fill=GILT),
        ]
    return found


def _slots(hero: View, offered: Offers) -> list[Node]:
    """The artifacts by name, with the side that lies up."""
    found = []
    for at, (card, side) in enumerate(hero["artifacts"]):
        y = 90 + 19 * at
        mark = "∞" if side == "infinity" else side.upper()
        row = place(
            f"artifact-{card}",
            0,
            y,
            node(
                "rect",
                x=8,
                y=0,
                width=MAT_WIDTH - 16,
                height=16,
                rx=3,
                fill=PAPER,
                stroke=SHADE,
                stroke_width=0.6,
            ),
            text(called(card), 14, 12, 11, text_anchor="start"),
            text(mark, MAT_WIDTH - 18, 12, 11, font_weight="bold"),
            title=called(card),
            options=offered.get(card, ()),
        )
        found.append(row)
    return found


def _tokens(table: View, hero: View) -> list[Node]:
    """Villages; then Arenas, Temples and used Dark runes; then missions and lasting cards by name."""
    own = COLOURS[hero["mythology"]]
    villages = [(rune, COLOURS[rune]) for rune in sorted(hero["villages"])]
    trophies = [("laurel", COLOURS[arena]) for arena in hero["arenas"]]
    trophies += [(TEMPLE_SIGNS[kind], own) for _, kind in hero["temples"]]
    trophies += [("dark", INK)] * hero["dark_runes"]
    y = 159 + 18 * max(0, len(hero["artifacts"]) - 3)
    names = ", ".join(called(name) for name in (*hero["missions"], *hero["lasting"]))
    found = [*_row(villages, y), *_row(trophies, y + 22)]
    if names:
        cut = names if len(names) <= LONGEST else f"{names[: LONGEST - 1]}…"
        found.append(text(cut, 10, y + 47, 10, text_anchor="start", font_style="italic", fill=SHADE))
    return found


def _row(signs: list[tuple[str, str]], y: float) -> list[Node]:
    """Signs side by side, closer together when there are many."""
    step = min(18.0, (MAT_WIDTH - 32) / max(1, len(signs) - 1))
    return [use(sign, round(16 + step * at, 1), y, 14, colour) for at, (sign, colour) in enumerate(signs)]
