"""The margin of the picture: the Eclipse track, what is under way, the market and one's own hand."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import ceil, sqrt

from mythwright.core.colours import BLOOD, CLOUD, FLAME, GILT, INK, NIGHT, PALE, PAPER, SHADE, SUNLIGHT, tint
from mythwright.core.drawing import OFFERED, called, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.king_of_the_hill.board import View, mythology_of
from mythwright.games.king_of_the_hill.colours import COLOURS
from mythwright.games.king_of_the_hill.mats import MAT_HEIGHT, MAT_WIDTH
from mythwright.games.king_of_the_hill.signs import CARD_SIGNS

Offers = dict[str, list[str]]
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
SCENE = (800, 562)
SLOT, TRACK_X, TRACK_Y, SUN = 46, 168, 50, 17
CARD_WIDTH, CARD_HEIGHT = 58, 84
STRIP_Y = 798
OPPONENT = "opponent-"
HAND = (440, 982)
LETTERS, LONG = 10, 19
"""So many letters of a card's name stand in one line; from so many on a name is long."""


def margin(table: View, offered: Offers) -> list[Node]:
    return [
        *track(table),
        *_decks(table),
        *_scene(table, offered),
        *_market(table, offered),
        *_hand(table, offered),
    ]


# -- the Eclipse track ---------------------------------------------------------------------------------


def track(table: View) -> list[Node]:
    """The sun goes dark slot by slot; behind it come the rounds of the Final battle."""
    last, final, stronger = table["track"]
    at = last + table["round"] + 0.3 if table["final"] else table["round"]
    ring = node("circle", cx=0, cy=0, r=21, fill="none", stroke=FLAME, stroke_width=3)
    notch = node("path", d="M-6-30H6L0-22Z", fill=FLAME)
    marker = place("marker-round", TRACK_X + SLOT * (min(at, last + final + 0.3) - 1), TRACK_Y, ring, notch)
    return [_slots(last, final, stronger), marker]


@cache
def _slots(last: int, final: int, stronger: int) -> Node:
    adventures = [_slot(number, last, number == stronger) for number in range(1, last + 1)]
    crowns = [_crown(number, last) for number in range(1, final + 1)]
    return still(node("g", "track", "", *adventures, *crowns))


def _slot(number: int, last: int, stronger: bool) -> Node:
    """A sun of which the moon covers the more the later it is."""
    children = [
        node("circle", cx=0, cy=0, r=SUN, fill=SUNLIGHT),
        node("path", d=_shadow(2 * SUN * (1 - number / last)), fill=NIGHT, opacity=0.9),
        node("circle", cx=0, cy=0, r=SUN, fill="none", stroke="url(#gilt)", stroke_width=2.4),
        text(str(number), 0, 31, 11),
    ]
    if stronger:
        children.append(use("horns", 0, 40, 13, tint("blood-deep")))
    found = place(f"slot-{number}", TRACK_X + SLOT * (number - 1), TRACK_Y, *children)
    found.says = Fact("title-stronger" if stronger else "title-round", {"round": number})
    return found


def _shadow(away: float) -> str:
    """What a moon as large as the sun covers of it, when it is so far away."""
    x = away / 2
    y = sqrt(SUN * SUN - x * x)
    return f"M{x:.1f} {-y:.1f}A{SUN} {SUN} 0 0 1 {x:.1f} {y:.1f}A{SUN} {SUN} 0 0 1 {x:.1f} {-y:.1f}Z"


def _crown(number: int, last: int) -> Node:
    found = place(
        f"slot-{ROMAN[number - 1]}",
        TRACK_X + SLOT * (last + number - 0.7),
        TRACK_Y,
        node("circle", cx=0, cy=0, r=17, fill=PALE, stroke="url(#gilt)", stroke_width=2.4),
        use("crown", 0, -1, 19, GILT),
        text(ROMAN[number - 1], 0, 31, 11),
    )
    found.says = Fact("title-final", {"round": number})
    return found


def _decks(table: View) -> list[Node]:
    return [
        place(
            "deck-rewards", 40, 50, use("reward", 0, 0, 36, GILT), text(str(table["reward_deck"]), 0, 32, 11)
        ),
        place(
            "deck-secrets",
            84,
            50,
            use("secret", 0, 0, 36, NIGHT),
            text(str(table["secret_deck"]), 0, 32, 11),
        ),
    ]


# -- what is under way ---------------------------------------------------------------------------------


def _scene(table: View, offered: Offers) -> list[Node]:
    """The dice on the table, and what they are rolled for."""
    if not table["scene"]:
        return []
    x, y = SCENE
    frame = node("rect", width=MAT_WIDTH, height=MAT_HEIGHT, rx=8, fill=PAPER, stroke=INK, stroke_width=1.2)
    rows: list[Node] = []
    for scene in table["scene"]:
        rows += SCENES[scene["scene"]](table, scene)
    for row in rows:
        if row.id.startswith(OPPONENT):
            row.options = tuple(offered.get(row.id.removeprefix(OPPONENT), ()))
    return [place("scene", x, y, frame, *rows)]


def _dice(runes: list[str], y: float) -> list[Node]:
    found = []
    for at, rune in enumerate(runes):
        die = place(
            f"die-{at}",
            22 + 34 * at,
            y,
            node("rect", x=-14, y=-14, width=28, height=28, rx=5, fill=CLOUD, stroke=INK, stroke_width=1.2),
            use(rune, 0, 0, 18, COLOURS[rune]),
            title=called(rune),
        )
        found.append(die)
    return found


def _heading(words: str, colour: str) -> Node:
    return text(words, MAT_WIDTH / 2, 24, 16, fill=colour, font_weight="bold")


def _quest(table: View, scene: View) -> list[Node]:
    god = scene["god"]
    colour = COLOURS.get(mythology_of(table, god), INK)
    demand = [use(rune, 22 + 34 * at, 56, 22, COLOURS[rune]) for at, rune in enumerate(scene["runes"])]
    grey = [
        node("rect", x=22 + 34 * at - 11, y=45, width=22, height=22, rx=3, fill=tint("mist"), stroke=INK)
        for at in range(len(demand), len(demand) + scene["grey"])
    ]
    added = [use(rune, 22 + 34 * at, 148, 18, COLOURS[rune]) for at, rune in enumerate(scene["added"])]
    rolls = text(f"{scene['rolls']}/{scene['most_rolls']}", MAT_WIDTH / 2, 200, 13)
    rule = node("path", d=f"M10 78H{MAT_WIDTH - 10}", stroke=GILT)
    return [_heading(called(god), colour), *demand, *grey, rule, *_dice(scene["dice"], 106), *added, rolls]


def _battle(table: View, scene: View) -> list[Node]:
    guardian = scene["guardian"]
    colour = COLOURS.get(mythology_of(table, guardian), INK)
    return [
        _heading(f"{called(guardian)} {scene['side'].upper()}", colour),
        use("horns", MAT_WIDTH / 2, 56, 38, colour),
        use("heart", 54, 172, 18, BLOOD),
        text(str(scene["health"]), 66, 178, 15, text_anchor="start"),
        use("sword", 110, 172, 18, INK),
        text(str(scene["attack"]), 120, 178, 15, text_anchor="start"),
    ]


def _attack(table: View, scene: View) -> list[Node]:
    face = [text(called(scene["face"]), MAT_WIDTH / 2, 150, 13, font_style="italic")] if scene["face"] else []
    return [*_dice(scene["dice"], 112), *face]


def _arena(table: View, scene: View) -> list[Node]:
    """Three slots; a Guardian that was driven back stands farther right."""
    mythology = scene["arena"]
    guardians = table["arenas"].get(mythology, {}).get("guardians", ())
    found = [_heading(called(mythology), COLOURS[mythology]), use("laurel", 24, 19, 20, COLOURS[mythology])]
    for at, (guardian, slot) in enumerate(zip(guardians, scene["slots"], strict=False)):
        colour = COLOURS[mythology_of(table, guardian)]
        y = 48 + 26 * at
        row = place(
            f"{OPPONENT}{at}",
            {2: 20, 1: 44, 0: 20}[slot],
            y,
            use("horns", 0, 0, 18, colour),
            text(called(guardian), 14, 5, 12.5, text_anchor="start", fill=colour),
        )
        if not slot:
            row.attributes["opacity"] = 0.3
        found.append(row)
    return [*found, *_dice(scene["dice"], 150)]


SCENES = {"quest": _quest, "battle": _battle, "attack": _attack, "arena": _arena}


# -- cards in strips -----------------------------------------------------------------------------------


def _lines(name: str) -> list[str]:
    """A name in lines that fit a card."""
    found = [""]
    for word in called(name).split():
        longer = f"{found[-1]} {word}".strip()
        if len(longer) <= LETTERS:
            found[-1] = longer
        else:
            found.append(word)
    return [line for line in found if line]


def _card(name: str, x: float, colour: str, number: int, options: list[str]) -> Node:
    edge = OFFERED if options else {"stroke": colour}
    body = [
        node("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=5, fill=PALE, **edge),
        node("rect", x=4, y=4, width=CARD_WIDTH - 8, height=6, rx=3, fill=colour),
        use(CARD_SIGNS.get(name, "eye"), CARD_WIDTH / 2, 28, 24, colour),
        *(
            text(line, CARD_WIDTH / 2, 54 + 11 * at, 9 if len(line) <= LETTERS else 8)
            for at, line in enumerate(_lines(name))
        ),
    ]
    if number > 1:
        body.append(text(f"×{number}", CARD_WIDTH - 12, 23, 10.5, font_weight="bold"))
    return place(f"hand-{name}", x, STRIP_Y, *body, title=called(name), options=options)


def _market(table: View, offered: Offers) -> list[Node]:
    """Superartifacts that are left, then what was sold: chips in columns."""
    cards = [*table["superartifacts"], *table["market"]]
    columns = 3 if table["seat"] is not None else 7
    high = round(min(21.0, CARD_HEIGHT / ceil(max(1, len(cards)) / columns)), 1)
    return [
        _chip(table, card, (18 + 138 * (at % columns), STRIP_Y + high * (at // columns)), high, offered)
        for at, card in enumerate(cards)
    ]


def _chip(table: View, card: str, at: tuple[float, float], high: float, offered: Offers) -> Node:
    mythology, options = mythology_of(table, card), offered.get(card, [])
    x, y = at
    edge = OFFERED if options else {"stroke": SHADE}
    body = [
        node("rect", width=134, height=high - 2, rx=4, fill=PALE, **edge),
        use(mythology, 11, high / 2 - 1, 12, COLOURS[mythology]),
        text(called(card), 21, high / 2 + 2, 9.5 if len(card) < LONG else 7.8, text_anchor="start"),
    ]
    if card in table["superartifacts"]:
        body.append(use("crown", 126, high / 2 - 1, 10, GILT))
    return place(f"market-{card}", x, round(y, 1), *body, title=called(card), options=options)


def _hand(table: View, offered: Offers) -> list[Node]:
    """The cards of the seat that looks; equal ones lie on one another."""
    if table["seat"] is None or not table["heroes"]:
        return []
    hero = table["heroes"][table["seat"]]
    cards = [(card, GILT, number) for card, number in Counter(hero["rewards"]).items()]
    cards += [(card, COLOURS["dark"], number) for card, number in Counter(hero["secrets"]).items()]
    left, right = HAND
    step = min(CARD_WIDTH + 4.0, (right - left - CARD_WIDTH) / max(1, len(cards) - 1))
    return [
        _card(card, round(left + step * at, 1), colour, number, offered.get(card, []))
        for at, (card, colour, number) in enumerate(cards)
    ]
