"""Bots see only views, keep their chance to themselves, and choose what looks best."""

from __future__ import annotations

import msgspec
import pytest

from mythwright.bots import LEVELS, Player, asked, bot, value, won
from mythwright.core.event import Result
from mythwright.core.flow import Ask, Roll
from mythwright.core.save import fingerprint
from mythwright.core.table import Setup, Table
from tests.toy.game import GAME, Hilltop


def a_table(seed: str = "bots", dice: str = "seeded", **options: int) -> Table:
    setup = Setup("hilltop", "first", (), 3, {"top": 0, **options}, seed, dice)
    return Table(GAME, setup, GAME.box("first", ()))


def a_throw(seed: str = "bots") -> Table:
    """Seat 0 has thrown, and may keep it or throw again: what each is worth can be told."""
    table = a_table(seed, dice="ask").play("push").play("stake 5").settle(["up", "slip"])
    assert [str(option) for option in table.pending.options] == ["keep", "again"]
    return table


def test_a_player_is_given_nothing_but_its_seat():
    player = Player(a_table(), 0)
    assert [name for name in dir(player) if not name.startswith("_")] == ["guess", "options", "seat", "see"]
    with pytest.raises(AttributeError):
        player.table  # noqa: B018
    with pytest.raises(AttributeError):
        player.__table  # noqa: B018


def test_a_player_sees_its_view_and_only_its_own_options():
    table = a_table()
    assert Player(table, 0).see() == table.see(0)
    assert Player(table, 0).options == table.pending.options
    assert Player(table, 1).options == ()
    assert asked(table).seat == 0


def test_a_guess_knows_neither_the_seed_nor_the_past():
    table = a_table().play("stay")
    guess = Player(table, 0).guess("what if")
    assert guess.setup.seed == "what if" and guess.log is None and guess.answers is None


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level):
    table, other = a_table(), a_table()
    first, second = other.state.hikers[1], other.state.hikers[2]
    first.hand, second.hand = second.hand, first.hand
    other.state.deck = other.state.deck[::-1]
    assert fingerprint(other) != fingerprint(table)
    one, two = bot(level, "same"), bot(level, "same")
    for _ in range(8):
        assert one.choose(Player(table, 0)) == two.choose(Player(other, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_changes_nothing_at_the_table(level):
    table = a_table()
    before = fingerprint(table), table.setup, len(table.log), table.dice.copy()
    bot(level, "x").choose(asked(table))
    assert (fingerprint(table), table.setup, len(table.log), table.dice) == before


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level):
    games = []
    for _ in range(2):
        table, chooser = a_table(), bot(level, "again")
        while isinstance(table.pending, Ask):
            table.play(chooser.choose(asked(table)))
        games.append(table.answers)
    assert games[0] == games[1]


def test_random_takes_every_option_about_as_often():
    table, chooser = a_table(), bot("random", "even")
    options = table.pending.options
    taken = [chooser.choose(asked(table)) for _ in range(600)]
    assert all(600 / len(options) / 2 < taken.count(option) < 600 / len(options) * 2 for option in options)


def test_random_can_choose_among_a_thousand_options():
    table = a_table()
    many = tuple(msgspec.structs.replace(table.pending.options[0], args=(n,)) for n in range(1000))
    table.pending = msgspec.structs.replace(table.pending, options=many)
    chooser = bot("random", "many")
    taken = {chooser.choose(asked(table)).args[0] for _ in range(50)}
    assert max(taken) > 500 and len(taken) > 40


def test_greedy_keeps_a_throw_that_leads_up():
    table = a_throw()
    assert str(bot("greedy", "x").choose(asked(table))) == "keep"


def test_greedy_takes_the_first_of_equals(monkeypatch):
    monkeypatch.setattr(Hilltop, "value", lambda self, view, seat: 0.5)
    assert str(bot("greedy", "x").choose(asked(a_table()))) == "stay"


def test_greedy_follows_its_liking_in_matters_of_taste(monkeypatch):
    def chosen() -> set[str]:
        return {str(bot("greedy", f"{number}").choose(asked(a_table()))) for number in range(30)}

    assert len(chosen()) == 1
    monkeypatch.setattr(type(a_table().game), "tastes", (a_table().pending.prompt,), raising=False)
    assert chosen() == {str(option) for option in a_table().pending.options}


def test_greedy_goes_on_with_what_it_began():
    """To push changes nothing yet; only what is staked and kept afterwards leads up."""
    table = a_table()
    assert value(table.copy().play("stay"), 0) == value(table.copy().play("push"), 0)
    assert str(bot("greedy", "x").choose(asked(table))) != "stay"


def test_greedy_beats_random():
    wins = 0
    for game in range(12):
        table = a_table(f"beats/{game}")
        bots = [bot("greedy" if seat == game % 3 else "random", f"{game}/{seat}") for seat in range(3)]
        while isinstance(table.pending, Ask):
            table.play(bots[table.pending.seat].choose(asked(table)))
        wins += won(table.result, game % 3)
    assert wins >= 8


def test_greedy_throws_the_dice_of_its_guess_where_people_throw_their_own():
    table = a_table(dice="ask").play("push")
    choice = bot("greedy", "x").choose(asked(table))
    table.play(choice)
    assert isinstance(table.pending, Roll)


def test_greedy_goes_for_a_win():
    table = a_table(dice="ask", top=3)
    table.play("push").play("stake 3").settle(["up", "slip"])
    assert value(table.copy().play("keep"), 0) == 1.0
    assert value(table.copy().play("keep"), 1) == 0.0
    assert str(bot("greedy", "x").choose(asked(table))) == "keep"


def test_nobody_has_won_where_nobody_scored():
    shared, lost = Result((0.5, 0.5, 0), (1, 1, 3), "R"), Result((0, 0), (1, 1), "R")
    assert [won(shared, seat) for seat in range(3)] == [True, True, False]
    assert [won(lost, seat) for seat in range(2)] == [False, False]


def test_an_unknown_level_is_no_bot():
    with pytest.raises(KeyError):
        bot("clairvoyant", "x")
