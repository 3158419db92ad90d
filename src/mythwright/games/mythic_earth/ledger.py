"""Verbs of the scenarios: tokens, Victory Points, claims, and creatures that are nobody's."""

from __future__ import annotations

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.state import DESTROYED, NEUTRAL, TABLE, Claim, Deed, Point, Token, Unit

# -- tokens --------------------------------------------------------------------------------------------------


def put_token(table: MythTable, kind: str, seat: int, at: Point, rule: str, **tied: int) -> int:
    """A new token, perhaps with the Unit that is its `holder` or that it is `about`; its number."""
    state = table.state
    state.made += 1
    token = Token(state.made, kind, seat, at[0], at[1], **tied)
    state.tokens = (*state.tokens, token)
    table.tell("token", rule, seat=seat, token=token.number, kind=kind, x=at[0], y=at[1], holder=token.holder)
    return state.made


def change_token(table: MythTable, token: Token, rule: str, **new: int) -> None:
    """The token is taken up, dropped or moved."""
    changed = Token(**{**{name: getattr(token, name) for name in token.__struct_fields__}, **new})
    table.state.tokens = tuple(changed if t.number == token.number else t for t in table.state.tokens)
    table.tell(
        "token",
        rule,
        seat=changed.seat,
        token=changed.number,
        kind=changed.kind,
        x=changed.x,
        y=changed.y,
        holder=changed.holder,
    )


def remove_token(table: MythTable, token: Token, rule: str) -> None:
    table.state.tokens = tuple(t for t in table.state.tokens if t.number != token.number)
    table.tell("token_gone", rule, seat=token.seat, token=token.number, kind=token.kind)


# -- Victory Points ------------------------------------------------------------------------------------------


def score_primary(table: MythTable, seat: int, points: int, rule: str) -> int:
    """Points of the primary scenario, up to its limits a turn and in all; how many were gained."""
    state, side = table.state, table.state.sides[seat]
    card = table.box.primaries[state.primary]
    points = min(points, card.most - side.primary)
    if card.a_turn:
        points = min(points, card.a_turn - side.this_turn)
    if points <= 0:
        return 0
    side.primary += points
    side.this_turn += points
    table.tell("scored", rule, seat=seat, what=state.primary, points=points, now=side.primary)
    return points


def score_devotion(table: MythTable, seat: int, objective: str, rule: str, repeats: bool = False) -> int:
    """ME-DEV-15 to ME-DEV-18: a point of the Devotion, which is shown with the first; how many it was."""
    vow = table.state.sides[seat].vow
    if vow.points >= table.box.figures.devotion_points or (objective in vow.scored and not repeats):
        return 0
    show_devotion(table, seat, "ME-DEV-15")
    vow.points += 1
    vow.scored = (*vow.scored, objective)
    table.tell("scored", rule, seat=seat, what=vow.card, points=1, now=vow.points)
    return 1


def show_devotion(table: MythTable, seat: int, rule: str) -> None:
    """ME-GAP-85: the card and its picks come to light."""
    vow = table.state.sides[seat].vow
    if not vow.shown:
        vow.shown = True
        table.reveal()
        table.tell("revealed", rule, seat=seat, devotion=vow.card, picks=list(vow.picks))


# -- what a scenario remembers -------------------------------------------------------------------------------


def begin_claim(table: MythTable, number: int, what: str, target: int, rule: str) -> None:
    """A Capture/Claim that runs until the end of the Game Turn (ME-P1-05, ME-P4-05)."""
    unit = table.state.units[number]
    table.state.claims += (Claim(unit.seat, number, what, target),)
    table.tell("claim_begun", rule, seat=unit.seat, unit=number, what=what, number=target)


def end_claims(table: MythTable, number: int, what: str, rule: str) -> None:
    """The Unit's claims of this kind come to nothing (ME-GAP-82)."""
    claims = table.state.claims
    for claim in claims:
        if (claim.unit, claim.what) == (number, what):
            table.tell("claim_lost", rule, seat=claim.seat, unit=number, what=what, number=claim.target)
    table.state.claims = tuple(c for c in claims if (c.unit, c.what) != (number, what))


def note(table: MythTable, seat: int, what: str, number: int, target: int = 0) -> None:
    """A deed of this turn that the scenario looks at in Clean Up; what was done has been told already."""
    table.state.deeds += (Deed(seat, what, number, target),)


def pick(table: MythTable, seat: int, picks: tuple[int, ...], rule: str) -> None:
    """ME-GAP-85: what a Devotion chooses in secret."""
    table.state.sides[seat].vow.picks = picks
    table.tell("picked", rule, to=(seat,), seat=seat, picks=list(picks))


def pillage(table: MythTable, seat: int, number: int, building: int) -> None:
    """ME-P4-03: a player pillages a building once."""
    table.state.pillaged += ((seat, building),)
    table.tell("pillaged", "ME-P4-08", seat=seat, unit=number, feature=building)


def appear(table: MythTable, card: str, at: Point, rule: str) -> int:
    """A creature that is nobody's comes on the table (ME-P3-03, ME-GAP-81); its number."""
    units = table.state.units
    number = max(units, default=0) + 1
    units[number] = Unit(NEUTRAL, card, 1, (), TABLE, (1,), (at,), (0,), strength=1)
    table.tell("appeared", rule, unit=number, card=card, x=at[0], y=at[1])
    return number


def escape(table: MythTable, number: int, rule: str) -> None:
    """A creature that is nobody's leaves the table, and nothing follows from it (ME-P3-05)."""
    unit = table.state.units[number]
    unit.place = DESTROYED
    unit.minis, unit.at, unit.hurt = (), (), ()
    table.tell("escaped", rule, unit=number)
