"""The truth: squad, ships, enemies and piles in the middle of a fight."""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from msgspec import Struct, field

from starhold.geometry import Direction, Hex
from starhold.kernel import Seat, State

from .content import Clearable, Effect, Face, Mark, Rank, Rider, TraumaKind, Ward
from .content.story import Link
from .content.worlds import Skill
from .options import Difficulty

Status: TypeAlias = Literal["waiting", "rolled", "acting", "done", "out", "away"]
"""A pilot waits for dice, has rolled, has begun to act, is finished for this phase, is unconscious, or has left."""
Phase: TypeAlias = Literal["muster", "deployment", "pilots", "enemies", "end"]
Outcome: TypeAlias = Literal["", "success", "failure"]


@final
class Pile(Struct):
    """Cards without an order: each is as likely to come next as any other."""

    cards: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    """Cards that everybody knows to lie on top, the next one last."""
    reshuffle: bool = False
    """True if the discards go back after the present action. (AKA-MODDECK-06)"""


class Die(Struct, frozen=True, cache_hash=True):
    face: Face
    spent: bool = False
    on: str = ""
    """The card on which it lies, or lay last."""
    again: bool = False
    """True if it was taken back, and cannot be put on that card again. (AKA-ABILITY-PILOT-15)"""
    lent_by: str = ""
    """The pilot to whom it goes back at the end of the phase. (AKA-ABILITY-PILOT-28)"""


class Slotted(Struct, frozen=True, cache_hash=True):
    """A card on a playerboard."""

    id: str
    supply: int
    damaged: bool = False
    filled: tuple[int, ...] = ()
    """The slots in which dice lie this round."""


class Ready(Struct, frozen=True):
    """Something that waits for a ship's next attack. (AKA-EFFECT-10)"""

    kind: Rider
    amount: int = 1
    effect: Effect | None = None
    """What is infused into the attack."""
    brief: bool = False
    """True if it is gone at the end of the round."""
    throughout: bool = False
    """True if it is infused for all targets."""


class Charged(Struct, frozen=True):
    """An action that is paid for, and done at the start of the next pilot action phase. (AKA-ABILITY-SHIP-01)"""

    card: str
    dice: tuple[Face, ...]
    owner: str = ""
    """The pilot whose card it is, if it is another one. (AKA-ABILITY-PILOT-14)"""


@final
class Flyer(Struct):
    """A pilot with ship and playerboard."""

    id: str
    seat: Seat
    ship: str = ""
    at: Hex | None = None
    facing: Direction = "N"
    hull: int = 0
    shield: int = 0
    full_hull: int = 0
    """The starting values, above which hull and shield never rise."""
    full_shield: int = 0
    stress: int = 0
    due: int = 0
    """Stress from before the fight, whose thresholds wait for the first pilot action phase. (AKA-STRESS-16)"""
    trauma: int = 0
    status: Status = "waiting"
    dice: tuple[Die, ...] = ()
    rerolled: bool = False
    """True if stress has bought a re-roll in this phase. (AKA-DICE-06)"""
    cards: tuple[Slotted, ...] = ()
    deck: Pile = field(default_factory=Pile)
    marks: dict[Mark, int] = {}
    """Marks, and how many of the ship's own phases each still outlives."""
    bound: tuple[Mark, ...] = ()
    """The marks that were there when the ship's own phase began; only these bind it. (AKA-EFFECT-35)"""
    riders: tuple[Ready, ...] = ()
    wards: tuple[Ward, ...] = ()
    """What protects the ship until the end of the enemy action phase."""
    tracking: tuple[str, ...] = ()
    """Enemies that can be attacked once in this phase, wherever they are. (AKA-UPG-TECH-12)"""
    guardian: str = ""
    """The pilot who takes all damage in place of this one, until the next pilot action phase. (AKA-UPG-TECH-22)"""
    charged: tuple[Charged, ...] = ()
    grudge: str = ""
    """The only enemy that may be targeted, under Tunnel Vision. (AKA-TRAUMA-05)"""
    last: str = ""
    """The card of the last action that the pilot has paid for. (AKA-ABILITY-PILOT-14)"""
    foe: str = ""
    """The first enemy that has attacked this pilot. (AKA-ABILITY-PILOT-10)"""
    haunted: tuple[TraumaKind, ...] = ()
    """Traumas that work in the present pilot action phase, or in the coming one if it is another phase."""
    looming: tuple[TraumaKind, ...] = ()
    """Those drawn in a pilot action phase that work in the next. (AKA-TRAUMA-03)"""
    guarded: bool = False
    """True if the pilot has protected the Sparrow. (AKA-SPARROW-03)"""
    passive: bool = False
    """True if the pilot does nothing more in this enemy action phase."""


@final
class Enemy(Struct):
    id: str
    type: str
    number: int
    rank: Rank
    at: Hex
    facing: Direction
    hull: int
    shield: int
    full_hull: int
    full_shield: int
    attack: int
    group: str = ""
    spawned: int = 0
    """The round in which it came; it does not act in that one. (AKA-SPAWN-04)"""
    marks: dict[Mark, int] = {}
    bound: tuple[Mark, ...] = ()
    riders: tuple[Ready, ...] = ()
    asleep: bool = False
    """True if it does nothing until the scenario wakes it."""
    acts: int = 1
    """The number of times that it follows its command line in a round."""
    led_by: str = ""
    """The pilot who chooses its targets until the end of the enemy action phase. (AKA-ABILITY-PILOT-03)"""


Craft: TypeAlias = Flyer | Enemy
"""A ship that flies by its own cards. (It has a name because to put it together takes longer than to ask for it.)"""


@final
class Sparrow(Struct):
    """The mother ship, where a scenario wants her on the board."""

    at: Hex
    hull: int
    full_hull: int
    shield: int = 0
    full_shield: int = 0
    guarded: bool = False
    """True if enemies are after her. (AKA-ENEMY-10)"""
    sailed: int = 0
    """The steps of her lane that are behind her."""


@final
class Marker(Struct):
    """A scenario marker with hull. (AKA-MARKER-01)"""

    id: str
    at: Hex
    hull: int
    full_hull: int
    shield: int = 0
    full_shield: int = 0
    guarded: bool = False
    """True if enemies are after it; otherwise the pilots are. (AKA-ENEMY-10)"""
    sailed: int = 0
    """The steps of its lane that are behind it."""


class Happening(Struct, frozen=True):
    """A trigger of the scenario whose moment has come."""

    trigger: int
    it: str = ""
    """The ship or marker that the moment was about."""
    at: Hex | None = None
    """The space where that was."""


# The campaign


@final
class Marks(Struct):
    """What is marked in a tree: the hexes that were taken row by row, by their number in the row."""

    hexes: list[int] = []
    half: bool = False
    """True if the last of them has one of its two points. (AKA-SKILLTREE-01)"""


@final
class PilotSheet(Struct):
    """The progression sheet of a pilot, and what belongs to them. (AKA-CAMPAIGN-10, AKA-NEWPILOT-04)"""

    seat: Seat | None = None
    """The seat that flies the pilot; none if the pilot rests."""
    ship: str = ""
    cards: list[str] = []
    """The cards on the playerboard, besides the basic ones."""
    deck: list[str] = []
    """The modifier deck, with all its upgrades."""
    points: int = 0
    """Pilot skill points that are not yet marked."""
    ship_points: int = 0
    """Ship upgrade points that are not yet marked. (AKA-SKILLTREE-06)"""
    trees: dict[str, Marks] = {}
    """By the id of the skill tree."""
    abilities: int = 1
    """The number of ability cards, from level I on. (AKA-PILOT-03)"""
    skills: dict[Skill, int] = {}
    """What trees have added to the skills. (AKA-SKILLTREE-11)"""
    credits: int = 0
    trauma: int = 0
    stress: int = 0
    """The starting stress, from Sparrow actions without supply. (AKA-EXPLORE-04)"""
    lost: bool = False
    """True for a pilot who has died. (AKA-IRONMAN-06)"""


@final
class ShipSheet(Struct):
    """The upgrades of a ship, which stay with it. (AKA-MARKET-07)"""

    points: int = 0
    """Upgrade points that are not yet marked, such as those of a new ship. (AKA-NEWPILOT-03)"""
    marks: Marks = field(default_factory=Marks)
    abilities: int = 0
    """The number of its ability cards. (AKA-SHIP-02)"""
    bought: int = 0
    """Upgrade points that were bought at markets. (AKA-MARKET-06)"""
    lost: bool = False
    """(AKA-IRONMAN-04)"""


class Reading(Struct, frozen=True):
    """Something that was read aloud: an entry, a space event, the introduction of a world or a market."""

    kind: Literal["entry", "event", "world", "market"]
    id: str
    passages: tuple[int, ...] = ()
    """The sections that were read because of achievements."""
    path: str = ""
    """The option that the squad has picked."""
    wanting: bool = False
    """True if the squad lacks an achievement for it. (AKA-SCOUT-02)"""


class ScenePlayed(Struct, frozen=True):
    """A line of the campaign log."""

    kind: Literal["fight", "landing", "dock"]
    id: str
    """The scenario, the world or the market."""
    outcome: Outcome = ""
    pilots: tuple[str, ...] = ()
    difficulty: Difficulty = "normal"


@final
class Walker(Struct):
    """A pilot on foot. (AKA-WORLD-01..02)"""

    id: str
    seat: Seat
    at: str
    """The card where the pilot is."""
    health: int
    energy: int
    full_health: int
    full_energy: int
    stress: int = 0
    dice: int = 0
    """The dice that are not yet used in this round."""
    rerolled: bool = False
    """(AKA-WORLD-24)"""
    docked: bool = False
    """True if the pilot has used the dock action and not left since. (AKA-WORLD-39)"""
    status: Literal["acting", "done", "out"] = "acting"


@final
class Landing(Struct):
    """A world exploration in progress."""

    world: str
    walkers: list[Walker]
    round: int = 1
    outcome: Outcome = ""
    left: bool = False
    """True once the squad has boarded the Sparrow. (AKA-WORLD-36)"""


@final
class Squad(Struct):
    """The squad progression sheet, and everything that outlasts a scene. (AKA-CAMPAIGN-02, AKA-CAMPAIGN-10)"""

    campaign: str
    pilots: dict[str, PilotSheet]
    """Those who are available, by id. (AKA-NEWPILOT-01)"""
    ships: dict[str, ShipSheet]
    hangar: list[str] = []
    """Upgrades that lie on no playerboard; anybody may fit them. (AKA-CAMPAIGN-12)"""
    copilots: list[str] = []
    """The co-pilots of the squad, aboard or not."""
    sparrow: list[str] = []
    """Upgrades of the Sparrow that the squad has, equipped or not."""
    act: int = 0
    ironman: bool = False
    supply: int = 5
    """(AKA-CAMPAIGN-02)"""
    system: str = ""
    sector: str = ""
    """The sector card where the Sparrow is; none before she has flown."""
    explored: list[str] = []
    """Sector cards and world exploration cards that lie face up. (AKA-CAMPAIGN-11)"""
    found: list[str] = []
    """Actions on world exploration cards that were discovered, as `card/action`. (AKA-WORLD-32)"""
    events: list[str] = []
    """Space events that are out of the game. (AKA-EVENT-04)"""
    scouted: list[str] = []
    """Entries that scouting does not find again."""
    wanting: list[str] = []
    """Entries for which the squad lacks an achievement, as far as it knows. (AKA-SCOUT-02)"""
    course: Link | None = None
    """Where the story continues; nothing while the squad explores."""
    origin: str = ""
    """The scouted entry that has led to the present scene."""
    readings: list[Reading] = []
    """What was read since the squad last had a free choice."""
    book: list[Reading] = []
    """Everything that was read since the beginning."""
    chapters: list[int] = []
    """The number of readings before each scene."""
    bookmarks: list[str] = []
    """What the story remembers for its own sake."""
    landing: Landing | None = None
    log: list[ScenePlayed] = []
    outcome: Outcome = ""
    """How the campaign has ended."""
    retired: bool = False
    """True if the squad has ended it before its time."""


class AkariosState(State):
    flyers: list[Flyer]
    scenario: str = ""
    """The scenario that is flown, or was flown last."""
    difficulty: Difficulty = "normal"
    squad: Squad | None = None
    """Only in a campaign."""
    enemies: list[Enemy] = []
    sparrow: Sparrow | None = None
    markers: list[Marker] = []
    rifts: list[Hex] = []
    """Wormholes that pilots have opened. (AKA-UPG-TECH-33)"""
    round: int = 1
    phase: Phase = "muster"
    enemy_deck: Pile = field(default_factory=Pile)
    combat: dict[str, Pile] = {}
    """The combat cards of each type of enemy of which one was drawn; those of all others are whole."""
    showing: dict[str, str] = {}
    """The combat cards that are turned up in this phase."""
    traumas: Pile = field(default_factory=Pile)
    met: int = 0
    """The number of enemies that have been on the board so far."""
    bolster: int = 0
    """Bolster boosts of the squad. (AKA-BOLSTER-01)"""
    sparrow_cards: tuple[Slotted, ...] = ()
    """Upgrades of the Sparrow, which serve everybody. (AKA-SPARROW-10)"""
    absent: list[str] = []
    """The keys whose markers without hull are not on the board."""
    cleared: list[Clearable] = []
    """The terrain that is gone."""
    arrived: list[str] = []
    """What has come to the end of its lane."""
    counters: dict[str, int] = {}
    achievements: list[str] = []
    pending: list[Happening] = []
    """What happens as soon as the present action is over."""
    fired: list[int] = []
    """The triggers that have happened and happen only once."""
    opened: bool = False
    """True once a pilot has attacked. (AKA-UPG-SPARROW-09)"""
    outcome: Outcome = ""
