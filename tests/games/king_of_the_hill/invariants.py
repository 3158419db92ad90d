"""What must hold of King of the Hill at every pause: nothing is lost, made or out of bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.rules.hill import Capture
from mythwright.games.king_of_the_hill.rules.playing import Playing
from mythwright.games.king_of_the_hill.rules.quest import Quest
from mythwright.games.king_of_the_hill.rules.setup import reward_cards, secret_cards
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY

MOST_ARTIFACTS = 5
"""Three slots, a fourth beside them, and one that has just come (KH-GAP-60)."""
DOLL = "voodoo_doll"
DARK_RUNE = "dark_rune"


def check(table: HillTable) -> None:
    check_rewards(table)
    check_secrets(table)
    check_gods(table)
    check_artifacts(table)
    check_villages(table)
    check_board(table)
    if table.state.heroes:
        check_heroes(table)
        check_places(table)
        check_final(table)


def _all(piles: Iterable[Iterable[str]]) -> Counter[str]:
    return Counter(card for pile in piles for card in pile)


def check_rewards(table: HillTable) -> None:
    """Used Dark runes stay with their player; what lasts for the turn lies beside the mat."""
    state, box = table.state, table.box
    lasting = [[card for card in hero.lasting if card in box.rewards] for hero in state.heroes]
    used = [[DARK_RUNE] * hero.dark_runes for hero in state.heroes]
    hands = [hero.rewards for hero in state.heroes]
    found = _all([state.reward_deck, state.reward_discard, *hands, *lasting, *used])
    assert found == Counter(reward_cards(box, table.setup.seats))


def check_secrets(table: HillTable) -> None:
    """A card that is announced lies on the table until it is discarded; a doll lies with its victim."""
    state = table.state
    announced = [f.card for f in table.stack if isinstance(f, Playing) and f.step != "settle"]
    played = [card for card in announced if card in table.box.secrets]
    dolls = [DOLL for hero in state.heroes if hero.doll]
    hands = [hero.secrets for hero in state.heroes]
    found = _all([state.secret_deck, state.secret_discard, played, dolls, *hands])
    assert found == Counter(secret_cards(table.box))


def check_gods(table: HillTable) -> None:
    """Arena gods leave the game; the Final battle ends missions and Battles, and their gods with them."""
    state, box = table.state, table.box
    faced = [f.god for f in table.stack if isinstance(f, Quest) and f.step != "over" and f.god]
    waiting = [lone.god for lone in state.guardians.values() if lone.god]
    missions = [[mission.god for mission in hero.missions] for hero in state.heroes]
    found = _all([*state.god_decks.values(), *state.god_discards.values(), faced, waiting, *missions])
    assert not found or max(found.values()) == 1
    missing = set(box.gods) - set(found)
    assert state.final or all(box.gods[god].arena for god in missing)
    for pile in (state.god_decks, state.god_discards):
        assert all(box.gods[god].mythology == rune for rune, gods in pile.items() for god in gods)


def check_artifacts(table: HillTable) -> None:
    """Artifacts of Arena mats leave the game with the Final battle; superartifacts when they are given up."""
    state, box = table.state, table.box
    held = [[item.card for item in hero.artifacts] for hero in state.heroes]
    mats = [mat.artifact for mat in state.arenas.values()]
    found = _all([*state.artifact_decks.values(), state.market, state.superartifacts, mats, *held])
    assert not found or max(found.values()) == 1
    assert set(found) <= set(box.artifacts) | set(box.superartifacts)
    arena_artifacts = {god.artifact for god in box.gods.values() if god.arena}
    gone = set(box.artifacts) - set(found)
    assert not gone or (state.final and gone <= arena_artifacts)
    for hero in state.heroes:
        assert len(hero.artifacts) <= MOST_ARTIFACTS
        assert all(0 <= item.uses <= 2 for item in hero.artifacts)


def check_villages(table: HillTable) -> None:
    """Every token lies on its tile or with its finder; the one under the Seal belongs to nobody."""
    state, printed = table.state, table.box.figures.villages
    found = _all([state.villages.values(), *(hero.villages for hero in state.heroes)])
    assert all(found[rune] <= printed[rune] for rune in found)
    if state.final:
        assert not state.villages
    else:
        assert found.total() == sum(printed.values()) - (HILL not in state.villages)
    assert all(tile in state.villages for hero in state.heroes for tile in hero.known)
    if state.seal:
        assert (HILL in state.villages) != (HILL in state.guardians)


def check_board(table: HillTable) -> None:
    """Rounds, Temples and Arenas in their bounds."""
    state, figures = table.state, table.box.figures
    assert 1 <= state.round <= (figures.final_rounds if state.final else figures.last_round)
    assert state.extra_turns >= 0
    temples = [temple.tile for hero in state.heroes for temple in hero.temples]
    assert len(set(temples)) == len(temples) and HILL not in temples
    assert not set(temples) & set(state.villages)
    arenas = [*state.arenas, *(arena for hero in state.heroes for arena in hero.arenas)]
    assert len(set(arenas)) == len(arenas)


def check_heroes(table: HillTable) -> None:
    state, box = table.state, table.box
    assert sorted(state.order) == list(range(table.setup.seats))
    assert len({hero.card for hero in state.heroes}) == table.setup.seats
    for hero in state.heroes:
        card = box.heroes[hero.card]
        assert 0 <= hero.health <= hero.max_health
        assert (
            (hero.max_health - card.health) % box.figures.temple_health == 0 <= hero.max_health - card.health
        )
        cards = [*hero.temple_hand, *(temple.kind for temple in hero.temples)]
        assert Counter(cards) == Counter(card.temples)
        assert len(hero.temples) <= box.figures.temple_tokens
        assert all(tuple(sorted(hand)) == hand for hand in (hero.rewards, hero.secrets, hero.temple_hand))
        assert all(name in box.cards for name in hero.lasting)


def check_places(table: HillTable) -> None:
    """One hero at most on a tile; whoever is in an Arena has one to himself, and blocks its tile."""
    state = table.state
    fighting = [mat.seat for mat in state.arenas.values() if mat.seat != NOBODY]
    inside = [seat for seat, hero in enumerate(state.heroes) if hero.place == ARENA]
    assert sorted(fighting) == inside
    taken = [mat.tile for mat in state.arenas.values() if mat.seat != NOBODY]
    taken += [hero.place for hero in state.heroes if hero.place != ARENA]
    assert len(set(taken)) == len(taken)
    for hero in state.heroes:
        assert hero.place in (ARENA, hero.mythology, *table.box.tiles)
    on_hill = [seat for seat, hero in enumerate(state.heroes) if hero.place == HILL]
    capturing = [frame.seat for frame in table.stack if isinstance(frame, Capture)]
    assert on_hill == ([state.contender] if state.final else capturing)


def check_final(table: HillTable) -> None:
    """The Monster, its tokens and its fire exist only while it lives."""
    state, box = table.state, table.box
    assert state.final == (state.contender != NOBODY) == (state.breaker != NOBODY)
    assert 0 <= state.monster_health <= box.figures.monster_health * table.setup.seats
    assert state.monster or not state.monster_health
    tokens = Counter(card for hero in state.heroes for card in hero.lasting if card in box.monsters)
    assert set(tokens) <= {state.monster}
    assert all(number <= box.monsters[card].tokens for card, number in tokens.items())
    assert not state.fire or len(set(state.fire)) == box.monsters[state.monster].tokens
    assert set(state.fire) <= set(box.near[HILL])
    if state.final:
        assert not (state.guardians or state.arenas or any(hero.missions for hero in state.heroes))
        assert state.first == state.breaker
