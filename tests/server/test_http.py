"""HTTP: what there is, what is refused and how, and the headers of every answer."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.server.headers import LARGEST_BODY
from mythwright.server.settings import Limits
from tests.server.kit import BOT, OPEN, PERSON, Server, in_folder, serving
from tests.server.test_seats import auth

GAME = "king_of_the_hill"


def test_the_games_are_listed_with_their_options(server: Server):
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    game = games[GAME]

    assert list(games) == mythwright.games() and game["seats"] == [2, 3, 4, 5]
    assert {"random", "greedy"} <= set(game["levels"]) and game["editions"]
    assert {option["name"] for option in game["options"]} == {"heroes", "passing"}


def test_health_tells_the_version(server: Server):
    assert server.http.get("/health").json()["ok"] is True


def test_rules_are_found(server: Server):
    assert server.http.get(f"/api/rules/{GAME}?words=KH-BAT-07").json()[0]["id"] == "KH-BAT-07"
    assert server.http.get("/api/rules/chess").json()["error"] == "unknown_game"


@pytest.mark.parametrize("language", ["en", "it", "xx"])
def test_the_words_of_the_page_are_complete_in_every_language(server: Server, language):
    words = server.http.get(f"/api/words/{language}").json()["words"]

    assert set(words) == set(server.http.get("/api/words/en").json()["words"])
    assert words["copy-what"].endswith("{what}")


def test_the_page_and_its_parts_are_served(server: Server):
    page = server.http.get("/")

    assert page.status_code == 200 and "text/html" in page.headers["content-type"]
    script = server.http.get("/assets/main.js")
    assert script.status_code == 200 and "javascript" in script.headers["content-type"]
    assert server.http.get("/assets/../cli.py").status_code == 404
    assert server.http.get("/assets/%2e%2e/cli.py").status_code == 404


@pytest.mark.parametrize("path", ["/", "/assets/main.js", "/api/games", "/api/tables/none", "/nothing"])
def test_every_answer_is_dressed(server: Server, path):
    headers = server.http.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


# -- tables ------------------------------------------------------------------------------------------


def test_public_tables_are_listed_and_private_ones_are_not(server: Server):
    public = server.table(PERSON, OPEN, public=True, title="Open house")
    private = server.table(PERSON, OPEN)

    listed = {info["id"]: info for info in server.http.get("/api/tables").json()}

    assert listed[public["id"]]["title"] == "Open house"
    assert [seat["kind"] for seat in listed[public["id"]]["seats"]] == ["person", "open"]
    assert private["id"] not in listed


def test_a_private_table_needs_a_key(server: Server):
    table = server.table(PERSON, BOT)
    url = f"/api/tables/{table['id']}"

    assert server.http.get(url).json()["error"] == "no_key"
    assert server.http.get(url, headers=auth("wrong")).json()["error"] == "wrong_key"
    assert server.http.get(url, headers=auth(table["watch"])).json()["id"] == table["id"]
    assert server.http.get(f"{url}/page").status_code == 401
    assert server.http.get(f"{url}/page", headers=auth(table["keys"]["0"])).json()["seat"] == 0
    assert server.http.get(f"{url}/page", headers=auth(table["watch"])).json()["seat"] is None


def test_a_table_that_is_not_there(server: Server):
    answer = server.http.get("/api/tables/nowhere")

    assert answer.status_code == 404
    assert answer.json() == {
        "error": "no_table",
        "words": "There is no table nowhere.",
        "facts": {"table": "nowhere"},
    }


def test_answers_and_undo_over_http(server: Server):
    table = server.table(PERSON, PERSON)
    url = f"/api/tables/{table['id']}"
    pages = [server.http.get(f"{url}/page", headers=auth(table["keys"][seat])).json() for seat in "01"]
    page = next(page for page in pages if page["question"]["mine"])
    headers = auth(table["keys"][str(page["seat"])])
    body = {"id": "first", "n": 0, "option": page["question"]["options"][0]["text"]}

    replies = [server.http.post(f"{url}/answers", json=body, headers=headers).json() for _ in range(2)]

    assert replies == [{"id": "first", "outcome": "accepted", "n": 1}] * 2
    undo = server.http.post(f"{url}/undo", json={"id": "back", "n": 0}, headers=headers).json()
    assert undo == {"id": "back", "outcome": "stale", "n": 1}
    watcher = server.http.post(f"{url}/answers", json=body, headers=auth(table["watch"])).json()
    assert watcher["outcome"] == "refused"


def test_the_replay_waits_for_the_end(server: Server):
    table = server.table(PERSON, PERSON)

    answer = server.http.get(f"/api/tables/{table['id']}/replay", headers=auth(table["watch"]))

    assert answer.status_code == 409 and answer.json()["error"] == "not_over"


# -- bad input ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"game": "../x"}, 422, "invalid"),
        ({"seats": [PERSON]}, 422, "bad_seats"),
        ({"seats": []}, 422, "invalid"),
        ({"seats": [PERSON] * 13}, 422, "invalid"),
        ({"seats": [PERSON, {"kind": "ghost"}]}, 422, "invalid"),
        ({"seats": [PERSON, {"kind": "bot", "level": "genius"}]}, 422, "unknown_level"),
        ({"edition": "ninth"}, 422, "unknown_edition"),
        ({"options": {"wings": True}}, 422, "bad_option"),
        ({"options": {"heroes": 7}}, 422, "bad_option"),
        ({"options": {"heroes": ["zorro"]}}, 422, "cannot_deal"),
        ({"public": "yes"}, 422, "invalid"),
        ({"title": "x" * 81}, 422, "invalid"),
        ({"title": "a\x00b"}, 422, "invalid"),
        ({"surprise": 1}, 422, "invalid"),
        ({"seed": "mine"}, 422, "invalid"),
    ],
)
def test_a_table_that_cannot_be_set_up(server: Server, change, status, error):
    body = {"game": GAME, "seats": [PERSON, BOT], **change}

    answer = server.http.post("/api/tables", json=body)

    assert answer.status_code == status
    told = answer.json()
    assert told["error"] == error and told["words"]


def test_heroes_may_be_wished_for(server: Server):
    table = server.table(PERSON, BOT, options={"heroes": ["heracles", "sigurd"]})

    guest = server.sit(table, 0)

    assert guest.page["view"]["table"]["names"] == ["heracles", "sigurd"]
    assert guest.page["setup"]["options"]["heroes"] == ["heracles", "sigurd"]
    guest.leave()


def test_bodies_that_are_no_json_or_too_large(server: Server):
    def post(content: bytes) -> tuple[int, str]:
        headers = {"content-type": "application/json"}
        answer = server.http.post("/api/tables", content=content, headers=headers)
        return answer.status_code, answer.json()["error"]

    assert post(b"{") == (400, "malformed")
    assert post(b"\xff\xfe") in ((400, "malformed"), (422, "invalid"))
    assert post(b"[]") == (422, "invalid")
    assert post(b" " * (LARGEST_BODY + 1)) == (413, "too_large")


def test_what_is_not_there_has_the_same_shape(server: Server):
    assert server.http.get("/nothing").json()["error"] == "not_found"
    wrong = server.http.delete("/api/games")
    assert wrong.status_code == 405 and wrong.json()["error"] == "no_such_method"
    assert wrong.headers["allow"] == "GET"
    assert server.http.delete("/api/tables").headers["allow"] == "GET, POST"


def test_haste_is_refused(tmp_path):
    with serving(in_folder(tmp_path, limits=Limits(requests=0.01, requests_at_once=5))) as server:
        codes = [server.http.get("/api/games").status_code for _ in range(7)]

        assert codes == [200] * 5 + [429] * 2


def test_tables_cannot_be_made_without_end(tmp_path):
    with serving(in_folder(tmp_path, limits=Limits(tables=0.01, tables_at_once=2))) as server:
        body = {"game": GAME, "seats": [PERSON, PERSON]}
        codes = [server.http.post("/api/tables", json=body).status_code for _ in range(3)]

        assert codes == [201, 201, 429]
