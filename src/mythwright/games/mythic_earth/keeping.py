"""How much is kept of what was worked out at some cost and is asked for again."""

FEW_KEPT = 1 << 8
"""Things of a table: few are in use at a time."""
SOME_KEPT = 1 << 10
"""Bulky things of Units: enough for a game. Python's garbage collector walks over all that is kept."""
MANY_KEPT = 1 << 14
"""Things of a Unit or of a place: they change with every move."""
