"""The OpenAPI description, and schemathesis over it: no fault of ours, nothing that the description hides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mythwright.server.app import create_app
from mythwright.server.settings import Settings
from tests.server.kit import PERSON, Server, in_folder, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


# The server runs in this process, and its own use of chance is taken for the strategies'.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

schema = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite://")).openapi())


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A server of its own, and one table that is really there."""
    with serving(in_folder(tmp_path_factory.mktemp("described"))) as server:
        yield server, server.table(PERSON, PERSON, public=True)


@pytest.mark.parametrize("known", [True, False])
@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_whatever_is_sent_is_answered_as_described(case, described, known):
    """Also to a table that exists, with a key that fits, and of a game that there is."""
    server, table = described
    if known and "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = table["id"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {table['keys']['0']}"}
    if known and "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = "king_of_the_hill"
    if known and isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = "king_of_the_hill"
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", checks=CHECKS)


def test_the_description_is_complete(described):
    server, _ = described
    paths = server.http.get("/api/openapi.json").json()["paths"]

    assert set(paths) == {
        "/health",
        "/api/games",
        "/api/words/{language}",
        "/api/rules/{game}",
        "/api/muster/{game}",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/join",
        "/api/tables/{id}/page",
        "/api/tables/{id}/answers",
        "/api/tables/{id}/undo",
        "/api/tables/{id}/leave",
        "/api/tables/{id}/replay",
    }
    for path in paths.values():
        for operation in path.values():
            wrong = operation["responses"].get("422")
            if wrong:
                assert wrong["content"]["application/json"]["schema"]["$ref"].endswith("/Error")
