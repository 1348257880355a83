"""The names of things: cadets, pilots, ships, cards, enemies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..content import Action, AkariosContent, Move, Rotation
from .actions import combat_words, modifier_words

SPARROW = "the Sparrow"
TABLES = ("pilots", "traumas", "scenarios")


class Names(NamedTuple):
    """The names of a catalogue's things by their ids."""

    things: Mapping[str, str]
    """Pilots, cards, traumas and scenarios."""
    ships: Mapping[str, str]
    markers: Mapping[str, str]
    """Scenario markers that can be shot at."""
    enemies: Mapping[str, str]
    """Types of enemies."""
    modifiers: Mapping[str, str]
    lines: Mapping[str, str]
    """Command lines in words, by the combat card."""
    drawn: Mapping[str, str]
    """What cards are called when they are drawn from a real pile."""
    flown: frozenset[str]
    """Cards that move or turn a ship."""
    stories: Mapping[str, str]
    goals: Mapping[str, str]
    traumas: Mapping[str, str]
    """What trauma cards say."""

    def ship(self, id_: str) -> str:
        """A pilot, a ship of the box, an enemy with its number, or the Sparrow."""
        kind, _, number = id_.rpartition("-")
        if kind in self.enemies and number.isdecimal():
            return f"{self.enemies[kind]} {number}"
        if id_ in self.things:
            return self.things[id_]
        if id_ in self.markers:
            return self.markers[id_]
        return SPARROW if id_ == "sparrow" else self.ships.get(id_, self.enemies.get(id_, id_))


NAMELESS = Names({}, {}, {}, {}, {}, {}, {}, frozenset(), {}, {}, {})
"""The names that are known before there is a match."""


@lru_cache(maxsize=64)
def names_of(content: AkariosContent) -> Names:
    enemies = {enemy.id: enemy.name for enemy in content.enemies}
    modifiers = {card.id: modifier_words(card) for card in content.modifiers}
    traumas = {card.id: card.name for card in content.traumas}
    lines = {card.id: combat_words(card) for card in content.combat_cards}
    numbered = {card.id: f"{enemies[card.enemy]} card {card.id.rpartition('-')[2]}" for card in content.combat_cards}
    return Names(
        things={
            **{card.id: card.name for card in content.card.values()},
            **{record.id: record.name for table in TABLES for record in getattr(content, table)},
        },
        ships={ship.id: f"the {ship.name}" for ship in content.ships},
        markers={
            f"{key.marker}-{letter}": f"the {key.marker}"
            for scenario in content.scenarios
            for letter, key in scenario.keys.items()
            if key.marker
        },
        enemies=enemies,
        modifiers=modifiers,
        lines=lines,
        drawn={**modifiers, **traumas, **{card: f"{name}: {lines[card]}" for card, name in numbered.items()}},
        flown=frozenset(id_ for id_, card in content.card.items() if is_flown(card.action)),
        stories={scenario.id: scenario.story for scenario in content.scenarios},
        goals={scenario.id: scenario.goal for scenario in content.scenarios},
        traumas={card.id: card.text for card in content.traumas},
    )


def is_flown(action: Action) -> bool:
    """True if an action begins by moving or turning the ship."""
    return isinstance(next(iter(action.deeds), None), Move | Rotation) and not action.delayed
