"""Setup: who plays whom, what lies where, and who begins (KH-SETUP, KH-GAP-01 to 04, 11, 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import mythwright
from mythwright.core.dice import seeded
from mythwright.core.flow import Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable, read_box
from mythwright.games.king_of_the_hill.rules.mat import attack_value, never, speed
from mythwright.games.king_of_the_hill.rules.setup import lay_out, reward_cards, secret_cards
from mythwright.games.king_of_the_hill.state import NOBODY
from tests.games.king_of_the_hill.given import (
    GAME,
    a_battle,
    a_table,
    give,
    hero,
    kinds,
    play,
    stand,
    told,
    turn_of,
    village,
)
from tests.marks import rule

BOX = read_box(())
ALL = ("heracles", "imhotep", "sigurd", "baba_yaga", "arjuna")
RUNES = ("greek", "egyptian", "norse", "slavic", "hindu", "dark")

PLACES = {  # KH-GAP-01, row by row: the axial coordinates of the first tile of each row, and its length
    "A": (0, -3, 4),
    "B": (-1, -2, 5),
    "C": (-2, -1, 6),
    "D": (-3, 0, 7),
    "E": (-3, 1, 6),
    "F": (-3, 2, 5),
    "G": (-3, 3, 4),
}

HEROES = {  # mythology: hero, Health, attack, camp, required Temple (KH-GAP-04, KH-GAP-01)
    "greek": ("heracles", 7, 5, (2, -4), "attack"),
    "egyptian": ("imhotep", 9, 3, (4, -2), "rewards"),
    "norse": ("sigurd", 8, 4, (2, 2), "health"),
    "slavic": ("baba_yaga", 9, 3, (-2, 4), "secrets"),
    "hindu": ("arjuna", 8, 4, (-4, 2), "attack"),
}

CAMPS = {  # the two border tiles of each camp
    "greek": {"A2", "A3"},
    "egyptian": {"B5", "C6"},
    "norse": {"E6", "F5"},
    "slavic": {"G3", "G2"},
    "hindu": {"F1", "E1"},
}

REWARDS = {  # KH-GAP-15: copies for 2-5, 3-5 and 4-5 players
    "gold_1": (10, 3, 3),
    "gold_2": (4, 1, 1),
    "gold_3": (1, 0, 1),
    "healing_potion": (11, 4, 4),
    "attack_potion": (7, 3, 2),
    "extra_roll": (7, 2, 2),
    "rune_greek": (2, 1, 1),
    "rune_egyptian": (2, 1, 1),
    "rune_norse": (2, 1, 1),
    "rune_slavic": (2, 1, 1),
    "rune_hindu": (2, 1, 1),
    "free_rune": (4, 0, 0),
    "dark_rune": (6, 2, 2),
}


def a_setup(*wishes: str, seed: str = "setup") -> HillTable:
    """A table at the first die of the setup."""
    options = {"heroes": list(wishes)}
    return mythwright.new(GAME, seats=len(wishes), seed=seed, options=options, dice="ask")


def rolling(table: HillTable) -> Roll:
    assert isinstance(table.pending, Roll)
    return table.pending


# -- the players and their heroes ------------------------------------------------------------------------


@rule("KH-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_have_one_hero_each(seats: int) -> None:
    table = a_table(*ALL[:seats])
    assert [other.card for other in table.state.heroes] == list(ALL[:seats])


@rule("KH-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_can_sit_down(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        mythwright.new(GAME, seats=seats)


@rule("KH-SETUP-03", "KH-GAP-11")
def test_a_free_hero_is_had_for_the_wish_and_a_random_one_by_the_die() -> None:
    table = a_setup("baba_yaga", "random")

    assert rolling(table) == Roll("hero", 1, "rolled", "KH-SETUP-03", 1)
    play(table, "hindu")

    assert told(table, "took_hero")[-1] == {"player": 2, "who": "arjuna", "rule": "KH-SETUP-03"}
    play(table, "slavic")  # the first player
    assert [other.card for other in table.state.heroes] == ["baba_yaga", "arjuna"]


@rule("KH-GAP-11")
@pytest.mark.parametrize("lot", range(8))
def test_who_names_a_hero_has_it_before_anyone_rolls(lot: int) -> None:
    table = a_setup("random", "random", "random", "imhotep", seed=f"lot {lot}")
    assert told(table, "took_hero") == [{"player": 4, "who": "imhotep", "rule": "KH-SETUP-03"}]
    assert rolling(table).seat != 3


@rule("KH-SETUP-03", "KH-GAP-11")
def test_seats_without_a_wish_are_random() -> None:
    table = mythwright.new(GAME, seats=3, seed="setup", options={"heroes": ["sigurd"]}, dice="ask")
    first = rolling(table).seat
    play(table, "greek")
    second = rolling(table).seat
    play(table, "hindu", "norse")
    assert {first, second} == {1, 2}
    assert hero(table, 0).card == "sigurd"
    assert (hero(table, first).card, hero(table, second).card) == ("heracles", "arjuna")


@rule("KH-SETUP-03")
def test_a_wish_for_a_hero_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        a_setup("odysseus", "sigurd")
    assert refused.value.rules == ("KH-SETUP-03",)
    assert refused.value.rulings[0].facts["has"] == "odysseus"


@rule("KH-SETUP-01")
def test_there_are_no_more_wishes_than_seats() -> None:
    with pytest.raises(Refused) as refused:
        mythwright.new("king_of_the_hill", seats=2, options={"heroes": ["random"] * 3})
    assert refused.value.rules == ("KH-SETUP-01",)


@rule("KH-SETUP-04")
def test_a_dark_rune_gives_no_hero_and_is_rolled_again() -> None:
    table = a_setup("heracles", "random")

    play(table, "dark")

    assert told(table, "rolled_again") == [{"rune": "dark", "rule": "KH-SETUP-04"}]
    assert rolling(table) == Roll("hero", 1, "rolled", "KH-SETUP-04", 1)


@rule("KH-SETUP-05")
def test_a_taken_hero_is_rolled_again() -> None:
    table = a_setup("random", "random")
    play(table, "norse")
    waiting = rolling(table).seat

    play(table, "norse")

    assert told(table, "rolled_again") == [{"rune": "norse", "rule": "KH-SETUP-05"}]
    assert rolling(table) == Roll("hero", 1, "rolled", "KH-SETUP-05", waiting)
    play(table, "hindu", "hindu")
    assert {other.card for other in table.state.heroes} == {"sigurd", "arjuna"}
    assert hero(table, waiting).card == "arjuna"


@rule("KH-GAP-11", "KH-SETUP-05")
def test_two_wishes_for_one_hero_let_the_later_player_roll() -> None:
    table = a_setup("arjuna", "arjuna")
    loser = rolling(table).seat

    assert told(table, "took_hero") == [{"player": 2 - loser, "who": "arjuna", "rule": "KH-SETUP-03"}]
    play(table, "egyptian", "hindu")

    assert hero(table, loser).card == "imhotep"
    assert hero(table, 1 - loser).card == "arjuna"


@rule("KH-GAP-11")
def test_the_order_of_the_wishes_is_drawn_by_lot() -> None:
    losers = {rolling(a_setup("arjuna", "arjuna", seed=f"lot {n}")).seat for n in range(20)}
    assert losers == {0, 1}


# -- pieces ----------------------------------------------------------------------------------------------


@rule("KH-SETUP-06", "KH-SETUP-07", "KH-SETUP-08", "KH-SETUP-09", "KH-SETUP-10", "KH-SETUP-11", "KH-GAP-04")
@rule("KH-SETUP-12", "KH-SETUP-13", "KH-SETUP-14", "KH-SETUP-15", "KH-SETUP-16")
@pytest.mark.parametrize("mythology", HEROES)
def test_every_hero_starts_in_camp_whole_and_with_seven_temple_cards(mythology: str) -> None:
    name, health, attack, camp, requires = HEROES[mythology]
    other = "heracles" if name != "heracles" else "sigurd"
    table = a_table(name, other)
    who, card = hero(table), table.box.heroes[name]

    assert (who.card, who.mythology, who.place) == (name, mythology, mythology)
    assert (who.health, who.max_health) == (health, health)
    assert (attack_value(table.box, who, never), speed(table.box, who)) == (attack, 3)
    assert (card.requires, card.camp) == (requires, camp)
    assert Counter(who.temple_hand) == Counter(
        ["attack", "health", "rewards", "secrets", "market", *[requires] * 2]
    )
    assert list(who.temple_hand) == sorted(who.temple_hand)
    assert (who.artifacts, who.temples, who.rewards, who.secrets, who.villages) == ((), (), (), (), ())


@rule("KH-SETUP-11")
def test_the_sixth_temple_has_no_token() -> None:
    table = a_table()
    own = ["attack", "attack", "attack", "health", "rewards"]
    tiles = ["A1", "A4", "B1", "B2", "C1"]
    give(table, temples=[*zip(tiles[:4], own[:4], strict=True)])
    stand(table, 0, "B3")
    table.state.villages.pop("B4")
    turn_of(table)
    play(table, "move B4")
    assert kinds(table) == {"build", "decline"}

    give(table, temples=[(tiles[4], own[4])])
    with pytest.raises(Refused) as refused:
        play(turn_of(table), "build secrets")
    assert refused.value.rules == ("KH-SETUP-11",)
    assert refused.value.rulings[0].facts == {"needs": 1, "has": 0}


# -- the board -------------------------------------------------------------------------------------------


def coordinates() -> dict[str, tuple[int, int]]:
    return {f"{row}{n + 1}": (q + n, r) for row, (q, r, size) in PLACES.items() for n in range(size)}


@rule("KH-GAP-01", "KH-SETUP-02")
def test_the_board_is_a_hexagon_of_37_tiles_around_the_hill() -> None:
    at = coordinates()
    assert BOX.tiles == tuple(at)
    assert (len(BOX.tiles), at[HILL]) == (37, (0, 0))
    assert Counter(BOX.distance[HILL][tile] for tile in BOX.tiles) == {0: 1, 1: 6, 2: 12, 3: 18}


@rule("KH-GAP-01")
def test_distance_and_neighbours_are_those_of_the_coordinates() -> None:
    at = coordinates() | {name: camp for name, (_, _, _, camp, _) in HEROES.items()}
    for one, (q, r) in at.items():
        for two, (s, t) in at.items():
            assert BOX.distance[one][two] == max(abs(q - s), abs(r - t), abs(q - s + r - t))
        assert set(BOX.near[one]) == {tile for tile in BOX.tiles if BOX.distance[one][tile] == 1}


@rule("KH-GAP-01", "KH-SETUP-02")
def test_each_of_five_camps_lies_by_two_border_tiles_and_four_from_the_hill() -> None:
    camps = [place for place in BOX.near if place not in BOX.tiles]
    assert sorted(camps) == sorted(CAMPS)
    for camp, tiles in CAMPS.items():
        assert set(BOX.near[camp]) == tiles
        assert BOX.distance[camp][HILL] == 4


@rule("KH-SETUP-20", "KH-SETUP-21", "KH-GAP-03")
def test_one_village_lies_on_every_tile_and_the_seal_on_the_hill() -> None:
    state = a_table().state
    assert set(state.villages) == set(BOX.tiles)
    assert Counter(state.villages.values()) == dict.fromkeys(RUNES, 6) | {"dark": 7}
    assert state.seal
    assert state.heroes[0].known == ()


@rule("KH-SETUP-20")
def test_villages_are_shuffled() -> None:
    one, two = (lay_out(BOX, 2, (), seeded(seed)) for seed in ("one", "two"))
    assert one.villages != two.villages
    assert list(one.villages) == list(two.villages)


# -- decks -----------------------------------------------------------------------------------------------


@rule("KH-SETUP-17", "KH-SETUP-18", "KH-SETUP-19", "KH-SETUP-26")
def test_six_decks_of_gods_and_artifacts_and_all_superartifacts() -> None:
    state = a_table().state
    for rune in RUNES:
        assert sorted(state.god_decks[rune]) == sorted(
            g for g, card in BOX.gods.items() if card.mythology == rune
        )
        assert state.artifact_decks[rune] == BOX.artifacts_of[rune]
        assert len(state.god_decks[rune]) == len(state.artifact_decks[rune]) == 6
        assert state.god_discards[rune] == ()
    assert set(state.superartifacts) == set(BOX.superartifacts)
    assert (len(state.superartifacts), state.market) == (6, ())
    assert (state.guardians, state.arenas) == ({}, {})


@rule("KH-SETUP-26")
def test_one_kind_of_guardian_serves_two_heroes_at_once() -> None:
    table = a_battle(a_table(), "harpy", tile="C4", seat=1)
    a_battle(table, "harpy", tile="B2", seat=0, god="hermes")
    assert [lone.guardian for lone in table.state.guardians.values()] == ["harpy", "harpy"]
    assert rolling(table).seat == 0


@rule("KH-SETUP-17", "KH-SETUP-23", "KH-SETUP-24")
def test_decks_are_shuffled_each_from_its_own_stream() -> None:
    one, two = (lay_out(BOX, 2, (), seeded(seed)) for seed in ("one", "two"))
    assert one.reward_deck != two.reward_deck
    assert one.secret_deck != two.secret_deck
    assert all(len(set(one.god_decks[rune])) == 6 for rune in RUNES)
    assert [one.god_decks[rune] for rune in RUNES] != [two.god_decks[rune] for rune in RUNES]
    assert list(one.reward_deck) != sorted(one.reward_deck)


@rule("KH-SETUP-22", "KH-SETUP-23")
@pytest.mark.parametrize(("seats", "size", "coins"), [(2, 60, 21), (3, 80, 26), (4, 100, 34), (5, 100, 34)])
def test_the_reward_deck_grows_with_the_players(seats: int, size: int, coins: int) -> None:
    cards = Counter(reward_cards(BOX, seats))

    marks = 1 + (seats >= 3) + (seats >= 4)
    assert cards == Counter({name: sum(copies[:marks]) for name, copies in REWARDS.items()})
    assert (cards.total(), sum(BOX.rewards[name].coins * n for name, n in cards.items())) == (size, coins)
    table = a_table(*ALL[:seats])
    assert Counter(table.state.reward_deck) == cards


@rule("KH-EX-01", "KH-SETUP-22")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_card_for_four_and_five_stays_in_the_box_with_two_and_three(seats: int, copies: int) -> None:
    """The second Gold card of three coins is the one marked 4-5."""
    assert reward_cards(BOX, seats).count("gold_3") == copies


@rule("KH-SETUP-24")
def test_all_fifty_secret_cards_are_in_their_deck() -> None:
    table = a_table(*ALL)
    assert len(secret_cards(BOX)) == 50
    assert sorted(table.state.secret_deck) == sorted(secret_cards(BOX))
    assert Counter(table.state.secret_deck) == {name: card.copies for name, card in BOX.secrets.items()}


# -- the first player ------------------------------------------------------------------------------------


@rule("KH-SETUP-25", "KH-SETUP-27", "KH-SETUP-28")
def test_a_die_names_the_first_player_and_the_marker_stands_on_one() -> None:
    table = a_setup("heracles", "sigurd", "arjuna")
    assert rolling(table) == Roll("hero", 1, "lead", "KH-SETUP-27", NOBODY)

    play(table, "norse")

    assert told(table, "leads") == [{"who": "sigurd", "rule": "KH-SETUP-28"}]
    assert (table.state.first, table.state.turn, table.state.round) == (1, 1, 1)
    assert table.pending is not None
    assert table.pending.seat == 1


@rule("KH-SETUP-27", "KH-GAP-11")
@pytest.mark.parametrize("rune", ["dark", "hindu"])
def test_the_first_player_die_falls_again_until_it_names_a_hero_in_play(rune: str) -> None:
    table = a_setup("heracles", "sigurd")

    play(table, rune)

    assert told(table, "rolled_again") == [{"rune": rune, "rule": "KH-GAP-11"}]
    assert rolling(table) == Roll("hero", 1, "lead", "KH-SETUP-27", NOBODY)
    play(table, "greek")
    assert table.state.first == 0


@rule("KH-GAP-12")
@pytest.mark.parametrize(
    ("heroes", "order"),
    [
        (("arjuna", "baba_yaga", "sigurd", "imhotep", "heracles"), (4, 3, 2, 1, 0)),
        (("sigurd", "heracles", "arjuna"), (1, 0, 2)),
        (("baba_yaga", "imhotep"), (1, 0)),
    ],
)
def test_turns_go_round_the_camps_clockwise(heroes: Sequence[str], order: tuple[int, ...]) -> None:
    assert a_table(*heroes).state.order == order


# -- camps -----------------------------------------------------------------------------------------------


@rule("KH-GAP-02")
def test_nobody_walks_into_a_camp() -> None:
    table = a_table()
    stand(table, 0, "A2")
    turn_of(table)
    assert "move greek" not in [str(option) for option in table.pending.options]  # type: ignore[union-attr]
    for camp in ("greek", "egyptian"):
        with pytest.raises(Refused) as refused:
            play(table, f"move {camp}")
        assert refused.value.rules == ("KH-GAP-02",)


@rule("KH-GAP-02")
def test_a_camp_is_no_way_through_and_its_border_tile_is_one_step_away() -> None:
    table = a_table()
    assert BOX.distance["greek"]["A2"] == 1
    village(table, "A2", "hindu")
    play(table, "move A2")
    assert hero(table).place == "A2"
    assert all(camp not in near for near in BOX.near.values() for camp in CAMPS)
