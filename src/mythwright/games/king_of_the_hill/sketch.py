"""Sketches a view for a terminal."""

from __future__ import annotations

from typing import Any

from mythwright.core.picture import Sketch


def sketch(view: dict[str, Any]) -> Sketch:
    return Sketch([], [], [], [])
