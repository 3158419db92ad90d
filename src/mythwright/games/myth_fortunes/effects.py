"""The changes that rules and cards make to players and boards: one change, one event each."""

from __future__ import annotations

from mythwright.games.myth_fortunes.box import Box, FortuneTable
from mythwright.games.myth_fortunes.state import (
    CHARACTER,
    DISGUISE,
    TRANSIT,
    Board,
    Player,
)

COMPANION = "companion"


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """These cards less one copy of each that is gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand is kept sorted, so that its order tells nothing."""
    return tuple(sorted((*cards, card)))


def board_of(table: FortuneTable, seat: int) -> Board:
    return table.state.boards[table.state.players[seat].board]


def clockwise(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    """All these seats in the order of play, from this one on (MF-TURN-01)."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def after(seats: tuple[int, ...], seat: int) -> int:
    """The next seat clockwise; whoever is alone follows himself."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def pawns_on(table: FortuneTable, board: int, square: str) -> list[int]:
    """Whose pawns stand on this square; a pawn in transit is on none (MF-GAP-38)."""
    players = table.state.players
    return [seat for seat in table.state.boards[board].seats if players[seat].place == square]


def race_of(box: Box, player: Player, face: str) -> str:
    """The race that a Character or the worn Disguise shows."""
    return player.worn if face == DISGUISE else box.characters[player.character].race


def identity(box: Box, player: Player) -> str:
    """MF-HOME-02, MF-HOME-03: the race a player passes for, by disguise or without."""
    return player.worn or box.characters[player.character].race


# -- chips -----------------------------------------------------------------------------------------------


def gain_gold(table: FortuneTable, seat: int, amount: int, rule: str) -> None:
    """The bank pays; it never runs out (MF-GAP-27)."""
    player = table.state.players[seat]
    player.gold += amount
    table.tell("gained_gold", rule, who=seat, amount=amount, has=player.gold)


def gain_fame(table: FortuneTable, seat: int, amount: int, rule: str) -> None:
    player = table.state.players[seat]
    player.fame += amount
    table.tell("gained_fame", rule, who=seat, amount=amount, has=player.fame)


def pay_gold(table: FortuneTable, seat: int, amount: int, rule: str) -> int:
    """To the bank, as far as the gold goes: nobody falls below nothing (MF-GAP-27)."""
    player = table.state.players[seat]
    paid = min(amount, player.gold)
    player.gold -= paid
    table.tell("paid_gold", rule, who=seat, amount=paid, has=player.gold)
    return paid


def lose_fame(table: FortuneTable, seat: int, amount: int, rule: str) -> int:
    player = table.state.players[seat]
    lost = min(amount, player.fame)
    player.fame -= lost
    table.tell("lost_fame", rule, who=seat, amount=lost, has=player.fame)
    return lost


def hand_over(table: FortuneTable, giver: int, taker: int, chips: str, amount: int, rule: str) -> int:
    """Gold or fame from one player to another, as far as it goes."""
    players = table.state.players
    paid: int = min(amount, getattr(players[giver], chips))
    setattr(players[giver], chips, getattr(players[giver], chips) - paid)
    setattr(players[taker], chips, getattr(players[taker], chips) + paid)
    table.tell(f"handed_{chips}", rule, who=giver, target=taker, amount=paid)
    return paid


# -- Encounter Cards ---------------------------------------------------------------------------------------


def next_encounter(table: FortuneTable, board: Board) -> str:
    """The top card off the pile; an empty pile is made anew from its discards (MF-GAP-15)."""
    if not board.encounters and board.encounter_discard:
        board.encounters = table.dice.shuffled("encounters", board.encounter_discard)
        board.encounter_discard = ()
        table.tell("reshuffled", "MF-GAP-15", deck="encounter_deck")
    if not board.encounters:
        return ""
    card, board.encounters = board.encounters[0], board.encounters[1:]
    table.reveal()
    return card


def can_draw(board: Board) -> bool:
    return bool(board.encounters or board.encounter_discard)


def take_encounter(table: FortuneTable, seat: int, card: str, rule: str) -> None:
    """Into the hand: everyone sees that, the player sees what (MF-GAP-26)."""
    player = table.state.players[seat]
    player.hand = with_card(player.hand, card)
    table.tell("drew_encounter", rule, who=seat, has=len(player.hand))
    table.tell("got_card", rule, to=(seat,), who=seat, card=card)


def discard_encounter(table: FortuneTable, seat: int, card: str, rule: str) -> None:
    """Face up on the pile of the board at which the player sits (MF-GAP-15)."""
    player, board = table.state.players[seat], board_of(table, seat)
    player.hand = without(player.hand, card)
    board.encounter_discard = (*board.encounter_discard, card)
    table.tell("discarded", rule, who=seat, card=card)


# -- disguises and companions ----------------------------------------------------------------------------


def forget(player: Player, face: str) -> None:
    """What lies there now has not been seen by anyone."""
    player.known = tuple(known for known in player.known if known != face)


def forget_looks(table: FortuneTable, seat: int) -> None:
    """A disguise that was looked at in secret has been changed."""
    for other in table.state.players:
        other.looked = tuple(look for look in other.looked if look != (seat, DISGUISE))


def wear(table: FortuneTable, seat: int, race: str, rule: str) -> None:
    """MF-GAP-12: that a disguise is put on, changed or taken off is seen by all; which, by none."""
    player = table.state.players[seat]
    how = ("changed" if race else "removed") if player.worn else "put_on"
    hand = (*player.disguises, player.worn) if player.worn else player.disguises
    player.disguises = tuple(sorted(without(hand, race) if race else hand))
    player.worn = race
    forget(player, DISGUISE)
    forget_looks(table, seat)
    table.tell(f"{how}_disguise", rule, who=seat)


def accompany(table: FortuneTable, seat: int, companion: str, rule: str) -> None:
    """Put an owned companion in place; the old one goes back to the hand (MF-GAP-14)."""
    player = table.state.players[seat]
    hand = (*player.companions, player.companion) if player.companion else player.companions
    player.companions = tuple(sorted(without(hand, companion)))
    player.companion = companion
    player.companion_shown = False
    forget(player, COMPANION)
    table.tell("changed_companion", rule, who=seat)


def take_disguise(table: FortuneTable, seat: int, rule: str) -> None:
    """The top Disguise Card, into the hand (MF-GAP-11)."""
    player, board = table.state.players[seat], board_of(table, seat)
    if not board.disguises:
        board.disguises = table.dice.shuffled("disguises", board.disguise_discard)
        board.disguise_discard = ()
        table.tell("reshuffled", "MF-GAP-11", deck="disguise_deck")
    card, board.disguises = board.disguises[0], board.disguises[1:]
    player.disguises = with_card(player.disguises, card)
    table.reveal()
    table.tell("drew_disguise", rule, who=seat)
    table.tell("got_card", rule, to=(seat,), who=seat, card=card)


def take_companion(table: FortuneTable, seat: int, rule: str) -> str:
    """The top Companion Card, into the hand (MF-GAP-14)."""
    player, board = table.state.players[seat], board_of(table, seat)
    if not board.companions:
        board.companions = table.dice.shuffled("companions", board.companion_discard)
        board.companion_discard = ()
        table.tell("reshuffled", "MF-GAP-14", deck="companion_deck")
    card, board.companions = board.companions[0], board.companions[1:]
    player.companions = with_card(player.companions, card)
    table.reveal()
    table.tell("drew_companion", rule, who=seat)
    table.tell("got_card", rule, to=(seat,), who=seat, card=card)
    return card


def discard_disguise(table: FortuneTable, seat: int, race: str, rule: str) -> None:
    """From the hand, or else the worn one, which leaves the character undisguised (MF-GAP-25)."""
    player, board = table.state.players[seat], board_of(table, seat)
    worn = race not in player.disguises
    if worn:
        player.worn = ""
        forget(player, DISGUISE)
        forget_looks(table, seat)
    else:
        player.disguises = without(player.disguises, race)
    board.disguise_discard = (*board.disguise_discard, race)
    table.tell("discarded_disguise", rule, who=seat, card=race, worn=worn)


def discard_companion(table: FortuneTable, seat: int, companion: str, rule: str) -> None:
    player, board = table.state.players[seat], board_of(table, seat)
    player.companions = without(player.companions, companion)
    board.companion_discard = (*board.companion_discard, companion)
    table.tell("discarded_companion", rule, who=seat, card=companion)


def show_companion(table: FortuneTable, seat: int, rule: str) -> None:
    """Face up until the end of the confrontation or the turn (MF-GAP-13, MF-GAP-46)."""
    player = table.state.players[seat]
    player.companion_shown = True
    player.known = tuple(sorted({*player.known, COMPANION}))
    table.reveal()
    table.tell("showed_companion", rule, who=seat, card=player.companion)


def show_identity(table: FortuneTable, seat: int, face: str, rule: str) -> None:
    """Turn up the Character or the worn Disguise (MF-CONF-10)."""
    player, box = table.state.players[seat], table.box
    player.shown = face
    player.known = tuple(sorted({*player.known, face}))
    table.reveal()
    card = player.character if face == CHARACTER else player.worn
    table.tell("showed_identity", rule, who=seat, face=face, card=card, race=race_of(box, player, face))


def cover(table: FortuneTable, seat: int) -> None:
    """Turn everything face down again (MF-GAP-46)."""
    player = table.state.players[seat]
    player.shown, player.companion_shown = "", False


# -- pawns -------------------------------------------------------------------------------------------------


def put_pawn(
    table: FortuneTable, seat: int, square: str, rule: str, path: tuple[str | int, ...] = ()
) -> None:
    """Set a pawn on a square of the board at which its owner sits."""
    table.state.players[seat].place = square
    table.tell("moved", rule, who=seat, square=square, path=path)


def push_pawn(table: FortuneTable, seat: int, square: str, by: int, rule: str) -> None:
    """The same for the winner of a confrontation (MF-GAP-51)."""
    table.state.players[seat].place = square
    table.tell("pushed", rule, who=seat, by=by, square=square)


def lift_pawn(table: FortuneTable, seat: int, rule: str) -> None:
    """MF-GAP-38: in transit a pawn is on no board."""
    table.state.players[seat].place = TRANSIT
    table.tell("left_board", rule, who=seat)


def end_pause(player: Player, what: str) -> None:
    """Whoever passed for a while is asked again (MF-GAP-16)."""
    if player.passing == what:
        player.passing = ""
