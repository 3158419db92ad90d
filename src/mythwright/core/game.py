"""The protocol that a game fulfils."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from mythwright.core.catalog import Catalog, read_catalog
from mythwright.core.dice import Dice
from mythwright.core.display import Display
from mythwright.core.event import Result
from mythwright.core.flow import Frame
from mythwright.core.muster import Muster
from mythwright.core.option import Option
from mythwright.core.outlook import outlook
from mythwright.core.picture import Fact, Node, Sketch
from mythwright.core.printed import Print
from mythwright.core.ruling import Ruling
from mythwright.core.table import Table
from mythwright.core.trying import Trying

if TYPE_CHECKING:  # words are loaded when something is said
    from mythwright.core.words import Words

View = dict[str, Any]


class Game(Protocol):
    """What the core, the bots, the lab and the clients may ask of a game.

    A game derives from it; what has a body here is the usual way, and for games that need another one to
    change.
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
    content: Path
    """The folder of what is printed, with the catalogue and the words."""
    muster: Muster | None = None
    """For games whose players bring lists of their own."""
    trying: Trying | None = None
    """For games whose answers are places."""
    upshots: Mapping[str, str] = {}
    """Kinds of events, and the fact that says what came of them; a number counts dice one by one."""
    tastes: Sequence[str] = ()
    """Prompts of questions that are a matter of taste, such as which army to lead."""

    # -- what is printed

    def editions(self) -> Sequence[str]:
        return ("first",)

    def box(self, edition: str, layers: Sequence[str]) -> Any: ...

    def catalog(self) -> Catalog:
        return read_catalog(self.content / "catalog.toml")

    def words(self, language: str) -> Sequence[str]:
        """The words of the table, and those of its chapters if they have files of their own."""
        folder = self.content / "words"
        paths = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
        return [path.read_text(encoding="utf-8") for path in paths if path.exists()]

    def faces(self, box: Any, die: str) -> tuple[str, ...]:
        found: tuple[str, ...] = box.dice[die]
        return found

    def printed(self, box: Any) -> Mapping[str, Print]:
        """What is printed on each thing that one may ask the judge about, by its id."""
        return {}

    # -- a table

    def deal(self, box: Any, seats: int, options: Any, dice: Dice) -> tuple[Any, Frame]: ...
    def result(self, table: Table[Any, Any]) -> Result: ...
    def explain(self, table: Table[Any, Any], seat: int, option: Option) -> list[Ruling]: ...

    def nearest(self, table: Table[Any, Any], option: Option, most: int) -> Sequence[Option] | None:
        """The legal options nearest to one that is refused; `None` for those that look most like it."""
        return None

    def heard(self, view: View, typed: str, words: Words) -> Option | None:
        """The option that a person's own words mean, if the game has an ear for them."""
        return None

    # -- what can be seen of it

    def see(self, table: Table[Any, Any], seat: int | None) -> View: ...
    def guess(self, table: Table[Any, Any], seat: int | None, dice: Dice) -> None: ...

    def draw(self, view: View) -> Node: ...
    def sketch(self, view: View) -> Sketch: ...
    def display(self, view: View) -> Display: ...

    def prompt(self, view: View) -> Fact:
        """What the open question asks; a game may add whom and what it is about, as far as the view knows."""
        return Fact(f"prompt-{view['question']['prompt']}")

    def verdict(self, view: View) -> Fact | None:
        """Who won a finished game, and by what; `None` for the usual words, `result-<rule>`."""
        return None

    # -- advice

    def glance(self, table: Table[Any, Any], seat: int) -> View:
        """The part of the view that `value` reads, for bots that look at thousands of tables."""
        return outlook(table, seat)

    def value(self, view: View, seat: int) -> float: ...
    def features(self, view: View) -> Mapping[str, Any]: ...
