"""Faces: what real dice show, as people type it."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.words import Words


def faces_meant(typed: str, faces: Sequence[str], words: Words) -> tuple[list[str], list[str]]:
    """The faces typed, by name or a beginning that fits only one; and the words that fit none or several."""
    known = list(dict.fromkeys(faces))
    found, odd = [], []
    for word in typed.replace(",", " ").casefold().split():
        fits = [face for face in known if word in _names(face, words)]
        fits = fits or [face for face in known if any(name.startswith(word) for name in _names(face, words))]
        if len(fits) == 1:
            found.append(fits[0])
        else:
            odd.append(word)
    return found, odd


def _names(face: str, words: Words) -> tuple[str, str]:
    return face.casefold(), str(words.name(face)).casefold()
