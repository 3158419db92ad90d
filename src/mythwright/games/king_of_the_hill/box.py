"""What is printed: heroes, gods, artifacts, guardians, cards, board and figures; and their reader."""

from __future__ import annotations

import sys
from collections import defaultdict
from functools import cache, cached_property
from pathlib import Path

from mythwright.core import content
from mythwright.core.data import Card
from mythwright.core.effects import Do, Effect, Effects, On
from mythwright.core.table import Table
from mythwright.games.king_of_the_hill.state import State
from mythwright.games.king_of_the_hill.vocabulary import NEEDS, TARGETS, TEMPLES, VOCABULARY, WINDOWS

CONTENT = Path(__file__).parent / "content"
RADIUS = 3
HILL = "D4"
HERO_RUNES = ("greek", "egyptian", "norse", "slavic", "hindu")
DARK = "dark"
RUNES = (*HERO_RUNES, DARK)
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Power(Card, frozen=True, kw_only=True, dict=True):
    """Something a player may use, or that works by itself (no window)."""

    id: str
    window: str = ""
    target: str = ""
    range: int = 0
    upto: int = 1
    effect: Effects = ()

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        return tuple(e.do for e in self.effect if hasattr(e, "do"))


class HeroCard(Card, frozen=True, kw_only=True):
    id: str
    mythology: str
    health: int
    attack: int
    camp: tuple[int, int]
    requires: str
    temples: tuple[str, ...]
    ability: str
    special: str


class Side(Card, frozen=True, kw_only=True):
    attack: int
    health: int
    weakness: int
    rewards: int
    effect: Effects = ()


class GuardianCard(Card, frozen=True, kw_only=True):
    id: str
    mythology: str
    a: Side
    b: Side


class Deed(Card, frozen=True, kw_only=True):
    """What a mission asks for; where a god lists several, any one will do."""

    need: str
    amount: int = 1
    of: str = ""


class GodCard(Card, frozen=True, kw_only=True):
    """A quest god has runes and a mission, an Arena god neither."""

    id: str
    mythology: str
    artifact: str
    runes: tuple[str, ...] = ()
    grey: int = 0
    mission: tuple[Deed, ...] = ()
    arena: bool = False


class ArtifactCard(Power, frozen=True, kw_only=True):
    """With a window it is active and has two uses; without one it is passive."""

    mythology: str


class SuperartifactCard(Power, frozen=True, kw_only=True):
    mythology: str


class RewardCard(Power, frozen=True, kw_only=True):
    """Copies by the number of players from which on they are in the deck."""

    coins: int = 0
    rune: str = ""
    two: int = 0
    three: int = 0
    four: int = 0


class SecretCard(Power, frozen=True, kw_only=True):
    copies: int
    guardian: str = ""


class MonsterCard(Power, frozen=True, kw_only=True):
    mythology: str
    tokens: int


class Figures(Card, frozen=True, kw_only=True):
    """The numbers of the rules, in the book's words."""

    hero_dice: int
    arena_dice: int
    arena_guardians: int
    quest_rolls: int
    speed: int
    slowest: int
    scouts: int
    scout_range: int
    artifact_slots: int
    temple_tokens: int
    own_village_rewards: int
    other_village_rewards: int
    first_try_rewards: int
    mission_rewards: int
    mission_secrets: int
    critical_bonus: int
    restored: int
    temple_attack: int
    temple_health: int
    temple_rewards: int
    temple_secrets: int
    market_rewards: int
    market_secrets: int
    special_temples: int
    sale_rewards: int
    superartifact_price: int
    missing_artifact_rewards: int
    empty_deck_rewards: int
    seal_rewards: int
    stronger_from: int
    last_round: int
    final_rounds: int
    monster_health: int
    monster_block: int
    monster_sweep: int
    monster_blow: int
    villages: dict[str, int]


class Paths(Card, frozen=True, kw_only=True):
    """What completes a path, and what is enough with a superartifact on its infinity side."""

    wealth: int
    champion: int
    faith: int
    harmony: int
    wealth_reduced: int
    champion_reduced: int
    faith_reduced: int
    harmony_reduced: int


class House(Card, frozen=True, kw_only=True):
    """Declared switches: the alternatives that the gaps of the book leave open."""

    may_stay: bool = False
    must_build: bool = False
    guardian_on_arrival_forced: bool = False
    abilities_with_two: bool = False
    ability_optional: bool = False
    contender_restored: bool = False
    equal_runes_take_over: bool = False
    special_lost_with_temples: bool = False


class Box(Card, frozen=True, kw_only=True):
    """Everything printed, for one edition and its layers."""

    heroes: dict[str, HeroCard]
    guardians: dict[str, GuardianCard]
    gods: dict[str, GodCard]
    artifacts: dict[str, ArtifactCard]
    superartifacts: dict[str, SuperartifactCard]
    rewards: dict[str, RewardCard]
    secrets: dict[str, SecretCard]
    monsters: dict[str, MonsterCard]
    powers: dict[str, Power]
    figures: Figures
    paths: Paths
    house: House
    dice: dict[str, tuple[str, ...]]
    tiles: tuple[str, ...]
    near: dict[str, tuple[str, ...]]
    distance: dict[str, dict[str, int]]
    within: dict[str, tuple[tuple[str, ...], ...]]
    """Around each place, the tiles at most so many steps away, in the order of the board."""
    cards: dict[str, Power]
    """Anything that may lie beside a mat or in a slot, by its id."""
    standing: dict[str, Effects]
    """What a card does as long as it lies on the mat."""
    laid: dict[str, Effects]
    """What a card does once it was used on somebody, until something ends it."""
    guardian_of: dict[str, str]
    hero_of: dict[str, str]
    monster_of: dict[str, str]
    artifacts_of: dict[str, tuple[str, ...]]
    gods_of: dict[str, tuple[str, ...]]
    superartifact_of: dict[str, str]

    def disc(self, place: str, steps: int) -> tuple[str, ...]:
        """The tiles around a place that are at most so many steps away."""
        discs = self.within[place]
        return discs[min(steps, len(discs) - 1)]


HillTable = Table[Box, State]

KINDS = (
    "heroes",
    "powers",
    "guardians",
    "gods",
    "artifacts",
    "superartifacts",
    "rewards",
    "secrets",
    "monsters",
)
SINGLES = ("figures", "paths", "house", "dice")


class DiceFaces(Card, frozen=True, kw_only=True):
    hero: tuple[str, ...]
    guardian: tuple[str, ...]
    monster: tuple[str, ...]


@cache
def read_box(layers: tuple[str, ...]) -> Box:
    """The box of the book with these layers over it. Raises `BadFile`."""
    source = content.merge([content.read_folder(CONTENT), *(content.read_file(Path(p)) for p in layers)])
    content.only(source, (*KINDS, *SINGLES))
    heroes = content.things(source, "heroes", HeroCard)
    guardians = content.things(source, "guardians", GuardianCard)
    gods = content.things(source, "gods", GodCard)
    artifacts = content.things(source, "artifacts", ArtifactCard)
    superartifacts = content.things(source, "superartifacts", SuperartifactCard)
    rewards = content.things(source, "rewards", RewardCard)
    secrets = content.things(source, "secrets", SecretCard)
    monsters = content.things(source, "monsters", MonsterCard)
    powers = content.things(source, "powers", Power)
    faces = content.one(source, "dice", DiceFaces)
    places = _places(heroes)
    cards: dict[str, Power] = {**artifacts, **superartifacts, **rewards, **secrets, **monsters, **powers}
    box = Box(
        heroes=heroes,
        guardians=guardians,
        gods=gods,
        artifacts=artifacts,
        superartifacts=superartifacts,
        rewards=rewards,
        secrets=secrets,
        monsters=monsters,
        powers=powers,
        figures=content.one(source, "figures", Figures),
        paths=content.one(source, "paths", Paths),
        house=content.one(source, "house", House),
        dice={"hero": faces.hero, "guardian": faces.guardian, "monster": faces.monster},
        tiles=tuple(_tiles()),
        near=_near(places),
        distance={a: {b: _distance(places[a], places[b]) for b in places} for a in places},
        within={name: _discs(position) for name, position in places.items()},
        cards=cards,
        standing={name: tuple(e for e in card.effect if _stands(e)) for name, card in cards.items()},
        laid={name: tuple(e for e in card.effect if _lies(e)) for name, card in cards.items()},
        guardian_of={card.mythology: name for name, card in guardians.items()},
        hero_of={card.mythology: name for name, card in heroes.items()},
        monster_of={card.mythology: name for name, card in monsters.items()},
        artifacts_of=_by_mythology(artifacts),
        gods_of=_by_mythology(gods),
        superartifact_of={card.mythology: name for name, card in superartifacts.items()},
    )
    _check(source, box)
    return box


def _stands(effect: Effect) -> bool:
    return not isinstance(effect, Do) and not getattr(effect, "until", "")


def _lies(effect: Effect) -> bool:
    return isinstance(effect, On) or (not isinstance(effect, Do) and bool(getattr(effect, "until", "")))


def _by_mythology(cards: dict[str, GodCard] | dict[str, ArtifactCard]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for name, card in cards.items():
        found[card.mythology] += (name,)
    return dict(found)


@cache
def _tiles() -> dict[str, tuple[int, int]]:
    """KH-GAP-01: a hexagon of radius 3; rows A to G from north to south, columns from west to east."""
    found = {}
    for r in range(-RADIUS, RADIUS + 1):
        row = [q for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
        for column, q in enumerate(row, start=1):
            found[sys.intern(f"{'ABCDEFG'[r + RADIUS]}{column}")] = (q, r)
    return found


def _places(heroes: dict[str, HeroCard]) -> dict[str, tuple[int, int]]:
    """Tiles and camps; a camp is called after its mythology (KH-GAP-02)."""
    return {**_tiles(), **{card.mythology: card.camp for card in heroes.values()}}


def _near(places: dict[str, tuple[int, int]]) -> dict[str, tuple[str, ...]]:
    """The tiles next to each place; nobody walks into a camp (KH-GAP-02)."""
    at = {position: name for name, position in _tiles().items()}
    return {
        name: tuple(at[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in at)
        for name, (q, r) in places.items()
    }


def _discs(centre: tuple[int, int]) -> tuple[tuple[str, ...], ...]:
    away = {tile: _distance(centre, position) for tile, position in _tiles().items()}
    return tuple(
        tuple(tile for tile, steps in away.items() if 0 < steps <= most)
        for most in range(max(away.values()) + 1)
    )


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _check(source: content.Source, box: Box) -> None:
    """Every word of every card is one the rules know."""
    for kind in ("artifacts", "superartifacts", "rewards", "secrets", "monsters", "powers"):
        cards: dict[str, Power] = getattr(box, kind)
        content.check_effects(source, kind, cards, "effect", VOCABULARY)
        for name, card in cards.items():
            content.check_word(source, kind, name, card.window, WINDOWS)
            content.check_word(source, kind, name, card.target, TARGETS)
    for side in ("a", "b"):
        sides = {name: getattr(card, side) for name, card in box.guardians.items()}
        content.check_effects(source, "guardians", sides, "effect", VOCABULARY)
    for name, god in box.gods.items():
        content.check_word(source, "gods", name, god.artifact, box.artifacts)
        content.check_word(source, "gods", name, god.mythology, RUNES)
        for word in (*god.runes, *(deed.need for deed in god.mission)):
            content.check_word(source, "gods", name, word, (*RUNES, *NEEDS))
    for name, hero in box.heroes.items():
        for word in (hero.ability, hero.special):
            content.check_word(source, "heroes", name, word, box.powers)
        for kind in (hero.requires, *hero.temples):
            content.check_word(source, "heroes", name, kind, TEMPLES)
