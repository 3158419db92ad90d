"""Content: layers lie over each other, and every mistake names file, table and word."""

from __future__ import annotations

import pytest

from mythwright.core.content import check_effects, merge, one, only, read_file, read_folder, things
from mythwright.core.save import BadFile
from mythwright.core.words import Words
from tests.toy.hill import CONTENT, VOCABULARY, Figures, HillCard, read_box


def layer(folder, text, name="house.toml"):
    path = folder / name
    path.write_text(text)
    return str(path)


def complaint(folder, text):
    """What the author of this layer is told."""
    with pytest.raises(BadFile) as bad:
        read_box((layer(folder, text),))
    return Words("en", {}).say(bad.value.message, **bad.value.facts)


def test_a_layer_sets_figures_and_leaves_the_rest(tmp_path):
    box, book = read_box((layer(tmp_path, "[figures]\ntop = 30"),)), read_box(())
    assert (box.figures.top, box.figures.rest) == (30, book.figures.rest)
    assert box.cards == book.cards


def test_a_layer_flips_switches_and_adds_and_changes_cards(tmp_path):
    text = "[house]\nno_vetoes = true\n[cards.feather]\ncopies = 1\n[cards.bread]\ncopies = 9"
    box = read_box((layer(tmp_path, text),))
    assert box.house.no_vetoes and box.cards["feather"].copies == 1
    assert box.cards["bread"].copies == 9 and box.cards["bread"].effect == read_box(()).cards["bread"].effect


def test_the_last_layer_has_the_last_word(tmp_path):
    low, high = (layer(tmp_path, f"[figures]\ntop = {n}", f"{n}.toml") for n in (5, 50))
    assert (read_box((low, high)).figures.top, read_box((high, low)).figures.top) == (50, 5)


def test_things_know_their_names():
    assert read_box(()).cards["rope"].id == "rope"


def test_the_catalogue_of_the_folder_is_no_content():
    assert "rule" not in read_folder(CONTENT).tables


def test_an_unknown_field_names_file_table_and_the_nearest_words(tmp_path):
    assert complaint(tmp_path, "[cards.bread]\ncopy = 3") == (
        "house.toml, table cards.bread: unknown word “copy”. Allowed: copies."
    )


def test_an_unknown_table_is_named(tmp_path):
    assert complaint(tmp_path, "[crads.bread]\ncopies = 3") == (
        "house.toml, table crads: unknown word “crads”. Allowed: cards."
    )


def test_an_unknown_switch_is_named(tmp_path):
    assert complaint(tmp_path, "[house]\nno_veto = true") == (
        "house.toml, table house: unknown word “no_veto”. Allowed: no_vetoes."
    )


def test_an_unknown_word_of_an_effect_is_named(tmp_path):
    text = '[cards.x]\ncopies = 1\n[[cards.x.effect]]\nis = "do"\ndo = "breath"\nrule = "HT-CARD-03"'
    assert complaint(tmp_path, text) == (
        "house.toml, table cards.x.effect: unknown word “breath”. Allowed: breathe."
    )


def test_an_unknown_field_of_an_effect_is_named(tmp_path):
    text = '[cards.x]\ncopies = 1\n[[cards.x.effect]]\nis = "do"\namunt = 3\ndo = "fall"\nrule = "HT-CARD-03"'
    assert complaint(tmp_path, text) == (
        "house.toml, table cards.x.effect[0]: unknown word “amunt”. Allowed: amount, until."
    )


def test_a_word_that_must_be_one_of_a_list_is_named(tmp_path):
    assert complaint(tmp_path, '[cards.bread]\nwindow = "reactoin"') == (
        "house.toml, table cards.bread: unknown word “reactoin”. Allowed: reaction."
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[figures]\ntop = "high"', "house.toml, table figures: Expected `int`, got `str` - at `$.top`."),
        (
            '[figures]\nrounds = "few"',
            "house.toml, table figures: Expected `int`, got `str` - at `$.rounds`.",
        ),
        ("[cards.x]\n", "house.toml, table cards.x: Object missing required field `copies`."),
        ("[cards]\nx = 3", "house.toml, table cards.x: Expected `object`, got `int`."),
        ("figures = 3", "house.toml: “figures” must be a table."),
    ],
)
def test_a_wrong_kind_of_value_is_named(tmp_path, text, told):
    assert complaint(tmp_path, text) == told


def test_what_is_not_toml_is_named_with_its_line(tmp_path):
    told = complaint(tmp_path, "[figures]\ntop = = 3")
    assert "house.toml is not valid TOML: " in told and "line 2" in told


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path):
    with pytest.raises(BadFile, match="content-unreadable"):
        read_file(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile, match="content-not-toml"):
        read_file(tmp_path / "bytes.toml")


def test_merging_changes_none_of_the_layers(tmp_path):
    below = read_folder(CONTENT)
    above = read_file(tmp_path / layer(tmp_path, "[figures]\ntop = 1"))
    top = one(below, "figures", Figures).top
    merged = merge([below, above])
    assert one(merged, "figures", Figures).top == 1 != top == one(below, "figures", Figures).top


def test_every_check_passes_for_the_book_itself():
    source = read_folder(CONTENT)
    only(source, ("cards", "figures", "house", "dice"))
    check_effects(source, "cards", things(source, "cards", HillCard), "effect", VOCABULARY)
