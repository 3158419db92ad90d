"""What a good player would like: the value of a view, between 0 and 1."""

from __future__ import annotations

from typing import Any


def value(view: dict[str, Any], seat: int) -> float:
    return 0.5
