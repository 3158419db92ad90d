"""Events and the log that keeps them."""

from __future__ import annotations

from mythwright.core.event import Event, Log

RESTED = Event("rested", "HT-TURN-02", {"seat": 0, "breath": 3})
DREW = Event("drew", "HT-TURN-02", {"seat": 0, "card": "fog"}, to=(0,))
ENDED = Event("ended", "HT-END-01", {})


def test_a_private_event_is_for_those_it_is_told_to():
    assert [DREW.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert [RESTED.seen_by(seat) for seat in (0, 1, None)] == [True, True, True]


def test_a_log_gives_back_the_events_it_was_given():
    log = Log([RESTED, DREW, ENDED, RESTED])
    assert list(log) == [RESTED, DREW, ENDED, RESTED] and len(log) == 4
    assert (log[1], log[-2], log[1:3]) == (DREW, ENDED, [DREW, ENDED])


def test_events_that_differ_in_facts_or_reader_alone_are_kept_apart():
    other = [
        Event("drew", "HT-TURN-02", {"seat": 1, "card": "fog"}, to=(1,)),
        Event("ended", "HT-END-02", {}),
    ]
    assert list(Log([DREW, *other, ENDED])) == [DREW, *other, ENDED]


def test_a_copy_of_a_log_grows_alone():
    log = Log([RESTED])
    copy = log.copy()
    copy.add("ended", "HT-END-01", None, {})
    assert (list(log), list(copy)) == ([RESTED], [RESTED, ENDED])


def test_logs_are_equal_by_their_events():
    assert Log([RESTED, DREW]) == Log([RESTED, DREW]) == [RESTED, DREW]
    assert Log([RESTED]) != Log([DREW])
