"""Arena: three Guardians at once, in fighting rounds (KH-ARENA)."""

from __future__ import annotations

from mythwright.core.effects import Effects, adjusted, replaced, triggered
from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import DARK, GuardianCard, HillTable
from mythwright.games.king_of_the_hill.effects import discard_rewards, go_home, heal, hurt
from mythwright.games.king_of_the_hill.rules.attack import CRITICAL
from mythwright.games.king_of_the_hill.rules.extras import HEALING
from mythwright.games.king_of_the_hill.rules.guardian_die import madness, strike_back
from mythwright.games.king_of_the_hill.rules.mat import never
from mythwright.games.king_of_the_hill.rules.missions import discard_god
from mythwright.games.king_of_the_hill.rules.triumph import Triumph
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, ArenaMat, Hero

STARTING, NO_ABILITY, DEFEATED = 2, 1, 0
"""The slots of a Guardian, as the hits it still takes (KH-ARENA-29)."""


class ArenaSetup(Frame):
    """KH-ARENA-02 to 14: the turn on which the god is drawn only sets the Arena up."""

    seat: int
    god: str
    mythology: str

    def start(self, table: HillTable) -> Next:
        state, hero = table.state, table.state.heroes[self.seat]
        artifact = table.box.gods[self.god].artifact
        deck = state.artifact_decks[self.mythology]
        state.artifact_decks[self.mythology] = tuple(card for card in deck if card != artifact)
        state.arenas[self.mythology] = ArenaMat(tile=hero.place, artifact=artifact)
        table.tell("found_arena", "KH-ARENA-06", who=hero.card, arena=self.mythology, tile=hero.place)
        discard_god(table, self.god, "KH-ARENA-08")
        enter(table, self.seat, self.mythology)
        return roll_opponents(self, table)

    def opponents(self, table: HillTable, runes: tuple[str, ...]) -> Next:
        place_guardians(table, self.seat, self.mythology, runes)
        return Done()


def enter(table: HillTable, seat: int, mythology: str) -> None:
    """KH-ARENA-07: the hero stands on the Arena mat, off the board."""
    table.state.arenas[mythology].seat = seat
    table.state.heroes[seat].place = ARENA
    table.tell("entered_arena", "KH-ARENA-07", who=table.state.heroes[seat].card, arena=mythology)


def roll_opponents(frame: ArenaSetup | Arena, table: HillTable) -> Next:
    """KH-ARENA-09: three hero dice choose the opponents."""
    number = table.box.figures.arena_dice
    return roll("hero", number, then=frame.opponents, rule="KH-ARENA-09", seat=frame.seat)


def place_guardians(table: HillTable, seat: int, mythology: str, runes: tuple[str, ...]) -> None:
    """KH-ARENA-10 to 13, KH-GAP-50: from the top slot down; B-sides for whoever has an Arena token."""
    mat, hero = table.state.arenas[mythology], table.state.heroes[seat]
    mat.guardians = tuple(table.box.guardian_of[rune] for rune in runes)
    mat.side = "b" if hero.arenas else "a"
    rule = "KH-ARENA-12" if hero.arenas else "KH-ARENA-11"
    table.tell("met_opponents", rule, who=hero.card, guardians=mat.guardians, side=mat.side)


class Arena(Frame):
    """KH-ARENA-15 to 18: fighting rounds until all Guardians or the hero fall. A visitor enters first."""

    seat: int
    mythology: str
    ready: bool = False
    slots: tuple[int, ...] = ()
    target: int = 0
    runes: tuple[str, ...] = ()
    evaded: tuple[int, ...] = ()
    struck: bool = False
    attacker: int = 0
    dark: int = 0
    """Dark runes that Madness counts: judged when the dice are rolled (KH-GAP-41)."""

    def start(self, table: HillTable) -> Next:
        """KH-ARENA-54, KH-ARENA-55: a visitor sets the Arena up and fights it in one turn."""
        if self.ready:
            return self.prepare(table)
        enter(table, self.seat, self.mythology)
        return roll_opponents(self, table)

    def opponents(self, table: HillTable, runes: tuple[str, ...]) -> Next:
        place_guardians(table, self.seat, self.mythology, runes)
        return self.prepare(table)

    def prepare(self, table: HillTable) -> Next:
        self.slots = (STARTING,) * len(self._mat(table).guardians)
        return self.fighting_round(table)

    def _mat(self, table: HillTable) -> ArenaMat:
        return table.state.arenas[self.mythology]

    def _hero(self, table: HillTable) -> Hero:
        return table.state.heroes[self.seat]

    def _guardian(self, table: HillTable, at: int) -> GuardianCard:
        return table.box.guardians[self._mat(table).guardians[at]]

    def _ability(self, table: HillTable, at: int) -> Effects:
        """KH-ARENA-27, KH-ARENA-28: only the Target's ability works, and only in its starting slot."""
        if at != self.target or self.slots[at] != STARTING:
            return ()
        side: Effects = getattr(self._guardian(table, at), self._mat(table).side).effect
        return side

    def living(self) -> list[int]:
        return [at for at, slot in enumerate(self.slots) if slot]

    # -- the hero's attack -------------------------------------------------------------------------

    def fighting_round(self, table: HillTable) -> Next:
        """KH-ARENA-23, KH-ARENA-26: name a living Guardian as the Target, anew each round."""
        self.evaded, self.struck, self.attacker = (), False, 0
        options = [option("target", at) for at in self.living()]
        if len(options) == 1:
            return self.aim(table, options[0])
        return ask(self.seat, options, then=self.aim, rule="KH-ARENA-23", prompt="target")

    def aim(self, table: HillTable, chosen: Option) -> Next:
        """KH-ARENA-24, KH-ARENA-33: the hero steps opposite the Target and rolls five dice."""
        self.target = int(chosen.args[0])
        guardian = self._guardian(table, self.target).id
        table.tell("aimed", "KH-ARENA-24", who=self._hero(table).card, guardian=guardian, slot=self.target)
        dice = adjusted(self._ability(table, self.target), "hero_dice", table.box.figures.hero_dice, never)
        return roll("hero", dice, then=self.read, rule="KH-ARENA-33", seat=self.seat)

    def read(self, table: HillTable, runes: tuple[str, ...]) -> Next:
        self.runes = tuple(sorted(runes))
        maddening = triggered(self._ability(table, self.target), "dark_rolled", never)
        self.dark = runes.count(DARK) if maddening else 0
        return self.assign(table)

    def assign(self, table: HillTable) -> Next:
        """KH-ARENA-34 to 39, KH-GAP-49: one action after another; each die serves one action."""
        options = self.actions(table)
        if not options:
            return self.guardians_turn(table)
        options.append(option("done"))
        return ask(self.seat, options, then=self.act, rule="KH-ARENA-34", prompt="assign")

    def actions(self, table: HillTable) -> list[Option]:
        armed = self._hero(table).mythology in self.runes
        options = []
        for at in self.living() if self.runes else ():  # a blow needs the hero's rune, evading the Guardian's
            blows = ("hit", CRITICAL) if armed and (self.struck or at == self.target) else ()
            evading = ("evade",) if self._guardian(table, at).mythology in self.runes else ()
            for kind in blows + evading:
                if not self.forbids_action(table, kind, at):
                    options.append(option(kind, at))
        return options

    def forbids_action(self, table: HillTable, kind: str, at: int) -> Ruling | None:
        """The rule that forbids this use of the dice, if any."""
        if not 0 <= at < len(self.slots) or not self.slots[at]:
            return ruling("KH-ARENA-23", slot=at)
        own, rune = self._hero(table).mythology, self._guardian(table, at).mythology
        if kind == "evade":
            if at in self.evaded or rune not in self.runes:
                return ruling("KH-ARENA-36", needs=rune, has=list(self.runes))
            return None
        if not self.struck and at != self.target:
            return ruling("KH-ARENA-39" if kind == CRITICAL else "KH-ARENA-25", slot=at)
        if own not in self.runes:
            return ruling("KH-ARENA-35", needs=own, has=list(self.runes))
        if kind == CRITICAL:
            if not self._paired(own, rune):
                return ruling("KH-ARENA-37", needs=[own, rune], has=list(self.runes))
            if replaced(self._ability(table, at), "blow", CRITICAL, never) != CRITICAL:
                return ruling("KH-GAP-51", slot=at)
        return None

    def _paired(self, own: str, rune: str) -> bool:
        """KH-ARENA-37, KH-GAP-49: a hero rune and the Guardian's, or two of the own mythology."""
        return self.runes.count(own) > 1 if rune == own else rune in self.runes

    def act(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "done":
            return self.guardians_turn(table)
        at = int(chosen.args[0])
        hero, guardian = self._hero(table), self._guardian(table, at)
        own, rune = hero.mythology, guardian.mythology
        spent = {"hit": (own,), CRITICAL: (own, rune), "evade": (rune,)}[chosen.kind]
        left = list(self.runes)
        for die in spent:
            left.remove(die)
        self.runes = tuple(left)
        if chosen.kind == "evade":
            self.evaded = (*self.evaded, at)
            table.tell("evaded", "KH-ARENA-36", who=hero.card, guardian=guardian.id)
        else:
            self.hit(table, at, to=DEFEATED if chosen.kind == CRITICAL else self.slots[at] - 1)
        return self.assign(table)

    def hit(self, table: HillTable, at: int, to: int) -> None:
        """KH-ARENA-29 to 32: a hit moves it right, a second or a CRITICAL HIT defeats it; then Thorns."""
        pricks = triggered(self._ability(table, at), "hit_by_hero", never)
        self.struck = True
        self.slots = (*self.slots[:at], to, *self.slots[at + 1 :])
        guardian = self._guardian(table, at).id
        if to == DEFEATED:
            table.tell("defeated", "KH-ARENA-32", guardian=guardian, slot=at)
        else:
            table.tell("pushed", "KH-ARENA-31", guardian=guardian, slot=at)
        for effect in pricks:
            hurt(table, self.seat, effect.amount, effect.rule)

    # -- the Guardians' attack ---------------------------------------------------------------------

    def guardians_turn(self, table: HillTable) -> Next:
        """Madness comes after the actions of the roll (KH-GAP-51); then the Guardians attack from the top."""
        if self.dark:
            self._madden(table)
        if not self.living():
            return self.win(table)
        return self.next_attacker(table)

    def _madden(self, table: HillTable) -> None:
        side = getattr(self._guardian(table, self.target), self._mat(table).side)
        for effect in triggered(side.effect, "dark_rolled", never):
            hurt(table, self.seat, madness(effect.do, effect.amount, self.dark), effect.rule)

    def next_attacker(self, table: HillTable) -> Next:
        """KH-ARENA-40, KH-ARENA-41: one die for each that lives and was not evaded."""
        if self._hero(table).health == 0:
            return self.lose(table)
        while self.attacker < len(self.slots):
            at = self.attacker
            if self.slots[at] and at not in self.evaded:
                return roll("guardian", 1, then=self.strike_back, rule="KH-ARENA-41", seat=self.seat)
            self.attacker += 1
        return self.rest(table)

    def strike_back(self, table: HillTable, faces: tuple[str, ...]) -> Next:
        """KH-ARENA-42 to 44: RESTORE moves it back, the rest is as in a Battle."""
        at = self.attacker
        card = self._guardian(table, at)
        face, amount, rule = strike_back(
            card, self._mat(table).side, self._ability(table, at), faces[0], table.box.figures.critical_bonus
        )
        if face == "restore" and self.slots[at] == NO_ABILITY:
            self.slots = (*self.slots[:at], STARTING, *self.slots[at + 1 :])
            table.tell("moved_back", "KH-ARENA-42", guardian=card.id, slot=at)
        elif face in ("restore", "miss"):
            table.tell("guardian_missed", "KH-ARENA-43" if face == "restore" else rule, guardian=card.id)
        else:
            hurt(table, self.seat, amount, rule)
        self.attacker += 1
        return self.next_attacker(table)

    def rest(self, table: HillTable) -> Next:
        """KH-ARENA-17, KH-GAP-47: one Healing Potion at the end of each fighting round."""
        hero = self._hero(table)
        if hero.health == hero.max_health or not hero.rewards:
            return self.fighting_round(table)
        options = [option("reward", HEALING)] if HEALING in hero.rewards else []
        options.append(option("fight_on"))
        return ask(self.seat, options, then=self.rested, rule="KH-ARENA-17", prompt="rest")

    def rested(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "reward":
            discard_rewards(table, self.seat, (HEALING,))
            table.tell("used_reward", "KH-ARENA-17", who=self._hero(table).card, reward=HEALING)
            for effect in table.box.rewards[HEALING].effect:
                heal(table, self.seat, getattr(effect, "amount", 0), "KH-RCARD-07")
        return self.fighting_round(table)

    # -- the end -----------------------------------------------------------------------------------

    def win(self, table: HillTable) -> Next:
        """KH-ARENA-45 to 48: artifact, back to the tile, the token, a Temple."""
        hero, mat = self._hero(table), table.state.arenas.pop(self.mythology)
        hero.place = mat.tile
        hero.arenas = (*hero.arenas, self.mythology)
        table.tell("won_arena", "KH-ARENA-47", who=hero.card, arena=self.mythology)
        standing = hero.health > 0
        triumph = Triumph(seat=self.seat, artifact=mat.artifact, rewards=0, kind="arena", standing=standing)
        return call(triumph, then=self.leave)

    def leave(self, table: HillTable, standing: bool) -> Next:
        """KH-GAP-43: whoever died with the last Guardian goes home after the reward, healed or not."""
        if not standing:
            go_home(table, self.seat, "KH-GAP-43")
        return Done()

    def lose(self, table: HillTable) -> Next:
        """KH-ARENA-49 to 52: mat and token stay for others, the Guardians go, the hero is sent home."""
        mat = self._mat(table)
        mat.seat, mat.guardians = NOBODY, ()
        table.tell("lost_arena", "KH-ARENA-51", who=self._hero(table).card, arena=self.mythology)
        go_home(table, self.seat, "KH-ARENA-52")
        return Done()
