"""Lists that players bring, over HTTP: what there is, what is wrong, and what mends it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.server.kit import PERSON, Server

URL = "/api/muster/mythic_earth"


def checked(server: Server, **wish: Any) -> dict[str, Any]:
    answer = server.http.post(URL, json={"points": 500, "force": "aztecs", **wish})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def units(found: dict[str, Any]) -> list[str]:
    return [entry["text"] for entry in found["entries"]]


def test_the_stock_has_every_force_with_its_units_and_ready_lists(server: Server):
    stock = server.http.get(URL).json()
    assert 500 in stock["limits"]
    aztecs = next(stall for stall in stock["stalls"] if stall["force"] == "aztecs")
    assert aztecs["name"] == "Aztecs" and any(one["limit"] == 500 for one in aztecs["ready"])
    assert any(ware["leads"] for ware in aztecs["wares"])
    eagles = next(ware for ware in aztecs["wares"] if ware["id"] == "eagle_warriors")
    assert eagles["name"] == "Eagle Warriors" and eagles["least"] < eagles["most"] and eagles["rows"]


@rule("ME-FORCE-01", "ME-GAP-94", "ME-GAP-01")
def test_every_fault_has_its_rule_and_a_fix_that_mends_it(server: Server):
    wish = ["eagle_warriors:99", *["eagle_warriors"] * 8]
    found = checked(server, units=wish)
    assert {fault["rule"] for fault in found["faults"]} >= {"ME-FORCE-01", "ME-GAP-94", "ME-GAP-01"}
    assert found["code"] == "" and found["sheet"] == []
    for _ in range(20):
        if not found["faults"]:
            break
        first = found["faults"][0]
        assert first["words"] and first["title"] and first["fix"]["label"] != first["fix"]["text"]
        found = checked(server, units=units(found), edit=first["fix"]["text"])
    assert found["faults"] == [] and found["points"] <= 500


@rule("ME-SETUP-02")
def test_a_list_without_faults_has_a_code_that_seats_it_at_a_table(server: Server):
    made = checked(server, fill=True)
    assert made["faults"] == [] and made["sheet"] and made["code"].startswith("aztecs_")
    again = checked(server, code=made["code"])
    assert units(again) == units(made)
    options = {"points": 500, "forces": [made["code"], "incas_500"], "primary": "altars"}
    guest = server.sit(server.table(PERSON, PERSON, game="mythic_earth", options=options), 0)
    assert guest.page["view"]["table"]["names"] == ["aztecs", "incas"]
    guest.leave()


def test_a_list_is_made_edit_by_edit(server: Server):
    found = checked(server)
    assert units(found) == [] and found["points"] == 0
    for edit in ("add eagle_warriors", "add eagle_warriors", "size 2 12", "drop 1", "nonsense", "drop 9"):
        found = checked(server, units=units(found), edit=edit)
    assert units(found) == ["eagle_warriors:12"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"code": "nonsense"}, 422, "bad_list"),
        ({"force": "martians"}, 422, "bad_list"),
        ({"units": ["Eagle Warriors"]}, 422, "invalid"),
        ({"points": -1}, 422, "invalid"),
        ({"units": ["x"] * 61}, 422, "invalid"),
        ({"force": "aztecs", "points": 1, "fill": True}, 422, "bad_list"),
    ],
)
def test_what_cannot_be_read_is_refused_in_words(server: Server, wish, status, code):
    answer = server.http.post(URL, json={"points": 500, "force": "aztecs", **wish})
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert answer.json()["words"]


def test_a_game_to_which_nobody_brings_lists_has_no_muster(server: Server):
    assert server.http.get("/api/muster/king_of_the_hill").json()["error"] == "no_muster"
    assert server.http.get("/api/muster/chess").json()["error"] == "unknown_game"
    games = {game["name"]: game["muster"] for game in server.http.get("/api/games").json()}
    assert games["mythic_earth"] and not games["king_of_the_hill"]
