"""Advanced Rules: two more Encounter Cards, which are played as soon as they are drawn (MF-ADV)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import board_of, without
from mythwright.games.myth_fortunes.rules.big_game import BigGame, forbids_big_game
from mythwright.games.myth_fortunes.rules.dragon_poker import DragonPoker, forbids_poker
from mythwright.games.myth_fortunes.rules.hands import draw

POKER = "play_poker"


class Advanced(Frame):
    """MF-GAP-61: the drawing is interrupted, the card played to its end, and a replacement drawn."""

    seat: int
    card: str
    dealt: bool = False

    def start(self, table: FortuneTable) -> Next:
        board = board_of(table, self.seat)
        board.aside = (*board.aside, self.card)  # so that it never replaces itself
        table.reveal()
        table.tell(
            "showed_advanced", "MF-ADV-02" if self.dealt else "MF-ENC-04", who=self.seat, card=self.card
        )
        poker = POKER in table.box.encounters[self.card].verbs
        forbidden = forbids_poker(table, self.seat) if poker else forbids_big_game(table, self.seat)
        if forbidden:
            table.tell("not_played", forbidden.rule, who=self.seat, card=self.card)
            return self.replace(table)
        frame = DragonPoker(seat=self.seat) if poker else BigGame(seat=self.seat)
        return call(frame, then=self.replace)

    def replace(self, table: FortuneTable, _: object = None) -> Next:
        """MF-GAP-60: the card is still aside while its drawer takes another for it, if he has not left."""
        if table.state.players[self.seat].gone:
            return self.put_away(table)
        return draw(table, self.seat, "MF-GAP-61", self.put_away)

    def put_away(self, table: FortuneTable, _: object = None) -> Next:
        """MF-GAP-60: Dragon Poker comes back with the next shuffle, The Big Game does not."""
        board = board_of(table, self.seat)
        board.aside = without(board.aside, self.card)
        if POKER in table.box.encounters[self.card].verbs:
            board.encounter_discard = (*board.encounter_discard, self.card)
        else:
            board.removed = (*board.removed, self.card)
        return Done()
