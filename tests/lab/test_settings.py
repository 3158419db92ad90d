"""Set-up on the command line: what may be set is listed, and what cannot be dealt is told in words."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.cli import main
from mythwright.core.display import choices_of
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.game import CHOOSE, GAME
from tests.marks import rule


@pytest.mark.parametrize("name", mythwright.games())
def test_help_after_a_game_lists_what_its_tables_may_be_set_up_with(name, capsys):
    with pytest.raises(SystemExit):
        main(["play", name, "--help"])
    told = capsys.readouterr().out
    _, own = told.split(f"options of {name} for --set")
    assert all(f"\n  {field}=" in own for field in mythwright.find(name).options.__struct_fields__)
    assert "setup-" not in own


def test_choices_are_listed_as_one_types_them(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "mythic_earth", "-h"])
    own = capsys.readouterr().out.partition("options of mythic_earth")[2]
    assert "      aztecs_500: Aztecs, 500 points\n" in own and "      500: a Skirmish" in own


def test_what_cannot_be_dealt_is_told_in_the_words_of_the_game(capsys):
    assert main(["simulate", "mythic_earth", "--set", "forces=aztecs_1000"]) == 2
    assert capsys.readouterr().err == (
        "No table can be dealt like this: the list “Aztecs, 1000 points” costs 996 points, "
        "496 over the limit of 500; take a smaller list or more points [ME-GAP-01].\n"
    )


@rule("ME-GAP-99", "ME-GAP-01", "ME-GAP-07")
def test_what_mythic_earth_offers_is_what_is_in_the_box():
    box, offered = read_box(()), choices_of(GAME.options)
    assert set(offered["forces"]) == {CHOOSE, *box.ready}
    assert offered["primary"] == (CHOOSE, *box.primaries)
    assert offered["points"] == box.figures.offered
    wishes = {"forces": [CHOOSE, "incas_500"], "primary": CHOOSE}
    table = mythwright.new("mythic_earth", seats=2, seed="x", options=wishes)
    assert (table.state.sides[0].force, table.state.sides[1].force) == ("", "incas")
    assert table.state.settings.primary == ""


@pytest.mark.parametrize(
    ("wish", "rule_id", "advice"),
    [
        ("forces=romans_500", "ME-GAP-99", "say one of aztecs_500, incas_500, inuit_500, polynesians_500"),
        ("forces=a,b,c", "ME-GAME-09", "there are 2 Forces at a table"),
        ("points=499", "ME-GAP-01", "a Force costs 500 to 3000 points, not 499"),
        ("primary=chess", "ME-GAP-07", "say one of altars, rain, hunt, pillage, captives, fog"),
    ],
)
def test_a_set_up_that_cannot_be_names_the_rule_and_what_to_do(wish, rule_id, advice, capsys):
    assert main(["new", "mythic_earth", "--set", wish]) == 2
    told = capsys.readouterr().err
    assert f"[{rule_id}]" in told and advice in told


def test_the_terminal_says_it_as_well(tmp_path, capsys):
    line = ["play", "mythic_earth", "--people", "0", "--set", "forces=romans", "--data", str(tmp_path)]
    assert main(line) == 2
    assert "“romans” is neither a ready list nor a share code" in capsys.readouterr().err
