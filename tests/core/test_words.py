"""Words: ids become names, lists are joined, and nothing is mute."""

from __future__ import annotations

from mythwright.core.words import Words

ENGLISH = """
name-rope = a rope
name-up = foot up
event-played = { $who } plays { $card }.
event-rolled = { $faces }
event-counted = { $n ->
    [one] one step
   *[other] { $n } steps
}
card-rope = rope
    .text = One die more.
option-play = play { $a0 } { $a1 }
option-play-fog = blow fog
event-drawn = { $cards_count ->
    [0] nothing
   *[other] { $cards }
}
event-cast = { $dice_sum } = { $has }
option-way = { $a1 ->
    [0] the first way
   *[other] another way
}
option-stake = stake { $a0 } of { $count }: { $all }
"""
ITALIAN = "name-rope = una corda\nevent-counted = { $n } passi"


def words(language="en"):
    return Words(language, {"en": [ENGLISH], "it": [ITALIAN]})


def test_ids_in_facts_become_names():
    assert words().say("event-played", who="Ada", card="rope") == "Ada plays a rope."


def test_lists_are_joined_with_their_names():
    assert words().say("event-rolled", faces=("up", "up", "slip")) == "foot up, foot up, slip"
    assert words().name(["rope", 3, ["up"]]) == "a rope, 3, foot up"


def test_numbers_stay_numbers_for_plurals():
    assert [words().say("event-counted", n=n) for n in (1, 2)] == ["one step", "2 steps"]


def test_a_missing_message_shows_its_id():
    assert words().say("event-unheard", n=1) == "event-unheard"
    assert words().say("card-rope.smell") == "card-rope.smell"


def test_a_message_with_an_attribute():
    assert words().say("card-rope.text") == "One die more."


def test_a_missing_fact_is_shown_rather_than_hidden():
    assert words().say("event-played", who="Ada") == "Ada plays card. ['who']"


def test_another_language_falls_back_to_english():
    assert words("it").say("event-played", who="Ada", card="rope") == "Ada plays una corda."
    assert words("it").say("event-counted", n=1) == "1 passi"
    assert words("xx").say("name-rope") == "a rope"


def test_the_words_of_the_table_itself_are_always_there():
    assert words().has("save-changed") and words("it").has("save-changed")
    assert not words().has("save-unchanged")


def test_options_have_labels_and_some_their_own():
    assert words().option("play rope") == "play a rope "
    assert words().option("play fog") == "blow fog"
    assert words().option("stake 3 4") == "stake 3 of 2: 3, 4"
    assert words().option("fly") == "option-fly"


def test_words_from_outside_cannot_break_a_message():
    assert words().say("event-played", who="{ $card }", card="<b>") == "{ $card } plays <b>."


def test_a_list_is_counted_too():
    assert [words().say("event-drawn", cards=cards) for cards in ([], ["rope"])] == ["nothing", "a rope"]


def test_a_list_is_added_up_too():
    assert words().say("event-cast", dice=["9", "2"], has=11) == "9 + 2 = 11"


def test_numbers_in_options_are_numbers():
    assert [words().option(text) for text in ("way home 0", "way home 1")] == ["the first way", "another way"]


def test_a_part_of_a_message_can_be_asked_for():
    assert words().has_part("card-rope.text") and words("it").has_part("card-rope.text")
    assert not words().has_part("card-rope.smell") and not words().has_part("event-unheard.text")


def test_an_argument_that_numbers_a_piece_is_called_by_its_name():
    source = "option-send = send { $p0 } to { $a1 }"
    found = Words("en", {"en": [source, "name-scout = the Scout"]})
    assert found.option("send 4 7", {"4": "scout", "7": "scout"}) == "send 4 the Scout to 7"
    assert found.option("send 4 7") == "send 4 to 7"
