"""Messages: what a socket may say, checked as it is read."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

LARGEST = 16 * 1024
"""Bytes of the largest frame that a client may send."""

Number = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Request = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Message(msgspec.Struct, frozen=True):
    """Something that is answered by exactly one reply."""

    id: Request


class Seen(msgspec.Struct, frozen=True):
    """How far a client that comes back had read."""

    n: Number
    log: Number


class Hello(msgspec.Struct, frozen=True):
    """The first frame of a socket."""

    table: Annotated[str, msgspec.Meta(max_length=32)]
    key: Annotated[str, msgspec.Meta(max_length=128)] = ""
    seen: Seen | None = None
    language: Annotated[str, msgspec.Meta(max_length=16)] = "en"
    pictures: bool = True


class Answer(Message, frozen=True):
    n: Number
    option: Text


class Consider(Message, frozen=True):
    n: Number
    option: Text


class Try(Message, frozen=True):
    n: Number
    option: Text


class Regard(Message, frozen=True):
    n: Number
    thing: Word


class WhyNot(Message, frozen=True):
    n: Number
    thing: Text


class Why(Message, frozen=True):
    line: Number


class Rule(Message, frozen=True):
    words: Text


class Hint(Message, frozen=True):
    n: Number


class Undo(Message, frozen=True):
    n: Number


class AskTakeback(Message, frozen=True):
    n: Number


class Consent(Message, frozen=True):
    agree: bool


class Standin(Message, frozen=True):
    seat: Number
    level: Word | None


class Leave(Message, frozen=True):
    pass


class Show(Message, frozen=True):
    n: Number
    seat: Number | None = None


class Report(Message, frozen=True):
    pass


class Ping(Message, frozen=True):
    pass


KINDS: dict[str, type[Message]] = {
    "answer": Answer,
    "consider": Consider,
    "try": Try,
    "regard": Regard,
    "why_not": WhyNot,
    "why": Why,
    "rule": Rule,
    "hint": Hint,
    "undo": Undo,
    "ask_takeback": AskTakeback,
    "consent": Consent,
    "standin": Standin,
    "leave": Leave,
    "show": Show,
    "report": Report,
    "ping": Ping,
}
DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
HELLO = msgspec.json.Decoder(Hello)


class Envelope(msgspec.Struct, frozen=True):
    """As much of a frame as says what it is."""

    type: str
    id: Any = None


ENVELOPE = msgspec.json.Decoder(Envelope)


class Malformed(Exception):
    """A frame that cannot be read: a code of the protocol, and the request it was, if that can be told."""

    def __init__(self, code: str, request: str | None = None) -> None:
        self.code, self.request = code, request
        super().__init__(code)


def read(text: str) -> Message:
    """A frame of a socket that has said hello. Raises `Malformed`."""
    envelope = opened(text)
    request = envelope.id[:64] if isinstance(envelope.id, str) else None
    decoder = DECODERS.get(envelope.type)
    if decoder is None:
        raise Malformed("unknown_type", request)
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise Malformed("malformed", request) from None


def read_hello(text: str) -> Hello:
    """The first frame. Raises `Malformed`."""
    if opened(text).type != "hello":
        raise Malformed("not_yet")
    try:
        return HELLO.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise Malformed("malformed") from None


def opened(text: str) -> Envelope:
    try:
        return ENVELOPE.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Malformed("malformed") from None


_encode = msgspec.json.Encoder().encode


def encoded(message: Any) -> str:
    return _encode(message).decode()
