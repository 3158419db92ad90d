"""What the army builder needs of the game, so that its tests need no table."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.catalog import Catalog, read_catalog
from mythwright.games.mythic_earth.box import CONTENT, Box, read_box
from mythwright.games.mythic_earth.muster import MUSTER


class StandIn:
    name = "mythic_earth"
    seats = range(2, 3)
    muster = MUSTER

    def editions(self) -> Sequence[str]:
        return ("first",)

    def box(self, _edition: str, layers: Sequence[str]) -> Box:
        return read_box(tuple(layers))

    def catalog(self) -> Catalog:
        return read_catalog(CONTENT / "catalog.toml")

    def words(self, language: str) -> list[str]:
        folder = CONTENT / "words"
        paths = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
        return [path.read_text(encoding="utf-8") for path in paths if path.exists()]


GAME = StandIn()
