"""The scenery of boards and mats: the open part of the catalogue, with the sectors as lists of spaces."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from starhold.games.common.bands import Table
from starhold.geometry import Direction, Hex

from ..board.interior import FAR_AWAY, FEATURES, NAME, SELLS, has_station
from ..content import (
    Cargo,
    Entrance,
    EventCard,
    Law,
    Line,
    Loadout,
    NpcCard,
    Outfit,
    Path,
    PathKind,
    Power,
    Relic,
    Sector,
    Ship,
    Title,
    Token,
    Track,
    XiaContent,
)
from ..content.campaign import CampaignBox
from ..content.pictures import Feature, Terrain
from ..content.solo import NpcStats, SoloBox
from ..rules.embers.economy import FULL
from ..rules.missions.mission_type import Mark
from ..seeing.standing import ConditionKind
from ..speech import stories
from ..speech.behaviours import steps_in_words, target_in_words
from ..speech.campaign_labels import CAMPAIGN_LABELS, CampaignLabels
from ..speech.labels import LABELS, Labels
from ..speech.map_labels import MAP, WAYS, MapLabels
from ..speech.mission_words import MissionFace, face_of
from ..speech.names import COLOURS, WITHOUT_LIMIT, deed_of, outfit_kind
from ..speech.notes import NOTES, Notes
from ..speech.places import BERTH, features_of, grounds_of
from ..speech.sentences.missions import MARKS
from ..speech.sentences.standing import CONDITIONS
from ..speech.solo_labels import SOLO_LABELS, SoloLabels
from ..speech.words import BEARINGS, CARGO, LAWS, VERBS


class DrawnSpace(Struct, frozen=True):
    """A space of a sector whose centre is 0,0 and which is not turned."""

    at: Hex
    terrain: Terrain
    feature: Feature


class DrawnPath(Struct, frozen=True):
    id: str
    """By this it is drawn: paths of a kind look different."""
    name: str
    """The same in words."""
    kind: PathKind
    die: int
    spaces: tuple[Hex, ...]
    closed: bool
    beyond: Hex | None


class DrawnSector(Struct, frozen=True):
    id: str
    name: str
    kind: str
    law: Law | None
    spawn: int
    buy: tuple[Cargo, ...]
    sell: tuple[Cargo, ...]
    yields: Cargo | None
    tethered: bool
    entrance: Entrance | None
    relics: int
    paths: tuple[DrawnPath, ...]
    spaces: tuple[DrawnSpace, ...]
    grounds: dict[Terrain, str]
    """The words for the ground of its spaces."""
    features: dict[Feature, str]
    """The words for all that can be done on them."""


class Interior(Struct, frozen=True):
    """The inside of the Kiln: berths that lie far from everything else."""

    sector: DrawnSector
    centre: Hex


class OutfitWords(Struct, frozen=True):
    kind: str
    deed: str
    """The use of an outfit that is never rolled."""


class BehaviourFace(Struct, frozen=True):
    """A plan of an NPC as its card shows it, in plain words."""

    id: str
    name: str
    line: str
    target: str
    """All that it may be after, in this order."""
    steps: tuple[str, ...]


class SoloScenery(Struct, frozen=True):
    """All that lies on the table of a captain who plays alone."""

    stats: tuple[NpcStats, ...]
    """Both sides of the NPC Stats card."""
    behaviours: tuple[BehaviourFace, ...]
    fame_for_rolls: Table
    """The fame that the roll at the end of a round brings the NPCs."""
    labels: SoloLabels


class GoalFace(Struct, frozen=True):
    """A goal card."""

    id: str
    name: str
    line: str
    limit: int
    rule: str
    met: str
    reward: str
    wanted: tuple[int, ...]
    """How much of each thing it asks for; the view has how far the captain has come."""


class UpgradeFace(Struct, frozen=True):
    id: str
    name: str
    ladder: Line
    tier: int
    text: str


class CampaignScenery(Struct, frozen=True):
    """All that lies on the table of a campaign."""

    goals: tuple[GoalFace, ...]
    upgrades: tuple[UpgradeFace, ...]
    labels: CampaignLabels


class Words(Struct, frozen=True):
    """The words for cards and mats, by ids and kinds. Where the view has the figures, they stand in braces."""

    outfits: dict[str, OutfitWords]
    conditions: dict[ConditionKind, str]
    marks: dict[Mark, str]
    """The words for all that shows on mission cards."""
    npcs: dict[str, str]
    """The stories of NPCs; likewise of events and relics."""
    events: dict[str, str]
    relics: dict[str, str]
    notes: Notes
    labels: Labels
    map: MapLabels
    sides: dict[Direction, str]
    """The directions in which a ship can fly."""
    laws: dict[Law, str]
    verbs: dict[str, str]
    """The kinds of answers, on buttons."""
    cargo: dict[Cargo, str]
    bearings: tuple[str, ...]
    """The directions in which places lie: eight, clockwise from the east."""


class Figures(Struct, frozen=True):
    """Figures of the rules that are drawn."""

    section: int
    """The number of cubes that a section of the economy board holds."""
    unlimited: int
    """From this number on, an ability has no limit."""


class Scenery(Struct, frozen=True):
    """Everything that can lie on the table, face up, in this match."""

    sectors: tuple[DrawnSector, ...]
    interior: Interior | None
    ships: tuple[Ship, ...]
    outfits: tuple[Outfit, ...]
    missions: tuple[MissionFace, ...]
    titles: tuple[Title, ...]
    npcs: tuple[NpcCard, ...]
    loadouts: tuple[Loadout, ...]
    tokens: tuple[Token, ...]
    relics: tuple[Relic, ...]
    events: tuple[EventCard, ...]
    powers: tuple[Power, ...]
    track: Track
    colours: tuple[str, ...]
    """The names of the captains, by seat."""
    words: Words
    figures: Figures
    solo: SoloScenery | None
    """Nothing if captains play against each other."""
    campaign: CampaignScenery | None


@cache
def scenery(content: XiaContent) -> Scenery:
    return Scenery(
        sectors=tuple(map(_drawn, content.sectors)),
        interior=_interior() if any(map(has_station, content.sectors)) else None,
        ships=content.ships,
        outfits=content.outfits,
        missions=tuple(face_of(content, mission) for mission in content.missions),
        titles=content.titles,
        npcs=content.npcs,
        loadouts=content.loadouts,
        tokens=content.tokens,
        relics=content.relics,
        events=content.events,
        powers=content.powers,
        track=content.track,
        colours=COLOURS,
        words=_words(content),
        figures=Figures(section=FULL, unlimited=WITHOUT_LIMIT),
        solo=_solo(content.solo) if content.solo.modes else None,
        campaign=_campaign(content.campaign) if content.campaign.goals else None,
    )


def _solo(box: SoloBox) -> SoloScenery:
    faces = (
        BehaviourFace(each.id, each.name, each.line, target_in_words(each), steps_in_words(each))
        for each in box.behaviours
    )
    return SoloScenery(box.stats, tuple(faces), box.fame_for_rolls, SOLO_LABELS)


def _campaign(box: CampaignBox) -> CampaignScenery:
    goals = (
        GoalFace(
            goal.id,
            goal.name,
            goal.line,
            goal.limit,
            goal.rule_text,
            goal.met_text,
            goal.reward_text,
            tuple(wanted.at_least for wanted in goal.met),
        )
        for goal in box.goals
    )
    upgrades = (UpgradeFace(each.id, each.name, each.line, each.tier, each.text) for each in box.upgrades)
    return CampaignScenery(tuple(goals), tuple(upgrades), CAMPAIGN_LABELS)


def _words(content: XiaContent) -> Words:
    return Words(
        outfits={outfit.id: OutfitWords(outfit_kind(outfit), deed_of(outfit)) for outfit in content.outfits},
        conditions=CONDITIONS,
        marks=MARKS,
        npcs={npc.id: stories.NPCS.get(npc.id, "") for npc in content.npcs},
        events={event.id: stories.EVENTS.get(event.id, "") for event in content.events},
        relics={relic.id: stories.RELICS.get(relic.id, "") for relic in content.relics},
        notes=NOTES,
        labels=LABELS,
        map=MAP,
        sides=WAYS,
        laws=LAWS,
        verbs=VERBS,
        cargo=CARGO,
        bearings=BEARINGS,
    )


def _drawn(sector: Sector) -> DrawnSector:
    return DrawnSector(
        id=sector.id,
        name=sector.name,
        kind=sector.kind,
        law=sector.law,
        spawn=sector.spawn,
        buy=sector.buy,
        sell=sector.sell,
        yields=sector.yields,
        tethered=sector.tethered,
        entrance=sector.entrance,
        relics=sector.relics,
        paths=tuple(map(_drawn_path, sector.paths)),
        spaces=tuple(DrawnSpace(at, terrain, feature) for at, (terrain, feature) in sector.spaces().items()),
        grounds=grounds_of(sector),
        features=features_of(sector),
    )


def _drawn_path(path: Path) -> DrawnPath:
    return DrawnPath(path.name, path.name, path.kind, path.die, path.spaces, path.closed, path.beyond)


def _interior() -> Interior:
    station = DrawnSector(
        id="kiln",
        name=NAME,
        kind="station",
        law=None,
        spawn=0,
        buy=(),
        sell=SELLS,
        yields=None,
        tethered=True,
        entrance=None,
        relics=0,
        paths=(),
        spaces=tuple(DrawnSpace(at.minus(FAR_AWAY), "kiln", feature) for at, feature in FEATURES.items()),
        grounds={"kiln": BERTH},
        features={"": "", "sell": f"sell {', '.join(SELLS)}", "mission": "Mission Point"},
    )
    return Interior(station, FAR_AWAY)
