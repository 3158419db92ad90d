"""Limits: how much a socket or an address may ask, so that one cannot crowd out the others."""

from __future__ import annotations

import time
from collections import Counter

from mythwright.server.settings import Limits

MOST_NAMES = 10_000
"""So many addresses are remembered; then those that have been quiet are forgotten."""


class Allowance:
    """So many at once, refilled at a steady rate."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, at_once: float) -> None:
        self._rate, self._most = rate, at_once
        self._left, self._at = at_once, time.monotonic()

    def take(self) -> bool:
        """Whether one more may be done now."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def spent(self) -> bool:
        self._refill()
        return self._left < 1

    @property
    def full(self) -> bool:
        self._refill()
        return self._left == self._most

    def _refill(self) -> None:
        moment = time.monotonic()
        self._left = min(self._most, self._left + (moment - self._at) * self._rate)
        self._at = moment


class Allowances:
    """One allowance for each address."""

    def __init__(self, rate: float, at_once: float) -> None:
        self._rate, self._at_once = rate, at_once
        self._found: dict[str, Allowance] = {}

    def of(self, name: str) -> Allowance:
        found = self._found.get(name)
        if found is None:
            if len(self._found) >= MOST_NAMES:
                self._found = {name: one for name, one in self._found.items() if not one.full}
            found = self._found[name] = Allowance(self._rate, self._at_once)
        return found


class Guard:
    """All limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Allowances(limits.requests, limits.requests_at_once)
        self.tables = Allowances(limits.tables, limits.tables_at_once)
        self.wrong_keys = Allowances(limits.wrong_keys, limits.wrong_keys_at_once)
        self.sockets: Counter[str] = Counter()

    def messages(self) -> Allowance:
        """For one socket."""
        return Allowance(self.limits.messages, self.limits.messages_at_once)
