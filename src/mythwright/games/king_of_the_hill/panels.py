"""Panels beside the map: the round, what is under way, the mats, the market, and one's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import NOBODY, View, hand_size

Panel = tuple[Fact, list[Fact]]
LEGEND = ("hero", "village", "rune", "temple", "guardian", "arena", "hill", "camp", "options")


def panels(table: View) -> list[Panel]:
    """The legend first: it never changes, so a terminal shows it but once."""
    legend = [Fact(f"legend-{thing}") for thing in LEGEND]
    scenes = [SCENES[scene["scene"]](table, scene) for scene in table["scene"]]
    mats = [_mat(table, hero) for hero in table["heroes"]]
    return [(Fact("panel-legend"), legend), _round(table), *scenes, *mats, _market(table)]


def card_text(table: View, card: str, figures: View | None = None) -> Fact:
    """What a card says, with its figures filled in."""
    return Fact(f"card-{card}", table["cards"].get(card, {}) if figures is None else figures)


# -- the round -----------------------------------------------------------------------------------------


def _round(table: View) -> Panel:
    last, final_rounds, stronger = table["track"]
    lines = [
        Fact("line-decks", {"rewards_left": table["reward_deck"], "secrets_left": table["secret_deck"]}),
    ]
    for role in ("turn", "first", "dark_hero", "contender"):
        if table[role] != NOBODY:
            lines.insert(-1, Fact(f"line-{role}", {"who": table[role]}))
    if not table["final"]:
        lines.append(Fact("line-eclipse", {"last": last, "stronger": stronger}))
        return Fact("panel-adventures", {"round": table["round"], "last": last}), lines
    if table["monster"]:
        monster = table["monster"]
        lines.append(Fact("line-monster", {"monster": monster, "health": table["monster_health"]}))
        lines.append(card_text(table, monster))
    return Fact("panel-final", {"round": table["round"], "last": final_rounds}), lines


# -- what is under way ---------------------------------------------------------------------------------


def _quest(table: View, scene: View) -> Panel:
    god = scene["god"]
    lines = [Fact("line-demand", {"runes": scene["runes"], "grey": scene["grey"]})]
    if scene["dice"]:
        lines.append(Fact("line-dice", {"dice": scene["dice"]}))
    if scene["added"]:
        lines.append(Fact("line-added", {"dice": scene["added"]}))
    lines.append(Fact("line-rolls", {"rolls": scene["rolls"], "most": scene["most_rolls"]}))
    artifact = table["cards"].get(god, {}).get("artifact")
    if artifact:
        lines.append(Fact("line-prize", {"artifact": artifact}))
    return Fact("panel-quest", {"god": god, "who": scene["seat"]}), lines


def _battle(table: View, scene: View) -> Panel:
    guardian, side = scene["guardian"], scene["side"]
    facts = {name: scene[name] for name in ("health", "attack", "weakness", "side")}
    text = card_text(table, guardian, table["cards"].get(guardian, {}).get(side))
    return Fact("panel-battle", {"guardian": guardian, "who": scene["seat"]}), [
        Fact("line-guardian", facts),
        text,
    ]


def _attack(table: View, scene: View) -> Panel:
    lines = [Fact("line-dice", {"dice": scene["dice"]})] if scene["dice"] else []
    if scene["face"]:
        lines.append(Fact("line-face", {"face": scene["face"]}))
    return Fact("panel-attack", {"who": scene["seat"], "foe": scene["foe"]}), lines


def _arena(table: View, scene: View) -> Panel:
    arena = table["arenas"].get(scene["arena"], {"guardians": (), "side": "a"})
    lines = [
        Fact(
            f"line-slot-{slot}",
            {
                "slot": at,
                "guardian": guardian,
                "aimed": int(bool(scene["dice"]) and at == scene["target"]),
                "evaded": int(at in scene["evaded"]),
            },
        )
        for at, (guardian, slot) in enumerate(zip(arena["guardians"], scene["slots"], strict=False))
    ]
    if scene["dice"]:
        lines.append(Fact("line-dice", {"dice": scene["dice"]}))
    for guardian in dict.fromkeys(arena["guardians"]):
        figures = table["cards"].get(guardian, {}).get(arena["side"], {})
        text = card_text(table, guardian, figures)
        lines.append(Fact("line-opponent", {"guardian": guardian, "attack": figures["attack"], "text": text}))
    return Fact("panel-arena", {"arena": scene["arena"], "who": scene["seat"]}), lines


SCENES: dict[str, Callable[[View, View], Panel]] = {
    "quest": _quest,
    "battle": _battle,
    "attack": _attack,
    "arena": _arena,
}


# -- the mats ------------------------------------------------------------------------------------------


def _mat(table: View, hero: View) -> Panel:
    figures = {name: hero[name] for name in ("health", "max_health", "attack", "speed")}
    place = Fact("line-camp") if hero["place"] == hero["mythology"] else None
    lines = [
        Fact("line-figures", figures),
        place or Fact("line-place", {"tile": hero["place"]}),
        Fact("line-paths", {"paths": _paths(hero)}),
        Fact(
            "line-hand",
            {"rewards_held": hand_size(hero["rewards"]), "secrets_held": hand_size(hero["secrets"])},
        ),
    ]
    lists = {
        "artifacts": [Fact(f"item-{side}", {"artifact": card}) for card, side in hero["artifacts"]],
        "temples": [Fact("item-temple", {"kind": kind, "tile": tile}) for tile, kind in hero["temples"]],
        "villages": hero["villages"],
        "arenas": hero["arenas"],
        "missions": hero["missions"],
        "lasting": hero["lasting"],
    }
    lines += [Fact(f"line-{name}", {"things": things}) for name, things in lists.items() if things]
    if hero["dark_runes"]:
        lines.append(Fact("line-dark_runes", {"number": hero["dark_runes"]}))
    if hero["unlocked"]:
        lines.append(Fact("line-special", {"card": table["cards"][hero["card"]]["special"]}))
    if hero["doll"]:
        lines.append(Fact("line-doll"))
    return Fact("panel-hero", {"hero": hero["card"], "rune": hero["mythology"]}), lines


def _paths(hero: View) -> list[Fact]:
    """How far the hero has come; another player's gold is not in the view."""
    return [
        Fact(f"path-{path}", {"has": has, "needs": needs}) for path, (has, needs) in hero["paths"].items()
    ]


def _market(table: View) -> Panel:
    return Fact("panel-market"), [
        Fact("line-market", {"things": table["market"]}),
        Fact("line-superartifacts", {"things": table["superartifacts"]}),
    ]


# -- one's own cards -----------------------------------------------------------------------------------


def hand(table: View) -> list[Fact]:
    """What the seat that looks may use, each with its text."""
    if table["seat"] is None or not table["heroes"]:
        return []
    hero, cards = table["heroes"][table["seat"]], table["cards"]
    own = cards[hero["card"]]
    lines = [Fact("hand-ability", {"card": own["ability"], "text": card_text(table, own["ability"])})]
    special = {"card": own["special"], "text": card_text(table, own["special"]), "kind": own["requires"]}
    lines.append(Fact("hand-special" if hero["unlocked"] else "hand-locked", special))
    held = Counter([*(card for card, _ in hero["artifacts"]), *hero["rewards"], *hero["secrets"]])
    for card, number in held.items():
        lines.append(Fact("hand-card", {"card": card, "number": number, "text": card_text(table, card)}))
    for god in hero["missions"]:
        text = Fact(f"mission-{god}", cards[god])
        lines.append(Fact("hand-mission", {"god": god, "text": text}))
    return lines
