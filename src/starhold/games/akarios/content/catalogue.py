"""Everything in the box."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TypeVar

from starhold.kernel import Content, Record

from .cards import Arc, Card, CardKind
from .crew import Pilot, Ship, Trauma
from .enemies import CombatCard, EnemyType
from .modifiers import Modifier
from .scenarios import Scenario

R = TypeVar("R", bound=Record)


class AkariosContent(Content, frozen=True, dict=True):
    arcs: tuple[Arc, ...]
    basics: tuple[Card, ...]
    weapons: tuple[Card, ...]
    engines: tuple[Card, ...]
    techs: tuple[Card, ...]
    pilot_abilities: tuple[Card, ...]
    ship_abilities: tuple[Card, ...]
    copilots: tuple[Card, ...]
    sparrow_cards: tuple[Card, ...]
    pilots: tuple[Pilot, ...]
    ships: tuple[Ship, ...]
    modifiers: tuple[Modifier, ...]
    traumas: tuple[Trauma, ...]
    enemies: tuple[EnemyType, ...]
    combat_cards: tuple[CombatCard, ...]
    scenarios: tuple[Scenario, ...]

    @cached_property
    def card(self) -> dict[str, Card]:
        return by_id(card for cards in self.cards_by_kind.values() for card in cards)

    @cached_property
    def cards_by_kind(self) -> dict[CardKind, tuple[Card, ...]]:
        return {
            "basic": self.basics,
            "weapon": self.weapons,
            "engine": self.engines,
            "tech": self.techs,
            "pilot-ability": self.pilot_abilities,
            "ship-ability": self.ship_abilities,
            "co-pilot": self.copilots,
            "sparrow": self.sparrow_cards,
        }

    @cached_property
    def arc(self) -> dict[str, Arc]:
        return by_id(self.arcs)

    @cached_property
    def pilot(self) -> dict[str, Pilot]:
        return by_id(self.pilots)

    @cached_property
    def ship(self) -> dict[str, Ship]:
        return by_id(self.ships)

    @cached_property
    def modifier(self) -> dict[str, Modifier]:
        return by_id(self.modifiers)

    @cached_property
    def trauma(self) -> dict[str, Trauma]:
        return by_id(self.traumas)

    @cached_property
    def enemy(self) -> dict[str, EnemyType]:
        return by_id(self.enemies)

    @cached_property
    def combat_card(self) -> dict[str, CombatCard]:
        return by_id(self.combat_cards)

    @cached_property
    def scenario(self) -> dict[str, Scenario]:
        return by_id(self.scenarios)

    @cached_property
    def combat_decks(self) -> dict[str, tuple[str, ...]]:
        """The combat cards of each type of enemy."""
        return {
            enemy.id: tuple(card.id for card in self.combat_cards if card.enemy == enemy.id) for enemy in self.enemies
        }


def by_id(records: Iterable[R]) -> dict[str, R]:
    return {record.id: record for record in records}
