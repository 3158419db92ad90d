"""Speaking: pages and patches in words; what they leave out, what they weigh, and what may be asked."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import mythwright
from mythwright.core.flow import Ask
from mythwright.core.game import Game
from mythwright.core.replay import replayed
from mythwright.core.ruling import ruling
from mythwright.core.telling import tell_fact, words_of
from mythwright.server import speaking
from mythwright.server.speaking import Reader
from tests.contract.harness import AnyTable, all_games, deal, pauses
from tests.games.king_of_the_hill import given
from tests.games.myth_fortunes import given as given_fortunes
from tests.games.myth_fortunes import given_travel
from tests.games.myth_fortunes.given import rolling
from tests.marks import rule
from tests.server.eyes import changed

MOST_BYTES = 30_000
MOST_MOMENTS = 500
KING = mythwright.find(given.GAME)
BOX = KING.box("first", ())
MESSAGE = re.compile(r"(name|card|title|thing|line|panel|note|kind|figure|event|prompt|option|story|page)-\w")

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
encode = msgspec.json.encode


def merged(page: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The page after news, as a browser puts it together."""
    special = ("changes", "mats", "mats_order", "trays", "trays_order", "lines", "from")
    found = {**page, **{name: part for name, part in patch.items() if name not in special}}
    for name in ("mats", "trays"):
        known = {one["id"]: one for one in [*found[name], *patch.get(name, ())]}
        order = patch.get(f"{name}_order", [one["id"] for one in found[name]])
        found[name] = [known[id] for id in order]
    if "lines" in patch:
        found["log"] = [*page["log"][: patch["from"]], *patch["lines"]]
    if "changes" in patch:
        found["board"] = changed(
            found["board"], {change["id"]: change["node"] for change in patch["changes"]}
        )
    return found


def moments(game: Game, seats: int, seed: str) -> Iterator[AnyTable]:
    """One pause after the other of a random game, to its end unless that is very far."""
    return islice(pauses(deal(game, seats, seed), random.Random(seed), every=1), MOST_MOMENTS)


def plain(page: dict[str, Any]) -> Any:
    return msgspec.json.decode(encode(page))


def texts(thing: Any) -> Iterator[str]:
    """All that is said in a page."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, part in thing.items():
            if name not in ("id", "attributes", "emblem", "key", "rule", "href"):
                yield from texts(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from texts(part)


def play_out(table: AnyTable, chance: random.Random) -> None:
    while isinstance(table.pending, Ask):
        table.play(chance.choice(table.pending.options))


# -- pages and patches -----------------------------------------------------------------------------------


@every_game
def test_patches_put_together_are_the_page(game: Game) -> None:
    seats = game.seats[-1]
    readers = {seat: Reader(game, seat, "en") for seat in (0, seats - 1, None)}
    pages: dict[int | None, dict[str, Any]] = {}
    for at, table in enumerate(moments(game, seats, "merge")):
        for seat, reader in readers.items():
            patch = plain(reader.patch(table))
            pages[seat] = merged(pages[seat], patch) if seat in pages else patch
            if at % 10 == 0 or table.pending is None:
                assert pages[seat] == plain(speaking.page(table, seat, "en"))


@every_game
def test_a_patch_is_small_and_empty_when_nothing_happened(game: Game) -> None:
    seats = game.seats[-1]
    readers = [Reader(game, seat, "en") for seat in (*range(seats), None)]
    first = True
    for table in moments(game, seats, "small"):
        sizes = [len(encode(reader.patch(table))) for reader in readers]
        assert first or max(sizes) < MOST_BYTES
        assert [reader.patch(table) for reader in readers] == [{}] * len(readers)
        first = False


def test_what_is_taken_back_is_taken_back_in_the_page():
    table = given.a_table("heracles", "sigurd")
    reader = Reader(KING, 1, "en")
    before = plain(reader.page(table))
    earlier = replayed(table, list(table.answers))
    table.play("move B3")
    later = merged(before, plain(reader.patch(table)))
    assert later["log"][-1]["words"] != before["log"][-1]["words"]
    assert merged(later, plain(reader.patch(earlier))) == before


def test_a_page_may_begin_with_a_later_line():
    table = given.a_table("heracles", "sigurd")
    whole, tail = speaking.page(table, 0, "en")["log"], Reader(KING, 0, "en").page(table, since=2)
    assert tail["from"] == 2 and tail["log"] == whole[2:] and tail["log"][0]["at"] == 2


@every_game
def test_no_message_shows_its_id(game: Game) -> None:
    table, chance = deal(game, game.seats[0], "ids"), random.Random("ids")
    for at, paused in enumerate(pauses(table, chance)):
        if at % 20 == 0 or paused.pending is None:
            page = speaking.page(paused, 0, "en")
            assert [text for text in texts(plain(page)) if MESSAGE.match(text)] == []


def test_an_unknown_language_is_english():
    table = given.a_table("heracles", "sigurd")
    pages = [speaking.page(table, 0, language) for language in ("en", "xx", "../../etc", "")]
    assert all(page == pages[0] for page in pages)


def test_options_are_told_to_the_seat_that_is_asked_alone():
    table = given.a_table("heracles", "sigurd")
    mine, theirs = (speaking.page(table, seat, "en")["question"] for seat in (0, 1))
    assert mine["mine"] and mine["name"] == "Heracles" and mine["key"] == "explore"
    assert (
        mine["options"][0] == {"text": "scout A2", "label": "scout A2"} and mine["groups"]["scout"] == "Scout"
    )
    assert not theirs["mine"] and theirs["options"] == []


def test_those_who_wait_are_told_what_another_decides_and_are_asked_nothing():
    table = given.a_table("heracles", "sigurd")
    mine, theirs, watched = (speaking.page(table, seat, "en")["question"]["prompt"] for seat in (0, 1, None))
    assert mine == "Scout, or move on? Cards and artifacts may come first."
    assert theirs == watched == "Heracles: the Exploration"
    armies = mythwright.new("mythic_earth", seats=2, seed="armies")
    assert (
        speaking.page(armies, 1, "en")["question"]["prompt"]
        == "seat 0: Which Force do you lead? A ready list, or a share code."
    )


def test_a_question_tells_what_it_is_about_though_its_answers_are_the_same():
    table = given_fortunes.a_table(windows=True)
    given_fortunes.hold(table, 0, "sudden_confidence", "dirty_trick")
    given_fortunes.hold(table, 1, "weak_knees")
    given_fortunes.a_confrontation(table)
    reader = Reader(table.game, 1, "en")
    given_fortunes.play(table, "play sudden_confidence red")
    first = reader.page(table)["question"]
    given_fortunes.play(table, "pass", "pass", "play dirty_trick red")
    second = reader.page(table)["question"]
    assert first["options"] == second["options"]
    assert first["prompt"] == "Red has played Sudden Confidence on Red. Counter it?"
    assert second["prompt"] == "Red has played Dirty Trick on Red. Counter it?"


def test_a_way_over_the_board_goes_with_its_option():
    table = given_travel.two_boards()
    rolling(table, "4", "2")
    mine, theirs = (speaking.page(table, seat, "en") for seat in (0, 1))
    ways = {option["text"]: option.get("trace") for option in mine["question"]["options"]}
    assert ways["cross E1 2 2 n2"][0] == [318, 216, 318, 88] and len(ways["cross E1 2 2 n2"]) == 2
    assert mine["focus"] == [0, 0, 764, 662] and theirs["question"]["options"] == []


def test_many_ways_weigh_little():
    table = given_travel.two_boards()
    reader = Reader(table.game, 0, "en")
    reader.page(table)
    rolling(table, "5", "3")
    assert len(encode(reader.patch(table))) < MOST_BYTES / 2


def test_dice_that_are_awaited_are_a_question_too():
    table = given.a_quest(given.a_table("heracles", "sigurd"), "artemis")
    question = speaking.page(table, 0, "en")["question"]
    assert question["key"] == "roll" and question["prompt"] == "Heracles throws 5 × Hero die."


def test_lines_carry_their_dice_and_whether_there_is_a_sum():
    table = given.a_table("heracles", "sigurd")
    given.a_battle(table, "lisovyk")
    given.play(table, "greek slavic dark dark dark", "critical")
    lines = speaking.page(table, 1, "en")["log"]
    rolled = next(line for line in reversed(lines) if line["kind"] == "rolled")
    assert rolled["dice"]["die"] == "hero"
    face = {"face": "greek", "name": "Greek", "emblem": "greek", "colour": "greek"}
    assert rolled["dice"]["faces"][0] == face
    assert next(line for line in reversed(lines) if line["kind"] == "wounded")["sum"]


@every_game
def test_the_end_is_told_with_ranks_and_the_seed(game: Game) -> None:
    table = deal(game, game.seats[0], "end")
    during = speaking.page(table, None, "en")
    play_out(table, random.Random("end"))
    page = speaking.page(table, None, "en")
    assert during["seed"] is None and during["result"] is None and page["seed"] == table.setup.seed
    result = page["result"]
    assert [row["rank"] for row in result["ranks"]] == sorted(table.result.ranks)
    assert result["rule"]["id"] == table.result.rule and result["words"]
    view, words = table.see(None), words_of(game, "en")
    story = game.display(view).story
    told = [tell_fact(words, view, place) for place in story.places] if story else []
    notes = {row["seat"]: row["note"] for row in result["ranks"]}
    assert [notes[seat] for seat in sorted(notes)] == (told or [""] * len(notes))


def test_the_end_of_king_of_the_hill_has_a_story_and_a_chart():
    table = mythwright.new(given.GAME, seats=3, seed="chart")
    play_out(table, random.Random("chart"))
    reader = Reader(KING, 0, "en")
    result = reader.page(table)["result"]
    chart = result["story"]["chart"]
    names = [speaking.seat_name(reader._speech.words, table.see(None), seat) for seat in range(3)]
    assert chart["names"] == names and len(chart["colours"]) == 3
    assert {len(row) for row in chart["series"]} == {3}
    assert {"name", "value", "emblem"} == set(result["story"]["figures"][0])


# -- leaks -----------------------------------------------------------------------------------------------


@every_game
def test_a_page_is_the_same_whatever_is_hidden(game: Game) -> None:
    seats = game.seats[-1]
    for at, table in enumerate(pauses(deal(game, seats, "leak"), random.Random("leak"))):
        if at % 15 == 0 and table.pending is not None:
            for seat in (0, seats - 1, None):
                guess = table.guess(seat, "another")
                truth = speaking.page(table, seat, "en"), speaking.page(guess, seat, "en")
                kept = [{key: part for key, part in page.items() if key != "commitment"} for page in truth]
                assert encode(kept[0]) == encode(kept[1])


def test_what_is_considered_is_the_same_whatever_is_hidden():
    table, chance = mythwright.new(given.GAME, seats=3, seed="consider"), random.Random("consider")
    for _ in range(60):
        table.play(chance.choice(table.pending.options))
        seat, text = table.pending.seat, str(chance.choice(table.pending.options))
        if len(table.pending.options) < 20:
            other = table.guess(seat, "other")
            assert speaking.considered(table, seat, text, "en") == speaking.considered(
                other, seat, text, "en"
            )


# -- questions in passing --------------------------------------------------------------------------------


@rule("KH-MOVE-08")
def test_a_thing_tells_what_may_be_done_with_it_and_why_the_rest_may_not():
    table = given.a_table("heracles", "sigurd")
    tries = {tried["text"]: tried for tried in speaking.why_not(table, 0, "A2", "en")["tries"]}
    assert tries["scout A2"]["allowed"] and tries["move A2"]["allowed"]
    tries = {tried["text"]: tried for tried in speaking.why_not(table, 0, "G1", "en")["tries"]}
    [forbidden] = tries["move G1"]["rulings"]
    assert forbidden["rule"] == "KH-MOVE-01" and forbidden["text"] and forbidden["facts"]
    assert [near["text"].split()[0] for near in tries["move G1"]["nearest"]] == ["move"] * 3


def test_a_card_that_may_not_be_used_now_tells_why():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, rewards=["extra_roll"])
    given.turn_of(table)
    [tried] = speaking.why_not(table, 0, "extra_roll", "en")["tries"]
    assert (tried["text"], tried["allowed"]) == ("reward extra_roll", False)
    assert tried["rulings"][0]["rule"] in KING.catalog()


@pytest.mark.parametrize("thing", ["", "nonsense", "two words", "<b>", "x" * 1000, "é", "-7"])
def test_a_thing_nobody_knows_tells_what_is_asked(thing):
    table = given.a_table("heracles", "sigurd")
    [tried] = speaking.why_not(table, 0, thing, "en")["tries"]
    assert not tried["allowed"] and tried["rulings"][0]["rule"] == "KH-TURN-08"


@rule("MW-TABLE-01")
@pytest.mark.parametrize("seat", [1, None])
def test_whoever_is_not_asked_is_told_who_is(seat):
    table = given.a_table("heracles", "sigurd")
    [tried] = speaking.why_not(table, seat, "A2", "en")["tries"]
    assert [found["rule"] for found in tried["rulings"]] == ["MW-TABLE-01"]
    assert tried["rulings"][0]["facts"] == [{"name": "asked now", "value": "Heracles"}]
    assert tried["nearest"] == []


def test_a_game_without_thoughts_of_its_own_tries_the_kinds_of_the_question():
    hilltop = next(game for game in all_games() if game.name == "hilltop")
    table = deal(hilltop, 2, "kinds")
    card = next(iter(table.state.hikers[table.pending.seat].hand))
    tries = speaking.why_not(table, table.pending.seat, card, "en")["tries"]
    assert tries and all(tried["text"].split()[-1] == card or tried["rulings"] for tried in tries)


def test_an_answer_is_considered_with_its_odds():
    table = mythwright.new(given.GAME, seats=2, seed="odds")
    chance = random.Random("odds")
    while "roll" not in map(str, table.pending.options):
        table.play(chance.choice(table.pending.options))
    found = speaking.considered(table, table.pending.seat, "roll", "en")
    assert found["allowed"] and found["final"] and found["label"] == "roll the dice"
    assert sum(row["percent"] for row in found["odds"]) == pytest.approx(100, abs=0.3)
    assert all(re.fullmatch(r"\d+/\d+", row["chance"]) and row["words"] for row in found["odds"])


def test_a_forbidden_answer_is_considered_with_its_rulings():
    table = given.a_table("heracles", "sigurd")
    found = speaking.considered(table, 0, "move G1", "en")
    assert not found["allowed"] and found["odds"] == [] and found["rulings"][0]["rule"] == "KH-MOVE-01"
    for text in ("", "!!", "fly away", "move " * 200):
        found = speaking.considered(table, 0, text, "en")
        assert not found["allowed"] and found["rulings"]


def test_considering_changes_nothing():
    table = given.a_table("heracles", "sigurd")
    before = plain(speaking.page(table, 0, "en"))
    for option in table.pending.options:
        speaking.considered(table, 0, str(option), "en")
    assert plain(speaking.page(table, 0, "en")) == before


def test_a_line_opens_to_its_rule_and_its_sum():
    table = given.a_table("heracles", "sigurd")
    given.a_battle(table, "lisovyk")
    given.play(table, "greek slavic dark dark dark", "critical")
    view = table.see(1)
    line = max(at for at, event in enumerate(view["log"]) if event["kind"] == "wounded")
    found = speaking.why(KING, view, line, "en")
    assert found["rule"]["id"] == view["log"][line]["rule"] and found["rule"]["text"]
    assert found["parts"][0] == {"name": "Heracles", "amount": 5}
    assert {"name": "guardian", "value": "Lisovyk"} in found["facts"]
    assert speaking.why(KING, view, len(view["log"]), "en") is None
    assert speaking.why(KING, view, -1, "en") is None


def test_rules_are_found_by_id_and_by_words():
    [found] = speaking.rules(KING, BOX, "en", "kh-bat-23")
    assert found["id"] == "KH-BAT-23" and found["kind"] == "rule"
    assert len(speaking.rules(KING, BOX, "en", "hero")) == 15
    assert speaking.rules(KING, BOX, "en", "zeppelin") == []
    assert speaking.rule(KING, "en", KING.catalog()["KH-BAT-23"]) == found


def test_a_card_that_is_asked_about_comes_before_the_rules_that_speak_of_it():
    card, *rules = speaking.rules(KING, BOX, "en", "attack potion")
    assert (card["id"], card["kind"], card["title"]) == ("attack_potion", "thing", "Attack Potion")
    assert card["text"].startswith("Before an attack: attack +1")
    assert {rule["kind"] for rule in rules} <= {"rule", "gap", "example", "component"} and rules


def test_a_ruling_is_told_with_what_it_compared():
    view = given.a_table("heracles", "sigurd").see(0)
    found = speaking.ruling(KING, "en", view, ruling("KH-MOVE-05", tile="E5", who=1))
    assert found["facts"] == [{"name": "tile", "value": "E5"}, {"name": "hero", "value": "Sigurd"}]
    assert speaking.ruling(KING, "en", view, ruling("KH-NONE-99"))["title"] == "KH-NONE-99"


def test_an_option_has_a_label():
    assert speaking.option(KING, "en", "move D4") == {
        "text": "move D4",
        "label": "move to the Holy Hill (D4)",
    }
    assert speaking.option(KING, "en", "fly D4")["label"] == "fly D4"


def test_games_are_offered_with_the_schema_of_their_options():
    [game] = [one for one in speaking.games("en") if one["name"] == given.GAME]
    assert game["title"] == "King of the Hill" and game["about"] and game["seats"] == [2, 3, 4, 5]
    heroes, passing = game["options"]
    assert [heroes[part] for part in ("name", "type", "per", "default")] == ["heroes", "list", "seat", []]
    assert {choice["value"] for choice in heroes["choices"]} == {"random", *KING.box("first", ()).heroes}
    assert (passing["of"], passing["per"], passing["choices"]) == ("integer", "seats", [])
    usual = {option["name"]: option["default"] for option in game["options"]}
    assert mythwright.new(given.GAME, seats=2, options=usual).pending is not None


def test_few_values_are_choices_with_words_of_their_own():
    [game] = [one for one in speaking.games("en") if one["name"] == "myth_fortunes"]
    options = {option["name"]: option for option in game["options"]}
    rounds = options["rounds"]
    assert [choice["value"] for choice in rounds["choices"]] == [12, 24, 36] and rounds["default"] == 24
    assert [choice["label"] for choice in options["boards"]["choices"]][1:] == [
        "one board",
        "two linked boards",
    ]
    assert {option["type"] for option in options.values()} == {"integer", "bool", "list"}


def test_what_cannot_be_set_up_is_told_in_the_words_of_the_game():
    fortunes = mythwright.find("myth_fortunes")
    said = speaking.reason(fortunes, "en", ruling("MF-GAP-02", boards=2, has=3))
    assert said == "two boards seat four to twelve players, not 3"
    assert speaking.reason(KING, "en", ruling("KH-SETUP-01")) == KING.catalog()["KH-SETUP-01"].title
