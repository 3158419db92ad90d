"""The board: a view as a person sees or hears it, and how much of it is new to that person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from mythwright.core.game import Game, View
from mythwright.core.picture import Fact, Sketch
from mythwright.core.telling import tell, tell_fact, total
from mythwright.core.words import Words
from mythwright.terminal.screen import Screen
from mythwright.terminal.styles import drawn, style, tinted

NARROWEST = 36
"""A panel that is narrower than this is hard to read."""

Section = tuple[Fact, list[Fact]]


class Look:
    """What a seat was shown last, so that only what has changed is shown again."""

    def __init__(self, read: int = 0) -> None:
        self.read = read
        self.done: list[str] = []
        """What was answered for this seat because nothing else was possible."""
        self.legends: list[Section] = []
        """Panels that never change need to be read only once."""
        self.forget()

    def forget(self) -> None:
        """The screen was cleared, or the table went back: everything is new again, but for the legends."""
        self.map: list[Any] = []
        self.panels: list[Section] = list(self.legends)
        self.hand: list[Fact] = []


class Board:
    """Draws the views of one game on a screen."""

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        self.game, self.words, self.screen = game, words, screen

    def draws(self, view: View, look: Look) -> bool:
        """Whether the map has changed since this look."""
        return self._map(self.game.sketch(view)) != look.map

    def _map(self, sketch: Sketch) -> list[Any]:
        return sketch.spoken if self.screen.plain else sketch.map

    def show(self, view: View, look: Look) -> None:
        """The map, the panels and the hand, as far as they are not on the screen already."""
        sketch = self.game.sketch(view)
        if self.draws(view, look):
            self._show_map(view, sketch, look)
        panels = [panel for panel in sketch.panels if panel not in look.panels]
        if self.screen.plain:
            panels = [panel for panel in panels if not _never_changes(panel)]  # legends explain the drawing
        if panels:
            self.screen.show(self._panels(view, panels))
        if sketch.hand and sketch.hand != look.hand:
            self.screen.show(self._panels(view, [(Fact("terminal-hand"), sketch.hand)]))
        look.map, look.panels, look.hand = self._map(sketch), sketch.panels, sketch.hand
        look.legends = [panel for panel in sketch.panels if _never_changes(panel)]

    def _show_map(self, view: View, sketch: Sketch, look: Look) -> None:
        """The drawing, or what is new of it in sentences."""
        if self.screen.plain:
            for fact in sketch.spoken:
                if fact not in look.map:
                    self.screen.show(self._told(view, fact))
        else:
            for line in sketch.map:
                self.screen.show(drawn(line))

    def _panels(self, view: View, panels: Sequence[Section]) -> RenderableType:
        if self.screen.plain:
            return Text("\n").join(Text(line) for panel in panels for line in self._spoken(view, panel))
        across = max(1, min(len(panels), self.screen.width // NARROWEST))
        grid = Grid.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        for start in range(0, len(panels), across):
            grid.add_row(*(self._panel(view, panel) for panel in panels[start : start + across]))
        return grid

    def _panel(self, view: View, panel: Section) -> Panel:
        title, *lines = self._lines(view, panel)
        body = Group(*(tinted(Text(line), self.words) for line in lines))
        return Panel(
            body, title=Text(title, style("title")), title_align="left", box=box.ROUNDED, padding=(0, 1)
        )

    def _spoken(self, view: View, panel: Section) -> list[str]:
        title, *lines = self._lines(view, panel)
        return [f"{title}:", *lines]

    def _lines(self, view: View, panel: Section) -> list[str]:
        title, facts = panel
        return [self._told(view, title), *(self._told(view, fact) for fact in facts)]

    def _told(self, view: View, fact: Fact) -> str:
        return tell_fact(self.words, view, fact)

    def show_news(self, view: View, look: Look) -> None:
        """The lines of the log since this seat's last look."""
        self.show_log(view, look.read)
        look.read = len(view["log"])
        if look.done:
            self.screen.say("terminal-forced", "dim", labels="; ".join(look.done))
        look.done.clear()

    def show_log(self, view: View, start: int) -> None:
        lines = list(enumerate(view["log"][start:], start=start + 1))
        if self.screen.plain:
            for number, event in lines:
                self.screen.show(self.log_line(view, number, event))
        elif lines:
            grid = Grid.grid(padding=(0, 1))
            grid.add_column(justify="right", no_wrap=True)
            for number, event in lines:
                grid.add_row(f"{number}.", self._told_event(view, event))
            self.screen.show(grid)

    def log_line(self, view: View, number: int, event: dict[str, Any]) -> Text:
        return Text(f"{number}. ").append(self._told_event(view, event))

    def _told_event(self, view: View, event: dict[str, Any]) -> Text:
        """What happened, the sum behind a figure, and the rule."""
        told, parts = tell(self.words, view, event), event["facts"].get("parts", ())
        line = tinted(Text(told), self.words)
        if len(parts) > 1 and total(parts) not in told:
            line.append(f" ({total(parts)})", style("id"))
        return line.append(f" [{event['rule']}]", style("id"))


def _never_changes(panel: Section) -> bool:
    """A panel whose sentences hold no figure and no name."""
    title, facts = panel
    return not any(fact.facts for fact in (title, *facts))
