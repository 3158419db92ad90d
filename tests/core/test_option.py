"""Options have a text form, and it reads back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mythwright.core.option import Option, option, parse

WORDS = st.from_regex(r"[a-zA-Z][a-zA-Z0-9_']{0,12}", fullmatch=True)
OPTIONS = st.builds(Option, WORDS, st.lists(WORDS | st.integers(-(10**9), 10**9), max_size=8).map(tuple))


@given(OPTIONS)
@settings(max_examples=300)
def test_the_text_of_an_option_reads_back(made):
    assert parse(str(made)) == made


@given(st.text(max_size=60))
@settings(max_examples=300)
def test_what_is_read_is_written_the_same_but_for_spaces_and_noughts(text):
    read = parse(text)
    if read is not None:
        assert parse(str(read)) == read
        assert [w.lstrip("-0") for w in str(read).split()] == [w.lstrip("-0") for w in text.split()]


@pytest.mark.parametrize(
    "text",
    ["", "  ", "3", "-1 a", "a-b", "move D4!", "ſtay", "a" * 501, "move é", "_x", "'", "go 12345678901"],
)
def test_what_is_no_option_is_not_read(text):
    assert parse(text) is None


def test_no_word_is_dropped_from_a_long_answer():
    read = parse(" ".join(["go"] + ["x"] * 90))
    assert read is not None and len(read.args) == 90


def test_options_are_equal_by_value_and_sort():
    assert option("move", "D4", 2) == Option("move", ("D4", 2))
    assert sorted([option("move", 3), option("move", 2), option("leap")]) == [
        option("leap"),
        option("move", 2),
        option("move", 3),
    ]
