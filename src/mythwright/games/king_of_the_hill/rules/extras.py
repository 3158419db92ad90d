"""What a player may do besides the turn's own business: cards, artifacts, trades, missions (KH-GAP-61)."""

from __future__ import annotations

from mythwright.core.flow import Frame, Next, Step, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HillTable, Power
from mythwright.games.king_of_the_hill.rules.artifacts import usable
from mythwright.games.king_of_the_hill.rules.market import drop, drops, trade, trades
from mythwright.games.king_of_the_hill.rules.mat import cards_forbidden
from mythwright.games.king_of_the_hill.rules.missions import Completing, mission_in_sight, missions
from mythwright.games.king_of_the_hill.rules.playing import Playing
from mythwright.games.king_of_the_hill.rules.targets import targets

HEALING = "healing_potion"
ATTACK = "attack_potion"

BEFORE_MOVING = ("any", "move")
BETWEEN_ATTACKS = ("any", "before", "battle")
BEFORE_THE_HILL = ("any", "before")
AT_REST = ("any",)


def extras(table: HillTable, seat: int, windows: tuple[str, ...]) -> list[Option]:
    """Every card, artifact, trade and mission that this player may use in these windows."""
    hero = table.state.heroes[seat]
    if hero.built:
        return [] if "battle" in windows else missions(table, seat)
    options: list[Option] = []
    if (hero.secrets or hero.rewards) and not cards_forbidden(table, seat):
        for name in dict.fromkeys(hero.secrets):
            card = table.box.secrets[name]
            if card.window in windows and not card.guardian:
                options += _aimed("secret", table, seat, card)
        if hero.rewards:
            options += rewards(table, seat, windows)
    for power in usable(table, seat, windows):
        options += _aimed("use", table, seat, power)
    if "battle" not in windows:
        options += trades(table, seat)
        options += missions(table, seat)
    if "move" in windows:
        options += drops(table, seat)
    return options


def _aimed(kind: str, table: HillTable, seat: int, card: Power) -> list[Option]:
    return [Option(kind, (card.id, *args)) for args in targets(table, seat, card)]


def rewards(table: HillTable, seat: int, windows: tuple[str, ...]) -> list[Option]:
    """Potions by their windows, one of each kind a turn (KH-RCARD-02, KH-GAP-65)."""
    hero, cards = table.state.heroes[seat], table.box.rewards
    options = []
    for name in (HEALING, ATTACK):
        if cards[name].window in windows and name in hero.rewards and not unfit(table, seat, name):
            options.append(option("reward", name))
    return options


def forbids_reward(table: HillTable, seat: int, card: str) -> Ruling | None:
    """The rule that forbids this Reward card, its window aside."""
    return unfit(table, seat, card) or cards_forbidden(table, seat)


def unfit(table: HillTable, seat: int, card: str) -> Ruling | None:
    """The rule that forbids this Reward card to a player who may use cards at all, its window aside."""
    hero = table.state.heroes[seat]
    if card not in hero.rewards:
        return ruling("KH-RCARD-01", card=card)
    if not table.box.rewards[card].window:
        return ruling("KH-RCARD-08", card=card)
    if card in hero.used:
        return ruling("KH-RCARD-02", card=card)
    if hero.built:
        return ruling("KH-TEMPLE-12", card=card)
    if card == HEALING and hero.health == hero.max_health:
        return ruling("KH-GAP-66", has=hero.health, most=hero.max_health)
    return None


def forbids_secret(table: HillTable, seat: int, card: str) -> Ruling | None:
    """The rule that forbids this Secret card, window and target aside."""
    hero = table.state.heroes[seat]
    if card not in hero.secrets:
        return ruling("KH-SECRET-01", card=card)
    if hero.built:
        return ruling("KH-TEMPLE-11", card=card)
    return cards_forbidden(table, seat)


def may_act(table: HillTable, seat: int, windows: tuple[str, ...]) -> bool:
    """Whether, by what everyone can see, this player might want to act: so a pause tells nothing."""
    hero = table.state.heroes[seat]
    battle = "battle" in windows
    if hero.built:
        return not battle and mission_in_sight(table, seat)
    if not cards_forbidden(table, seat):
        if hero.secrets:
            return True
        if hero.rewards and _potion_possible(table, seat, attacking="before" in windows):
            return True
    if any(targets(table, seat, card) for card in usable(table, seat, windows)):
        return True
    return not battle and (mission_in_sight(table, seat) or bool(trades(table, seat)))


def _potion_possible(table: HillTable, seat: int, attacking: bool) -> bool:
    hero = table.state.heroes[seat]
    healing = HEALING not in hero.used and hero.health < hero.max_health
    return healing or (attacking and ATTACK not in hero.used)


def perform(table: HillTable, seat: int, chosen: Option) -> Frame | None:
    """Do an extra at once, or give the frame that does it."""
    kind, args = chosen.kind, chosen.args
    if kind in ("secret", "use", "reward"):
        return Playing(seat=seat, card=str(args[0]), args=args[1:])
    if kind == "mission":
        return Completing(seat=seat, god=str(args[0]), at=int(args[1]))
    if kind == "drop":
        drop(table, seat, str(args[0]))
    else:
        trade(table, seat, chosen)
    return None


def extra(table: HillTable, seat: int, chosen: Option, back: Step) -> Next:
    """Do an extra, then go back to the step that takes up the turn again."""
    frame = perform(table, seat, chosen)
    return call(frame, then=back) if frame else back(table, None)
