"""The colours of pawns, and of seats beside the board."""

from __future__ import annotations

from mythwright.core.colours import tint

BRIGHT = ("yellow", "white", "orange", "pink", "grey")
"""Pawns on which the sign is dark; on the others it is light."""

SEAT_COLOURS = {
    "red": "blood",
    "blue": "greek",
    "yellow": "gilt",
    "green": "slavic",
    "white": "pewter",
    "black": "ink",
    "orange": "flame",
    "purple": "dark",
    "brown": "gilt-deep",
    "pink": "hindu",
    "grey": "slate",
    "teal": "norse",
}
"""The colour of a seat beside the board, of those that a stylesheet has for day and night."""


def on_pawn(pawn: str) -> str:
    """The colour of the sign on a pawn."""
    return tint("pawn-deep" if pawn in BRIGHT else "pawn-light")
