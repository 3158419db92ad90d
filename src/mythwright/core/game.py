"""The protocol that a game fulfils."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from mythwright.core.catalog import Catalog
from mythwright.core.dice import Dice
from mythwright.core.display import Display
from mythwright.core.event import Result
from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.picture import Node, Sketch
from mythwright.core.ruling import Ruling
from mythwright.core.table import Table

View = dict[str, Any]


class Game(Protocol):
    """What the core, the bots, the lab and the clients may ask of a game.

    Four things are there only in games that need them: `muster`, for lists that players bring; `nearest`
    (table, option, most), the legal options nearest to one that is refused, or `None` for those that look
    most like it; `heard` (view, typed), the option that a person's own words mean, or `None`; and `glance`
    (table, seat), the part of the view that `value` reads, for bots that look at thousands of tables.
    """

    name: str
    seats: range
    rules_version: int
    answers_bound: int
    """No game has more answers than this, rolls aside."""
    options: type[Any]
    """A frozen struct of what a table may be set up with; its defaults are the book's."""
    state: type[Any]
    frames: Mapping[str, type[Frame]]

    def editions(self) -> Sequence[str]: ...
    def box(self, edition: str, layers: Sequence[str]) -> Any: ...
    def catalog(self) -> Catalog: ...
    def words(self, language: str) -> Sequence[str]: ...
    def deal(self, box: Any, seats: int, options: Any, dice: Dice) -> tuple[Any, Frame]: ...
    def faces(self, box: Any, die: str) -> tuple[str, ...]: ...
    def see(self, table: Table[Any, Any], seat: int | None) -> View: ...
    def guess(self, table: Table[Any, Any], seat: int | None, dice: Dice) -> None: ...
    def result(self, table: Table[Any, Any]) -> Result: ...
    def explain(self, table: Table[Any, Any], seat: int, option: Option) -> list[Ruling]: ...
    def draw(self, view: View) -> Node: ...
    def sketch(self, view: View) -> Sketch: ...
    def display(self, view: View) -> Display: ...
    def value(self, view: View, seat: int) -> float: ...
    def features(self, view: View) -> Mapping[str, Any]: ...
