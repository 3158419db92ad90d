"""Answers that are only tried, and things that are looked at, over the real wire."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.marks import rule
from tests.server.kit import PERSON, Guest, Server

LONGEST = 60
OPTIONS = {"points": 500, "forces": ["aztecs_500", "incas_500"], "primary": "altars"}
Trio = tuple[Guest, Guest, Guest]


@pytest.fixture
def trio(server: Server) -> Iterator[Trio]:
    """Someone who is to set up a Unit, the other player, and someone who watches."""
    table = server.table(PERSON, PERSON, game="mythic_earth", options=OPTIONS)
    guests = [server.sit(table, seat) for seat in (0, 1, None)]
    for _ in range(LONGEST):
        asked = guests[guests[0].question["seat"]]
        if "go" in asked.question.get("open", ()):
            break
        n = asked.answer()["n"]
        for guest in guests:
            guest.until(lambda guest=guest, n=n: guest.n == n)
    other = guests[1 - asked.page["seat"]]
    yield asked, other, guests[2]
    for guest in guests:
        guest.leave()


def tried(guest: Guest, option: str, **body: object) -> dict:
    return guest.ask("try", **{"n": guest.n, "option": option, **body})


@rule("ME-GAP-75")
def test_a_try_tells_whether_why_not_and_what_instead_and_changes_nothing(trio: Trio):
    asked, _, _ = trio
    before, n = asked.page["view"], asked.n
    listed = asked.options[0]

    fine = tried(asked, listed)
    assert (fine["outcome"], fine["allowed"], fine["rulings"], fine["nearest"]) == ("tried", True, [], None)
    assert fine["marks"] and fine["text"] == listed

    edges = [tried(asked, f"go 24000 {y} line") for y in (1_000, 47_000)]
    wrong = next(reply for reply in edges if not reply["allowed"])
    assert [ruling["rule"] for ruling in wrong["rulings"]] == ["ME-GAP-75"]
    near = wrong["nearest"]["text"]
    assert wrong["nearest"]["label"] != near
    assert [near] in [mark.get("options") for mark in wrong["marks"]]
    assert tried(asked, near)["allowed"]

    assert (asked.n, asked.page["view"]) == (n, before)
    assert asked.answer(near)["outcome"] == "accepted"


@rule("MW-TABLE-01", "MW-TABLE-03")
def test_only_the_seat_that_is_asked_may_try(trio: Trio):
    asked, other, watcher = trio
    option = asked.options[0]
    for guest, forbids in ((other, "MW-TABLE-01"), (watcher, "MW-TABLE-03")):
        reply = tried(guest, option)
        assert reply["outcome"] == "refused" and "marks" not in reply
        assert [ruling["rule"] for ruling in reply["rulings"]] == [forbids]


def test_a_try_at_a_table_that_has_gone_on_is_stale(trio: Trio):
    asked, _, _ = trio
    assert tried(asked, asked.options[0], n=asked.n - 1)["outcome"] == "stale"


@rule("MW-OPTION-01")
@pytest.mark.parametrize("text", ["go 1 <b>", "…", "go 1,2", f"go {'9' * 200} 5"])
def test_words_that_cannot_be_read_are_refused_in_words(trio: Trio, text: str):
    reply = tried(trio[0], text)
    assert reply["outcome"] == "tried" and not reply["allowed"] and reply["marks"] == []
    assert [ruling["rule"] for ruling in reply["rulings"]] == ["MW-OPTION-01"]


@pytest.mark.parametrize("text", ["go", "go 5", "go 999999999 -999999999", "deploy 1", "go 1 2 3 4"])
def test_words_that_are_no_place_are_refused_and_offer_only_what_is_legal(trio: Trio, text: str):
    asked, _, _ = trio
    reply = tried(asked, text)
    assert reply["outcome"] == "tried" and not reply["allowed"] and reply["rulings"]
    if reply["nearest"]:
        assert tried(asked, reply["nearest"]["text"])["allowed"]


def test_everyone_may_look_at_what_stands_on_the_table(trio: Trio):
    asked, other, watcher = trio
    n = asked.answer()["n"]
    for guest in trio:
        guest.until(lambda guest=guest: guest.n == n)
    there = [unit["number"] for unit in asked.page["view"]["table"]["units"] if unit["minis"]]
    for guest in (asked, other, watcher):
        reply = guest.ask("regard", n=n, thing=f"unit_{there[0]}")
        assert reply["outcome"] == "regarded" and reply["marks"] and "Moves" in reply["lines"][0]
        assert guest.ask("regard", n=n, thing="unit_99")["marks"] == []


def test_a_game_that_cannot_tell_says_only_whether(server: Server):
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, seat) for seat in (0, 1)]
    guest = guests[guests[0].question["seat"]]
    reply = tried(guest, "move Z99")
    assert (reply["outcome"], reply["marks"], reply["allowed"]) == ("tried", [], False)
    assert tried(guest, guest.options[0])["allowed"]
    assert guest.ask("regard", n=guest.n, thing="D4")["marks"] == []
    for each in guests:
        each.leave()
