"""Growth: trees that can be filled in, and markets that sell what there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from starhold.kernel.hints import did_you_mean

from ..content import AkariosContent, CardKind, Pilot, Ship
from ..content.growth import BetterSkill, DeckUpgrade, MoreHull, MoreShield, NextAbility, ShipPoint, ShipTree, SkillTree
from ..content.voyage import Market
from ..content.worlds import SKILLS
from .crew import MOST, known_card_faults

OPTIONS_OF_A_SPLIT = 2
"""(AKA-SKILLTREE-04..05)"""
UPGRADES: tuple[CardKind, ...] = ("weapon", "engine", "tech", "sparrow")
"""The cards that have a price. (AKA-MARKET-01, AKA-SPARROW-09)"""

# What the shipped box has

TREES, ROWS, ROWS_OF_A_SHIP = 3, 5, 6
"""Skill trees of a pilot and their rows, and those of a ship's tree; each tree has one split."""
SHIP_POINTS, SKILL_HEXES = range(3, 5), range(2, 4)
"""Hexes of the three trees of a pilot; the others are abilities and deck upgrades."""
STARTER_COPIES = 4
"""(AKA-MARKET-10)"""
HEALTH, SKILL, SKILL_SUM = range(4, 7), range(4), 5
"""The figures of a pilot on foot."""


def skill_tree_faults(content: AkariosContent, tree: SkillTree) -> Iterator[str]:
    if tree.pilot not in content.pilot:
        yield f"there is no pilot {tree.pilot}{did_you_mean(tree.pilot, content.pilot)}"
    yield from row_faults(tree.rows)
    for hex_ in hexes(tree.rows):
        if isinstance(hex_, DeckUpgrade):
            yield from deck_faults(content, hex_)


def row_faults(rows: tuple[tuple[object, ...], ...]) -> Iterator[str]:
    if not rows:
        yield "it has no rows"
    for number, row in enumerate(rows, start=1):
        if not 1 <= len(row) <= OPTIONS_OF_A_SPLIT:
            yield f"row {number} has {len(row)} hexes, not 1 or {OPTIONS_OF_A_SPLIT}"


def deck_faults(content: AkariosContent, upgrade: DeckUpgrade) -> Iterator[str]:
    for card in (*upgrade.remove, *upgrade.add):
        if card not in content.modifier:
            yield f"there is no modifier card {card}{did_you_mean(card, content.modifier)}"
        elif content.modifier[card].leaves:
            yield f"the modifier card {card} comes and goes, and is not for a deck upgrade"
    if not upgrade.remove and not upgrade.add:
        yield "a deck upgrade changes nothing"


def pilot_growth_faults(content: AkariosContent, pilot: Pilot) -> Iterator[str]:
    """The three trees together remove no more cards than a starting deck has."""
    trees = [tree for tree in content.skill_trees if tree.pilot == pilot.id]
    removed = Counter[str]()
    for row in (row for tree in trees for row in tree.rows):
        removed += _most(Counter(hex_.remove) for hex_ in row if isinstance(hex_, DeckUpgrade))
    for card, number in removed.items():
        if card in content.modifier and number > content.modifier[card].starting:
            yield f"its trees remove {number} cards {card}, and a deck has {content.modifier[card].starting}"


def _most(counters: Iterable[Counter[str]]) -> Counter[str]:
    """The larger number of each card: only one option of a split is taken."""
    most = Counter[str]()
    for counter in counters:
        most |= counter
    return most


def ship_tree_faults(content: AkariosContent, tree: ShipTree) -> Iterator[str]:
    yield from row_faults(tree.rows)
    if tree.ship not in content.ship:
        yield f"there is no ship {tree.ship}{did_you_mean(tree.ship, content.ship)}"
    elif any(isinstance(hex_, NextAbility) for hex_ in hexes(tree.rows)) and not content.ship[tree.ship].abilities:
        yield "its ship has no abilities"


def market_faults(content: AkariosContent, market: Market) -> Iterator[str]:
    """(AKA-MARKET-01, AKA-MARKET-05..06, AKA-MARKET-08)"""
    for id_ in market.sells:
        yield from known_card_faults(content, id_)
        if id_ in content.card and content.card[id_].kind not in UPGRADES:
            yield f"nobody sells {id_}"
        elif id_ in content.card and content.card[id_].price <= 0:
            yield f"{id_} has no price"
    yield from (f"it sells {id_} twice" for id_, times in Counter(market.sells).items() if times > 1)
    if min(market.resupply, market.ship_point, market.calm) < 0:
        yield "nothing costs less than nothing"


def hexes(rows: tuple[tuple[object, ...], ...]) -> Iterator[object]:
    return (hex_ for row in rows for hex_ in row)


# Counts of the shipped box


def miscounts_of_growth(content: AkariosContent) -> Iterator[str]:
    for pilot in content.pilots:
        yield from (f"the trees of {pilot.id}: {fault}" for fault in miscounted_trees(content, pilot))
        yield from (f"{pilot.id} on foot: {fault}" for fault in miscounted_figures(pilot))
    for ship in content.ships:
        yield from (f"the tree of {ship.id}: {fault}" for fault in miscounted_ship_tree(content, ship))
    for kind in UPGRADES:
        yield from (f"{card.id} has no price" for card in content.cards_by_kind[kind] if card.price <= 0)
    for card in (*content.weapons, *content.engines):
        if card.starter and card.copies != STARTER_COPIES:
            yield f"there are {STARTER_COPIES} copies of {card.id}, not {card.copies}"


def miscounted_trees(content: AkariosContent, pilot: Pilot) -> Iterator[str]:
    trees = [tree for tree in content.skill_trees if tree.pilot == pilot.id]
    if len(trees) != TREES:
        yield f"there are {TREES}, not {len(trees)}"
    for tree in trees:
        yield from miscounted_rows(tree.id, tree.rows, ROWS)
    there = Counter(type(hex_) for tree in trees for hex_ in hexes(tree.rows))
    if there[NextAbility] != len(pilot.abilities) - 1:
        yield f"they have {len(pilot.abilities) - 1} abilities, not {there[NextAbility]}"
    if there[ShipPoint] not in SHIP_POINTS:
        yield f"they have {SHIP_POINTS[0]} or {SHIP_POINTS[-1]} ship upgrade points, not {there[ShipPoint]}"
    if there[BetterSkill] not in SKILL_HEXES:
        yield f"they have {SKILL_HEXES[0]} or {SKILL_HEXES[-1]} skills, not {there[BetterSkill]}"


def miscounted_ship_tree(content: AkariosContent, ship: Ship) -> Iterator[str]:
    trees = [tree for tree in content.ship_trees if tree.ship == ship.id]
    if len(trees) != 1:
        yield f"there is 1, not {len(trees)}"
    for tree in trees:
        yield from miscounted_rows(tree.id, tree.rows, ROWS_OF_A_SHIP)
        abilities = sum(isinstance(hex_, NextAbility) for hex_ in hexes(tree.rows))
        if abilities != len(ship.abilities):
            yield f"it has {len(ship.abilities)} abilities, not {abilities}"
        for start, more in ((ship.hull, MoreHull), (ship.shield, MoreShield)):
            full = start + sum(max(_amount(hex_, more) for hex_ in row) for row in tree.rows if row)
            if full > MOST:
                yield f"it leads to {full}, and a board has room for {MOST}"


def _amount(hex_: object, kind: type[MoreHull | MoreShield]) -> int:
    return hex_.amount if isinstance(hex_, kind) else 0


def miscounted_rows(id_: str, rows: tuple[tuple[object, ...], ...], wanted: int) -> Iterator[str]:
    if len(rows) != wanted:
        yield f"{id_} has {wanted} rows, not {len(rows)}"
    splits = sum(len(row) > 1 for row in rows)
    if splits != 1:
        yield f"{id_} has 1 split, not {splits}"


def miscounted_figures(pilot: Pilot) -> Iterator[str]:
    if pilot.health not in HEALTH:
        yield f"health is {HEALTH[0]} to {HEALTH[-1]}, not {pilot.health}"
    skills = [getattr(pilot, skill) for skill in SKILLS]
    if sum(skills) != SKILL_SUM or not {*skills} <= {*SKILL}:
        yield f"skills are {SKILL[0]} to {SKILL[-1]} and {SKILL_SUM} together, not {skills}"
