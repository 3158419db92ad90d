"""Given, for fights: a Battle or an Arena fight with its frame at hand, and the dice by short names."""

from __future__ import annotations

from mythwright.core.flow import Frame, Roll
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.arena import Arena
from mythwright.games.king_of_the_hill.rules.attack import Attack
from mythwright.games.king_of_the_hill.rules.battle import Battle
from tests.games.king_of_the_hill.given import a_battle, a_table, an_arena, give, hero, play

SPECIALS = {
    "heracles": ("thirteenth_labour", "attack"),
    "imhotep": ("wisdom_of_saqqara", "rewards"),
    "sigurd": ("bane_of_fafnir", "health"),
    "baba_yaga": ("witchs_cauldron", "secrets"),
    "arjuna": ("gandiva", "attack"),
}


def frame_of(table: HillTable, kind: type[Frame]) -> Frame | None:
    return next((frame for frame in table.stack if isinstance(frame, kind)), None)


def battle_of(table: HillTable) -> Battle:
    frame = frame_of(table, Battle)
    assert isinstance(frame, Battle)
    return frame


def arena_of(table: HillTable) -> Arena:
    frame = frame_of(table, Arena)
    assert isinstance(frame, Arena)
    return frame


def attack_of(table: HillTable) -> Attack:
    frame = frame_of(table, Attack)
    assert isinstance(frame, Attack)
    return frame


def fighting(over: HillTable) -> bool:
    """Whether the Battle is still under way."""
    return frame_of(over, Battle) is not None


def a_duel(
    guardian: str,
    name: str = "arjuna",
    *,
    side: str = "a",
    artifacts: tuple[str, ...] = (),
    rewards: tuple[str, ...] = (),
    secrets: tuple[str, ...] = (),
    health: int | None = None,
) -> tuple[HillTable, Battle]:
    """A hero before his first roll against this Guardian; Arjuna has nothing that works in a Battle."""
    table = a_table(name, "sigurd" if name != "sigurd" else "arjuna", passing=(1,))
    give(table, artifacts=artifacts, rewards=rewards, secrets=secrets)
    if health is not None:
        hero(table).health = health
    a_battle(table, guardian, round=5 if side == "b" else 4)
    return table, battle_of(table)


def a_fight(
    *guardians: str, name: str = "heracles", side: str = "a", rewards: tuple[str, ...] = ()
) -> tuple[HillTable, Arena]:
    """A hero in the Slavic Arena at C4, about to name his Target; Heracles unless told."""
    table = a_table(name, "sigurd" if name != "sigurd" else "arjuna")
    give(table, rewards=rewards)
    if side == "b":
        hero(table).arenas = ("norse",)
    an_arena(table, *guardians)
    return table, arena_of(table)


def dice_awaited(table: HillTable) -> tuple[str, int]:
    assert isinstance(table.pending, Roll), table.pending
    return table.pending.die, table.pending.number


def health_of(table: HillTable, seat: int = 0) -> int:
    return hero(table, seat).health


def rolls(table: HillTable, *answers: str) -> None:
    """As `play`, with rolls written by first letters: g e n s h d for runes."""
    letters = {"g": "greek", "e": "egyptian", "n": "norse", "s": "slavic", "h": "hindu", "d": "dark"}
    for answer in answers:
        if isinstance(table.pending, Roll) and table.pending.die == "hero":
            answer = " ".join(letters[letter] for letter in answer)
        play(table, answer)
