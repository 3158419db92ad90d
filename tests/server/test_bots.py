"""Bots: they think in other processes, and their turn is taken up again whatever dies."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace

import pytest

import mythwright
from mythwright.server.thinking import SIMPLEST, Thinking, rest
from tests.server.kit import BOT, PERSON, RANDOM, in_folder, serving, until


def workers(server) -> list[int]:
    return list(server.rooms.workers._pool._processes or ())


def test_a_worker_that_dies_is_replaced_and_the_turn_taken_up(tmp_path):
    with serving(in_folder(tmp_path)) as server:
        table = server.table(BOT, BOT, BOT)
        room = server.rooms.live(table["id"])
        until(lambda: room.n > 2)
        for pid in workers(server):
            os.kill(pid, signal.SIGKILL)
        reached = room.n

        until(lambda: room.n > reached + 5 or room.over)

        assert workers(server)


def test_workers_do_not_outlive_the_server(tmp_path):
    with serving(in_folder(tmp_path)) as server:
        until(lambda: workers(server))
        [pid] = workers(server)
    assert not os.path.exists(f"/proc/{pid}")


def test_after_a_start_bots_go_on_without_anyone_looking(tmp_path):
    settings = in_folder(tmp_path)
    with serving(settings) as server:
        table = server.table(RANDOM, RANDOM, RANDOM, RANDOM)
        until(lambda: server.rooms.live(table["id"]).n > 3)
    with serving(settings) as server:
        until(lambda: server.rooms.live(table["id"]))
        room = server.rooms.live(table["id"])
        reached = room.n
        until(lambda: room.n > reached or room.over)


def test_once_stopped_no_turn_begins_whatever_the_room_still_hears():
    async def run() -> tuple[bool, bool]:
        table = mythwright.new("king_of_the_hill", seats=2)
        room = SimpleNamespace(table=table, played_by=lambda seat: "random")
        thinking = Thinking(room)
        room.changed()
        began = thinking.busy
        thinking.stop()
        await asyncio.sleep(0)
        room.changed()
        return began, thinking.busy

    began, again = asyncio.run(run())
    assert began and not again


def test_tables_that_rested_for_long_wait_for_someone_to_come(tmp_path):
    with serving(in_folder(tmp_path)) as server:
        table = server.table(RANDOM, RANDOM, RANDOM, RANDOM)
        until(lambda: server.rooms.live(table["id"]).n > 3)
    with serving(in_folder(tmp_path, recent=-1.0)) as server:
        server.http.get("/api/games")
        assert server.rooms.live(table["id"]) is None
        watcher = server.sit(table, None)
        reached = watcher.n
        watcher.until(lambda: watcher.n > reached)
        watcher.leave()


def test_if_workers_always_die_any_answer_will_do(tmp_path, monkeypatch):
    with serving(in_folder(tmp_path)) as server:
        monkeypatch.setattr(server.rooms.workers, "_fresh", Doomed)
        server.rooms.workers._pool = Doomed()
        table = server.table(BOT, BOT)

        until(lambda: server.rooms.live(table["id"]).n > 2)

    assert SIMPLEST == "random"


class Doomed:
    """A pool whose processes die over everything."""

    def submit(self, *_: object) -> object:
        broken: Future[object] = Future()
        broken.set_exception(BrokenProcessPool())
        return broken

    def shutdown(self, **_: object) -> None:
        pass


@pytest.mark.parametrize("took", [0.0, 0.001, 0.02, 0.0499])
def test_an_answer_without_thought_takes_as_long_as_one_with_some(took):
    assert took + rest(took, 0.05) == pytest.approx(0.05)


def test_bots_answer_on_a_beat_or_at_once():
    assert 0.12 + rest(0.12, 0.05) == pytest.approx(0.15)
    assert rest(0.12, 0.0) == 0.0


def test_a_bot_that_is_too_late_is_not_heard(tmp_path):
    """A person comes back while the bot that stood in still thinks: its answer is dropped."""
    with serving(in_folder(tmp_path, pace=0.4)) as server:
        table = server.table(PERSON, PERSON)
        guests = [server.sit(table, seat) for seat in (0, 1)]
        asked = next(guest for guest in guests if guest.options)
        seat = asked.page["seat"]
        asked.ask("leave")

        back = server.sit(table, seat)
        back.patience = 1.0

        with pytest.raises(TimeoutError):
            back.until(lambda: back.n > 0)
        assert back.n == 0 and back.options
        back.leave()
        guests[1 - seat].leave()
