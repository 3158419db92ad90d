"""Monsters: their die, their abilities, their death, and Cthulhu's control (KH-MON)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from mythwright.core.effects import Do
from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.games.king_of_the_hill.box import HILL, HillTable, MonsterCard
from mythwright.games.king_of_the_hill.effects import (
    expire,
    fall,
    go_home,
    hurt,
    lay,
    lift,
    on_board,
    seat_of,
    set_health,
    summed,
)
from mythwright.games.king_of_the_hill.rules.artifacts import give_up
from mythwright.games.king_of_the_hill.rules.attack import STRIKING, Attack
from mythwright.games.king_of_the_hill.rules.battle import blow_damage
from mythwright.games.king_of_the_hill.rules.mat import HERO, against
from mythwright.games.king_of_the_hill.rules.movement import reachable
from mythwright.games.king_of_the_hill.state import NOBODY

ABILITY_FROM = 2
FEWEST_PLAYERS = 2
LEFT = 1
"""The Health that the Monster die may leave an attacker (KH-MON-17)."""


def monster_alive(table: HillTable) -> bool:
    return table.state.monster_health > 0


def wound_monster(table: HillTable, amount: int, rule: str, parts: list[tuple[str, int]]) -> None:
    state = table.state
    lost = min(amount, state.monster_health)
    state.monster_health -= lost
    table.tell(
        "wounded", rule, guardian=state.monster, amount=lost, left=state.monster_health, parts=summed(parts)
    )


def monster_falls(table: HillTable) -> None:
    """KH-MON-23: a Monster with no Health left goes, and its tokens with it (KH-GAP-88)."""
    state = table.state
    if state.monster and state.monster_health == 0:
        table.tell("monster_fell", "KH-MON-23", monster=state.monster)
        for hero in state.heroes:
            lift(table, hero, (state.monster,))
        state.monster, state.fire = "", ()


# -- the Monster die -----------------------------------------------------------------------------------


def monster_answer(frame, table: HillTable, face: str, then: Callable[[HillTable], Next]) -> Next:  # type: ignore[no-untyped-def]
    """KH-MON-14 to 19: what the die does to heroes; `disarm` asks the Contender first."""
    figures, hero = table.box.figures, table.state.heroes[frame.seat]
    match face:
        case "block":
            table.tell("blocked", "KH-MON-14", monster=table.state.monster, amount=figures.monster_block)
        case "sweep":
            sweep(table)
        case "blow":
            hurt(table, frame.seat, figures.monster_blow, "KH-MON-16")
        case "fell":
            set_health(table, frame.seat, LEFT, "KH-MON-17")
        case "disarm" if not hero.artifacts:
            hurt(table, frame.seat, figures.monster_blow, "KH-MON-19")
        case "disarm" if len(hero.artifacts) > 1:
            options = [option("take", item.card) for item in hero.artifacts]
            contender = table.state.contender
            return ask(contender, options, then=frame.disarmed, rule="KH-MON-18", prompt="disarm")
        case "disarm":
            give_up(table, frame.seat, hero.artifacts[0].card, "KH-MON-18")
        case card:
            give_up(table, frame.seat, card, "KH-MON-18")
    return then(table)


def sweep(table: HillTable) -> None:
    """KH-MON-15: every hero next to the Hill; the Contender stands on it (KH-GAP-87)."""
    near = table.box.near[HILL]
    for seat, hero in enumerate(table.state.heroes):
        if hero.place in near:
            hurt(table, seat, table.box.figures.monster_sweep, "KH-MON-15")


def burn(table: HillTable, seat: int) -> bool:
    """KH-GAP-88: whoever ends his movement on fire takes damage; true if he fell by it."""
    hero = table.state.heroes[seat]
    if hero.place not in table.state.fire:
        return False
    hurt(table, seat, _fire_damage(table), "KH-GAP-88")
    if hero.health == 0:
        go_home(table, seat, "KH-FINAL-26")
        return True
    return False


def _fire_damage(table: HillTable) -> int:
    card = table.box.monsters[table.state.monster]
    return sum(effect.amount for effect in card.effect if isinstance(effect, Do))


# -- abilities -----------------------------------------------------------------------------------------


def prey(table: HillTable, card: MonsterCard) -> list[str]:
    """KH-GAP-88: attacking heroes on the board, within range of the Hill, without the token already."""
    away = table.box.distance[HILL]
    return [
        hero.card
        for seat, hero in enumerate(table.state.heroes)
        if seat != table.state.contender
        and on_board(hero)
        and card.id not in hero.lasting
        and (not card.range or away[hero.place] <= card.range)
    ]


def abilities(table: HillTable) -> list[Option]:
    """KH-MON-20, KH-FINAL-19: from round II on, and not with two players; every choice of targets."""
    state = table.state
    if state.round < ABILITY_FROM:
        return []
    if len(state.heroes) == FEWEST_PLAYERS and not table.box.house.abilities_with_two:
        return []
    card = table.box.monsters[state.monster]
    if card.target == "tiles_by_the_hill":
        return [Option("ability", tiles) for tiles in combinations(table.box.near[HILL], card.tokens)]
    out = sum(card.id in hero.lasting for hero in state.heroes)
    most = min(card.upto, card.tokens - out)
    heroes = prey(table, card)
    return [Option("ability", chosen) for n in range(1, most + 1) for chosen in combinations(heroes, n)]


def use_ability(table: HillTable, chosen: tuple[str, ...]) -> None:
    """Put the Monster's tokens on heroes, or fire on tiles."""
    state = table.state
    table.tell("unleashed", "KH-MON-20", monster=state.monster, target=chosen)
    if table.box.monsters[state.monster].target == "tiles_by_the_hill":
        state.fire = chosen
        struck = [seat for seat, hero in enumerate(state.heroes) if hero.place in chosen]
        for seat in struck:
            hurt(table, seat, _fire_damage(table), "KH-GAP-88")
        fall(table, struck, "KH-FINAL-26")
    else:
        for name in chosen:
            lay(table, seat_of(table, name), state.monster, "KH-GAP-88")


# -- Cthulhu's control ---------------------------------------------------------------------------------


class ControlledTurn(Frame):
    """KH-MON-01 to 12, KH-GAP-90: the Dark Hero decides what this hero does."""

    seat: int
    target: int = NOBODY

    def start(self, table: HillTable) -> Next:
        options = [*self.orders(table), option("self_attack")]
        controller = table.state.contender
        return ask(controller, options, then=self.obey, rule="KH-MON-01", prompt="control")

    def orders(self, table: HillTable) -> list[Option]:
        """Every other attacking hero on the board, with every reachable tile next to him."""
        state, box = table.state, table.box
        hero = state.heroes[self.seat]
        taken = {other.place for other in state.heroes}
        free = [
            tile
            for tile in reachable(table, self.seat, over_hill=False)
            if tile not in taken and tile != HILL
        ]
        found = []
        for seat, other in enumerate(state.heroes):
            if seat in (self.seat, state.contender) or not on_board(other):
                continue
            if box.distance[hero.place][other.place] == 1:
                found.append(option("control", other.card, hero.place))
            else:
                near = box.near[other.place]
                found += [option("control", other.card, tile) for tile in free if tile in near]
        return found

    def obey(self, table: HillTable, chosen: Option) -> Next:
        """KH-MON-04, KH-MON-05, KH-MON-08: move to the target and attack it, or attack himself."""
        hero = table.state.heroes[self.seat]
        self.target = self.seat
        if chosen.kind == "control":
            name, tile = map(str, chosen.args)
            self.target = seat_of(table, name)
            if hero.place != tile:
                start, hero.place = hero.place, tile
                table.tell("moved", "KH-MON-04", who=hero.card, start=start, tile=tile)
                expire(table, self.seat, "next_movement")
        other = table.state.heroes[self.target]
        table.tell("named_target", "KH-MON-01", who=hero.card, target=other.card)
        rolling = Attack(
            seat=self.seat,
            dice=table.box.figures.hero_dice,
            foe=other.mythology,
            rule="KH-MON-05",
            chooser=table.state.contender,
            aids="ability",
        )
        return call(rolling, then=self.struck)

    def struck(self, table: HillTable, result: tuple[str, tuple[str, ...], str]) -> Next:
        """KH-MON-05 to 07, KH-MON-10, KH-MON-11: no counterattack; the token returns and the turn ends."""
        if result[0] in STRIKING:
            hero = table.state.heroes[self.seat]
            amount, rule, _ = blow_damage(table, hero, result[0], against(HERO), ("KH-MON-05", "KH-MON-06"))
            hurt(table, self.target, amount, rule)
        fall(table, (self.target,), "KH-FINAL-26")
        lift(table, table.state.heroes[self.seat], (table.state.monster,))
        return Done("over")
