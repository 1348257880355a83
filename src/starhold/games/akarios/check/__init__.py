"""The check of the catalogue: a sentence for each thing that cannot be played, and for each that is miscounted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from starhold.games.common.checks import each
from starhold.kernel import Fault

from ..content import AkariosContent, Card
from .campaign import campaign_faults, entry_faults, event_faults, feat_faults, unread
from .cards import arc_faults, card_faults
from .counts import miscounts
from .course import course_faults
from .crew import act_faults, pilot_faults, rule_card_faults, ship_faults
from .enemies import combat_card_faults, enemy_faults
from .growth import market_faults, pilot_growth_faults, ship_tree_faults, skill_tree_faults
from .names import clashes
from .scenarios import scenario_faults
from .travel import place_faults, sector_faults, system_faults, world_faults

__all__ = ["faults", "miscounts"]


def faults(content: AkariosContent) -> Iterator[str | Fault]:
    """Everything that is unknown or cannot be played."""
    yield from each("arc", content.arcs, arc_faults)
    for kind, cards in content.cards_by_kind.items():
        yield from each(kind, cards, lambda card, kind=kind: card_faults(content, card, kind))  # type: ignore[misc]
    yield from _repeats(card for cards in content.cards_by_kind.values() for card in cards)
    yield from each("ship", content.ships, lambda ship: ship_faults(content, ship))
    yield from each("pilot", content.pilots, lambda pilot: pilot_faults(content, pilot))
    yield from each("ship", content.ships, lambda ship: act_faults(ship.act))
    yield from each("pilot", content.pilots, lambda pilot: act_faults(pilot.act))
    yield from each("scenario", content.scenarios, lambda scenario: act_faults(scenario.act))
    yield from rule_card_faults(content)
    yield from each("enemy", content.enemies, lambda enemy: enemy_faults(content, enemy))
    yield from each("combat card", content.combat_cards, lambda card: combat_card_faults(content, card))
    yield from each("scenario", content.scenarios, lambda scenario: scenario_faults(content, scenario))
    yield from each("skill tree", content.skill_trees, lambda tree: skill_tree_faults(content, tree))
    yield from each("pilot", content.pilots, lambda pilot: pilot_growth_faults(content, pilot))
    yield from each("ship tree", content.ship_trees, lambda tree: ship_tree_faults(content, tree))
    yield from each("market", content.markets, lambda market: market_faults(content, market))
    yield from each("campaign", content.campaigns, lambda campaign: campaign_faults(content, campaign))
    yield from each("campaign", content.campaigns, lambda campaign: course_faults(content, campaign))
    yield from each("entry", content.entries, lambda entry: entry_faults(content, entry))
    yield from each("achievement", content.achievements, lambda feat: feat_faults(content, feat))
    yield from each("space event", content.space_events, lambda event: event_faults(content, event))
    yield from each("system", content.systems, lambda system: system_faults(content, system))
    yield from each("sector", content.sectors, lambda sector: sector_faults(content, sector))
    yield from each("world", content.worlds, lambda world: world_faults(content, world))
    yield from each("place", content.places, lambda place: place_faults(content, place))
    yield from unread(content)
    yield from clashes(content)


def _repeats(cards: Iterable[Card]) -> Iterator[str]:
    """Cards of all kinds lie on one playerboard, so their ids must differ."""
    counts = Counter(card.id for card in cards)
    yield from (f"{times} cards are called {id_}" for id_, times in counts.items() if times > 1)
