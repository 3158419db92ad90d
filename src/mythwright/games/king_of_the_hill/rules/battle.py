"""Battle: a hero and a Guardian trade blows until one has no Health left (KH-BAT)."""

from __future__ import annotations

from mythwright.core.effects import Do, Holds, adjusted, forbidding, replaced, triggered
from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.games.king_of_the_hill.box import DARK, HillTable, Power, Side
from mythwright.games.king_of_the_hill.effects import expire, go_home, hurt, in_force, summed
from mythwright.games.king_of_the_hill.rules.artifacts import spend
from mythwright.games.king_of_the_hill.rules.attack import CRITICAL, EVADING, STRIKING, Attack
from mythwright.games.king_of_the_hill.rules.extras import BETWEEN_ATTACKS, extra, extras, may_act
from mythwright.games.king_of_the_hill.rules.guardian_die import madness, strike_back
from mythwright.games.king_of_the_hill.rules.mat import (
    GUARDIAN,
    LOWEST_ATTACK,
    against,
    attack_parts,
    hero_dice,
    never,
)
from mythwright.games.king_of_the_hill.rules.missions import discard_god
from mythwright.games.king_of_the_hill.rules.triumph import Triumph
from mythwright.games.king_of_the_hill.state import Hero

WON, LOST = "won", "lost"


def side_in_use(table: HillTable) -> str:
    """KH-BAT-04, KH-BAT-05: A-sides below round five, B-sides from then on."""
    return "b" if table.state.round >= table.box.figures.stronger_from else "a"


class Battle(Frame):
    """KH-BAT-15, KH-BAT-16: the hero strikes first, then both in turn."""

    seat: int
    tile: str
    hill: bool = False
    guardian: str = ""
    side: str = "a"
    health: int = 0
    active: bool = True
    """Whether the Guardian's ability worked when the dice were rolled (KH-GAP-41)."""
    wounded: bool = False

    def start(self, table: HillTable) -> Next:
        """KH-BAT-07, KH-BAT-11, KH-BAT-12: side, health and attack value are set."""
        self.guardian = table.state.guardians[self.tile].guardian
        self.side = "b" if self.hill else side_in_use(table)
        self.health = self._card(table).health
        hero = self._hero(table)
        parts = attack_parts(table.box, hero, self._holds(table))
        value = max(LOWEST_ATTACK, sum(by for _, by in parts))
        table.tell(
            "battle_began",
            "KH-HILL-06" if self.hill else "KH-BAT-11",
            who=hero.card,
            guardian=self.guardian,
            side=self.side,
            health=self.health,
            attack=value,
            parts=summed(parts),
        )
        for effect in triggered(in_force(table.box, hero), "battle_started", never):
            self._wound(table, effect.amount, effect.rule)
        return self.before(table)

    def _hero(self, table: HillTable) -> Hero:
        return table.state.heroes[self.seat]

    def _card(self, table: HillTable) -> Side:
        side: Side = getattr(table.box.guardians[self.guardian], self.side)
        return side

    def _holds(self, table: HillTable) -> Holds:
        return against(GUARDIAN, self.side, table.box.guardians[self.guardian].mythology)

    def _awake(self, table: HillTable) -> bool:
        """KH-BAT-37, KH-BAT-38: the ability works above the weakness."""
        return self.health > self._card(table).weakness

    def _wound(
        self, table: HillTable, amount: int, rule: str, parts: list[tuple[str, int]] | None = None
    ) -> None:
        """KH-BAT-36: the Guardian's health goes down."""
        lost = min(amount, self.health)
        self.health -= lost
        table.tell(
            "wounded", rule, guardian=self.guardian, amount=lost, left=self.health, parts=summed(parts or [])
        )

    # -- the hero's attack -------------------------------------------------------------------------

    def before(self, table: HillTable, verb: str | None = None) -> Next:
        """A window before each attack roll (KH-BAT-14); a Golden card ends the Battle (KH-SECRET-05)."""
        if verb == "win_battle" or self.health == 0:
            return self.win(table)
        if not may_act(table, self.seat, BETWEEN_ATTACKS):
            return self.attack(table)
        options = [option("attack"), *self.golden(table)]
        options += extras(table, self.seat, BETWEEN_ATTACKS)
        return ask(self.seat, options, then=self.chosen, rule="KH-BAT-14", prompt="battle")

    def golden(self, table: HillTable) -> list[Option]:
        names = dict.fromkeys(self._hero(table).secrets)
        return [option("secret", name) for name in names if table.box.secrets[name].guardian == self.guardian]

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "attack":
            return self.attack(table)
        if strikes_foe(table, chosen):
            card = table.box.cards[str(chosen.args[0])]
            spend(table, self.seat, card.id)
            self._wound(table, foe_damage(card), card.effect[0].rule)
            return self.before(table)
        return extra(table, self.seat, chosen, self.before)

    def attack(self, table: HillTable) -> Next:
        """KH-BAT-17: one roll of five dice, less what the Guardian's ability takes."""
        self.active = self._awake(table)
        ability = self._card(table).effect if self.active else ()
        dice = hero_dice(table.box, self._hero(table), table.box.figures.hero_dice)
        rolling = Attack(
            seat=self.seat,
            dice=adjusted(ability, "hero_dice", dice, never),
            foe=table.box.guardians[self.guardian].mythology,
            rule="KH-BAT-17",
            chooser=self.seat,
            evading=True,
            riddle=replaced(ability, "blow", CRITICAL, never) != CRITICAL,
        )
        return call(rolling, then=self.strike)

    def strike(self, table: HillTable, result: tuple[str, tuple[str, ...], str]) -> Next:
        """KH-BAT-20 to 27: the blow, then what the Guardian's ability does to the striker (KH-GAP-41)."""
        blow, runes, _ = result
        hero = self._hero(table)
        if blow in STRIKING:
            self._wound(table, *self.damage(table, blow))
        self.suffer(table, blow, runes)
        spared = blow in EVADING or self._stunned(table, blow)
        expire(table, self.seat, "end_of_attack")
        if self.health == 0:  # before the hero's own Health: dying together is a win (KH-BAT-28)
            return self.win(table)
        if hero.health == 0:
            return self.lose(table)
        if spared:
            return self.before(table)
        return roll("guardian", 1, then=self.strike_back, rule="KH-BAT-29", seat=self.seat)

    def damage(self, table: HillTable, blow: str) -> tuple[int, str, list[tuple[str, int]]]:
        """KH-BAT-20, KH-BAT-23: the attack value, two more for a CRITICAL HIT, and what cards add."""
        return blow_damage(table, self._hero(table), blow, self._holds(table), ("KH-BAT-20", "KH-BAT-23"))

    def suffer(self, table: HillTable, blow: str, runes: tuple[str, ...]) -> None:
        """Thorns and Madness, if the ability worked when the dice were rolled."""
        ability = self._card(table).effect if self.active else ()
        if blow in STRIKING:
            for effect in triggered(ability, "hit_by_hero", never):
                self._hurt(table, effect.amount, effect.rule)
        for effect in triggered(ability, "dark_rolled", never):
            amount = madness(effect.do, effect.amount, runes.count(DARK))
            if amount:
                self._hurt(table, amount, effect.rule)

    def _hurt(self, table: HillTable, amount: int, rule: str, *when: str) -> None:
        first = () if self.wounded else ("first_damage_this_battle",)
        self.wounded = True
        hurt(table, self.seat, amount, rule, *when, *first)

    def _stunned(self, table: HillTable, blow: str) -> bool:
        """KH-GAP-32: after a HIT the Claw of Sekhmet keeps the Guardian from attacking back."""
        effects = in_force(table.box, self._hero(table))
        return forbidding(effects, "strike_back", lambda condition: blow in STRIKING) is not None

    # -- the Guardian's attack ---------------------------------------------------------------------

    def strike_back(self, table: HillTable, faces: tuple[str, ...]) -> Next:
        """KH-BAT-30 to 34: the Guardian restores, misses, hits or hits hard."""
        card, side = table.box.guardians[self.guardian], self._card(table)
        ability = side.effect if self._awake(table) else ()
        critical = table.box.figures.critical_bonus
        face, amount, rule = strike_back(card, self.side, ability, faces[0], critical)
        if face == "restore":
            gained = min(table.box.figures.restored, side.health - self.health)
            self.health += gained
            table.tell("restored", rule, guardian=self.guardian, amount=gained, left=self.health)
        elif face == "miss":
            table.tell("guardian_missed", rule, guardian=self.guardian)
        else:
            self._hurt(table, amount, rule, "guardian_blow")
        return self.lose(table) if self._hero(table).health == 0 else self.before(table)

    # -- the end -----------------------------------------------------------------------------------

    def win(self, table: HillTable) -> Next:
        """KH-BAT-39 to 43: the Guardian leaves; cards, artifact and Temple follow, but not on the Hill."""
        hero, lone = self._hero(table), table.state.guardians.pop(self.tile)
        hero.battles += 1
        table.tell("won_battle", "KH-BAT-39", who=hero.card, guardian=self.guardian)
        if self.hill:
            return Done(WON)
        discard_god(table, lone.god, "KH-BAT-42")
        triumph = Triumph(
            seat=self.seat,
            artifact=table.box.gods[lone.god].artifact,
            rewards=self._card(table).rewards,
            kind="battle",
            standing=hero.health > 0,
        )
        return call(triumph, then=self.leave)

    def leave(self, table: HillTable, standing: bool) -> Next:
        """KH-GAP-43: whoever died with the Guardian goes home after his reward, Temple of Health or not."""
        if not standing:
            go_home(table, self.seat, "KH-GAP-43")
        return Done(WON)

    def lose(self, table: HillTable) -> Next:
        """KH-BAT-44 to 46: the Guardian stays on the tile, the hero goes home."""
        table.tell(
            "lost_battle", "KH-BAT-44", who=self._hero(table).card, guardian=self.guardian, tile=self.tile
        )
        go_home(table, self.seat, "KH-BAT-46")
        return Done(LOST)


def strikes_foe(table: HillTable, chosen: Option) -> bool:
    """The use of an artifact that wounds the foe at once (KH-GAP-35, KH-GAP-62)."""
    return chosen.kind == "use" and foe_damage(table.box.cards[str(chosen.args[0])]) > 0


def foe_damage(card: Power) -> int:
    return sum(effect.amount for effect in card.effect if isinstance(effect, Do) and effect.to == "foe")


def blow_damage(
    table: HillTable, hero: Hero, blow: str, holds: Holds, rules: tuple[str, str]
) -> tuple[int, str, list[tuple[str, int]]]:
    """The damage of a HIT or CRITICAL HIT, its rule, and how it came about."""
    box = table.box
    effects = in_force(box, hero)
    parts = attack_parts(box, hero, holds)
    value = max(LOWEST_ATTACK, sum(by for _, by in parts))
    bonus = adjusted(effects, "critical_bonus", box.figures.critical_bonus, never) if blow == CRITICAL else 0
    more = adjusted(effects, "attack_damage", 0, never)
    rule = rules[blow == CRITICAL]
    shown = [(name, by) for name, by in (("critical", bonus), ("cards", more)) if by]
    return value + bonus + more, rule, [*parts, *shown]
