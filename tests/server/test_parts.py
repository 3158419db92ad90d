"""Small parts of the server, each by itself."""

from __future__ import annotations

import asyncio
import json

import pytest

from mythwright.core.words import SHELL
from mythwright.server import keys, messages
from mythwright.server.limits import Allowance, Allowances
from mythwright.server.links import MOST_WAITING, TOO_SLOW, Link
from mythwright.server.messages import Malformed
from mythwright.server.pagewords import page_words
from mythwright.server.problems import words
from mythwright.server.settings import WEB


def test_an_allowance_is_spent_and_refilled(monkeypatch):
    moment = 100.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    allowance = Allowance(rate=2, at_once=3)

    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    moment += 0.5
    assert allowance.take() and allowance.spent
    moment += 60
    assert allowance.full


def test_addresses_that_are_quiet_are_forgotten(monkeypatch):
    monkeypatch.setattr("mythwright.server.limits.MOST_NAMES", 3)
    allowances = Allowances(0.001, 2)
    for name in "abc":
        allowances.of(name)
    allowances.of("b").take()

    allowances.of("d")

    assert set(allowances._found) == {"b", "d"}
    assert allowances.of("b").take() and not allowances.of("b").take()


@pytest.mark.parametrize("kind", list(messages.KINDS))
def test_every_message_needs_its_id(kind):
    with pytest.raises(Malformed) as malformed:
        messages.read(
            json.dumps({"type": kind, "n": 1, "option": "x", "thing": "x", "line": 1, "words": "x"})
        )
    assert malformed.value.code == "malformed"


def test_a_hello_has_usual_values():
    hello = messages.read_hello('{"type":"hello","table":"abc","strange":1}')

    assert (hello.key, hello.seen, hello.language, hello.pictures) == ("", None, "en", True)


def test_ids_and_keys_differ_and_can_stand_in_an_address():
    ids, made = {keys.new_id() for _ in range(200)}, {keys.new_key() for _ in range(200)}

    assert len(ids) == len(made) == 200
    assert all(id.isalnum() and id.islower() for id in ids)
    assert all(len(key) >= 22 and key.replace("-", "").replace("_", "").isalnum() for key in made)


def test_a_reader_who_does_not_read_is_let_go():
    class Stuck:
        sent = 0

        async def send(self, _frame: object) -> None:
            await asyncio.sleep(3600)

    async def overflow() -> Link:
        link = Link(Stuck(), 0, "en", pictures=False)  # type: ignore[arg-type]
        for _ in range(MOST_WAITING + 1):
            link.send("news")
        return link

    link = asyncio.run(overflow())

    assert link._closing == (TOO_SLOW, "too_slow") and not link._waiting
    link.send("more")
    assert not link._waiting


def test_every_code_has_its_words():
    text = (SHELL / "en.ftl").read_text(encoding="utf-8")
    known = {line.split(" =")[0] for line in text.splitlines() if line.startswith("server-")}
    codes = [
        "malformed",
        "unknown_type",
        "not_yet",
        "oversize",
        "too_fast",
        "too_large",
        "not_found",
        "fault",
    ]
    codes += ["no_table", "no_key", "wrong_key", "other_rules", "table_full", "not_over", "unknown_game"]

    assert {f"server-{code.replace('_', '-')}" for code in codes} <= known
    assert words("too_fast", "xx") == words("too_fast", "en") != "server-too-fast"


def test_page_words_are_plain_patterns(tmp_path):
    (tmp_path / "en.ftl").write_text(
        'hello = Hello, { $name }!\n    .title = A { "{" } greeting\nbye = Bye', encoding="utf-8"
    )
    (tmp_path / "it.ftl").write_text("hello = Ciao, { $name }!", encoding="utf-8")

    assert page_words(tmp_path, "it") == {
        "hello": "Ciao, {name}!",
        "hello.title": "A { greeting",
        "bye": "Bye",
    }


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_words_of_the_real_page_can_be_told(language):
    assert all(text.strip() for text in page_words(WEB / "words", language).values())
