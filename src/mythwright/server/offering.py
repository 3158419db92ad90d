"""Offering: the games of the list, with what their tables may be set up with."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from mythwright.bots import LEVELS
from mythwright.core.game import Game
from mythwright.games import GAMES
from mythwright.server.saying import Said, Speech, speech

TYPES: dict[type[inspect.Type], str] = {
    inspect.BoolType: "bool",
    inspect.IntType: "integer",
    inspect.LiteralType: "choice",
    inspect.EnumType: "choice",
    inspect.StrType: "text",
}


LISTS = (inspect.ListType, inspect.VarTupleType)


def games(language: str) -> list[Said]:
    """Every game as the lobby shows it."""
    return [_game(speech(game, language)) for game in GAMES.values()]


def _game(spoken: Speech) -> Said:
    game, words = spoken.game, spoken.words
    message = f"game-{game.name}"
    return {
        "name": game.name,
        "title": words.say(message) if words.has(message) else game.name.replace("_", " ").capitalize(),
        "about": _part(spoken, message, "about"),
        "seats": list(game.seats),
        "levels": list(LEVELS),
        "editions": list(game.editions()),
        "options": _options(spoken, game),
        "muster": game.muster is not None,
    }


def _part(spoken: Speech, message: str, part: str) -> str:
    """A part of a message, such as what it is about; empty where there is none."""
    said = spoken.words.say(f"{message}.{part}")
    return said if said != f"{message}.{part}" else ""


def _called(spoken: Speech, message: str, value: Any) -> str:
    """What a choice is called for this option; without words of its own, its name."""
    own = f"{message}-{value}"
    return spoken.words.say(own) if spoken.words.has(own) else str(spoken.words.name(value))


def _options(spoken: Speech, game: Game) -> list[Said]:
    """One entry for each field of the game's options, from its type and the words `setup-…`."""
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    usual = msgspec.to_builtins(game.options())
    return [_option(spoken, field, usual[field.encode_name]) for field in info.fields]


def _option(spoken: Speech, field: inspect.Field, usual: Any) -> Said:
    message, words = f"setup-{field.name}", spoken.words
    plain = words.say(message) if words.has(message) else field.name.replace("_", " ").capitalize()
    kind, hints = _unwrapped(field.type)
    inner = _unwrapped(kind.item_type)[0] if isinstance(kind, LISTS) else kind
    choices = _choices(inner, hints)
    return {
        "name": field.encode_name,
        "label": _part(spoken, message, "label") or plain,
        "about": _part(spoken, message, "about"),
        "type": "list" if isinstance(kind, LISTS) else TYPES.get(type(inner), "text"),
        "of": TYPES.get(type(inner), "text"),
        "per": hints.get("per", ""),
        "muster": hints.get("muster", ""),
        "choices": [{"value": value, "label": _called(spoken, message, value)} for value in choices],
        "default": list(usual) if isinstance(usual, tuple) else usual,
    }


def _unwrapped(kind: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """The type itself, and what is noted beside it."""
    if isinstance(kind, inspect.Metadata):
        return kind.type, kind.extra or {}
    return kind, {}


def _choices(kind: inspect.Type, hints: dict[str, Any]) -> list[Any]:
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.EnumType):
        return [member.value for member in kind.cls]
    return list(hints.get("choices", ()))
