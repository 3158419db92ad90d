"""Keys: whoever holds one may sit there or watch. Only their hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without letters that look alike, so that an address can be read out."""
ID_LENGTH = 12
KEY_BYTES = 18


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    """A key is long and random: one round of a hash is as good as many."""
    return blake2b(key.encode(), digest_size=32, person=b"mythwright key").hexdigest()


def fits(key_hash: str, kept: str | None) -> bool:
    """In the same time whether it fits or not."""
    return hmac.compare_digest(key_hash, kept or "-" * len(key_hash))
