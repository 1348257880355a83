"""Counts of the shipped box: what the rulebook says of its decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..content import AkariosContent
from ..content.story import Entry, Passage
from .growth import miscounts_of_growth

STARTING_DECK = {"zero": 6, "plus-1": 5, "minus-1": 5, "plus-2": 1, "minus-2": 1, "miss": 1, "double": 1}
"""(AKA-MODDECK-02)"""
TRAUMAS = 20
"""(AKA-TRAUMA-01)"""
PILOTS, LEVELS = 8, 4
"""Pilots, and the levels of ability that each of them has. (AKA-PILOT-02..03)"""
FLEET = 42
"""Enemy ships to punch out."""
CARDS, CARDS_OF_A_BOSS = 6, 5
"""Combat cards of a type; a boss is a type of one ship."""
LEVELS_OF_A_SHIP = 3
"""The abilities of each ship. (AKA-SKILLTREE-07)"""
SHORTEST, LONGEST = 60, 120
"""Words of an entry: at least so many with a passage, at most so many without."""
STARTERS = 4
"""Weapons and engines numbered 01 to 04. (AKA-CLASS-05)"""


def miscounts(content: AkariosContent) -> Iterator[str]:
    deck = Counter({card.id: card.starting for card in content.modifiers if card.starting})
    for card in sorted(deck.keys() | STARTING_DECK.keys()):
        if deck[card] != STARTING_DECK.get(card, 0):
            yield f"a starting deck has {STARTING_DECK.get(card, 0)} cards {card}, not {deck[card]}"
    traumas = sum(card.count for card in content.traumas)
    if traumas != TRAUMAS:
        yield f"there are {TRAUMAS} trauma cards, not {traumas}"
    for kind, cards in (("weapons", content.weapons), ("engines", content.engines)):
        starters = sum(card.starter for card in cards)
        if starters != STARTERS:
            yield f"there are {STARTERS} starting {kind}, not {starters}"
    yield from miscounts_of_crew(content)
    yield from miscounts_of_enemies(content)
    yield from miscounts_of_growth(content)
    yield from miscounts_of_words(content)


def miscounts_of_crew(content: AkariosContent) -> Iterator[str]:
    if len(content.pilots) != PILOTS:
        yield f"there are {PILOTS} pilots, not {len(content.pilots)}"
    known = Counter(id_ for pilot in content.pilots for id_ in pilot.abilities)
    for ability in content.pilot_abilities:
        if known[ability.id] != 1:
            yield f"{known[ability.id]} pilots have the ability {ability.id}, and not one"
    for pilot in content.pilots:
        if len(pilot.abilities) != LEVELS:
            yield f"{pilot.id} has {len(pilot.abilities)} levels of ability, not {LEVELS}"
    for ship in content.ships:
        if len(ship.abilities) != LEVELS_OF_A_SHIP:
            yield f"the ship {ship.id} has {LEVELS_OF_A_SHIP} abilities, not {len(ship.abilities)}"


def miscounts_of_enemies(content: AkariosContent) -> Iterator[str]:
    ships = sum(enemy.ships for enemy in content.enemies)
    if ships != FLEET:
        yield f"there are {FLEET} enemy ships, not {ships}"
    for enemy in content.enemies:
        orders, wanted = content.combat_decks[enemy.id], CARDS_OF_A_BOSS if enemy.ships == 1 else CARDS
        if len(orders) != wanted:
            yield f"{enemy.id} has {len(orders)} combat cards, not {wanted}"


def miscounts_of_words(content: AkariosContent) -> Iterator[str]:
    """Entries that are no more than a line, or too long to be read aloud."""
    for entry in content.entries:
        own = words_of(entry)
        most = own + max(map(words_of, entry.passages), default=0)
        if own > LONGEST:
            yield f"the entry {entry.id} has {own} words, and at most {LONGEST} are read well aloud"
        elif most < SHORTEST:
            yield f"the entry {entry.id} has {most} words, and an entry has at least {SHORTEST}"


def words_of(read: Entry | Passage) -> int:
    return len(read.text.split())
