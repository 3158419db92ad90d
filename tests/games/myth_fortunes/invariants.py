"""What must hold of Myth Fortunes at every pause: nothing is lost, made or out of bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.drop_zones import Crossing
from mythwright.games.myth_fortunes.rules.hands import Excess
from mythwright.games.myth_fortunes.rules.setup import companion_cards, disguise_cards, encounter_cards
from mythwright.games.myth_fortunes.rules.trades import Trade


def check(table: FortuneTable) -> None:
    check_encounters(table)
    check_disguises(table)
    check_companions(table)
    check_characters(table)
    check_players(table)
    check_boards(table)


def _all(piles: Iterable[Iterable[str]]) -> Counter[str]:
    return Counter(card for pile in piles for card in pile)


def _times(cards: list[str], number: int) -> Counter[str]:
    return Counter(cards * number)


def check_encounters(table: FortuneTable) -> None:
    """A movement card in force lies with the move, or travels with who carries his turn over."""
    state = table.state
    piles = [p for b in state.boards for p in (b.encounters, b.encounter_discard, b.aside, b.removed)]
    moves = [[b.move.card] for b in state.boards if b.move and b.move.card]
    carried = [[w.card] for b in state.boards for w in b.waiting if w.card]
    found = _all([*piles, *moves, *carried, *(p.hand for p in state.players)])
    assert found == _times(encounter_cards(table.box, state.settings.advanced), len(state.boards))


def check_disguises(table: FortuneTable) -> None:
    state = table.state
    piles = [p for b in state.boards for p in (b.disguises, b.disguise_discard)]
    worn = [[p.worn] for p in state.players if p.worn]
    found = _all([*piles, *worn, *(p.disguises for p in state.players)])
    assert found == _times(disguise_cards(table.box), len(state.boards))


def check_companions(table: FortuneTable) -> None:
    state = table.state
    piles = [p for b in state.boards for p in (b.companions, b.companion_discard)]
    placed = [[p.companion] for p in state.players if p.companion]
    found = _all([*piles, *placed, *(p.companions for p in state.players)])
    assert found == _times(companion_cards(table.box), len(state.boards))


def check_characters(table: FortuneTable) -> None:
    state = table.state
    held = [p.character for p in state.players if not p.gone]
    assert sorted([*held, *state.unused]) == sorted(table.box.characters)


def check_players(table: FortuneTable) -> None:
    """Limits hold but for the moment in which something is discarded."""
    figures = table.box.figures
    spare = any(isinstance(frame, Excess | Trade) for frame in table.stack)
    for player in table.state.players:
        assert player.fame >= 0 and player.gold >= 0
        assert len(player.hand) <= figures.hand + spare
        assert len(player.disguises) + bool(player.worn) <= figures.disguises + spare
        assert len(player.companions) + bool(player.companion) <= figures.companions + spare
        assert player.place in table.box.squares or not player.place
        assert player.companion or player.gone or not table.state.laid
        assert not player.shown or player.shown == "character" or player.worn


def check_boards(table: FortuneTable) -> None:
    state = table.state
    rising = [frame.seat for frame in table.stack if isinstance(frame, Crossing) and frame.step == "chosen"]
    seated = sorted([*rising, *(seat for b in state.boards for seat in b.seats)])
    assert seated == [seat for seat, p in enumerate(state.players) if not p.gone]
    waiting = {w.seat for b in state.boards for w in b.waiting}
    for number, here in enumerate(state.boards):
        assert all(state.players[seat].board == number for seat in here.seats)
        assert not here.seats or not state.laid or here.next in (*here.seats, -1)
        for seat in here.seats:
            assert (state.players[seat].place == "") <= (seat in waiting or len(state.boards) > 1)
