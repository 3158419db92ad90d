"""Scenes: what is under way, laid out beside the board: the god, the Guardian, the Monster, and the dice."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.display import Card, Tray
from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import View, mythology_of
from mythwright.games.king_of_the_hill.cards import Cards, dice_card, figure

BEATEN = 0


def scenes(cards: Cards) -> tuple[Tray, ...]:
    """One tray for each thing under way; the Monster of the Final battle comes first."""
    table = cards.table
    monster = (_monster(cards),) if table["monster"] else ()
    return (*monster, *(SCENES[scene["scene"]](cards, scene) for scene in table["scene"]))


def _who(cards: Cards, scene: View) -> str:
    who: str = cards.table["names"][scene["seat"]]
    return who


def _thrown(faces: tuple[str, ...]) -> tuple[Card, ...]:
    return (dice_card(faces),) if faces else ()


def _quest(cards: Cards, scene: View) -> Tray:
    god = scene["god"]
    lines = [Fact("line-rolls", {"rolls": scene["rolls"], "most": scene["most_rolls"]})]
    if scene["added"]:
        lines.append(Fact("line-added", {"dice": scene["added"]}))
    drawn = (cards.god("quest", god, scene["runes"], scene["grey"]),) if god else ()
    title = Fact("panel-quest", {"god": god, "who": _who(cards, scene)})
    return Tray(id="scene-quest", name=title, cards=(*drawn, *_thrown(scene["dice"])), lines=tuple(lines))


def _battle(cards: Cards, scene: View) -> Tray:
    guardian = scene["guardian"]
    figures = tuple(figure(name, scene[name]) for name in ("health", "attack", "weakness"))
    foe = cards.guardian("battle", guardian, scene["side"], figures=figures)
    title = Fact("panel-battle", {"guardian": guardian, "who": _who(cards, scene)})
    return Tray(id="scene-battle", name=title, cards=(foe,))


def _attack(cards: Cards, scene: View) -> Tray:
    lines = (Fact("line-face", {"face": scene["face"]}),) if scene["face"] else ()
    title = Fact("panel-attack", {"who": _who(cards, scene), "foe": scene["foe"]})
    return Tray(id="scene-attack", name=title, cards=_thrown(scene["dice"]), lines=lines)


def _arena(cards: Cards, scene: View) -> Tray:
    """The three Guardians with what may be done to each; a beaten one is turned over."""
    arena = cards.table["arenas"].get(scene["arena"], {"guardians": (), "side": "a"})
    slots = enumerate(zip(arena["guardians"], scene["slots"], strict=False))
    foes = [_opponent(cards, scene, at, guardian, slot, arena["side"]) for at, (guardian, slot) in slots]
    title = Fact("panel-arena", {"arena": scene["arena"], "who": _who(cards, scene)})
    return Tray(id="scene-arena", name=title, cards=(*foes, *_thrown(scene["dice"])))


def _opponent(cards: Cards, scene: View, at: int, guardian: str, slot: int, side: str) -> Card:
    aimed = int(bool(scene["dice"]) and at == scene["target"])
    told = {"slot": at, "guardian": guardian, "aimed": aimed, "evaded": int(at in scene["evaded"])}
    return cards.guardian(
        "arena",
        guardian,
        side,
        id=f"opponent-{at}",
        note=Fact(f"line-slot-{slot}", told),
        spent=slot == BEATEN,
        thing=str(at),
        options=tuple(cards.offered.get(str(at), ())),
    )


def _monster(cards: Cards) -> Tray:
    table = cards.table
    monster = table["monster"]
    health = (figure("health", table["monster_health"]),)
    foe = cards.make("final", monster, "monster", mythology_of(table, monster), figures=health)
    return Tray(id="scene-final", name=Fact("tray-monster"), cards=(foe,))


SCENES: dict[str, Callable[[Cards, View], Tray]] = {
    "quest": _quest,
    "battle": _battle,
    "attack": _attack,
    "arena": _arena,
}
