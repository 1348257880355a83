"""The truth: the whole state of one play, mid-turn included."""

from __future__ import annotations

from typing import Literal, TypeAlias, final, get_args

from msgspec import Struct, field

from starhold.geometry import Direction, Hex
from starhold.kernel import Seat, State

from .board.chart import Board
from .board.holds import Hold
from .content import MARKERS, Cargo, NpcId, Side

FameSource: TypeAlias = Literal[
    "exploration",
    "missions",
    "combat",
    "trade",
    "ships",
    "wealth",
    "kindness",
    "titles",
    "luck",
    "gates",
    "events",
    "relics",
]


Deed: TypeAlias = Literal[
    "jumps",
    "sectors",
    "spaces",
    "gates",
    "cubes_sold",
    "cubes_bought",
    "gathered",
    "missions",
    "kills",
    "outsized_kills",
    "avenged",
    "damage_dealt",
    "rams",
    "rescues",
    "given",
    "shields_crossed",
    "undetected",
    "tokens",
    "asteroids",
    "nebulae",
    "debris",
    "deaths",
    "starports",
    "ice_fields",
    "comets",
    "gravity",
    "quarried",
    "excavated",
    "sifted",
    "docked",
    "demand_met",
    "captains_in_need",
    "events",
]
"""Deeds that titles may ask for, and that are therefore counted."""

DEEDS: tuple[Deed, ...] = get_args(Deed)


class AbilityCard(Struct, frozen=True):
    """The ability card of a ship that a captain has or had."""

    ship: str
    exhausted: bool = False
    power: bool = False
    """True if it is the second card of the ship, from Missions & Powers."""


Target: TypeAlias = Seat | NpcId
"""The target of a mission: a captain, or a ship that nobody owns."""


@final
class ActiveMission(Struct):
    """A mission that a captain has taken on."""

    id: str
    revealed: bool = False
    """True if the card lies face up: its objective is fulfilled, or being rolled for."""
    pay: int = 0
    """The credits on the card."""
    sneaked: bool = False
    """True if contraband has been brought past the eyes of the planet."""
    captain_in_need: bool = False
    """True if the card only says where a captain in need wants to go. (XIA-TOKEN-08)"""
    fetched: bool = False
    """True if what it takes has been fetched; a secret as long as the card lies face down."""
    damage: int = 0
    """The damage markers on the card."""
    target: Target | None = None
    """The target when the card was turned up, where that matters later."""
    detonator: Hex | None = None
    """The space of its Detonator on the board, armed."""


class Harpoon(Struct, frozen=True):
    """A line shot into another ship."""

    host: str
    """The ship that is followed."""
    spaces: int
    """The distance at which the line still holds."""


@final
class Captain(Struct):
    """A player's ship and all that lies on its mat."""

    ship: str = ""
    at: Hex | None = None
    """The space of the ship; nowhere before it has spawned and while it is destroyed."""
    hold: Hold = field(default_factory=Hold)
    energy: int = 0
    armed: int = MARKERS
    disarmed: int = 0
    impulse: bool = True
    """Whether the Impulse token lies face up."""
    abilities: tuple[AbilityCard, ...] = ()
    credits: int = 0
    bounty: int = 0
    fame: int = 0
    """The place of the marker on the Fame Point Track."""
    unclaimed: int = 0
    """Fame that is earned, and claimed in the next Status Phase."""
    fame_from: dict[FameSource, int] = {}
    lucky: bool = False
    """True if a natural 20 has already brought fame this turn."""
    missions: list[ActiveMission] = []
    drawn: list[str] = []
    """Mission cards drawn face down, not yet looked at."""
    completed: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    drew_at: tuple[str, ...] = ()
    """The sectors on whose Mission Points this captain has drawn this turn."""
    visited: tuple[str, ...] = ()
    """The planets where this captain has done business."""
    destroyed_by: tuple[Seat, ...] = ()
    using: Hex | None = None
    """The occupied space that the ship uses from beside it."""
    crossings: int = 0
    """The number of planetary shields that may still be crossed freely this turn."""
    cloaked: bool = False
    autopilot: int = 0
    """The distance that the ship flies after each other captain's turn."""
    harpoon: Harpoon | None = None
    skips_turn: bool = False
    tokens: tuple[str, ...] = ()
    """Exploration tokens that are kept until there are two."""
    relics: list[str] = []
    """The relics in the hold, in the same order, and after them those in hand: nobody may look at them."""
    this_turn: dict[Deed, int] = {}
    """Deeds of this turn, counted; those never done are left out."""
    so_far: dict[Deed, int] = {}


@final
class Npc(Struct):
    """A ship that nobody owns."""

    id: NpcId
    holder: Seat
    """The captain who runs its turns."""
    at: Hex | None = None
    spawned: bool = False
    damage: int = 0
    credits: int = 0
    """The money on its card; for the Scoundrel, its bounty."""
    attacker: Seat | None = None
    """The captain who attacked it last."""
    heading: str | None = None
    """The planet that the Merchant, or the Enforcer on patrol, is bound for."""
    skips_turn: bool = False
    stuck: str = ""
    """The target to which it has said that it finds no way."""
    load: Cargo | None = None
    """The cube that it has bought, in order to sell it."""


class LaidToken(Struct, frozen=True):
    """An exploration token face down on the board."""

    at: Hex
    token: str


class Adrift(Struct, frozen=True):
    """A cube on the board."""

    at: Hex
    cargo: Cargo
    jettisoned_by: Seat | None = None
    """The captain who jettisoned it this turn, and therefore may not collect it yet."""
    lasts: bool = False
    """True if an event has laid it there in this round."""


class Comet(Struct, frozen=True):
    """A comet on its path, or gone until the next turn begins."""

    sector: str
    at: Hex | None


class EventInPlay(Struct, frozen=True):
    """An event card on the table."""

    id: str
    rounds: int = 0
    """The number of rounds that it has lasted."""
    by: Seat = 0
    """The captain who drew it."""
    places: tuple[Hex, ...] = ()
    """The spaces of its tokens."""
    heading: Direction | None = None
    """The direction in which it flies, if it does."""
    tally: tuple[int, ...] = ()
    """The progress of each captain with what it asks for, by seat."""


@final
class Embers(Struct):
    """The part of Embers of a Forsaken Star on the table."""

    comets: list[Comet] = []
    kiln: Hex | None = None
    """The space of the Kiln; nowhere while it is destroyed."""
    relic_pile: list[str] = []
    """Relics face down beside the board."""
    relic_stacks: dict[str, list[str]] = {}
    """Relics face down on dead worlds, by sector; the last one is on top."""
    lost_relics: list[str] = []
    """Relics that have left the game face down."""
    economy: dict[Cargo, int] = {}
    """The number of cubes on each section of the economy board."""
    demand: list[Cargo] = []
    """The sections on which a bonus lies."""
    traded: list[Cargo] = []
    """The kinds of cube that the captain whose turn it is has placed there at Kei this turn."""
    event_deck: list[str] = []
    events: tuple[EventInPlay, ...] = ()
    events_drawn: int = 0
    """The number of Event spaces of the track that have been reached."""


class Feat(Struct, frozen=True):
    """A deed of the Merchant that helps the NPCs at the end of the round."""

    deed: str
    plus: int


@final
class Solo(Struct):
    """The other side, where a captain plays alone: three NPCs, who share one marker."""

    fame: int = 0
    side: Side = "A"
    """The side of the NPC Stats card that lies up."""
    round: int = 1
    lost: bool = False
    plans: dict[NpcId, str] = {}
    """The behaviours by which NPCs fly."""
    collected: int = 0
    """The credits that kills and events have brought the NPCs in this round."""
    feats: tuple[Feat, ...] = ()
    """What the Merchant has done for them in this round."""
    unlaid: tuple[str, ...] = ()
    """Sectors that are revealed, and not yet arranged."""
    below: int = 0
    """How many sectors lie below those that were mixed with Kemplar II and Loath, on top of the stack."""


class GamePlayed(Struct, frozen=True):
    """A line of the campaign log."""

    goal: str
    won: bool
    met: bool
    """True if the goal is completed by it."""
    fame: int
    npc_fame: int
    rounds: int
    ships: tuple[str, ...]
    """The ships used, in this order."""
    upgrade: str = ""
    """The upgrade chosen after it."""


@final
class CampaignSheet(Struct):
    """What a campaign remembers from game to game, and what it counts in this one."""

    log: tuple[GamePlayed, ...] = ()
    done: tuple[str, ...] = ()
    """The goals that are completed, in this order."""
    upgrades: tuple[str, ...] = ()
    """The upgrades, in the order in which they were chosen."""
    used: dict[str, int] = {}
    """How often each ship was used; those never used are left out."""
    goal: str = ""
    """The goal of this game, once it is chosen."""
    failed: bool = False
    """True if this goal can no longer be completed in this game."""
    this_game: dict[str, int] = {}
    """What goals ask for, counted, and what can be used once a game."""
    this_turn: dict[str, int] = {}
    """What upgrades have brought this turn, and can do only so often."""


class XiaState(State):
    board: Board
    stack: list[str]
    """Sectors face down; the last one is on top."""
    captains: list[Captain]
    npcs: list[Npc]
    tokens: list[LaidToken]
    pile: list[str]
    """Exploration tokens face down beside the board."""
    mission_deck: list[str]
    title_deck: list[str]
    starts: tuple[Hex, ...]
    """The spawning places of the captains' ships."""
    titles: list[str] = []
    """Titles face up, for everyone to claim."""
    mission_discards: list[str] = []
    """Missions discarded face down."""
    open_discards: list[str] = []
    """Missions that lay face up before they were discarded, so that everybody knows them."""
    adrift: list[Adrift] = []
    order: tuple[Seat, ...] = ()
    """The captains in the order of choosing ships."""
    active: Seat = 0
    """The captain whose turn it is."""
    retired: tuple[str, ...] = ()
    """Ship mats that have left the game."""
    titles_drawn: int = 0
    """The number of Title spaces of the track that have been reached."""
    gates_opened: tuple[str, ...] = ()
    """The kinds of gate that somebody has used, where the first use brings fame."""
    winner: Seat | None = None
    embers: Embers | None = None
    sellsword: Seat | None = None
    """The captain who has hired the Sellsword."""
    solo: Solo | None = None
    campaign: CampaignSheet | None = None
