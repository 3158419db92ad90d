"""Dragon Poker: the ante, five poker dice and the pot; every throw ranked (MF-DP, MF-GAP-63 to 67)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from mythwright.core.flow import Ask
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.dragon_poker import FACES, HANDS, rank
from mythwright.games.myth_fortunes.state import TRANSIT
from tests.games.myth_fortunes.given import asked, board, offered, on_top, play, player, refused, told
from tests.games.myth_fortunes.given_fights import a_company, awaited, give, own, turn_of
from tests.marks import rule

SHORT = {"9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
COUNTS = {
    "five": 6,
    "four": 6 * 5 * 5,
    "full_house": 6 * 5 * 10,
    "straight": 2 * 120,
    "three": 6 * 10 * 5 * 4,
    "two_pairs": 15 * 4 * 30,
    "one_pair": 6 * 10 * 5 * 4 * 3,
    "high_die": 4 * 120,
}


def dice(text: str) -> tuple[str, ...]:
    return tuple(SHORT[letter] for letter in text)


def poker(*gold: int, seat: int = 0) -> FortuneTable:
    """This seat has just drawn Dragon Poker; all have so much gold."""
    table = a_company(seats=len(gold), advanced=True)
    for other, amount in enumerate(gold):
        own(table, other, gold=amount)
    on_top(table, "dragon_poker")
    turn_of(table, seat)
    play(table, "draw")
    return table


def throw(table: FortuneTable, *hands: str) -> None:
    """Each roller throws such a hand and keeps it."""
    for hand in hands:
        play(table, " ".join(dice(hand)))
        faces = sorted(dice(hand), key=FACES.index)
        play(table, f"keep {' '.join(faces)}")


def gold(table: FortuneTable) -> list[int]:
    return [someone.gold for someone in table.state.players]


# -- the ranking -------------------------------------------------------------------------------------------


@rule("MF-GAP-63", "MF-DP-07", "MF-DICE-01")
def test_all_7776_throws_fall_into_eight_kinds_as_often_as_they_should() -> None:
    table = a_company()
    assert table.box.dice["poker"] == FACES
    found = Counter(HANDS[rank(throw)[0]] for throw in product(FACES, repeat=5))
    assert found == COUNTS
    assert found.total() == 6**5


@rule("MF-GAP-63")
def test_the_rarer_hand_ranks_higher_and_a_high_die_is_no_hand() -> None:
    nothing, *hands = HANDS
    assert nothing == "high_die"
    assert hands == sorted(hands, key=COUNTS.__getitem__, reverse=True)
    assert [COUNTS[hand] for hand in hands] == [3600, 1800, 1200, 300, 240, 150, 6]


def counted(throw: tuple[str, ...]) -> tuple[int, list[int]]:
    """The ranking told another way: how often the faces come, then the faces, from often to seldom."""
    by_face = Counter(FACES.index(face) for face in throw)
    numbers = sorted(by_face.values(), reverse=True)
    faces = [face for _, face in sorted(((n, f) for f, n in by_face.items()), reverse=True)]
    if len(faces) == 5 and faces[0] - faces[-1] == 4:
        return 5, faces[:1]
    shapes = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [3, 2], None, [4, 1], [5]]
    return shapes.index(numbers), faces


@rule("MF-GAP-63", "MF-DP-12")
def test_any_two_throws_compare_as_the_catalogue_says() -> None:
    throws = sorted({tuple(sorted(throw)) for throw in product(FACES, repeat=5)}, key=counted)
    assert len(throws) == 252
    for lower, higher in pairwise(throws):
        assert (rank(lower) < rank(higher)) == (counted(lower) < counted(higher))
        assert (rank(lower) == rank(higher)) == (counted(lower) == counted(higher))


@rule("MF-GAP-63", "MF-EX-26")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KKK99", "QQQAA"),  # the example: three kings beat three queens
        ("99999", "AAAAK"),
        ("9999T", "TJQKA"),
        ("QQQQ9", "JJJJA"),
        ("QQQQA", "QQQQK"),
        ("9TJQK", "AAAKK"),
        ("KKKAA", "KKKQQ"),
        ("TJQKA", "9TJQK"),
        ("999TT", "AAAKQ"),
        ("TTTA9", "TTTKQ"),
        ("999TJ", "AAKKQ"),
        ("AA99T", "KKQQA"),
        ("AATT9", "AA99K"),
        ("AATTJ", "AATT9"),
        ("99TTJ", "AAKQJ"),
        ("TTAJ9", "TTKQJ"),
        ("99TJQ", "9TJQA"),
        ("9TJKA", "9TJQA"),
        ("TJQKA", "9JQKA"),
    ],
)
def test_a_hand_beats_another(better: str, worse: str) -> None:
    assert rank(dice(better)) > rank(dice(worse))


@rule("MF-GAP-63")
def test_the_ace_is_only_high() -> None:
    assert HANDS[rank(dice("A9TJQ"))[0]] == "high_die"


# -- the ante ------------------------------------------------------------------------------------------------


@rule("MF-DP-01", "MF-DP-04", "MF-DP-05", "MF-GAP-64")
def test_the_drawer_names_an_ante_up_to_his_own_gold_and_all_put_it_in() -> None:
    table = poker(4, 10, 10)
    assert asked(table) == (0, "ante")
    assert offered(table) == ["ante 1", "ante 2", "ante 3", "ante 4"]
    assert refused(table, "ante 5") == "MF-GAP-64"
    play(table, "ante 3")
    assert gold(table) == [1, 7, 7]
    pot = board(table).pot
    assert pot and pot.stakes == (3, 3, 3)


@rule("MF-DP-02", "MF-DP-03", "MF-GAP-64", "MF-GAP-66")
def test_all_who_have_gold_must_play_and_all_others_sit_out() -> None:
    table = poker(10, 0, 1, 10, seat=3)
    play(table, "ante 2")
    assert [event["who"] for event in told(table, "anted")] == [3, 0, 2]
    assert gold(table) == [8, 0, 0, 8]
    rollers = []
    for _ in range(3):
        rollers.append(awaited(table)[0])
        throw(table, "99TJQ")
    assert rollers == [3, 0, 2]


@rule("MF-GAP-64")
def test_a_drawer_without_gold_sets_the_ante_at_one_and_sits_out() -> None:
    table = poker(0, 10, 10)
    assert gold(table) == [0, 9, 9]
    assert awaited(table) == (1, "poker", 5)
    throw(table, "99TJQ", "TTTJQ")
    assert gold(table) == [0, 9, 11]


@rule("MF-GAP-64", "MF-GAP-40")
@pytest.mark.parametrize("amounts", [(10, 0, 0), (0, 7, 0), (0, 0, 0)])
def test_with_fewer_than_two_who_have_gold_it_is_discarded(amounts: tuple[int, ...]) -> None:
    table = poker(*amounts)
    assert gold(table) == list(amounts)
    assert board(table).encounter_discard == ("dragon_poker",)
    assert told(table, "not_played") == [{"who": 0, "card": "dragon_poker"}]
    assert len(player(table).hand) == 1  # and replaced


@rule("MF-EX-25", "MF-DP-02", "MF-DP-05", "MF-DP-12", "MF-GAP-65")
def test_whoever_staked_less_still_takes_the_whole_pot() -> None:
    table = poker(10, 10, 1)
    play(table, "ante 4")
    throw(table, "AAA9T", "QQ9TJ", "KKK99")
    assert gold(table) == [6, 6, 9]
    assert told(table, "won_pot") == [{"who": 2, "amount": 9, "has": 9}]


# -- the dice ------------------------------------------------------------------------------------------------


@rule("MF-DP-06", "MF-DP-07", "MF-DP-08", "MF-DP-11")
def test_each_rolls_five_poker_dice_and_every_hand_is_remembered() -> None:
    table = poker(10, 10)
    play(table, "ante 1")
    assert awaited(table) == (0, "poker", 5)
    throw(table, "KKQ9T")
    assert awaited(table) == (1, "poker", 5)
    pot = board(table).pot
    assert pot and pot.hands == (dice("9TQKK"),)
    assert table.see(1)["table"]["boards"][0]["pot"]["hands"] == (dice("9TQKK"),)


@rule("MF-EX-24", "MF-DP-09", "MF-DP-10", "MF-GAP-66")
def test_four_dice_may_be_rerolled_only_beside_an_ace() -> None:
    table = poker(10, 10)
    play(table, "ante 1", " ".join(dice("A99JK")))
    numbers = Counter(len(text.split()) - 1 for text in offered(table))
    assert numbers == {5: 1, 4: 4, 3: 7, 2: 7, 1: 1}
    assert offered(table)[-1] == "keep ace"
    assert refused(table, "keep king") == "MF-DP-10"
    assert refused(table, "keep") == "MF-DP-09"  # never all five
    play(table, "keep ace")
    assert awaited(table) == (0, "poker", 4)


@rule("MF-DP-09", "MF-DP-10")
def test_without_an_ace_at_least_two_dice_are_kept() -> None:
    table = poker(10, 10)
    play(table, "ante 1", " ".join(dice("99JQK")))
    assert min(len(text.split()) - 1 for text in offered(table)) == 2
    play(table, "keep nine nine")
    assert awaited(table) == (0, "poker", 3)
    play(table, " ".join(dice("99A")))
    assert told(table, "made_hand") == [{"who": 0, "dice": dice("9999A"), "hand": "four"}]
    assert awaited(table) == (1, "poker", 5)  # one reroll, and the result is final


@rule("MF-GAP-66")
def test_no_card_may_be_played_while_the_dice_roll() -> None:
    table = poker(10, 10)
    give(table, 0, "windfall", "counterspell")
    give(table, 1, "counterspell")
    prompts = set()
    for answer in (
        "ante 1",
        " ".join(dice("9TJQA")),
        "keep nine ten jack queen ace",
        " ".join(dice("9TJQA")),
    ):
        play(table, answer)
        if isinstance(table.pending, Ask):
            prompts.add(table.pending.prompt)
    assert prompts == {"reroll"}
    assert refused(table, "play counterspell") == "MF-ENC-02"


# -- the pot -------------------------------------------------------------------------------------------------


@rule("MF-DP-12", "MF-EX-26")
def test_the_highest_hand_takes_the_pot() -> None:
    table = poker(10, 10)
    play(table, "ante 5")
    throw(table, "KKK99", "QQQAA")
    assert gold(table) == [15, 5]
    assert board(table).pot is None


@rule("MF-GAP-65")
def test_equal_hands_share_the_pot_and_what_is_left_goes_in_the_order_of_rolling() -> None:
    table = poker(10, 10, 10, 2, seat=1)
    play(table, "ante 3")
    throw(table, "AAKKQ", "99TJQ", "QAKAK", "KKAAQ")  # seats 1, 2, 3 and 0 share eleven
    assert told(table, "won_pot") == [
        {"who": 1, "amount": 4, "has": 11},
        {"who": 3, "amount": 4, "has": 4},
        {"who": 0, "amount": 3, "has": 10},
    ]
    assert sum(gold(table)) == 32


@rule("MF-DP-01")
def test_fame_is_never_used() -> None:
    table = poker(10, 10)
    play(table, "ante 5")
    throw(table, "KKK99", "QQQAA")
    assert [someone.fame for someone in table.state.players] == [5, 5]


@rule("MF-GAP-67")
def test_only_the_board_where_it_was_drawn_plays_those_in_transit_to_it_included() -> None:
    table = a_company(seats=5, boards=2, advanced=True)
    player(table, 2).place = TRANSIT
    on_top(table, "dragon_poker")
    turn_of(table)
    play(table, "draw", "ante 1")
    assert [event["who"] for event in told(table, "anted")] == [0, 1, 2]
    assert gold(table) == [9, 9, 9, 10, 10]
