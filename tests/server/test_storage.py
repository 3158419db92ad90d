"""What is kept: on SQLite and on PostgreSQL, over restarts, and exactly once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

import mythwright
from mythwright.core.save import BadFile, fingerprint
from mythwright.server import course, database
from mythwright.server.schema import CHANGES, METADATA, SNAPSHOTS, TABLES, ChangeRow, SeatRow, TableRow
from mythwright.server.store import Store
from mythwright.server.writer import Conflict, Writer
from tests.server.kit import PERSON, RANDOM, Guest, Server, in_folder, serving, until


@pytest.fixture
def engine(kept):
    engine = database.opened(kept.database)
    database.migrate(engine)
    yield engine
    engine.dispose()


def a_row(id: str = "t1") -> TableRow:
    table = mythwright.new("king_of_the_hill", seats=2, seed="kept")
    return TableRow(
        id=id,
        game="king_of_the_hill",
        title="Ωμέγα",
        public=True,
        setup=msgspec.to_builtins(table.setup),
        rules_version=1,
        box="",
        watch_hash="",
        created=1.5,
        touched=1.5,
    )


def a_seat(id: str) -> SeatRow:
    return SeatRow(table_id=id, seat=0, kind="open")


def a_change(n: int, request: str | None = None, table: str = "t1") -> ChangeRow:
    return ChangeRow(
        table_id=table, n=n, kind="answer", seat=0, option="pass", dice=[["greek"]], request=request
    )


# -- the schema --------------------------------------------------------------------------------------


def test_migrations_make_the_schema_that_the_code_uses(engine):
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrations_may_run_again_and_back(engine):
    database.migrate(engine)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert sa.inspect(engine).get_table_names() == ["alembic_version"]
    database.migrate(engine)
    assert "changes" in sa.inspect(engine).get_table_names()


def test_sqlite_is_on_disk_when_it_says_so(tmp_path):
    engine = database.opened(f"sqlite:///{tmp_path}/a.sqlite")
    with engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
    engine.dispose()
    assert found == ["wal", 2]


@pytest.mark.parametrize("url", ["nonsense", "mysql+nope://x/y", "oracle://x"])
def test_an_address_that_is_none(url):
    with pytest.raises(BadFile) as bad:
        database.opened(url)
    assert bad.value.message == "server-bad-database"


def test_a_database_that_does_not_answer():
    with pytest.raises(BadFile) as bad:
        database.migrate(database.opened("postgresql://nobody@127.0.0.1:1/none"))
    assert bad.value.message == "server-no-database"


def test_one_server_holds_a_folder(tmp_path):
    with database.held(tmp_path), pytest.raises(BadFile) as bad, database.held(tmp_path):
        pass
    assert bad.value.message == "server-folder-taken"
    with database.held(tmp_path):
        pass


# -- writing -----------------------------------------------------------------------------------------


def test_what_is_written_is_read_again(engine):
    store = Store(engine, "here")
    row = a_row()
    store.create(row, [a_seat(row.id)])

    async def write() -> None:
        writer = Writer(engine, "here")
        await writer.write(a_change(1, "0:a"), 1, over=False)
        await writer.write(a_change(2), None, over=True)
        await asyncio.to_thread(writer.close)

    asyncio.run(write())

    stored = store.load("t1")
    assert stored and [change.n for change in stored.tail] == [1, 2]
    assert stored.tail[0].dice == [["greek"]] and stored.requests == {"0:a": 1}
    assert (stored.row.n, stored.row.asked, stored.row.over) == (2, None, True)
    assert stored.row.title == row.title
    assert msgspec.json.encode(stored.row.setup) == msgspec.json.encode(row.setup)


def test_many_at_once_share_a_transaction_and_a_conflict_spares_the_others(engine):
    store = Store(engine, "here")
    for number in range(20):
        store.create(a_row(f"t{number}"), [a_seat(f"t{number}")])

    async def write() -> list[object]:
        writer = Writer(engine, "here")
        await writer.write(a_change(1, table="t7"), 0, over=False)
        await writer.write(a_change(1, "0:x", table="t8"), 0, over=False)
        changes = [a_change(1, table=f"t{number}") for number in range(20)]
        changes[8] = a_change(2, "0:x", table="t8")
        found = await asyncio.gather(
            *[writer.write(c, 0, over=False) for c in changes], return_exceptions=True
        )
        await asyncio.to_thread(writer.close)
        return found

    found = asyncio.run(write())

    wrong = {number for number, outcome in enumerate(found) if outcome is not None}
    assert wrong == {7, 8}, "the same number again, and the same request again"
    assert all(isinstance(found[number], Conflict) for number in wrong)
    with engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(CHANGES)) == 20


# -- over restarts -----------------------------------------------------------------------------------


def play(server: Server, table: dict, answers: int) -> list[Guest]:
    guests = [server.sit(table, seat) for seat in (0, 1)]
    for _ in range(answers):
        for guest in guests:
            guest.ask("ping")
        asked = next(guest for guest in guests if guest.options)
        assert asked.answer(asked.options[-1])["outcome"] == "accepted"
    for guest in guests:
        guest.ask("ping")
    return guests


def test_a_table_goes_on_after_a_restart(kept):
    kept = msgspec.structs.replace(kept, snapshot_every=7)
    with serving(kept) as server:
        table = server.table(PERSON, PERSON)
        guests = play(server, table, 24)
        pages = [guest.page["view"] for guest in guests]
        asked = next(guest for guest in guests if guest.options)
        seat, option, n = asked.page["seat"], asked.options[0], asked.n
        last = asked.ask("answer", id="last", n=n, option=option)
        mark = fingerprint(server.rooms.live(table["id"]).table)
    assert guests[0].closed()[0] in (1012, 1005, 1001)

    with serving(kept) as server:
        back = server.sit(table, seat)
        assert back.n == n + 1
        assert fingerprint(server.rooms.live(table["id"]).table) == mark
        again = back.ask("answer", id="last", n=n, option=option)
        assert again == last and back.n == n + 1, "sending it twice does it once"
        assert pages[0]["commitment"] == back.page["view"]["commitment"]
        tail = server.sit(table, seat, seen={"n": n, "log": 5})
        assert tail.page["from"] == 5
        back.leave(), tail.leave()


def test_snapshots_and_replaying_everything_agree(kept):
    kept = msgspec.structs.replace(kept, snapshot_every=5)
    with serving(kept) as server:
        table = server.table(PERSON, PERSON)
        guests = play(server, table, 18)
        store = server.rooms.store
        stored = store.load(table["id"])
        assert stored.snapshot and stored.snapshot.n == 15 and len(stored.tail) == 3
        with store.engine.connect() as connection:
            assert connection.scalar(sa.select(sa.func.count()).select_from(SNAPSHOTS)) == 1
        quick = course.resumed(stored)
        stored.snapshot, stored.tail = None, store.tail(table["id"], 0)
        assert fingerprint(course.resumed(stored)) == fingerprint(quick)
        for guest in guests:
            guest.leave()


def test_dice_that_differ_from_those_recorded_are_found(tmp_path):
    with serving(in_folder(tmp_path)) as server:
        table = server.table(RANDOM, RANDOM)
        until(lambda: server.rooms.live(table["id"]).n > 40)
    engine = database.opened(in_folder(tmp_path).database)
    stored = Store(engine, "here").load(table["id"])
    stored.snapshot, stored.tail = None, Store(engine, "here").tail(table["id"], 0)
    thrown = next(change for change in stored.tail if change.dice)
    thrown.dice = [[*thrown.dice[0][1:], "loaded"], *thrown.dice[1:]]
    with pytest.raises(BadFile) as bad:
        course.resumed(stored)
    assert (bad.value.message, bad.value.facts["n"]) == ("server-damaged", thrown.n)
    engine.dispose()


def test_a_table_of_other_rules_is_refused_and_not_harmed(tmp_path):
    settings = in_folder(tmp_path)
    with serving(settings) as server:
        table = server.table(PERSON, PERSON, public=True)
        with server.rooms.store.engine.begin() as connection:
            connection.execute(TABLES.update().values(rules_version=99))
    with serving(settings) as server:
        answer = server.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 409 and answer.json()["error"] == "other_rules"
        wire = server.socket()
        wire.send(f'{{"type":"hello","table":"{table["id"]}"}}')
        with pytest.raises(Exception, match="other_rules"):
            wire.recv(5)


def test_idle_tables_are_put_away_and_come_back(tmp_path):
    with serving(in_folder(tmp_path, idle=0.5)) as server:
        table = server.table(PERSON, PERSON)
        [guest, _] = guests = play(server, table, 2)
        before = guest.page["view"]
        for one in guests:
            one.leave()
        until(lambda: server.rooms.live(table["id"]) is None)

        back = server.sit(table, 0)

        assert back.n == 2 and back.page["view"] == before
        back.leave()


def test_what_cannot_be_kept_has_not_happened(tmp_path, monkeypatch):
    """MW-TABLE-05: the answer is refused, nobody saw it, and it may be given again."""
    with serving(in_folder(tmp_path)) as server:
        table = server.table(PERSON, PERSON)
        guests = [server.sit(table, seat) for seat in (0, 1)]
        asked = next(guest for guest in guests if guest.options)
        writer = server.rooms.writer
        with monkeypatch.context() as broken:
            broken.setattr(writer, "_commit", fail)
            reply = asked.answer()
        assert reply["outcome"] == "refused" and reply["rulings"][0]["rule"] == "MW-TABLE-05"
        assert asked.n == 0
        assert asked.answer()["outcome"] == "accepted"
        other = guests[1 - asked.page["seat"]]
        other.ask("ping")
        assert [frame["page"]["n"] for frame in other.frames if frame["type"] == "news"] == [1]
        for guest in guests:
            guest.leave()


def fail(_batch: object) -> None:
    raise OSError(28, "disk full")
