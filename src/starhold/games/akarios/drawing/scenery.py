"""The scenery of a fight: the map of its scenario, ships, cards and enemies in words, and all labels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from starhold.geometry import Direction, Hex

from ..board.maps import Map, Terrain, read_map, space_name
from ..board.reach import read_arc
from ..content import (
    Ability,
    AkariosContent,
    Card,
    CardKind,
    CombatCard,
    EnemyType,
    Face,
    Figures,
    Mark,
    Modifier,
    Pilot,
    Rank,
    Rider,
    Scenario,
    Ship,
    Slot,
    Steer,
    TraumaKind,
    Volley,
    Ward,
)
from ..content.cards import Filling
from ..content.script import PilotsAway, Spawn
from ..content.voyage import Heading
from ..content.worlds import Skill, Square
from ..options import Difficulty
from ..rules.fitting import LOADOUTS, known_in
from ..rules.script.conditions import parts
from ..rules.script.deeds import deeds_of
from ..rules.script.naming import is_bare
from ..rules.shots import Bar
from ..seeing.drawn import DrawnScenario, DrawnSpace, Sign
from ..speech.actions import combat_words, modifier_words
from ..speech.briefing import rules_of
from ..speech.briefs import brief_words
from ..speech.campaign_labels import (
    DIFFICULTY_WORDS,
    HEADING_WORDS,
    LABELS_BETWEEN,
    SKILL_WORDS,
    SLOT_WORDS,
    CampaignLabels,
)
from ..speech.circumstances import Circumstances
from ..speech.labels import (
    BAR_WORDS,
    CLASS_WORDS,
    FACE_WORDS,
    KIND_WORDS,
    LABELS,
    MARK_WORDS,
    MARKER_WORDS,
    PHASE_WORDS,
    RANK_WORDS,
    SQUARE_WORDS,
    STATUS_WORDS,
    STRESS_WORDS,
    TERRAIN_WORDS,
    Explained,
    Labels,
)
from ..speech.names import marker_names
from ..speech.objectives import last_round, objective_words
from ..speech.vocabulary import DIRECTIONS, EFFECTS, WAITING, WARDED, spoken
from ..state import Phase, Status
from .growth import DrawnTree, drawn_trees, drawn_yards


class DrawnReach(Struct, frozen=True):
    """The spaces that an action covers before sight is looked at: a range, or an arc for a ship that faces north."""

    range: int
    arc: tuple[Hex, ...]


class DrawnCard(Struct, frozen=True):
    id: str
    name: str
    kind: CardKind
    slots: tuple[Slot, ...]
    filling: Filling
    supply: int
    deeds: tuple[str, ...]
    reach: DrawnReach | None


class DrawnShip(Struct, frozen=True):
    id: str
    name: str
    hull: int
    shield: int
    classes: tuple[str, ...]


class DrawnFigures(Struct, frozen=True):
    hull: int
    shield: int
    attack: int
    immune: tuple[str, ...]
    """In words."""


class DrawnEnemy(Struct, frozen=True):
    id: str
    name: str
    order: int
    ships: int
    """The number of its ships in the box; one alone has no number."""
    sides: dict[Rank, DrawnFigures]


class DrawnCombatCard(Struct, frozen=True):
    id: str
    enemy: str
    line: str


class DrawnModifier(Struct, frozen=True):
    id: str
    sign: str
    """A few letters."""


class Words(Struct, frozen=True):
    ways: Mapping[Direction, str]
    terrain: dict[Terrain, Explained]
    faces: dict[Face, Explained]
    marks: dict[Mark, Explained]
    bars: dict[Bar, str]
    riders: Mapping[Rider, str]
    wards: Mapping[Ward, str]
    stress: dict[int, str]
    ranks: dict[Rank, str]
    status: dict[Status, str]
    phases: dict[Phase, str]
    kinds: dict[CardKind, str]
    squares: dict[Square, str]
    slots: dict[CardKind, str]
    skills: dict[Skill, str]
    headings: dict[Heading, str]
    difficulties: dict[Difficulty, str]


class DrawnTrauma(Struct, frozen=True):
    """A trauma that haunts a pilot for a while."""

    kind: TraumaKind
    name: str
    text: str


class AkariosScenery(Struct, frozen=True):
    scenario: DrawnScenario | None
    cards: tuple[DrawnCard, ...]
    pilots: tuple[Pilot, ...]
    ships: tuple[DrawnShip, ...]
    enemies: tuple[DrawnEnemy, ...]
    combat_cards: tuple[DrawnCombatCard, ...]
    modifiers: tuple[DrawnModifier, ...]
    traumas: tuple[DrawnTrauma, ...]
    trees: tuple[DrawnTree, ...]
    """The skill trees of pilots, from the bottom up; in a campaign alone."""
    yards: tuple[DrawnTree, ...]
    """The upgrade trees of ships, from the left; likewise."""
    loadout: tuple[CardKind, ...]
    """The slots of a playerboard, by what they are for."""
    words: Words
    labels: Labels
    between: CampaignLabels


WORDS = Words(
    DIRECTIONS,
    TERRAIN_WORDS,
    FACE_WORDS,
    MARK_WORDS,
    BAR_WORDS,
    WAITING,
    WARDED,
    STRESS_WORDS,
    RANK_WORDS,
    STATUS_WORDS,
    PHASE_WORDS,
    KIND_WORDS,
    SQUARE_WORDS,
    SLOT_WORDS,
    SKILL_WORDS,
    HEADING_WORDS,
    DIFFICULTY_WORDS,
)


def scenery(content: AkariosContent, scenario: str, act: int, known: Circumstances | None = None) -> AkariosScenery:
    """Between the fights of a campaign there is no scenario; of the story there is nothing in it."""
    flown = content.scenario.get(scenario)
    return AkariosScenery(
        scenario=None if flown is None else drawn_scenario(content, flown, known),
        cards=tuple(_card(content, card) for card in known_in(content, act)),
        pilots=content.pilots,
        ships=tuple(map(_ship, content.ships)),
        enemies=tuple(map(_enemy, content.enemies)),
        combat_cards=tuple(map(_combat_card, content.combat_cards)),
        modifiers=tuple(map(_modifier, content.modifiers)),
        traumas=tuple(DrawnTrauma(each.kind, each.name, each.text) for each in content.traumas),
        trees=() if flown else drawn_trees(content),
        yards=() if flown else drawn_yards(content),
        loadout=LOADOUTS[-1],
        words=WORDS,
        labels=LABELS,
        between=LABELS_BETWEEN,
    )


@lru_cache(maxsize=64)
def drawn_scenario(content: AkariosContent, scenario: Scenario, known: Circumstances | None = None) -> DrawnScenario:
    board = read_map(scenario.map)
    markers = {
        board.keys[letter]: (key.marker, _sign(scenario, letter))
        for letter, key in scenario.keys.items()
        if is_bare(key)
    }
    spaces = tuple(_space(board, at, *markers.get(at, ("", ""))) for at in board.terrain)
    return DrawnScenario(
        id=scenario.id,
        name=scenario.name,
        goal=scenario.goal,
        story=scenario.story.strip(),
        rules=rules_of(content, scenario, known),
        objectives=objective_words(scenario),
        last_round=last_round(scenario),
        spaces=spaces,
        markers=_marker_words(scenario),
    )


def _marker_words(scenario: Scenario) -> dict[str, str]:
    """What lies on the ground by its name, and what stands there by its id."""
    names = {key.marker for key in scenario.keys.values() if key.marker}
    return {name: MARKER_WORDS.get(name, spoken(name)) for name in sorted(names)} | marker_names(scenario)


def _sign(scenario: Scenario, letter: str) -> Sign:
    if any(
        isinstance(part, PilotsAway) and part.by == scenario.keys[letter].marker for part in parts(scenario.success)
    ):
        return "gate"
    deeds = (deed for trigger in scenario.triggers for deed in deeds_of(trigger.do))
    return "arrival" if any(isinstance(deed, Spawn) and letter in deed.at for deed in deeds) else "goal"


def _space(board: Map, at: Hex, marker: str, sign: Sign) -> DrawnSpace:
    return DrawnSpace(at, space_name(at), board.terrain[at], at in board.starts, marker, sign)


def _card(content: AkariosContent, card: Card) -> DrawnCard:
    action = card.action
    return DrawnCard(
        card.id,
        card.name,
        card.kind,
        action.slots,
        action.filling,
        card.supply,
        brief_words(card),
        _reach(content, card),
    )


def _reach(content: AkariosContent, card: Card) -> DrawnReach | None:
    """The reach of what an action begins with, as far as it is measured from where the ship is."""
    match card.action.deeds[0] if card.action.deeds else None:
        case Volley(attacks=attacks, channeled=False):
            attack = attacks[-1]
            arc = read_arc(content.arc[attack.arc].picture) if attack.arc else frozenset[Hex]()
            return DrawnReach(attack.range, tuple(sorted(arc)))
        case Ability(range=spaces) | Steer(range=spaces) if spaces:
            return DrawnReach(spaces, ())
    return None


def _ship(ship: Ship) -> DrawnShip:
    return DrawnShip(ship.id, ship.name, ship.hull, ship.shield, tuple(CLASS_WORDS[each] for each in ship.classes))


def _enemy(enemy: EnemyType) -> DrawnEnemy:
    sides: dict[Rank, DrawnFigures] = {"regular": _figures(enemy.regular), "elite": _figures(enemy.elite)}
    return DrawnEnemy(enemy.id, enemy.name, enemy.order, enemy.ships, sides)


def _figures(figures: Figures) -> DrawnFigures:
    return DrawnFigures(
        figures.hull, figures.shield, figures.attack, tuple(EFFECTS[effect] for effect in figures.immune)
    )


def _combat_card(card: CombatCard) -> DrawnCombatCard:
    return DrawnCombatCard(card.id, card.enemy, combat_words(card))


def _modifier(modifier: Modifier) -> DrawnModifier:
    return DrawnModifier(modifier.id, modifier_words(modifier))
