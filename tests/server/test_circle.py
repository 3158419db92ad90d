"""Telling: whoever cannot be told holds up nobody else."""

from __future__ import annotations

from mythwright.server import speaking
from tests.server.kit import PERSON, Server


def test_a_fault_in_speaking_costs_one_reader_his_socket_and_nobody_an_answer(server: Server, monkeypatch):
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, seat) for seat in range(2)]
    watcher = server.sit(table, None, pictures=True)
    asked = next(guest for guest in guests if guest.options)

    def broken(self, table):
        raise RuntimeError

    monkeypatch.setattr(speaking.Reader, "patch", broken)
    reply = asked.answer()

    assert reply["outcome"] == "accepted"
    for guest in guests:
        guest.until(lambda guest=guest: guest.n == reply["n"])
        guest.leave()
    assert watcher.closed() == (1012, "restarting")
