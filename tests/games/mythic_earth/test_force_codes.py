"""Share codes of lists, and lists that are built for whoever asks."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.core.option import WORD
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile
from mythwright.core.telling import words_of
from mythwright.games.mythic_earth import forces
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.forces import Entry, Roster
from tests.marks import rule

BOX = read_box(())
READY = tuple(BOX.ready)
PRIEST = Entry("tlalocan_high_priest")
EAGLES = Entry("eagle_warriors")


def aztecs(*entries: Entry) -> Roster:
    return Roster("aztecs", entries)


# -- share codes ---------------------------------------------------------------------------------------------


def as_sized(roster: Roster) -> list[tuple[str, int, tuple[str, ...]]]:
    """The list with every size written out and options in the order of the card."""
    profiles = [forces.profile(BOX, entry) for entry in roster.entries]
    return [(e.unit, p.size, tuple(sorted(e.options))) for e, p in zip(roster.entries, profiles, strict=True)]


@rule("ME-GAP-99")
@pytest.mark.parametrize("name", READY)
def test_a_code_is_one_short_word_and_reads_back_as_the_same_list(name):
    roster = forces.ready(BOX, name)
    code = forces.code(BOX, roster)
    assert WORD.match(code) and len(code) <= 32
    assert as_sized(forces.read(BOX, code)) == as_sized(roster)
    assert forces.code(BOX, forces.read(BOX, code)) == code
    assert forces.read(BOX, name) == roster


def test_codes_of_empty_and_of_long_lists():
    empty, long = Roster("inuit"), Roster("inuit", (Entry("sled_wolves", 10),) * 255)
    for roster in (empty, long):
        assert as_sized(forces.read(BOX, forces.code(BOX, roster))) == as_sized(roster)
    with pytest.raises(BadFile) as bad:
        forces.code(BOX, Roster("inuit", (Entry("sled_wolves"),) * 256))
    assert (bad.value.message, bad.value.facts) == ("force-too-long", {"has": 256, "most": 255})


def test_a_code_in_capitals_and_with_letters_that_look_alike_is_read():
    code = forces.code(BOX, forces.ready(BOX, "incas_500"))
    assert "0" in code and "1" in code
    letters = code.removeprefix("incas_").replace("0", "o").replace("1", "l")
    assert as_sized(forces.read(BOX, f" INCAS_{letters.upper()} ")) == as_sized(
        forces.ready(BOX, "incas_500")
    )


@pytest.mark.parametrize("name", ["inuit_500", "aztecs_1000"])
def test_every_single_mistyped_letter_is_noticed(name):
    code = forces.code(BOX, forces.ready(BOX, name))
    for place in range(code.index("_") + 1, len(code)):
        for letter in "0123456789abcdefghjkmnpqrstvwxyz":
            if letter != code[place]:
                with pytest.raises(BadFile) as bad:
                    forces.read(BOX, code[:place] + letter + code[place + 1 :])
                assert bad.value.message == "force-bad-code"


def test_the_check_knows_sizes_options_and_order():
    lists = [
        aztecs(PRIEST, EAGLES),
        aztecs(EAGLES, PRIEST),
        aztecs(PRIEST, Entry("eagle_warriors", 9)),
        aztecs(Entry("tlalocan_high_priest", 0, ("magic_3",)), EAGLES),
    ]
    assert len({forces.code(BOX, roster)[-4:] for roster in lists}) == 4
    assert forces.code(BOX, aztecs(Entry("eagle_warriors", 8))) == forces.code(BOX, aztecs(EAGLES))


@pytest.mark.parametrize("more", ["0", "1", "zz"])
def test_a_code_with_more_letters_in_front_is_not_the_same(more):
    force, _, letters = forces.code(BOX, forces.ready(BOX, "inuit_500")).partition("_")
    with pytest.raises(BadFile) as bad:
        forces.read(BOX, f"{force}_{more}{letters}")
    assert bad.value.message == "force-bad-code"


def test_a_code_does_not_pass_for_another_when_the_cards_have_changed(tmp_path):
    layer = tmp_path / "fewer.toml"
    layer.write_text("[units.sled_wolves]\nforce = 'aztecs'\n", encoding="utf-8")
    code = forces.code(BOX, forces.ready(BOX, "inuit_500"))
    with pytest.raises(BadFile):
        forces.read(read_box((str(layer),)), code)


@pytest.mark.parametrize(
    "text", ["", "incas", "incas_", "incas_1", "incas_abcd", "romans_abcdef", "incas_ab-cdef", "incas_501"]
)
def test_what_is_neither_a_ready_list_nor_a_code_is_said_with_what_there_is(text):
    with pytest.raises(BadFile) as bad:
        forces.read(BOX, text)
    assert bad.value.message == "force-unknown-list"
    said = words_of(mythwright.find("mythic_earth"), "en").say(bad.value.message, **bad.value.facts)
    assert " incas_500, " in said  # as it is typed


@rule("ME-FORCE-04", "ME-GAP-94", "ME-UNIT-09")
@pytest.mark.parametrize(
    ("entry", "broken"),
    [
        (Entry("puma_pack"), "ME-FORCE-04"),
        (Entry("nobody"), "ME-FORCE-04"),
        (Entry("eagle_warriors", 13), "ME-GAP-94"),
        (Entry("eagle_warriors", 7), "ME-GAP-94"),
        (Entry("jaguar_champion", 1, ("magic_3",)), "ME-UNIT-09"),
        (Entry("jaguar_champion", 1, ("second_die", "second_die")), "ME-UNIT-09"),
    ],
)
def test_a_list_that_leaves_the_cards_has_no_code(entry, broken):
    with pytest.raises(Refused) as refused:
        forces.code(BOX, aztecs(PRIEST, entry))
    assert refused.value.rules == (broken,)


# -- building ------------------------------------------------------------------------------------------------


@rule("ME-FORCE-01", "ME-FORCE-04", "ME-GAP-01", "ME-GAP-12")
@pytest.mark.parametrize("force", ["aztecs", "incas", "inuit", "polynesians"])
@pytest.mark.parametrize("limit", [113, 250, 500, 750, 1000, 1500, 2000, 3000])
def test_a_built_list_may_be_played_and_is_always_the_same(force, limit):
    roster = forces.build(BOX, force, limit)
    assert forces.faults(BOX, roster, limit) == []
    assert forces.build(BOX, force, limit) == roster
    assert BOX.units[roster.entries[0].unit].general
    assert len(roster.entries) > 1 or limit == 113
    if limit >= 250:
        assert forces.cost(BOX, roster) >= limit - 15
    behemoths = sum(BOX.units[entry.unit].type == "behemoth" for entry in roster.entries)
    assert limit == 750 or behemoths == (2 if limit >= 2000 else 1 if limit >= 1000 else 0)


@rule("ME-GAP-12")
@pytest.mark.parametrize(
    ("force", "limit", "behemoths"),
    [("aztecs", 799, 0), ("aztecs", 800, 1), ("polynesians", 739, 0), ("polynesians", 742, 1)],
)
def test_a_behemoth_joins_when_it_takes_no_more_than_a_quarter(force, limit, behemoths):
    entries = forces.build(BOX, force, limit).entries
    assert sum(BOX.units[entry.unit].type == "behemoth" for entry in entries) == behemoths


@rule("ME-GAP-01")
def test_a_built_list_may_use_the_last_point():
    assert forces.cost(BOX, forces.build(BOX, "polynesians", 250)) == 250
    assert forces.cost(BOX, forces.build(BOX, "incas", 750)) == 750


def test_a_built_list_has_one_of_each_and_then_the_dearest_minis():
    assert forces.build(BOX, "incas", 500).entries == (
        Entry("sinchi_war_leader", 3),
        Entry("sun_priestess", 1),
        Entry("royal_axe_guard", 10),
        Entry("highland_spears", 10),
        Entry("huaraca_slingers", 6),
        Entry("chasqui_runners", 5),
        Entry("puma_pack", 4),
    )


@rule("ME-FORCE-01")
def test_nothing_is_built_for_less_than_the_general_costs():
    with pytest.raises(Refused) as refused:
        forces.build(BOX, "aztecs", 112)
    assert refused.value.rules == ("ME-FORCE-01",)
    assert refused.value.rulings[0].facts == {"unit": "tlalocan_high_priest", "has": 113, "limit": 112}


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("eagle_warriors", EAGLES),
        ("eagle_warriors:10", Entry("eagle_warriors", 10)),
        ("jaguar_champion+toughened_1", Entry("jaguar_champion", 0, ("toughened_1",))),
        (
            "tlalocan_high_priest:5+magic_3+wounds_3",
            Entry("tlalocan_high_priest", 5, ("magic_3", "wounds_3")),
        ),
    ],
)
def test_units_as_people_write_them(text, entry):
    assert forces.wished("aztecs", [text]).entries == (entry,)


@pytest.mark.parametrize(
    "text", ["", "10", "eagle_warriors:", "eagle_warriors:x", "eagles 10", "a+", "a:10:3"]
)
def test_units_that_cannot_be_read(text):
    with pytest.raises(BadFile) as bad:
        forces.wished("aztecs", [text])
    assert (bad.value.message, bad.value.facts) == ("force-bad-unit", {"text": text})
