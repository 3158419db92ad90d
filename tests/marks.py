"""Marks: `@rule("KH-BAT-07")` says which rules of the catalogue a test holds a game to."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
