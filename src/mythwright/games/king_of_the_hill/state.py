"""What changes: ids and numbers only. Tuples are replaced, never changed, so copies are cheap."""

from __future__ import annotations

from mythwright.core.data import Data, Value

ARENA = "arena"
"""The place of a hero who is in an Arena: off the board (KH-GAP-53)."""

NOBODY = -1


class Item(Value, frozen=True):
    """An artifact on a mat. Uses left: side A has two, side B one; 0 is the infinity side."""

    card: str
    uses: int


class Temple(Value, frozen=True):
    tile: str
    kind: str


class Mission(Value, frozen=True):
    """A god's card beside the mat, with the turn it was taken on and the deeds done before."""

    god: str
    turn: int
    battles: int
    restored: int
    secrets: int
    villages: int
    quests: int


class Lone(Value, frozen=True):
    """A Guardian's standee on a tile, with the God card that waits there (none on the Hill)."""

    guardian: str
    god: str


class Hero(Data):
    """A hero with everything on and beside the mat, and the player's hand."""

    card: str
    mythology: str
    place: str
    health: int
    max_health: int
    temple_hand: tuple[str, ...]
    artifacts: tuple[Item, ...] = ()
    temples: tuple[Temple, ...] = ()
    rewards: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    villages: tuple[str, ...] = ()
    arenas: tuple[str, ...] = ()
    missions: tuple[Mission, ...] = ()
    known: tuple[str, ...] = ()
    dark_runes: int = 0
    lasting: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    copied: tuple[str, ...] = ()
    unlocked: bool = False
    doll: bool = False
    built: bool = False
    damaged: bool = False
    turns: int = 0
    battles: int = 0
    restored: int = 0
    secrets_played: int = 0
    villages_found: int = 0
    quests: int = 0


class ArenaMat(Data):
    """An Arena in use or set aside: its tile, who is inside, and the Guardians in their slots."""

    tile: str
    artifact: str
    seat: int = NOBODY
    guardians: tuple[str, ...] = ()
    side: str = "a"


class State(Data):
    """The whole table: what lies on it and whose turn it is."""

    heroes: list[Hero]
    order: tuple[int, ...]
    villages: dict[str, str]
    guardians: dict[str, Lone]
    arenas: dict[str, ArenaMat]
    god_decks: dict[str, tuple[str, ...]]
    god_discards: dict[str, tuple[str, ...]]
    artifact_decks: dict[str, tuple[str, ...]]
    superartifacts: tuple[str, ...]
    reward_deck: tuple[str, ...]
    secret_deck: tuple[str, ...]
    reward_discard: tuple[str, ...] = ()
    secret_discard: tuple[str, ...] = ()
    market: tuple[str, ...] = ()
    passing: tuple[int, ...] = ()
    round: int = 1
    final: bool = False
    seal: bool = True
    first: int = NOBODY
    turn: int = NOBODY
    dark_hero: int = NOBODY
    extra_turns: int = 0
    contender: int = NOBODY
    monster: str = ""
    monster_health: int = 0
    fire: tuple[str, ...] = ()
    path: str = ""
    breaker: int = NOBODY
    winner: int = NOBODY
    ended: str = ""
