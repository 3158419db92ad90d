"""The changes that rules and cards make to a hero: one change, one event each."""

from __future__ import annotations

from collections.abc import Iterable

from mythwright.core.effects import Effect, Holds, adjustments, triggered
from mythwright.games.king_of_the_hill.box import Box, HillTable
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, Hero, Item

Parts = list[tuple[str, int]]
"""How a number came about: what it is made of, and how much each adds."""


def seat_of(table: HillTable, hero: str) -> int:
    """The seat that plays this hero; NOBODY when it is not in play."""
    for seat, other in enumerate(table.state.heroes):
        if other.card == hero:
            return seat
    return NOBODY


def in_camp(hero: Hero) -> bool:
    return hero.place == hero.mythology


def on_board(hero: Hero) -> bool:
    """On a tile: neither in camp nor in an Arena (KH-GAP-02, KH-GAP-53)."""
    return hero.place not in (hero.mythology, ARENA)


def sources(box: Box, hero: Hero) -> list[tuple[str, tuple[Effect, ...]]]:
    """Every card that works for or on this hero now, with the effects that hold."""
    card = box.heroes[hero.card]
    standing, laid = box.standing, box.laid
    found = [(card.ability, standing[card.ability])]
    if hero.unlocked:
        found.append((card.special, standing[card.special]))
    for item in hero.artifacts:
        if standing[item.card]:
            found.append((item.card, standing[item.card]))
    for name in hero.lasting:
        found.append((name, laid[name]))
    return found


def in_force(box: Box, hero: Hero) -> list[Effect]:
    """All effects that hold for this hero now (KH-ART-07, KH-ART-10, KH-HERO-06)."""
    card = box.heroes[hero.card]
    standing = box.standing
    found = [*standing[card.ability]]
    if hero.unlocked:
        found += standing[card.special]
    for item in hero.artifacts:
        found += standing[item.card]
    for name in hero.lasting:
        found += box.laid[name]
    return found


def summed(parts: Parts) -> tuple[tuple[str, int], ...]:
    """The parts of a number for its event; a number of one piece needs no explanation."""
    return tuple(parts) if len(parts) > 1 else ()


def parts_of(box: Box, hero: Hero, what: str, holds: Holds) -> Parts:
    """Which cards change this number, and by how much."""
    found = []
    for name, effects in sources(box, hero):
        for effect in adjustments(effects, what, holds):
            found.append((name, effect.by))
    return found


# -- cards ---------------------------------------------------------------------------------------------


def draw_rewards(table: HillTable, seat: int, number: int, rule: str) -> None:
    """Take Reward cards from the deck; an empty deck is made anew from its discards (KH-GAP-16)."""
    state = table.state
    drawn, state.reward_deck, state.reward_discard = _drawn(
        table, "rewards", state.reward_deck, state.reward_discard, number
    )
    hero = state.heroes[seat]
    hero.rewards = tuple(sorted((*hero.rewards, *drawn)))
    _told(table, seat, "drew_rewards", "got_rewards", drawn, rule)


def draw_secrets(table: HillTable, seat: int, number: int, rule: str) -> None:
    """Take Secret cards from the deck, in the same way."""
    state = table.state
    drawn, state.secret_deck, state.secret_discard = _drawn(
        table, "secrets", state.secret_deck, state.secret_discard, number
    )
    hero = state.heroes[seat]
    hero.secrets = tuple(sorted((*hero.secrets, *drawn)))
    _told(table, seat, "drew_secrets", "got_secrets", drawn, rule)


def _drawn(
    table: HillTable, stream: str, deck: tuple[str, ...], discard: tuple[str, ...], number: int
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    if len(deck) < number and discard:
        deck, discard = deck + table.dice.shuffled(stream, discard), ()
        table.tell("reshuffled", "KH-GAP-16", deck=f"{stream[:-1]}_deck")
    table.reveal()
    return deck[:number], deck[number:], discard


def _told(table: HillTable, seat: int, public: str, private: str, drawn: tuple[str, ...], rule: str) -> None:
    """Everyone sees how many, the player sees which (KH-GAP-19)."""
    who = table.state.heroes[seat].card
    table.tell(public, rule, who=who, number=len(drawn))
    if drawn:
        table.tell(private, rule, to=(seat,), who=who, cards=drawn)


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """These cards less one copy of each that is gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def discard_rewards(table: HillTable, seat: int, cards: tuple[str, ...]) -> None:
    hero = table.state.heroes[seat]
    hero.rewards = without(hero.rewards, *cards)
    table.state.reward_discard += cards


def discard_secrets(table: HillTable, seat: int, cards: tuple[str, ...]) -> None:
    hero = table.state.heroes[seat]
    hero.secrets = without(hero.secrets, *cards)
    table.state.secret_discard += cards


def steal_reward(table: HillTable, seat: int, victim: int, rule: str) -> None:
    """Take one Reward card at random from another hand; only the two players see which."""
    thief, robbed = table.state.heroes[seat], table.state.heroes[victim]
    if not robbed.rewards:
        return
    card = table.dice.pick("theft", robbed.rewards)
    robbed.rewards = without(robbed.rewards, card)
    thief.rewards = tuple(sorted((*thief.rewards, card)))
    table.reveal()
    table.tell("stole_reward", rule, who=thief.card, target=robbed.card)
    table.tell("stole_which", rule, to=(seat, victim), who=thief.card, target=robbed.card, reward=card)


# -- health --------------------------------------------------------------------------------------------


def hurt(table: HillTable, seat: int, amount: int, rule: str, *when: str, least: int = 0) -> int:
    """Damage to a hero, less what protects him (KH-BAT-35); `when` are the conditions that hold now.

    Returns what he lost. A hero whose Health drops to 0 outside an Arena may have a Needle (KH-GAP-62).
    """
    hero = table.state.heroes[seat]
    holding = set(when)
    if not hero.damaged:
        holding.add("first_damage_this_turn")
    protection = (
        [] if hero.place == ARENA else parts_of(table.box, hero, "damage_taken", holding.__contains__)
    )
    hero.damaged = True
    dealt = max(0, amount + sum(by for _, by in protection))
    lost = min(dealt, hero.health - least)
    hero.health -= lost
    parts = summed([(rule, amount), *protection])
    table.tell("hurt", rule, who=hero.card, amount=lost, left=hero.health, parts=parts)
    if hero.health == 0 and hero.place != ARENA:
        _cling(table, hero)
    return lost


def _cling(table: HillTable, hero: Hero) -> None:
    """KH-GAP-62: the Needle of Koschei turns a death into full Health, once."""
    for at, item in enumerate(hero.artifacts):
        if item.uses and triggered(table.box.standing[item.card], "dying", bool):
            hero.artifacts = (*hero.artifacts[:at], Item(item.card, 0), *hero.artifacts[at + 1 :])
            hero.health = hero.max_health
            table.tell("revived", "KH-GAP-62", who=hero.card, artifact=item.card, left=hero.health)
            return


def heal(table: HillTable, seat: int, amount: int, rule: str) -> None:
    """Restore Health, never above the maximum (KH-GAP-66)."""
    hero = table.state.heroes[seat]
    gained = min(amount, hero.max_health - hero.health)
    if gained:
        hero.health += gained
        hero.restored += 1
        table.tell("healed", rule, who=hero.card, amount=gained, left=hero.health)


def set_health(table: HillTable, seat: int, health: int, rule: str) -> None:
    """Leave a hero with this much Health; it is not damage (KH-GAP-75, KH-GAP-87)."""
    hero = table.state.heroes[seat]
    if hero.health > health:
        hero.health = health
        table.tell("weakened", rule, who=hero.card, left=health)


def go_home(table: HillTable, seat: int, rule: str) -> None:
    """The hero is put into his camp with full Health (KH-BAT-46, KH-FINAL-26)."""
    hero = table.state.heroes[seat]
    hero.place = hero.mythology
    table.tell("went_home", rule, who=hero.card)
    heal(table, seat, hero.max_health, rule)
    lift(table, hero, table.box.monsters)


def fall(table: HillTable, seats: Iterable[int], rule: str) -> None:
    """Heroes without Health go to their camps (KH-GAP-45)."""
    for seat in seats:
        if table.state.heroes[seat].health == 0:
            go_home(table, seat, rule)


# -- what lies beside the mat --------------------------------------------------------------------------


def lay(table: HillTable, seat: int, card: str, rule: str) -> None:
    """A card or token works on this hero until something ends it."""
    hero = table.state.heroes[seat]
    hero.lasting = (*hero.lasting, card)
    table.tell("laid", rule, who=hero.card, card=card)


def lift(table: HillTable, hero: Hero, cards: Iterable[str]) -> None:
    """These cards and tokens work on the hero no more."""
    gone = set(cards)
    for card in hero.lasting:
        if card in gone:
            table.tell(
                "lifted", "KH-GAP-88" if card in table.box.monsters else "KH-GAP-61", who=hero.card, card=card
            )
            if card in table.box.rewards:  # kept in sight until now (KH-RCARD-05)
                table.state.reward_discard += (card,)
    hero.lasting = tuple(card for card in hero.lasting if card not in gone)


def expire(table: HillTable, seat: int, until: str) -> None:
    """Take away what was to last until now."""
    hero = table.state.heroes[seat]
    if hero.lasting:
        laid = table.box.laid
        lift(table, hero, [c for c in hero.lasting if any(getattr(e, "until", "") == until for e in laid[c])])


def look(table: HillTable, seat: int, tiles: tuple[str, ...], rule: str) -> None:
    """Look secretly at village tokens; the player remembers them (KH-SCOUT-03, KH-GAP-19)."""
    hero = table.state.heroes[seat]
    hero.known = tuple(sorted({*hero.known, *tiles}))
    table.reveal()
    table.tell("looked", rule, who=hero.card, tiles=tiles)
    table.tell(
        "saw", rule, to=(seat,), who=hero.card, tiles=tiles, runes=[table.state.villages[t] for t in tiles]
    )
