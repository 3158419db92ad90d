"""Given: tables arranged for one test. Seat 0 leads, dice are scripted, and only what matters is set."""

from __future__ import annotations

from collections.abc import Sequence

import mythwright
from mythwright.core.flow import Ask, Frame, Roll
from mythwright.core.table import Table
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import without
from mythwright.games.king_of_the_hill.rules.artifacts import uses
from mythwright.games.king_of_the_hill.rules.final import begin
from mythwright.games.king_of_the_hill.rules.turn import Match
from mythwright.games.king_of_the_hill.state import ARENA, ArenaMat, Hero, Item, Lone, Temple

GAME = "king_of_the_hill"


def a_table(*heroes: str, layers: Sequence[str] = (), passing: Sequence[int] = ()) -> HillTable:
    """A fresh table at the first Exploration of seat 0, with empty hands and scripted dice."""
    heroes = heroes or ("heracles", "sigurd")
    options = {"heroes": list(heroes), "passing": list(passing)}
    table: HillTable = mythwright.new(
        GAME, seats=len(heroes), seed="given", options=options, layers=layers, dice="ask"
    )
    leader = table.box.heroes[heroes[0]].mythology
    table.settle([leader])
    return table


def hero(table: HillTable, seat: int = 0) -> Hero:
    return table.state.heroes[seat]


def play(table: Table, *answers: str) -> None:
    """Answer whatever is pending: a choice by its text, a roll by its faces."""
    for answer in answers:
        if isinstance(table.pending, Roll):
            table.settle(answer.split())
        else:
            table.play(answer)


def turn_of(table: HillTable, seat: int = 0) -> HillTable:
    """Begin a turn of this seat, after the test arranged the table."""
    match = Match(wishes=())
    table.stack = [match]
    table._run(match.take_turn(table, seat))
    return table


def under_way(table: HillTable, *frames: Frame) -> HillTable:
    """Put frames on the stack of a running match and start the last one."""
    match = Match(wishes=(), step="turn_over")
    table.stack = [match, *frames]
    table._run(frames[-1].start(table))
    return table


def give(
    table: HillTable,
    seat: int = 0,
    *,
    rewards: Sequence[str] = (),
    secrets: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    temples: Sequence[tuple[str, str]] = (),
) -> None:
    """Hand cards over from the decks, so that nothing is made out of thin air; temples as (tile, kind)."""
    state, who = table.state, hero(table, seat)
    state.reward_deck = without(state.reward_deck, *rewards)
    state.secret_deck = without(state.secret_deck, *secrets)
    who.rewards = tuple(sorted((*who.rewards, *rewards)))
    who.secrets = tuple(sorted((*who.secrets, *secrets)))
    for card in artifacts:
        take_artifact(table, seat, card)
    for tile, kind in temples:
        state.villages.pop(tile, None)
        who.temple_hand = without(who.temple_hand, kind)
        who.temples = (*who.temples, Temple(tile, kind))


def take_artifact(table: HillTable, seat: int, card: str) -> None:
    state, box = table.state, table.box
    if card in box.superartifacts:
        state.superartifacts = without(state.superartifacts, card)
    else:
        mythology = box.artifacts[card].mythology
        state.artifact_decks[mythology] = without(state.artifact_decks[mythology], card)
    hero(table, seat).artifacts += (Item(card, uses(box, card)),)


def stand(table: HillTable, seat: int, tile: str) -> None:
    """Put a hero on a tile whose village is gone."""
    table.state.villages.pop(tile, None)
    hero(table, seat).place = tile


def village(table: HillTable, tile: str, rune: str) -> None:
    """Make this tile hold a village of this rune, by swapping with a tile that has one."""
    villages = table.state.villages
    other = next(t for t in villages if villages[t] == rune and t != tile)
    villages[tile], villages[other] = rune, villages[tile]


def god_on_top(table: HillTable, god: str) -> None:
    mythology = table.box.gods[god].mythology
    deck = table.state.god_decks[mythology]
    table.state.god_decks[mythology] = (god, *(card for card in deck if card != god))


def rewards_on_top(table: HillTable, *cards: str) -> None:
    table.state.reward_deck = (*cards, *without(table.state.reward_deck, *cards))


def secrets_on_top(table: HillTable, *cards: str) -> None:
    table.state.secret_deck = (*cards, *without(table.state.secret_deck, *cards))


def a_quest(table: HillTable, god: str, tile: str = "C4", seat: int = 0) -> HillTable:
    """The hero has just moved to a village of the god's mythology and the god is drawn."""
    god_on_top(table, god)
    village(table, tile, table.box.gods[god].mythology)
    near = next(t for t in table.box.near[tile] if t != HILL)
    stand(table, seat, near)
    turn_of(table, seat)
    table.play(f"move {tile}")
    return table


def a_battle(
    table: HillTable, guardian: str, tile: str = "C4", seat: int = 0, *, round: int = 1, god: str = ""
) -> HillTable:
    """The hero starts his turn beside this Guardian; the God card waits there."""
    mythology = table.box.guardians[guardian].mythology
    god = god or next(g for g in table.box.gods_of[mythology] if not table.box.gods[g].arena)
    deck = table.state.god_decks[mythology]
    table.state.god_decks[mythology] = tuple(card for card in deck if card != god)
    table.state.round = round
    stand(table, seat, tile)
    table.state.guardians[tile] = Lone(guardian, god)
    return turn_of(table, seat)


def an_arena(
    table: HillTable, *guardians: str, mythology: str = "slavic", tile: str = "C4", seat: int = 0
) -> HillTable:
    """The hero starts his turn in this Arena with these three Guardians."""
    box, state = table.box, table.state
    god = next(g for g in box.gods_of[mythology] if box.gods[g].arena)
    artifact = box.gods[god].artifact
    state.god_decks[mythology] = without(state.god_decks[mythology], god)
    state.artifact_decks[mythology] = without(state.artifact_decks[mythology], artifact)
    stand(table, seat, tile)
    who = hero(table, seat)
    side = "b" if who.arenas else "a"
    state.arenas[mythology] = ArenaMat(tile, artifact, seat, tuple(guardians), side)
    who.place = ARENA
    return turn_of(table, seat)


def a_final(
    table: HillTable, contender: int = 1, *, monster: str = "", health: int | None = None
) -> HillTable:
    """The Final battle has begun with this Contender; health 0 means without a Monster."""
    box, state = table.box, table.state
    state.seal = False
    begin(table, contender, monster or box.monster_of[hero(table, contender).mythology])
    if health is not None:
        state.monster_health = health
        if health == 0:
            state.monster = ""
    return table


def kinds(table: HillTable) -> set[str]:
    """The kinds of options on offer."""
    assert isinstance(table.pending, Ask)
    return {option.kind for option in table.pending.options}


def offered(table: HillTable, kind: str = "") -> list[str]:
    """The options on offer as texts, all or of one kind."""
    assert isinstance(table.pending, Ask)
    return [str(option) for option in table.pending.options if not kind or option.kind == kind]


def told(table: HillTable, kind: str) -> list[dict[str, object]]:
    """The facts of every event of this kind so far."""
    return [dict(event.facts, rule=event.rule) for event in table.log or () if event.kind == kind]
