"""Everything in the box."""

from __future__ import annotations

from functools import cached_property

from starhold.games.common.records import by_id
from starhold.kernel import Content

from .cards import Arc, Card, CardKind
from .crew import Pilot, Ship, Trauma
from .enemies import CombatCard, EnemyType
from .growth import ShipTree, SkillTree
from .modifiers import Modifier
from .scenarios import Scenario
from .story import Campaign, Entry, Feat
from .voyage import Market, Sector, SpaceEvent, System
from .worlds import Place, World


class AkariosContent(Content, frozen=True, dict=True, eq=False):
    """A box is the same as itself alone: tables know it by identity."""

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
    campaigns: tuple[Campaign, ...] = ()
    entries: tuple[Entry, ...] = ()
    achievements: tuple[Feat, ...] = ()
    systems: tuple[System, ...] = ()
    sectors: tuple[Sector, ...] = ()
    space_events: tuple[SpaceEvent, ...] = ()
    markets: tuple[Market, ...] = ()
    worlds: tuple[World, ...] = ()
    places: tuple[Place, ...] = ()
    skill_trees: tuple[SkillTree, ...] = ()
    ship_trees: tuple[ShipTree, ...] = ()

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
    def campaign(self) -> dict[str, Campaign]:
        return by_id(self.campaigns)

    @cached_property
    def entry(self) -> dict[str, Entry]:
        return by_id(self.entries)

    @cached_property
    def achievement(self) -> dict[str, Feat]:
        return by_id(self.achievements)

    @cached_property
    def system(self) -> dict[str, System]:
        return by_id(self.systems)

    @cached_property
    def sector(self) -> dict[str, Sector]:
        return by_id(self.sectors)

    @cached_property
    def space_event(self) -> dict[str, SpaceEvent]:
        return by_id(self.space_events)

    @cached_property
    def market(self) -> dict[str, Market]:
        return by_id(self.markets)

    @cached_property
    def world(self) -> dict[str, World]:
        return by_id(self.worlds)

    @cached_property
    def place(self) -> dict[str, Place]:
        return by_id(self.places)

    @cached_property
    def skill_tree(self) -> dict[str, SkillTree]:
        return by_id(self.skill_trees)

    @cached_property
    def ship_tree(self) -> dict[str, ShipTree]:
        return by_id(self.ship_trees)

    @cached_property
    def combat_decks(self) -> dict[str, tuple[str, ...]]:
        """The combat cards of each type of enemy, sorted."""
        return {
            enemy.id: tuple(sorted(card.id for card in self.combat_cards if card.enemy == enemy.id))
            for enemy in self.enemies
        }
