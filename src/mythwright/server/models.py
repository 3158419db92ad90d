"""Models: the bodies of HTTP requests and answers, as the OpenAPI description tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=40)]
Title = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=80)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Number = Annotated[int, Field(ge=0, le=10**9)]


class Asked(BaseModel):
    """What is not known is refused, and nothing is taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Asked):
    kind: Literal["person", "bot", "open"]
    level: Word | None = None
    player: Name = ""


class TableWish(Asked):
    """A table as someone wishes it."""

    game: Word
    edition: Annotated[str, StringConstraints(max_length=40)] | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    public: bool = False
    title: Title = ""


class JoinWish(Asked):
    player: Name = ""
    seat: Annotated[int, Field(ge=0, le=11)] | None = None


class AnswerWish(Asked):
    id: RequestId
    n: Number
    option: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class UndoWish(Asked):
    id: RequestId
    n: Number


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    level: str | None
    player: str
    called: str | None
    present: bool
    standin: str | None


class TableInfo(BaseModel):
    id: str
    game: str
    title: str
    public: bool
    created: str
    n: int
    over: bool
    seats: list[SeatInfo]
    watchers: int


class Created(BaseModel):
    """The keys are told this once; only their hashes are kept."""

    table: TableInfo
    keys: dict[str, str]
    watch: str


class Joined(BaseModel):
    seat: int
    key: str


class RuleInfo(BaseModel):
    id: str
    title: str
    text: str
    kind: str


class Choice(BaseModel):
    value: Any
    label: str


class OptionInfo(BaseModel):
    model_config = ConfigDict(extra="allow")

    name: str
    label: str
    about: str
    type: Literal["bool", "choice", "text", "integer", "list"]
    choices: list[Choice]
    default: Any


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    seats: list[int]
    levels: list[str]
    editions: list[str]
    options: list[OptionInfo]
    muster: bool


Unit = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,60}(:[0-9]{1,4})?(\+[a-z0-9_]{1,40}){0,9}$")]


class ListWish(Asked):
    """A list as someone makes it: by its code or name, or a force with units; and an edit to be done first.

    With `fill` the units are chosen by the game, so that the list may be played.
    """

    points: Annotated[int, Field(ge=0, le=100_000)]
    code: Annotated[str, StringConstraints(max_length=200)] = ""
    force: Annotated[str, StringConstraints(max_length=40)] = ""
    units: Annotated[list[Unit], Field(max_length=60)] = []
    edit: Annotated[str, StringConstraints(max_length=120)] = ""
    fill: bool = False


class WareInfo(BaseModel):
    id: str
    name: str
    type: str
    leads: bool
    least: int
    most: int
    points: int
    each: int
    extras: list[dict[str, Any]]
    rows: list[str]


class StallInfo(BaseModel):
    force: str
    name: str
    wares: list[WareInfo]
    ready: list[dict[str, Any]]


class MusterInfo(BaseModel):
    """What lists are made of."""

    limits: list[int]
    stalls: list[StallInfo]


class FaultInfo(BaseModel):
    """What is wrong with a list, by which rule, and the edit that mends it."""

    place: int
    words: str
    rule: str
    title: str
    text: str
    fix: dict[str, str] | None


class EntryInfo(BaseModel):
    text: str
    ware: str
    name: str
    size: int
    extras: list[str]
    points: int


class ListInfo(BaseModel):
    """A list with all that is wrong with it; one without faults has a code and a sheet."""

    force: str
    limit: int
    points: int
    entries: list[EntryInfo]
    faults: list[FaultInfo]
    code: str
    sheet: list[str]


class Page(BaseModel):
    """All that a seat may know, in words; the parts beside the number are those of the socket's pages."""

    model_config = ConfigDict(extra="allow")

    n: int
    seat: int | None


class Outcome(BaseModel):
    model_config = ConfigDict(extra="allow")

    id: str
    outcome: Literal["accepted", "refused", "stale"]
    n: int | None = None


class Left(BaseModel):
    model_config = ConfigDict(extra="allow")

    outcome: Literal["accepted", "refused"]


class PageWords(BaseModel):
    language: str
    words: dict[str, str]


class Health(BaseModel):
    ok: bool
    version: str


class Error(BaseModel):
    error: str
    words: str
    facts: dict[str, Any]
