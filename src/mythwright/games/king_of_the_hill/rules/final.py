"""The Final battle: its setup, and the turn of an attacking hero (KH-FINAL, KH-CONT)."""

from __future__ import annotations

from mythwright.core.effects import adjusted
from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import expire, fall, go_home, heal, hurt, in_force
from mythwright.games.king_of_the_hill.rules.artifacts import spend
from mythwright.games.king_of_the_hill.rules.attack import STRIKING, Attack
from mythwright.games.king_of_the_hill.rules.battle import blow_damage, foe_damage, strikes_foe
from mythwright.games.king_of_the_hill.rules.extras import (
    BEFORE_MOVING,
    BEFORE_THE_HILL,
    extra,
    extras,
    may_act,
)
from mythwright.games.king_of_the_hill.rules.mat import CONTENDER, HERO, MONSTER, against, hero_dice, never
from mythwright.games.king_of_the_hill.rules.monsters import (
    burn,
    monster_alive,
    monster_answer,
    monster_falls,
    wound_monster,
)
from mythwright.games.king_of_the_hill.rules.movement import reachable
from mythwright.games.king_of_the_hill.state import NOBODY, Hero

OVER = "over"
Result = tuple[str, tuple[str, ...], str]


def begin(table: HillTable, seat: int, monster: str) -> None:
    """KH-FINAL-02, 06 to 18: the board is cleared, the Monster summoned, the Contender leads the order."""
    state, hero = table.state, table.state.heroes[seat]
    state.final, state.round, state.extra_turns = True, 1, 0
    state.contender = state.first = state.breaker = seat
    _clear(table)
    hero.place = HILL
    state.monster = monster
    state.monster_health = table.box.figures.monster_health * len(state.heroes)
    if table.box.house.contender_restored:
        heal(table, seat, hero.max_health, "KH-GAP-81")
    table.tell("final_began", "KH-TURN-05", who=hero.card)
    table.tell("summoned", "KH-FINAL-09", who=hero.card, monster=monster, health=state.monster_health)


def _clear(table: HillTable) -> None:
    """KH-FINAL-14 to 17, KH-GAP-82: villages, Guardians and Arenas leave; missions end; heroes stay."""
    state = table.state
    for mat in state.arenas.values():
        if mat.seat != NOBODY:
            state.heroes[mat.seat].place = mat.tile
    for hero in state.heroes:
        hero.missions = ()
        hero.known = ()
    state.villages = {}
    state.guardians = {}
    state.arenas = {}


# -- the approach --------------------------------------------------------------------------------------


def attack_range(table: HillTable, hero: Hero) -> int:
    """KH-FINAL-29: from a tile next to the Hill; Gandiva shoots one farther (KH-GAP-09)."""
    return adjusted(in_force(table.box, hero), "attack_range", 1, never)


def in_range(table: HillTable, hero: Hero) -> bool:
    return table.box.distance[HILL][hero.place] <= attack_range(table, hero)


def approaches(table: HillTable, seat: int) -> list[str]:
    """KH-FINAL-27, KH-GAP-83: the reachable tiles nearest to the Hill; an archer may stop farther off."""
    hero, away = table.state.heroes[seat], table.box.distance[HILL]
    here = away[hero.place]
    taken = {other.place for other in table.state.heroes}
    reached = [tile for tile in reachable(table, seat, over_hill=False) if tile not in taken and tile != HILL]
    nearer = [tile for tile in reached if away[tile] < here]
    best = min((away[tile] for tile in nearer), default=0)
    limit = max(best, attack_range(table, hero))
    return [tile for tile in nearer if away[tile] <= limit]


def forbids_approach(table: HillTable, seat: int, tile: str) -> Ruling | None:
    """The rule that forbids this move in the Final battle, if any."""
    allowed = approaches(table, seat)
    if tile in allowed:
        return None
    hero = table.state.heroes[seat]
    if tile == HILL:
        return ruling("KH-GAP-83", tile=tile)
    if tile in table.box.tiles and table.box.distance[HILL][tile] >= table.box.distance[HILL][hero.place]:
        return ruling("KH-FINAL-25", tile=tile)
    return ruling("KH-FINAL-27", tile=tile)


class AttackerTurn(Frame):
    """KH-FINAL-25 to 32: approach the Hill, then attack once if near enough."""

    seat: int

    def start(self, table: HillTable, _: object = None) -> Next:
        """KH-FINAL-27, KH-FINAL-28: before the forced move cards may be played and artifacts go."""
        hero = table.state.heroes[self.seat]
        if hero.place in table.box.near[HILL]:
            return self.ready(table)
        tiles = approaches(table, self.seat)
        options = [option("move", tile) for tile in tiles]
        if not tiles or in_range(table, hero):
            options.append(option("stay"))
        free = hero.artifacts or may_act(table, self.seat, BEFORE_MOVING)
        if len(options) == 1 and not free:
            return self.approach(table, options[0])
        options += extras(table, self.seat, BEFORE_MOVING)
        return ask(self.seat, options, then=self.approach, rule="KH-FINAL-27", prompt="approach")

    def approach(self, table: HillTable, chosen: Option) -> Next:
        hero = table.state.heroes[self.seat]
        if chosen.kind == "stay":
            table.tell("stayed", "KH-GAP-09" if in_range(table, hero) else "KH-GAP-83", who=hero.card)
            return self.ready(table)
        if chosen.kind != "move":
            return extra(table, self.seat, chosen, self.start)
        start, hero.place = hero.place, str(chosen.args[0])
        table.tell("moved", "KH-FINAL-27", who=hero.card, start=start, tile=hero.place)
        expire(table, self.seat, "next_movement")
        if burn(table, self.seat):
            return Done(OVER)
        return self.ready(table)

    def ready(self, table: HillTable, _: object = None) -> Next:
        """KH-FINAL-29, KH-FINAL-37, KH-GAP-83: near enough he must attack; cards may come first."""
        hero = table.state.heroes[self.seat]
        if not in_range(table, hero):
            return Done()
        if not may_act(table, self.seat, BEFORE_THE_HILL):
            return self.attack(table)
        options = [option("attack")]
        for chosen in extras(table, self.seat, BEFORE_THE_HILL):
            if monster_alive(table) or not strikes_foe(table, chosen):
                options.append(chosen)
        return ask(self.seat, options, then=self.chosen, rule="KH-FINAL-29", prompt="attack_hill")

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "attack":
            return self.attack(table)
        if strikes_foe(table, chosen):
            card = table.box.cards[str(chosen.args[0])]
            spend(table, self.seat, card.id)
            wound_monster(table, foe_damage(card), card.effect[0].rule, [])
            monster_falls(table)
            return self.ready(table)
        return extra(table, self.seat, chosen, self.ready)

    def attack(self, table: HillTable) -> Next:
        """KH-FINAL-22, KH-FINAL-32: one roll, at the Monster while it lives, else at the Contender."""
        box, state = table.box, table.state
        alive = monster_alive(table)
        target = box.monsters[state.monster].mythology if alive else state.heroes[state.contender].mythology
        rolling = Attack(
            seat=self.seat,
            dice=hero_dice(box, state.heroes[self.seat], box.figures.hero_dice),
            foe=target,
            rule="KH-FINAL-32" if alive else "KH-CONT-05",
            chooser=self.seat,
            monster=alive,
        )
        return call(rolling, then=self.strike_monster if alive else self.strike_contender)

    # -- against the Monster -----------------------------------------------------------------------

    def strike_monster(self, table: HillTable, result: Result) -> Next:
        """KH-GAP-91: damage to the Monster first, then what its die does to heroes, then it may die."""
        blow, _, face = result
        hero, figures = table.state.heroes[self.seat], table.box.figures
        if blow in STRIKING:
            holds = against(MONSTER, mythology=table.box.monsters[table.state.monster].mythology)
            amount, rule, parts = blow_damage(table, hero, blow, holds, ("KH-FINAL-34", "KH-FINAL-35"))
            if face == "block":
                parts.append(("block", -figures.monster_block))
                amount = max(0, amount - figures.monster_block)
            wound_monster(table, amount, rule, parts)
        expire(table, self.seat, "end_of_attack")
        return monster_answer(self, table, face, then=self.answered)

    def disarmed(self, table: HillTable, chosen: Option) -> Next:
        """KH-MON-18: the Contender has chosen the artifact that the attacker loses."""
        return monster_answer(self, table, str(chosen.args[0]), then=self.answered)

    def answered(self, table: HillTable) -> Next:
        """KH-FINAL-26, KH-MON-23, KH-MON-24: the dead go home, and the Monster falls with no Health left."""
        struck = [seat for seat, hero in enumerate(table.state.heroes) if hero.health == 0]
        fall(table, struck, "KH-FINAL-26")
        monster_falls(table)
        return Done(OVER if self.seat in struck else None)

    # -- against the Contender ---------------------------------------------------------------------

    def strike_contender(self, table: HillTable, result: Result) -> Next:
        """KH-CONT-05 to 09: the attacker's result is applied before the Contender rolls."""
        contender = table.state.contender
        strike(table, self.seat, contender, result[0], CONTENDER)
        expire(table, self.seat, "end_of_attack")
        if table.state.heroes[contender].health == 0:
            return self.take_hill(table)
        hero = table.state.heroes[contender]
        rolling = Attack(
            seat=contender,
            dice=table.box.figures.hero_dice,
            foe=table.state.heroes[self.seat].mythology,
            rule="KH-CONT-02",
            chooser=contender,
            aids="none",
        )
        table.tell("counterattacked", "KH-CONT-02", who=hero.card)
        return call(rolling, then=self.struck_back)

    def take_hill(self, table: HillTable) -> Next:
        """KH-CONT-10 to 13: the loser goes home, the winner climbs the Hill, and his turn ends."""
        hero = table.state.heroes[self.seat]
        go_home(table, table.state.contender, "KH-CONT-10")
        hero.place = HILL
        table.state.contender = self.seat
        table.tell("took_hill", "KH-CONT-10", who=hero.card)
        return Done(OVER)

    def struck_back(self, table: HillTable, result: Result) -> Next:
        """KH-CONT-02, KH-GAP-96: a hero who falls to the counterattack goes home, and his turn ends."""
        strike(table, table.state.contender, self.seat, result[0], HERO)
        if table.state.heroes[self.seat].health == 0:
            go_home(table, self.seat, "KH-FINAL-26")
            return Done(OVER)
        return Done()


def strike(table: HillTable, seat: int, other: int, blow: str, kind: str) -> None:
    """KH-CONT-07, KH-CONT-08: one hero's blow on another."""
    if blow in STRIKING:
        hero = table.state.heroes[seat]
        amount, rule, _ = blow_damage(table, hero, blow, against(kind), ("KH-CONT-07", "KH-CONT-08"))
        hurt(table, other, amount, rule)
