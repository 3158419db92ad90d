"""What the seat that is asked may take and lay down on the table: a Unit that moves or is set up, a token."""

from __future__ import annotations

from mythwright.core.display import Drag, Trace
from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.geometry.moves import LEGS
from mythwright.games.mythic_earth.rings import INCH_WIDE
from mythwright.games.mythic_earth.sheet import (
    SCALE,
    View,
    acting_unit,
    area_of,
    points_of,
    spot,
    unit_of,
)

GO, PUT, ENTER = "go", "put", "enter"
WALKS = ("move", "march")
FORMS = ("block", "line")
LAND = "land"
FLY = "fly"


def drag(view: View) -> Drag | None:
    """The one thing that the open question is about, if its answers are places."""
    table, question = view["table"], view["question"] or {}
    opened, options = question.get("open", ()), question.get("options", ())
    listed = {text.partition(" ")[0] for text in options}
    kinds = tuple(
        kind for kind in (GO, PUT, *WALKS) if kind in opened and (kind in listed or kind not in WALKS)
    )
    if ENTER in opened:
        kinds = tuple(dict.fromkeys(" ".join(text.split()[:2]) for text in options))
    unit = None if PUT in kinds else unit_of(table, acting_unit(table))
    if not kinds or (unit is None and PUT not in kinds):
        return None
    start = _start(view, unit, options)
    return None if start is None else _drag(table, unit, kinds, start)


def _start(view: View, unit: View | None, options: list[str]) -> tuple[int, int] | None:
    """Where the thing lies now; what lies nowhere yet begins at the first place of the list."""
    if unit and unit["minis"]:
        return unit["minis"][0][0], unit["minis"][0][1]
    found = [points[-1] for text in options if (points := points_of(text))]
    return found[0] if found else None


def _drag(table: View, unit: View | None, kinds: tuple[str, ...], start: tuple[int, int]) -> Drag:
    here = area_of(table)
    stands = bool(unit and unit["minis"])
    number = unit["number"] if unit else 0
    return Drag(
        name=Fact("drag-unit", {"unit": number, "card": unit["card"]}) if unit else Fact("drag-token"),
        kinds=tuple((kind, Fact(f"drag-{kind.split()[-1]}")) for kind in kinds),
        forms=tuple((form, Fact("drag-form", {"forms": form.split() or ["keep"]})) for form in _forms(unit)),
        nodes=(f"bases-{number}", f"unit-{number}") if stands else (),
        start=spot(table, *start),
        origin=(here.left, here.bottom),
        scale=(SCALE, -SCALE),
        step=INCH_WIDE,
        legs=LEGS if stands else 1,
    )


def _forms(unit: View | None) -> list[str]:
    """ME-GAP-35, ME-GAP-38, ME-GAP-42: as it stands, in a Block or a Line; who flies may land."""
    if unit is None:
        return []
    stands = bool(unit["minis"])
    alone = (len(unit["minis"]) or unit["size"]) == 1
    forms = [""] if alone else ["", *FORMS] if stands else list(FORMS)
    if any(FLY in row["talents"] for row in unit["rows"]):
        forms += [f"{form} {LAND}".strip() for form in forms]
    return forms if len(forms) > 1 else []


def traces(view: View) -> dict[str, Trace]:
    """The way that each listed place is reached by, for a Unit that stands on the table."""
    table, question = view["table"], view["question"] or {}
    unit = unit_of(table, acting_unit(table))
    if unit is None or not unit["minis"]:
        return {}
    x, y = unit["minis"][0][:2]
    texts = [text for text in question.get("options", ()) if text.startswith(f"{GO} ")]
    return {text: (tuple(spot(table, *at) for at in ((x, y), *points_of(text))),) for text in texts}
