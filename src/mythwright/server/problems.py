"""Problems: what goes wrong on the wire, with a status, a code, words and facts."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute, Match

from mythwright.core.words import FALLBACK, SHELL, Words
from mythwright.server.messages import encoded

LOG = logging.getLogger("mythwright.server")
CODES = {404: "not_found", 405: "no_such_method", 413: "too_large"}


class Problem(Exception):
    """Answered with this status, and with the words of `server-<code>`."""

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        self.status, self.code, self.facts = status, code, facts
        super().__init__(code)


@cache
def shell(language: str) -> Words:
    return Words(language, {})


def words(code: str, language: str = FALLBACK, **facts: Any) -> str:
    """The sentence for a code, in the reader's language if there is one."""
    known = language if (SHELL / f"{language}.ftl").exists() else FALLBACK
    return shell(known).say(f"server-{code.replace('_', '-')}", **facts)


def language_of(request: Request) -> str:
    wanted = request.query_params.get("language") or request.headers.get("accept-language", FALLBACK)
    found = wanted[:2].lower()
    return found if found.isascii() and found.isalpha() else FALLBACK


def problem(request: Request, status: int, code: str, facts: dict[str, Any]) -> Response:
    told = {"error": code, "words": words(code, language_of(request), **facts), "facts": facts}
    return Response(encoded(told), status, media_type="application/json")


def _methods(routes: list[BaseRoute], request: Request) -> list[str]:
    """All that can be done at this address."""
    fitting = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in fitting for method in getattr(route, "methods", None) or ()})


def install(app: FastAPI, routes: list[BaseRoute]) -> None:
    """Every way in which a request can fail has the same shape."""

    @app.exception_handler(Problem)
    async def refused(request: Request, error: Problem) -> Response:
        return problem(request, error.status, error.code, error.facts)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        if first["type"] == "json_invalid":
            return problem(request, 400, "malformed", {"where": where})
        return problem(request, 422, "invalid", {"where": where, "why": str(first["msg"])})

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> Response:
        answer = problem(request, error.status_code, CODES.get(error.status_code, "malformed"), {})
        answer.headers.update(error.headers or {})
        if error.status_code == 405 and (methods := _methods(routes, request)):
            answer.headers["allow"] = ", ".join(methods)
        return answer

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return problem(request, 500, "fault", {})
