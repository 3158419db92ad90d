"""Booty: who pays what to the winner of a confrontation (MF-BOOTY)."""

from __future__ import annotations

from mythwright.core.effects import adjusted, always
from mythwright.games.myth_fortunes.box import Companion, FortuneTable
from mythwright.games.myth_fortunes.effects import gain_fame, gain_gold, hand_over, lose_fame, pay_gold
from mythwright.games.myth_fortunes.state import BOARD, CHARACTER, DISGUISE, Clash

BANK = "bank"
LOSER = "loser"

CHART: dict[tuple[str, str], tuple[tuple[str, str, str], ...]] = {
    (CHARACTER, CHARACTER): ((LOSER, "fame", "MF-BOOTY-02"), (BANK, "fame", "MF-BOOTY-03")),
    (CHARACTER, DISGUISE): ((BANK, "fame", "MF-BOOTY-04"), (LOSER, "gold", "MF-BOOTY-05")),
    (DISGUISE, CHARACTER): ((LOSER, "fame", "MF-BOOTY-06"), (BANK, "gold", "MF-BOOTY-07")),
    (DISGUISE, DISGUISE): ((LOSER, "gold", "MF-BOOTY-08"),),
}
"""By what winner and loser showed: who pays the whole of it in which chips (MF-BOX-11, MF-GAP-49)."""


def face_of(table: FortuneTable, seat: int) -> str:
    """MF-BOOTY-09: the board counts as a Disguise."""
    return DISGUISE if seat == BOARD else table.state.players[seat].shown


def booty_number(table: FortuneTable, clash: Clash, difference: int, loser: Companion | None) -> int:
    """MF-GAP-50: the difference, a Practical Joker of the loser, then doublings up to four times."""
    figures = table.box.figures
    number = difference
    if loser and any(getattr(e, "what", "") == "lost_difference" for e in loser.effect):
        number = max(figures.least_lost, adjusted(loser.effect, "lost_difference", difference, always))
    return number * int(min(2**clash.doublings, figures.most_times))


def pay_booty(
    table: FortuneTable,
    clash: Clash,
    won: int,
    difference: int,
    companions: tuple[Companion | None, Companion | None],
) -> None:
    """Every payment of the chart uses the same number; `companions` count for winner and loser."""
    sides = (clash.challenger, clash.challenged)
    winner, loser = sides[won], sides[1 - won]
    number = booty_number(table, clash, difference, companions[1])
    for payer, chips, rule in CHART[face_of(table, winner), face_of(table, loser)]:
        if payer == LOSER:
            _loser_pays(table, clash, won, number, chips, rule)
        elif winner != BOARD:
            _bank_pays(table, winner, chips, number, rule)
    effect = companions[0].answers("won") if companions[0] else None
    if effect and winner != BOARD:
        _bank_pays(table, winner, "gold" if effect.do == "gain_gold" else "fame", effect.amount, effect.rule)


def _bank_pays(table: FortuneTable, winner: int, chips: str, number: int, rule: str) -> None:
    """MF-JUDGE-03: the bank is the judge's and never empty."""
    (gain_gold if chips == "gold" else gain_fame)(table, winner, number, rule)


def _loser_pays(table: FortuneTable, clash: Clash, won: int, number: int, chips: str, rule: str) -> None:
    """MF-BOOTY-10: the bank pays for the board, and for whoever is insured (MF-GAP-21)."""
    sides = (clash.challenger, clash.challenged)
    winner, loser = sides[won], sides[1 - won]
    if loser == BOARD:
        _bank_pays(table, winner, chips, number, "MF-BOOTY-10")
    elif loser in clash.insured:
        owed: int = min(number, getattr(table.state.players[loser], chips))
        table.tell("insured", "MF-GAP-21", who=loser, amount=owed)
        if winner != BOARD:
            _bank_pays(table, winner, chips, owed, "MF-GAP-21")
    elif winner == BOARD:
        (pay_gold if chips == "gold" else lose_fame)(table, loser, number, "MF-GAP-43")
    else:
        hand_over(table, loser, winner, chips, number, rule)
