"""Hands: drawing Encounter Cards, and the limits of what a player may keep (MF-HAND, MF-DRAW)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, Step, ask, call
from mythwright.core.option import Option, option
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import (
    accompany,
    board_of,
    discard_companion,
    discard_disguise,
    discard_encounter,
    next_encounter,
    take_encounter,
)


def draw(table: FortuneTable, seat: int, rule: str, back: Step) -> Next:
    """One Encounter Card; an advanced one is played at once, before it comes to the hand (MF-ENC-04)."""
    card = next_encounter(table, board_of(table, seat))
    if card and table.box.encounters[card].advanced:
        playing = table.game.frames["Advanced"]  # by name: in it whole turns of the other board may lie
        return call(playing(seat=seat, card=card), then=back)  # type: ignore[call-arg]
    if card:
        take_encounter(table, seat, card, rule)
    return back(table, None)


def over_limit(table: FortuneTable, seat: int) -> str:
    """MF-HAND-03 to MF-HAND-05: the kind of card of which this player has too many, if any."""
    player, figures = table.state.players[seat], table.box.figures
    if len(player.hand) > figures.hand:
        return "encounter"
    if len(player.disguises) + bool(player.worn) > figures.disguises:
        return "disguise"
    if len(player.companions) + bool(player.companion) > figures.companions:
        return "companion"
    return ""


class Excess(Frame):
    """MF-HAND-06, MF-HAND-07: whoever has too many cards discards at once, one at a time, as he likes.

    `stays`: the companion in place has just come from the deck and must stay (MF-GAP-25).
    """

    seat: int
    stays: bool = False

    def start(self, table: FortuneTable) -> Next:
        return self.question(table) if over_limit(table, self.seat) else Done()

    def question(self, table: FortuneTable) -> Ask:
        if self.step == "replaced":
            return self.replace(table)
        player = table.state.players[self.seat]
        kind = over_limit(table, self.seat)
        if kind == "encounter":
            options = [option("discard", card) for card in dict.fromkeys(player.hand)]
        elif kind == "disguise":
            owned = sorted((*player.disguises, player.worn)) if player.worn else player.disguises
            options = [option("discard_disguise", card) for card in dict.fromkeys(owned)]
        else:
            owned = player.companions if self.stays else tuple(sorted((*player.companions, player.companion)))
            options = [option("discard_companion", card) for card in dict.fromkeys(owned)]
        return ask(self.seat, options, then=self.chosen, rule="MF-HAND-07", prompt="excess")

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        card = str(chosen.args[0])
        if chosen.kind == "discard":
            discard_encounter(table, self.seat, card, "MF-HAND-06")
        elif chosen.kind == "discard_disguise":
            discard_disguise(table, self.seat, card, "MF-HAND-06")
        elif card in table.state.players[self.seat].companions:
            discard_companion(table, self.seat, card, "MF-HAND-06")
        else:  # the companion in place goes, so another owned one takes its place at once (MF-GAP-25)
            return self.replace(table)
        return self.start(table)

    def replace(self, table: FortuneTable) -> Ask:
        """MF-COMP-02, MF-GAP-14: somebody must come along."""
        options = [option("companion", c) for c in dict.fromkeys(table.state.players[self.seat].companions)]
        return ask(self.seat, options, then=self.replaced, rule="MF-GAP-25", prompt="replace_companion")

    def replaced(self, table: FortuneTable, chosen: Option) -> Next:
        old = table.state.players[self.seat].companion
        accompany(table, self.seat, str(chosen.args[0]), "MF-GAP-25")
        discard_companion(table, self.seat, old, "MF-HAND-06")
        return self.start(table)
