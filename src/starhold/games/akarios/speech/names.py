"""The names of things: cadets, pilots, ships, cards, enemies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..content import Action, AkariosContent, Move, OneMove, Rotation, Scenario, Teleport
from ..content.script import Choose, Way
from ..content.story import Entry, Path
from ..content.voyage import SpaceEvent
from ..rules.campaign.story import path_id
from ..rules.expedition.ground import found_as
from ..rules.script.deeds import deeds_of
from ..rules.script.naming import name_of
from .actions import combat_words, modifier_words
from .briefing import rules_of
from .sentences.campaign import HOMEWARD, IRONMAN
from .vocabulary import spoken
from .walking import words_of

SPARROW = "the Sparrow"
TABLES = ("pilots", "traumas", "scenarios")
STORY = {
    "achievement": "achievements",
    "entry": "entries",
    "event": "space_events",
    "market": "markets",
    "place": "places",
    "sector": "sectors",
    "system": "systems",
    "tree": "skill_trees",
    "world": "worlds",
}
"""The records of a campaign that have names, by the fields that hold their ids."""


class Names(NamedTuple):
    """The names of a catalogue's things by their ids."""

    things: Mapping[str, str]
    """Pilots, cards, traumas and scenarios."""
    ships: Mapping[str, str]
    markers: Mapping[str, str]
    """Scenario markers that can be shot at."""
    enemies: Mapping[str, str]
    """Types of enemies."""
    alone: frozenset[str]
    """Types of which the box has one ship, which needs no number."""
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
    rules: Mapping[str, str]
    """The special rules of scenarios."""
    ways: Mapping[str, str]
    """What the squad may decide."""
    told: Mapping[str, str]
    """What a campaign tells: `entry`, `sector` and the like, and the id, for names; texts by `text of` before that."""

    def ship(self, id_: str) -> str:
        """A pilot, a ship of the box, an enemy with its number, or the Sparrow."""
        kind, _, number = id_.rpartition("-")
        if kind in self.enemies and number.isdecimal():
            return f"the {self.enemies[kind]}" if kind in self.alone else f"{self.enemies[kind]} {number}"
        if id_ in self.things:
            return self.things[id_]
        if id_ in self.markers:
            return self.markers[id_]
        return SPARROW if id_ == "sparrow" else self.ships.get(id_, self.enemies.get(id_, id_))

    def scene(self, id_: str) -> str:
        """A scenario, a world or a market."""
        told = (self.told.get(f"{kind} {id_}") for kind in ("world", "market"))
        return self.things.get(id_) or next(filter(None, told), id_)


NAMELESS = Names({}, {}, {}, {}, frozenset(), {}, {}, {}, frozenset(), {}, {}, {}, {}, {}, {})
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
        markers=all_marker_names(content),
        enemies=enemies,
        alone=frozenset(enemy.id for enemy in content.enemies if enemy.ships == 1),
        modifiers=modifiers,
        lines=lines,
        drawn={**modifiers, **traumas, **{card: f"{name}: {lines[card]}" for card, name in numbered.items()}},
        flown=frozenset(id_ for id_, card in content.card.items() if is_flown(card.action)),
        stories={scenario.id: scenario.story for scenario in content.scenarios},
        goals={scenario.id: scenario.goal for scenario in content.scenarios},
        traumas={card.id: card.text for card in content.traumas},
        rules={scenario.id: " ".join(rules_of(content, scenario)) for scenario in content.scenarios},
        ways={
            **{way.id: way.text for scenario in content.scenarios for way in ways_of(scenario)},
            **{path_id(id_, path.id): path.text for id_, path in paths_of(content)},
            **IRONMAN,
            **HOMEWARD,
        },
        told=dict(told_of(content)),
    )


def told_of(content: AkariosContent) -> Iterator[tuple[str, str]]:
    """Names and texts of a campaign's records."""
    for kind, records in STORY.items():
        for record in getattr(content, records):
            yield f"{kind} {record.id}", record.name
    for place in content.places:
        yield from ((f"attempt {found_as(place, attempt)}", words_of(attempt)) for attempt in place.attempts)
    for entry in content.entries:
        yield f"text of entry {entry.id}", entry.text.strip()
        yield from (
            (f"text of entry {entry.id} {number}", passage.text.strip())
            for number, passage in enumerate(entry.passages)
        )
    yield from ((f"text of event {event.id}", event.text.strip()) for event in content.space_events)
    yield from ((f"text of path {path_id(id_, path.id)}", path.told.strip()) for id_, path in paths_of(content))


def paths_of(content: AkariosContent) -> list[tuple[str, Path]]:
    """All options of entries and events, with the id of the record."""
    records: tuple[Entry | SpaceEvent, ...] = (*content.entries, *content.space_events)
    return [(record.id, path) for record in records for path in record.paths]


def is_flown(action: Action) -> bool:
    """True if an action begins by moving or turning the ship."""
    return isinstance(next(iter(action.deeds), None), Move | OneMove | Rotation | Teleport) and not action.delayed


def marker_names(scenario: Scenario) -> dict[str, str]:
    """The markers of a scenario by their ids: `the gate`, or `relay A` if there are several."""
    markers = [(letter, key.marker) for letter, key in scenario.keys.items() if key.marker]
    names = [name for _, name in markers]
    return {
        f"{name}-{letter}": f"the {spoken(name)}" if names.count(name) == 1 else f"{spoken(name)} {letter}"
        for letter, name in markers
    }


def all_marker_names(content: AkariosContent) -> dict[str, str]:
    """The markers of all scenarios: where one calls a marker by its letter, the others do, too."""
    named = [marker for scenario in content.scenarios for marker in marker_names(scenario).items()]
    return {**dict(named), **{id_: name for id_, name in named if name != f"the {spoken(name_of(id_))}"}}


def ways_of(scenario: Scenario) -> list[Way]:
    """All that the squad may have to decide."""
    deeds = [deed for trigger in scenario.triggers for deed in deeds_of(trigger.do)]
    return [way for deed in deeds if isinstance(deed, Choose) for way in deed.ways]
