"""Mythic Earth at the screen: Units moved by hand and by keys, refusals, and lists of one's own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import pages
from tests.browser.screens import PHONE, Screens, Wire
from tests.browser.service import Service
from tests.browser.test_access import settled, violations
from tests.browser.test_phone import fits, small
from tests.server.kit import PERSON, RANDOM

pytestmark = pytest.mark.slow

GAME = "mythic_earth"
LONGEST = 150
MARKS = "#board .marks.trial"
SEVEN = [{"words": f"{hits} shots hit", "chance": "117649/1000000", "percent": 11.8} for hits in range(7)]


@pytest.fixture
def table(service: Service) -> dict[str, Any]:
    """One person and a bot with ready lists."""
    options = {"points": 500, "forces": ["aztecs_500", "incas_500"], "primary": "altars"}
    return service.table(PERSON, RANDOM, game=GAME, options=options)


def until(page: Page, option: str) -> None:
    """Play on with the first answers until this one is offered."""
    for _ in range(LONGEST):
        assert pages.await_turn(page)
        found = pages.options(page)
        if any(text.split()[0] == option for text in found):
            return
        pages.answer(page, found[0])
    pytest.fail(f"nobody was offered {option}")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inch(page: Page) -> float:
    """How wide an inch is on the screen."""
    return 20 * float(page.evaluate("() => document.querySelector('#board').getScreenCTM().a"))


def ahead(page: Page) -> int:
    """Towards the middle of the table: down for who sits in the north."""
    _, y = middle(page.get_by_test_id("grip"))
    return 1 if y < middle(page.locator("#board"))[1] else -1


def dragged(page: Page, inches: float) -> None:
    """The Unit is taken by its handle, and held so far on; the button is still down."""
    x, y = middle(page.get_by_test_id("grip"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + ahead(page) * inches * inch(page), steps=5)


def judged(page: Page) -> None:
    """The table has said whether the place where it now lies will do, not only one on the way."""
    expect(pages.part(page, "trial")).to_have_attribute("aria-busy", "false")


def test_a_unit_is_dragged_refused_and_taken_to_the_nearest_place(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    trial, lay, nearest = (pages.part(page, name) for name in ("trial", "lay", "nearest"))

    # while it is held somewhere too far away, the rule and the way are shown
    dragged(page, 14)
    expect(trial.locator("[data-rule=ME-MOVE-01]")).to_be_visible()
    expect(page.locator(f"{MARKS} polyline")).not_to_have_count(0)
    expect(trial).to_contain_text("″ of")
    expect(lay).to_be_disabled()

    # let go, nothing has happened yet; and the nearest place is one click away, on the board or beside it
    page.mouse.up()
    judged(page)
    expect(page.locator(f"{MARKS} [data-options]")).to_have_count(1)
    nearest.click()
    expect(lay).to_be_enabled()
    expect(trial).to_contain_text("Allowed.")
    before = len(pages.log(page))

    # only the button makes it final
    lay.click()
    expect(page.locator("[data-testid=log-lines] .log-words")).not_to_have_count(before)
    assert any("″ (Move)" in line for line in pages.log(page)[before:])
    expect(page.locator(MARKS)).to_have_count(0)


def test_where_nothing_can_be_dragged_odds_and_answers_by_words_are_there_again(
    screens: Screens, table: dict[str, Any]
):
    page = screens.open(pages.link(table, 0))
    until(page, "march")
    dragged(page, 3)
    page.mouse.up()
    pages.part(page, "trial").get_by_role("button", name="March", exact=True).click()
    judged(page)
    expect(page.locator(".filter")).to_be_hidden()
    if pages.part(page, "lay").is_disabled():  # something stands in the way
        pages.part(page, "nearest").click()
    pages.part(page, "lay").click()
    until(page, "activate")
    expect(page.locator(".trial-panel.is-active")).to_have_count(0)


def test_a_unit_is_moved_by_keys_alone(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    page.locator("#mw-prompt").focus()
    page.keyboard.press("m")
    grip, trial = page.get_by_test_id("grip"), pages.part(page, "trial")
    expect(grip).to_be_focused()
    x, y = middle(grip)

    # an inch, and a quarter
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert middle(grip)[0] - x == pytest.approx(1.25 * inch(page), abs=1)
    expect(trial).to_contain_text("1.25″ of")

    # a bend, and back to where it was
    page.keyboard.press("w")
    page.keyboard.press("ArrowLeft")
    expect(trial).to_contain_text("2.25″ of")
    page.keyboard.press("Escape")
    assert middle(grip) == pytest.approx((x, y), abs=1)
    expect(page.locator(MARKS)).to_have_count(0)

    # too far: Enter leads to what would do instead, and then to the button
    for _ in range(9):
        page.keyboard.press("ArrowDown" if ahead(page) > 0 else "ArrowUp")
    expect(trial.locator("[data-rule]")).not_to_have_count(0)
    expect(pages.part(page, "nearest")).to_be_visible()
    page.keyboard.press("Enter")
    expect(pages.part(page, "nearest")).to_be_focused()
    page.keyboard.press("Enter")
    expect(pages.part(page, "lay")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(pages.part(page, "lay")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=log-lines]")).to_contain_text("″ (Move)")


def test_an_answer_that_says_it_all_has_no_heading(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    groups = page.locator("#mw-options [role=group]")
    alone = groups.filter(has=page.locator("[data-option=move]"))
    expect(alone).to_have_attribute("aria-label", "Move")
    expect(alone.locator(".group-name")).to_have_count(0)
    pages.answer(page, "move")
    expect(groups.first.locator(".group-name")).to_have_text("Places")


def test_a_place_of_the_list_is_seen_before_it_is_taken(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "go")
    lines = len(pages.log(page))
    page.locator("#board [id^=place-]").nth(3).click()
    expect(pages.part(page, "lay")).to_be_enabled()
    assert len(pages.log(page)) == lines
    pages.part(page, "lay").click()
    expect(page.locator("[data-testid=log-lines] li").nth(lines)).to_be_attached()


def test_odds_of_many_shots_are_all_seen_and_leave_the_option_in_sight(
    screens: Screens, table: dict[str, Any]
):
    # given a Unit whose answers all have seven outcomes
    page = screens.blank()
    Wire(page, lambda frame: {**frame, "odds": SEVEN} if frame.get("outcome") == "considered" else frame)
    page.goto(f"{screens.address}/{pages.link(table, 0)}")
    until(page, "move")

    # when the last of them is thought of
    option = page.locator(pages.OPTIONS).last
    option.focus()

    # then nothing is hidden by anything
    expect(page.locator(".odds li")).to_have_count(7)
    expect(page.locator(".odds li").last).to_be_in_viewport(ratio=1)
    expect(option).to_be_in_viewport(ratio=0.9)


def test_a_unit_that_is_pointed_at_shows_its_ranges(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    page.locator("#board [id^=unit-][data-thing]").last.hover(force=True)
    expect(page.locator("#board .marks.regard path")).not_to_have_count(0)
    expect(page.locator("#mw-tip")).to_contain_text("Moves")
    page.locator("#mw-prompt").hover()
    expect(page.locator("#board .marks.regard")).to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_a_unit_in_hand(
    screens: Screens, table: dict[str, Any], axe: str, light: Any
):
    page = screens.open(pages.link(table, 0), color_scheme=light)
    until(page, "move")
    dragged(page, 14)
    page.mouse.up()
    expect(pages.part(page, "nearest")).to_be_visible()
    settled(page)
    assert violations(page, axe) == []


def test_on_a_phone_a_finger_moves_a_unit(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0), **PHONE)
    until(page, "move")
    dragged(page, 3)
    page.mouse.up()
    expect(pages.part(page, "lay")).to_be_in_viewport()
    fits(page)
    assert small(page) == []
    judged(page)
    if pages.part(page, "nearest").count():
        pages.part(page, "nearest").tap()
    expect(pages.part(page, "lay")).to_be_enabled()
    pages.part(page, "lay").tap()
    expect(page.locator("[data-testid=log-lines]")).to_contain_text("″ (Move)")


# -- lists of one's own --------------------------------------------------------------------------------------


def builder(page: Page) -> Locator:
    """The builder for the first seat of a new table."""
    pages.part(page, "build-0").click()
    expect(pages.part(page, "price")).to_contain_text("of 500 points")
    return pages.part(page, "dialog-builder")


def faulty(page: Page) -> Locator:
    """A list with three faults: too large a Unit, no General, too many points."""
    pages.part(page, "force").select_option("aztecs")
    for number, ware in enumerate(["jaguar_champion"] * 6 + ["eagle_warriors"], 1):
        page.locator(f"[data-ware={ware}] .icon-button").click()
        expect(page.locator("[data-entry]")).to_have_count(number)
    page.locator("#mw-size-7").fill("40")
    page.locator("#mw-size-7").blur()
    faults = page.locator("[data-testid=faults] .fault")
    expect(faults).to_have_count(3)
    return faults


def test_a_list_is_built_mended_shared_and_used(screens: Screens):
    page = screens.open(f"#/new/{GAME}")
    builder(page)
    faults = faulty(page)

    # every fault has its rule and a fix, and the list cannot be used
    rules = faults.evaluate_all("all => all.map((one) => one.dataset.rule)")
    assert sorted(rules) == ["ME-FORCE-01", "ME-GAP-01", "ME-GAP-94"]
    expect(faults.locator("[data-testid=fix]")).to_have_count(3)
    expect(pages.part(page, "use-list")).to_be_disabled()

    # mended one by one, it can
    for _ in range(12):
        fixes = page.get_by_test_id("fix")
        if not fixes.count():
            break
        words = pages.part(page, "faults").inner_text()
        fixes.first.click()
        expect(pages.part(page, "faults")).not_to_have_text(words, use_inner_text=True)
    expect(page.locator(".sound")).to_be_visible()
    code = page.locator(".share-code input").input_value()
    assert code.startswith("aztecs_")

    # the code is the list: pasted into an empty one it is the same again
    names = page.locator("[data-entry] b").all_inner_texts()
    pages.part(page, "force").select_option("incas")
    expect(page.locator("[data-entry]")).to_have_count(0)
    pages.part(page, "paste").fill(code)
    pages.part(page, "load").click()
    expect(page.locator("[data-entry] b")).to_have_text(names)

    # and it is what the seat plays
    pages.part(page, "use-list").click()
    expect(pages.part(page, "option-forces-0")).to_have_value(code)
    pages.part(page, "option-forces-1").select_option("incas_500")
    pages.part(page, "create").click()
    assert pages.await_turn(page)
    expect(pages.part(page, "mats")).to_contain_text("Jaguar Champion")


def test_a_fault_is_a_sentence_about_a_numbered_entry(screens: Screens):
    page = screens.open(f"#/new/{GAME}")
    builder(page)
    faults = faulty(page)

    # entries show the numbers by which faults and fixes call them
    assert page.locator("[data-entry] .entry-place").all_inner_texts() == [f"{at}." for at in range(1, 8)]
    large = faults.filter(has=page.locator("[data-testid=fix]", has_text="entry 7"))
    expect(large.locator(".fault-words")).to_have_text(
        "Entry 7: Eagle Warriors may have 8 to 12 Minis, not 40."
    )

    # the question that a ruling settles is read with its answer, by who asks for it
    assert "?" not in pages.part(page, "faults").inner_text()
    large.locator("summary", has_text="ME-GAP-94").click()
    expect(large.locator(".rule-text")).to_contain_text("Size is start to maximum")


def test_a_list_is_built_at_the_table(screens: Screens, service: Service):
    options = {"points": 500, "forces": ["", "incas_500"], "primary": "altars"}
    page = screens.open(pages.link(service.table(PERSON, RANDOM, game=GAME, options=options), 0))
    until(page, "force")
    pages.part(page, "build").click()
    pages.part(page, "force").select_option("inuit")
    expect(page.locator("[data-entry]")).to_have_count(0)
    pages.part(page, "fill").click()
    expect(pages.part(page, "use-list")).to_be_enabled()
    pages.part(page, "use-list").click()
    expect(pages.part(page, "mats")).to_contain_text("Inuit")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_the_builder(screens: Screens, axe: str, light: Any):
    page = screens.open(f"#/new/{GAME}", color_scheme=light)
    builder(page)
    faulty(page)
    settled(page)
    assert violations(page, axe) == []


def test_on_a_phone_a_list_can_be_built(screens: Screens):
    page = screens.open(f"#/new/{GAME}", **PHONE)
    expect(pages.part(page, "build-0")).to_be_visible()
    fits(page)
    builder(page)
    faulty(page)
    fits(page)
    assert small(page) == []


def test_what_is_printed_is_the_sheet_alone(screens: Screens):
    page = screens.open(f"#/new/{GAME}")
    builder(page)
    expect(pages.part(page, "sheet")).to_be_hidden()
    pages.part(page, "fill").click()
    expect(pages.part(page, "use-list")).to_be_enabled()
    page.emulate_media(media="print")
    expect(pages.part(page, "sheet")).to_contain_text("Share it as")
    expect(pages.part(page, "roster")).to_be_hidden()
    expect(page.locator("#mw-app")).to_be_hidden()


def test_who_concedes_is_asked_twice(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    concede = page.get_by_test_id("resort-concede")
    until(page, "activate")
    while not concede.count():  # where there is but one Unit to choose, nothing is asked
        pages.answer(page, pages.options(page)[0])
        until(page, "activate")
    concede.click()
    page.keyboard.press("Enter")  # by mistake
    expect(page.locator(pages.OVER)).to_have_count(0)
    concede.click()
    expect(page.get_by_test_id("dialog-confirm")).to_contain_text("the enemy has won")
    page.get_by_test_id("dialog-yes").click()
    expect(page.locator(pages.OVER)).to_be_visible()
    expect(page.locator(pages.OVER)).to_contain_text("Incas")
