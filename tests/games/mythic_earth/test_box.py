"""The box: read layer over layer; every word that the rules do not know is an error that names its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mythwright.core.save import BadFile
from mythwright.core.telling import words_of
from mythwright.games.mythic_earth.box import CONTENT, read_box
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.printed import prints
from tests.marks import rule
from tests.test_house import figures_in_cards

BOX = read_box(())
WORDS = words_of(GAME, "en")
MESSAGE = re.compile(r"[a-z][\w-]* =")


@pytest.fixture
def layered(tmp_path: Path):
    """A box with a layer of this text over the book's."""

    def read(text: str):
        path = tmp_path / "house.toml"
        path.write_text(text, encoding="utf-8")
        return read_box((str(path),))

    return read


# -- layers --------------------------------------------------------------------------------------------------


def test_a_layer_changes_a_figure_flips_a_switch_and_adds_a_unit(layered):
    box = layered(
        """
        [figures]
        turns = 4
        [house]
        half_tests = true
        [units.eagle_warriors]
        points = 72
        [units.shield_wall]
        force = "aztecs"
        type = "humanoid"
        points = 40
        rule = "ME-GAP-94"
        rows = [{ id = "shield_wall", minis = 5, weapons = ["club"], data = { move = 4, shoot = 0, fight = 5, save = 6, react = 5, brave = 6 } }]
        """  # noqa: E501
    )
    assert (box.figures.turns, box.house.half_tests) == (4, True)
    assert (box.units["eagle_warriors"].points, box.units["eagle_warriors"].most) == (72, 12)
    assert box.units["shield_wall"].size == box.units["shield_wall"].most == 5
    assert (BOX.figures.turns, BOX.house.half_tests, BOX.units["eagle_warriors"].points) == (6, False, 80)


@pytest.mark.parametrize(
    ("text", "table", "word", "allowed"),
    [
        ("[spel.panic]\ncasting = 3", "spel", "spel", "spells"),
        ("[figures]\nturn = 7", "figures", "turn", "turns"),
        ("[house]\nhalf_test = true", "house", "half_test", "half_tests"),
        ("[units.puma_pack]\nforce = 'inca'", "units.puma_pack", "inca", "incas"),
        ("[units.puma_pack]\ntype = 'beats'", "units.puma_pack", "beats", "beast"),
        ("[units.puma_pack]\nprice = 3", "units.puma_pack", "price", "dice"),
        ("[spells.panic]\ntarget = 'enemies'", "spells.panic", "enemies", "enemy"),
        ("[spells.panic]\nhits = 'd7'", "spells.panic", "d7", "d6"),
        ("[spells.panic]\nalignment = 'everlasting'", "spells.panic", "everlasting", "everliving"),
        ("[blessings.bl1]\nwindow = 'die_asigned'", "blessings.bl1", "die_asigned", "die_assigned"),
        ("[devotions.el2]\npicked = 'landscapes'", "devotions.el2", "landscapes", "landscape"),
        ("[primaries.fog]\nedges = ['lefts']", "primaries.fog", "lefts", "left"),
        ("[primaries.fog]\nzone = 'stripe'", "primaries.fog", "stripe", "strip"),
        ("[kit.jungle]\nground = 'dificult'", "kit.jungle", "dificult", "difficult"),
        ("[pairs.walls]\nkinds = ['low_walls']", "pairs.walls", "low_walls", "low_wall"),
        ("[ready.incas_500]\nforce = 'inkas'", "ready.incas_500", "inkas", "incas"),
        ("[ready.incas_500]\nunits = [{ unit = 'puma' }]", "ready.incas_500", "puma", "puma_pack"),
        ("[ready_spells]\nsecond = ['stone_sin']", "ready_spells.second", "stone_sin", "stone_skin"),
        ("[types.beast]\ntramples = 'd5'", "types.beast", "d5", "d6"),
        ("[talents.fly]\nof = 'units'", "talents.fly", "units", "unit"),
    ],
)
def test_a_word_that_is_not_known_is_named_with_file_table_and_what_is_near(
    layered, text, table, word, allowed
):
    with pytest.raises(BadFile) as bad:
        layered(text)
    assert bad.value.message == "content-unknown-word"
    assert bad.value.facts["file"] == "house.toml"
    assert (bad.value.facts["table"], bad.value.facts["word"]) == (table, word)
    assert allowed in bad.value.facts["allowed"]


@pytest.mark.parametrize(
    ("effect", "word"),
    [
        ('{ is = "adjust", what = "savings", by = 1, rule = "ME-GAP-66" }', "savings"),
        ('{ is = "do", do = "shed_marker", rule = "ME-GAP-66" }', "shed_marker"),
        ('{ is = "forbid", what = "marching", rule = "ME-GAP-66" }', "marching"),
        ('{ is = "do", do = "thaw", only = "had_markers", rule = "ME-GAP-66" }', "had_markers"),
        (
            '{ is = "adjust", what = "save", by = 1, until = "end_of_turns", rule = "ME-GAP-66" }',
            "end_of_turns",
        ),
    ],
)
def test_a_word_of_an_effect_that_is_not_known(layered, effect, word):
    with pytest.raises(BadFile) as bad:
        layered(f"[spells.panic]\neffect = [{effect}]")
    assert (bad.value.message, bad.value.facts["word"]) == ("content-unknown-word", word)


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ('weapons = ["cllub"]', "cllub"),
        ('weapons = ["club"], talents = ["flying"]', "flying"),
        ('weapons = ["club"], armour = "heavy"', "heavy"),
        ('weapons = ["club"], called = { knife = "fangs" }', "knife"),
    ],
)
def test_a_word_of_a_row_that_is_not_known(layered, row, word):
    data = "data = { move = 4, shoot = 0, fight = 5, save = 6, react = 5, brave = 6 }"
    with pytest.raises(BadFile) as bad:
        layered(f'[units.puma_pack]\nrows = [{{ id = "puma", {data}, {row} }}]')
    assert (bad.value.facts["table"], bad.value.facts["word"]) == ("units.puma_pack", word)


@rule("ME-UNIT-09")
@pytest.mark.parametrize(
    ("option", "word"),
    [
        ('{ points = 5, what = "brave", to = 9, row = "puma_pack" }', "brave"),
        ('{ points = 5, what = "wounds", to = 2, row = "lion" }', "lion"),
        ('{ points = 5, what = "dice", to = 2, row = "puma_pack" }', "puma_pack"),
    ],
)
def test_an_option_raises_a_figure_of_a_row_of_its_own_card(layered, option, word):
    with pytest.raises(BadFile) as bad:
        layered(f"[units.puma_pack.options]\nstrange = {option}")
    assert (bad.value.facts["table"], bad.value.facts["word"]) == ("units.puma_pack", word)


def test_a_figure_of_the_wrong_kind_is_an_error_of_its_file(layered):
    with pytest.raises(BadFile) as bad:
        layered("[spells.panic]\ncasting = 'ten'")
    assert (bad.value.message, bad.value.facts["table"]) == ("content-invalid", "spells.panic")


# -- words ---------------------------------------------------------------------------------------------------


def named() -> set[str]:
    """Everything that has a name of its own."""
    kinds = ("types", "forces", "units", "weapons", "armours", "talents", "spells", "blessings", "devotions")
    ids = {name for kind in (*kinds, "primaries", "sizes", "kit") for name in getattr(BOX, kind)}
    for card in BOX.units.values():
        ids |= set(card.options)
        ids |= {row.id for row in card.rows} | {name for row in card.rows for name in row.called.values()}
    return ids | {"everliving", "everchanging", "spirit_animal", "open", "difficult", "impassable"}


def test_everything_printed_has_a_name():
    assert {name for name in named() if not WORDS.has(f"name-{name}")} == set()


TOLD = ("weapons", "armours", "talents", "spells", "blessings", "devotions", "primaries", "kit")


@pytest.mark.parametrize("kind", TOLD)
def test_every_card_has_a_text_that_the_data_fills_in(kind):
    for name in [f"land_{name}" if kind == "kit" else name for name in getattr(BOX, kind)]:
        text = WORDS.say(f"card-{name}", **prints(BOX)[name])
        assert text != f"card-{name}" and "[" not in text and "{" not in text, text


def test_the_text_of_a_spell_follows_its_figures(layered):
    box = layered("[spells.sun_lance]\nreach = 30_000\nstrength = 2")
    text = WORDS.say("card-sun_lance", **prints(box)["sun_lance"])
    assert text == "A Magic Missile over 30 inches: D3 hits of Strength 2. Casting Value 11."


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("sling", "Shoots 10 inches at short range and 20 at long range, Strength 0."),
        ("spear", "Hand to hand, Strength 1. Thrown 10 inches in charges, Strength 0."),
        ("tomahawk", "Hand to hand, Strength 1, +1 Fight. Thrown 10 inches in charges, Strength 0."),
        ("land_scrub", "Height 1: it obscures, and a Unit in it has +1 Save."),
        ("dread_whisper", "gains 1 marker, or 2 if it already had one."),
        ("storm_step", "moves 6 inches as if flying."),
        ("command", "to stop within 15 inches"),
        ("el3", "1 point at the end of each turn, 2 in all"),
        ("bl5", "within 20 inches"),
        ("rain", "All shooting is at -1."),
    ],
)
def test_texts_say_the_figures(name, text):
    assert text in WORDS.say(f"card-{name}", **prints(BOX)[name])


def test_no_figure_stands_in_a_text():
    for path in sorted((CONTENT / "words" / "en").glob("*.ftl")):
        assert list(figures_in_cards(path.read_text(encoding="utf-8"))) == []


def test_no_message_is_written_twice():
    found = [
        line.split(" =")[0] for text in GAME.words("en") for line in text.splitlines() if MESSAGE.match(line)
    ]
    assert len(found) > 250 and {name for name in found if found.count(name) > 1} == set()
