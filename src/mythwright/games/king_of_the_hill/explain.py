"""Explanations: the rulings that forbid an option, by the same predicates that list the options."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.flow import Ask, Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import Box, HillTable, Power
from mythwright.games.king_of_the_hill.rules.arena import Arena
from mythwright.games.king_of_the_hill.rules.artifacts import ForcedSale, forbids_use, held
from mythwright.games.king_of_the_hill.rules.attack import Attack
from mythwright.games.king_of_the_hill.rules.battle import Battle
from mythwright.games.king_of_the_hill.rules.contender import ContenderTurn, forbids_contender_attack
from mythwright.games.king_of_the_hill.rules.exploration import Exploration, forbids_scouting
from mythwright.games.king_of_the_hill.rules.extras import (
    AT_REST,
    BEFORE_MOVING,
    BEFORE_THE_HILL,
    BETWEEN_ATTACKS,
    forbids_reward,
    forbids_secret,
)
from mythwright.games.king_of_the_hill.rules.final import AttackerTurn, forbids_approach
from mythwright.games.king_of_the_hill.rules.market import forbids_trade
from mythwright.games.king_of_the_hill.rules.missions import forbids_mission
from mythwright.games.king_of_the_hill.rules.movement import forbids_moving
from mythwright.games.king_of_the_hill.rules.quest import Quest, forbids_quest_card
from mythwright.games.king_of_the_hill.rules.targets import Args, forbids_target
from mythwright.games.king_of_the_hill.rules.temples import RULES as TEMPLES
from mythwright.games.king_of_the_hill.rules.temples import forbids_building
from mythwright.games.king_of_the_hill.rules.triumph import Building, Triumph
from mythwright.games.king_of_the_hill.rules.turn import Turn

Explain = Callable[[HillTable, int, Option], Ruling | None]

OPEN: dict[type[Frame], tuple[str, ...]] = {
    Exploration: BEFORE_MOVING,
    Battle: BETWEEN_ATTACKS,
    AttackerTurn: (*BEFORE_MOVING, *BEFORE_THE_HILL),
    ContenderTurn: BEFORE_THE_HILL,
    Quest: AT_REST,
    Triumph: AT_REST,
    Building: AT_REST,
    Turn: AT_REST,
}
"""The windows that a question of this frame opens (KH-GAP-61, KH-GAP-65, KH-GAP-71)."""
SECRET_WINDOWS = {"reaction": "KH-SECRET-08", "quest": "KH-GAP-69"}


def explain(table: HillTable, seat: int, chosen: Option) -> list[Ruling]:
    """Why this option is not on offer now; empty when only the present question stands against it."""
    how = EXPLAINED.get(chosen.kind)
    if how is None:
        known = chosen.kind in PLAIN_KINDS
        return [] if known else [ruling("MW-OPTION-03", text=str(chosen)[:80])]
    found = how(table, seat, chosen)
    return [found] if found else []


def _frame(table: HillTable) -> Frame:
    return table.stack[-1]


def _text(chosen: Option, at: int = 0) -> str:
    return str(chosen.args[at]) if len(chosen.args) > at else ""


def _scout(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    frame = _frame(table)
    if not isinstance(frame, Exploration):
        return ruling("KH-TURN-08", asked=_asked(table))
    return forbids_scouting(table, seat, _text(chosen), frame.scouted)


def _move(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    if table.state.final:
        return forbids_approach(table, seat, _text(chosen))
    if not isinstance(_frame(table), Exploration):
        return ruling("KH-TURN-08", asked=_asked(table))
    return forbids_moving(table, seat, _text(chosen))


def _stay(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("KH-FINAL-27") if table.state.final else ruling("KH-GAP-21")


def _play(table: HillTable, seat: int, card: str, args: Args) -> Ruling | None:
    """The rule for a card at the wrong time, or aimed where it cannot go."""
    power = table.box.cards[card]
    if power.window in OPEN.get(type(_frame(table)), ()):
        return forbids_target(table, seat, power, args)
    return ruling(_window_rule(table.box, power), card=card, asked=_asked(table))


def _window_rule(box: Box, card: Power) -> str:
    """The rule that says when this card may be used."""
    if card.id in box.secrets:
        return SECRET_WINDOWS.get(card.window, "KH-GAP-71")
    if card.id in box.rewards:
        return "KH-RCARD-11" if card.id == "dark_rune" else "KH-GAP-65"
    return "KH-GAP-61" if card.window else "KH-HERO-05"


def _secret(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    card = _text(chosen)
    if card not in table.box.secrets:
        return ruling("MW-OPTION-03", text=str(chosen)[:80])
    if isinstance(_frame(table), Arena):
        return ruling("KH-ARENA-19", card=card)
    forbidden = forbids_secret(table, seat, card)
    if forbidden:
        return forbidden
    guardian = table.box.secrets[card].guardian
    if guardian:
        return ruling("KH-SECRET-05", card=card, guardian=guardian)
    return _play(table, seat, card, chosen.args[1:])


def _use(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    card = _text(chosen)
    box = table.box
    if card not in {**box.artifacts, **box.superartifacts, **box.powers}:
        return ruling("MW-OPTION-03", text=str(chosen)[:80])
    if isinstance(_frame(table), Arena):
        return ruling("KH-ARENA-22" if card in box.powers else "KH-ARENA-21", card=card)
    frame = _frame(table)
    user = frame.seat if isinstance(frame, Attack) else seat  # whoever controls a hero uses what is his
    return (
        forbids_use(table, user, card)
        or _reroll(table, box.cards[card], chosen)
        or _play(table, seat, card, chosen.args[1:])
    )


def _reroll(table: HillTable, power: Power, chosen: Option) -> Ruling | None:
    """Dice of an attack roll that are not there to be saved, or too many to be rolled again."""
    frame = _frame(table)
    if not isinstance(frame, Attack) or "reroll_attack" not in power.verbs:
        return None
    effect = power.effect[0]
    most = getattr(effect, "amount", 0) or len(frame.runes)
    again = max(0, len(frame.runes) - len(chosen.args[1:]))
    return ruling(effect.rule, most=most, has=again, dice=list(frame.runes))


def _reward(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    card, frame = _text(chosen), _frame(table)
    if card not in table.box.rewards:
        return ruling("MW-OPTION-03", text=str(chosen)[:80])
    if isinstance(frame, Arena):
        return ruling("KH-ARENA-17" if card == "healing_potion" else "KH-ARENA-20", card=card)
    if isinstance(frame, Quest):
        return forbids_quest_card(frame, table, card) or _play(table, seat, card, chosen.args[1:])
    return forbids_reward(table, seat, card) or _play(table, seat, card, chosen.args[1:])


def _trade(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    if isinstance(_frame(table), Battle | Attack | Arena):
        return ruling("KH-GAP-58", asked=_asked(table))
    return forbids_trade(table, seat, chosen)


def _drop(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    if not held(table.state.heroes[seat], _text(chosen)):
        return ruling("KH-ART-07", card=_text(chosen))
    selling = isinstance(_frame(table), ForcedSale)
    return ruling("KH-ART-19" if selling else "KH-GAP-64", asked=_asked(table))


def _mission(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    god = _text(chosen)
    if god not in table.box.gods:
        return ruling("MW-OPTION-03", text=str(chosen)[:80])
    at = chosen.args[1] if len(chosen.args) > 1 else 0
    ways = len(table.box.gods[god].mission)
    forbidden = forbids_mission(table, seat, god, at if isinstance(at, int) and at >= 0 else ways)
    return forbidden or ruling("KH-GAP-37", god=god)


def _build(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    hero, kind = table.state.heroes[seat], _text(chosen)
    if kind not in TEMPLES:
        return ruling("KH-TEMPLE-13", kinds=list(TEMPLES))
    if kind not in hero.temple_hand:
        return ruling("KH-TEMPLE-03", kinds=sorted(set(hero.temple_hand)))
    return forbids_building(table, seat, hero.place) or ruling("KH-TEMPLE-01", asked=_asked(table))


def _keep(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    frame = _frame(table)
    if not isinstance(frame, Quest):
        return ruling("KH-QUEST-07", asked=_asked(table))
    if frame.rolls >= frame.most_rolls(table) and not frame.free:
        return ruling("KH-QUEST-06", most=frame.most_rolls(table), has=frame.rolls)
    return ruling("KH-QUEST-07", dice=list(frame.dice))


def _arena_action(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    frame = _frame(table)
    if isinstance(frame, Arena):
        at = chosen.args[0] if chosen.args else -1
        return frame.forbids_action(table, chosen.kind, at if isinstance(at, int) else -1)
    if isinstance(frame, Attack):
        own = table.state.heroes[frame.seat].mythology
        return ruling(_blow_rule(chosen.kind), needs=sorted({own, frame.foe}), has=list(frame.runes))
    return ruling("KH-BAT-17", asked=_asked(table))


def _blow_rule(kind: str) -> str:
    return {
        "hit": "KH-BAT-20",
        "evade": "KH-BAT-21",
        "critical": "KH-BAT-23",
        "hit_and_evade": "KH-BAT-24",
    }.get(kind, "KH-BAT-25")


def _target(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    frame = _frame(table)
    living = frame.living() if isinstance(frame, Arena) else []
    return ruling("KH-ARENA-23", living=living)


def _attack(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    if isinstance(_frame(table), ContenderTurn):
        return forbids_contender_attack(table, seat, _text(chosen)) or ruling("KH-CONT-03")
    return ruling("KH-FINAL-29" if table.state.final else "KH-BAT-01", asked=_asked(table))


def _asked(table: HillTable) -> str:
    return table.pending.prompt if isinstance(table.pending, Ask) else ""


EXPLAINED: dict[str, Explain] = {
    "scout": _scout,
    "move": _move,
    "stay": _stay,
    "secret": _secret,
    "use": _use,
    "reward": _reward,
    "sell": _trade,
    "exchange": _trade,
    "claim": _trade,
    "drop": _drop,
    "mission": _mission,
    "build": _build,
    "keep": _keep,
    "hit": _arena_action,
    "critical": _arena_action,
    "evade": _arena_action,
    "hit_and_evade": _arena_action,
    "miss": _arena_action,
    "target": _target,
    "attack": _attack,
}

PLAIN_KINDS = frozenset(
    {
        "roll",
        "give_up",
        "battle",
        "take_mission",
        "fight",
        "decline",
        "pass",
        "pick",
        "enough",
        "pay",
        "done",
        "fight_on",
        "end",
        "ability",
        "take",
        "control",
        "self_attack",
    }
)
