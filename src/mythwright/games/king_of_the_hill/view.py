"""Views: what a seat may see, and how to fill in what it may not (KH-GAP-19)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from mythwright.core.dice import Dice
from mythwright.core.flow import Ask, Frame
from mythwright.core.option import Option
from mythwright.games.king_of_the_hill.box import HILL, Box, HillTable, Side
from mythwright.games.king_of_the_hill.effects import without
from mythwright.games.king_of_the_hill.printed import in_sight, prints
from mythwright.games.king_of_the_hill.rules.arena import Arena
from mythwright.games.king_of_the_hill.rules.attack import Attack
from mythwright.games.king_of_the_hill.rules.battle import Battle
from mythwright.games.king_of_the_hill.rules.mat import attack_value, has_market, never, path_counts, speed
from mythwright.games.king_of_the_hill.rules.missions import Completing
from mythwright.games.king_of_the_hill.rules.movement import reachable
from mythwright.games.king_of_the_hill.rules.quest import Quest
from mythwright.games.king_of_the_hill.state import Hero, Item

View = dict[str, Any]
HIDDEN = "hidden"
HAND_KINDS = ("secret", "reward", "mission")
"""Options that show what is in a hand."""


def see(table: HillTable, seat: int | None) -> View:
    """Everything open, and what this seat alone knows; `None` is a spectator."""
    state, box = table.state, table.box
    known = state.heroes[seat].known if seat is not None and state.heroes else ()
    scenes = [scene for frame in table.stack if (scene := _scene(table, frame))]
    return {
        "names": [hero.card for hero in state.heroes],
        "seat": seat,
        "round": state.round,
        "track": (box.figures.last_round, box.figures.final_rounds, box.figures.stronger_from),
        "final": state.final,
        "seal": state.seal,
        "order": state.order,
        "first": state.first,
        "turn": state.turn,
        "dark_hero": state.dark_hero,
        "contender": state.contender,
        "monster": state.monster,
        "monster_health": state.monster_health,
        "fire": state.fire,
        "path": state.path,
        "breaker": state.breaker,
        "villages": {tile: rune if tile in known else HIDDEN for tile, rune in state.villages.items()},
        "guardians": {tile: [lone.guardian, lone.god] for tile, lone in state.guardians.items()},
        "arenas": {
            name: {
                "tile": mat.tile,
                "artifact": mat.artifact,
                "seat": mat.seat,
                "guardians": mat.guardians,
                "side": mat.side,
            }
            for name, mat in state.arenas.items()
        },
        "heroes": [_hero(box, hero, own=other == seat) for other, hero in enumerate(state.heroes)],
        "market": state.market,
        "superartifacts": state.superartifacts,
        "reward_deck": len(state.reward_deck),
        "secret_deck": len(state.secret_deck),
        "reward_discard": state.reward_discard,
        "secret_discard": state.secret_discard,
        "god_decks": {rune: len(deck) for rune, deck in state.god_decks.items()},
        "god_discards": state.god_discards,
        "extra_turns": state.extra_turns,
        "scene": scenes,
        "cards": _cards(table, seat, scenes),
    }


def _cards(table: HillTable, seat: int | None, scenes: list[View]) -> View:
    """What is printed on every card that this seat can read, for texts and drawings."""
    known = prints(table.box)
    shown = in_sight(table.box, table.state, seat)
    for scene in scenes:
        shown += (scene.get("god", ""), scene.get("guardian", ""))
    return {name: known[name] for name in shown if name in known}


def _hero(box: Box, hero: Hero, own: bool) -> View:
    paths = path_counts(box, hero)
    if not own:
        del paths["wealth"]  # gold stays hidden (KH-RCARD-08)
    return {
        "card": hero.card,
        "mythology": hero.mythology,
        "place": hero.place,
        "health": hero.health,
        "max_health": hero.max_health,
        "attack": attack_value(box, hero, never),
        "speed": speed(box, hero),
        "artifacts": [[item.card, side(box, item)] for item in hero.artifacts],
        "temples": [[temple.tile, temple.kind] for temple in hero.temples],
        "temple_hand": hero.temple_hand,
        "rewards": hero.rewards if own else len(hero.rewards),
        "secrets": hero.secrets if own else len(hero.secrets),
        "villages": hero.villages,
        "arenas": hero.arenas,
        "missions": [mission.god for mission in hero.missions],
        "dark_runes": hero.dark_runes,
        "lasting": hero.lasting,
        "used": hero.used,
        "market": has_market(hero),
        "unlocked": hero.unlocked,
        "doll": hero.doll,
        "built": hero.built,
        "turns": hero.turns,
        "paths": paths,
    }


def side(box: Box, item: Item) -> str:
    """Which side of an artifact lies up."""
    if item.uses == 0:
        return "infinity"
    return "a" if item.uses == 2 or item.card in box.superartifacts else "b"


# -- what is under way -----------------------------------------------------------------------------------


def _battle(table: HillTable, frame: Battle) -> View:
    side: Side = getattr(table.box.guardians[frame.guardian], frame.side)
    return {
        "scene": "battle",
        "seat": frame.seat,
        "guardian": frame.guardian,
        "side": frame.side,
        "health": frame.health,
        "attack": side.attack,
        "weakness": side.weakness,
        "tile": frame.tile,
    }


def _quest(table: HillTable, frame: Quest) -> View:
    god = table.box.gods.get(frame.god)
    return {
        "scene": "quest",
        "seat": frame.seat,
        "god": frame.god,
        "runes": god.runes if god else (),
        "grey": god.grey if god else 0,
        "dice": frame.dice,
        "kept": frame.kept,
        "added": frame.added,
        "rolls": frame.rolls,
        "most_rolls": frame.most_rolls(table),
        "free": frame.free,
    }


def _arena(table: HillTable, frame: Arena) -> View:
    return {
        "scene": "arena",
        "seat": frame.seat,
        "arena": frame.mythology,
        "slots": frame.slots,
        "target": frame.target,
        "dice": frame.runes,
        "evaded": frame.evaded,
    }


def _attack(table: HillTable, frame: Attack) -> View:
    return {"scene": "attack", "seat": frame.seat, "dice": frame.runes, "foe": frame.foe, "face": frame.face}


SCENES: dict[type[Frame], Callable[[HillTable, Any], View]] = {
    Battle: _battle,
    Quest: _quest,
    Arena: _arena,
    Attack: _attack,
}


def _scene(table: HillTable, frame: Frame) -> View | None:
    shown = SCENES.get(type(frame))
    return shown(table, frame) if shown else None


# -- guesses ---------------------------------------------------------------------------------------------


def guess(table: HillTable, seat: int | None, dice: Dice) -> None:
    """Deal everything hidden from this seat anew, in place."""
    state = table.state
    if not state.heroes:
        return
    others = [hero for other, hero in enumerate(state.heroes) if other != seat]
    known = state.heroes[seat].known if seat is not None else ()
    _shuffle_villages(table, known, dice)
    for rune, deck in state.god_decks.items():
        state.god_decks[rune] = dice.shuffled(f"gods/{rune}", sorted(deck))
    pool = dice.shuffled("rewards", sorted((*state.reward_deck, *(c for h in others for c in h.rewards))))
    for hero in others:
        hero.rewards, pool = tuple(sorted(pool[: len(hero.rewards)])), pool[len(hero.rewards) :]
    state.reward_deck = pool
    pool = dice.shuffled("secrets", sorted((*state.secret_deck, *(c for h in others for c in h.secrets))))
    for hero in others:
        hero.secrets, pool = tuple(sorted(pool[: len(hero.secrets)])), pool[len(hero.secrets) :]
    state.secret_deck = pool
    for hero in others:
        hero.known = ()
    if isinstance(table.pending, Ask) and table.pending.seat != seat:
        table.pending = _guessed(table, table.pending)


def _shuffle_villages(table: HillTable, known: tuple[str, ...], dice: Dice) -> None:
    villages = table.state.villages
    hidden = [tile for tile in villages if tile not in known]
    runes = dice.shuffled("villages", sorted(villages[tile] for tile in hidden))
    villages.update(zip(hidden, runes, strict=True))


def _guessed(table: HillTable, asked: Ask) -> Ask:
    """Another seat's question without the options that would show its hand."""
    frame = table.stack[-1]
    if isinstance(frame, Completing):
        options = frame.choices(table) or _paired(table, frame)
    else:
        exploring = asked.prompt == "explore"
        ways = {*reachable(table, asked.seat, over_hill=False)} - {HILL} if exploring else table.box.near
        options = [chosen for chosen in asked.options if not _shows_hand(table, chosen, ways)]
    return Ask(asked.seat, tuple(options), asked.then, asked.rule, asked.prompt, asked.open)


def _paired(table: HillTable, frame: Completing) -> list[Option]:
    """Whoever pays with two equal Reward cards is known to hold them: deal him the first pair there is."""
    state, hero = table.state, table.state.heroes[frame.seat]
    pool = (*hero.rewards, *state.reward_deck)
    pair = next(card for card in pool if pool.count(card) > 1)
    rest, size = without(pool, pair, pair), len(hero.rewards) - 2
    hero.rewards, state.reward_deck = tuple(sorted((pair, pair, *rest[:size]))), rest[size:]
    return frame.choices(table)


def _shows_hand(table: HillTable, chosen: Option, ways: Container[str | int]) -> bool:
    """Cards in hand do, and so does a way that gold may have opened."""
    if chosen.kind == "use":
        return table.box.cards[str(chosen.args[0])].target == "secret_in_hand"
    return chosen.kind in HAND_KINDS or (chosen.kind == "move" and chosen.args[0] not in ways)
