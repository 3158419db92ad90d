"""`mythwright play --join LINK`: sit down at a table of a server, and leave it in good order."""

from __future__ import annotations

from argparse import Namespace

import mythwright
from mythwright.core.game import Game
from mythwright.core.telling import words_of
from mythwright.terminal.bell import Bell
from mythwright.terminal.ending import show_end
from mythwright.terminal.guest import Guest
from mythwright.terminal.link import Link, Unjoined, read
from mythwright.terminal.play import in_good_order, screen_of
from mythwright.terminal.screen import Screen
from mythwright.terminal.setting import wishes_of
from mythwright.terminal.wire import FOREIGN, Wire


def main(args: Namespace) -> int:
    """Raises `Unjoined` when the table cannot be reached, at the start or later on."""
    return join(args.join, screen_of(wishes_of(args)), ask_forced=args.ask_forced)


def join(text: str, screen: Screen, *, ask_forced: bool = False) -> int:
    link = read(text)
    bell = Bell(screen.put_aside)
    wire = Wire(link, screen.words.language, bell.ring)
    with bell.hung():
        try:
            wire.open()
            return in_good_order(
                lambda: _sit_down(screen, wire, bell, ask_forced=ask_forced),
                lambda guest: show_end(guest, guest.seat, guest.sight.view),
                lambda _: _say_where(link, screen),
            )
        finally:
            wire.close()


def _sit_down(screen: Screen, wire: Wire, bell: Bell, *, ask_forced: bool) -> Guest:
    """Wait for the welcome. Raises `Unjoined` when there is none."""
    welcome = wire.next()
    try:
        game = _game(welcome["page"]["setup"]["game"])
        screen.words = words_of(game, screen.words.language)
        return Guest(game, screen, wire, bell, welcome, ask_forced=ask_forced)
    except FOREIGN:
        raise Unjoined("terminal-no-server", address=wire.link.address) from None


def _game(name: str) -> Game:
    if name not in mythwright.games():
        raise Unjoined("terminal-no-game", game=name, games=mythwright.games())
    return mythwright.find(name)


def _say_where(link: Link, screen: Screen) -> None:
    screen.show()
    screen.line("terminal-come-back", link=link.text)
