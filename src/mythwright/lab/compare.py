"""What a layer changes in a box, field by field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Change:
    """A field of the box, with what it was and what it is; `None` where there is nothing."""

    field: str
    old: str | None
    new: str | None

    @property
    def message(self) -> str:
        if self.old is None:
            return "diff-added"
        return "diff-removed" if self.new is None else "diff-changed"


def changes(below: Any, above: Any) -> list[Change]:
    """The fields that differ. What a box derives from other fields is told only once."""
    found: dict[tuple[str, str | None, str | None], Change] = {}
    for change in _changes("", plain(below), plain(above)):
        _, _, inside = change.field.partition(".")
        found.setdefault((inside or change.field, change.old, change.new), change)
    return list(found.values())


def plain(value: Any) -> Any:
    """Structs as mappings, with the tag that tells one shape from another."""
    if hasattr(value, "__struct_fields__"):
        config = value.__struct_config__
        tag = {config.tag_field: config.tag} if config.tag_field else {}
        return {**tag, **{name: plain(getattr(value, name)) for name in value.__struct_fields__}}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(value)
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


def _changes(field: str, old: Any, new: Any) -> Iterator[Change]:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            inner = f"{field}.{key}" if field else str(key)
            if key not in new:
                yield Change(inner, _shown(old[key]), None)
            elif key not in old:
                yield Change(inner, None, _shown(new[key]))
            else:
                yield from _changes(inner, old[key], new[key])
    else:
        yield Change(field, _shown(old), _shown(new))


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
