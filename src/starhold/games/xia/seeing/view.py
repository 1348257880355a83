"""The view as one viewer gets it: all types of it. `showing` fills them."""

from __future__ import annotations

from msgspec import Struct

from starhold.geometry import Hex
from starhold.kernel import Seat, Viewer

from ..board.chart import Placed
from ..board.holds import Hold
from ..content import Cargo, NpcId, Side
from ..content.mission_cards import Bearing
from ..rules.missions.mission_type import Mark
from ..rules.placing import Piece
from ..rules.solo.race import Plus
from ..state import AbilityCard, Adrift, Comet, Deed, EventInPlay, FameSource, GamePlayed, Harpoon, Target
from .standing import Condition


class MissionView(Struct, frozen=True, gc=False):
    """An active mission. Face down, others see no more than that it is there."""

    id: str | None = None
    revealed: bool = False
    pay: int = 0
    sneaked: bool = False
    captain_in_need: bool = False
    fetched: bool = False
    damage: int = 0
    target: Target | None = None
    detonator: Hex | None = None
    is_halfway: bool = False
    """True if all is done but its last stage."""
    marks: tuple[Mark, ...] = ()
    """All that shows on the card."""


class CaptainView(Struct, frozen=True, kw_only=True, gc=False):
    """A captain's ship, its mat and the cards beside it."""

    ship: str
    at: Hex | None
    hold: Hold
    energy: int
    max_energy: int
    armed: int
    disarmed: int
    impulse: bool
    impulse_movement: int
    """The movement that impulse brings this captain now."""
    abilities: tuple[AbilityCard, ...]
    credits: int
    bounty: int
    fame: int
    unclaimed: int
    fame_from: dict[FameSource, int]
    lucky: bool
    missions: tuple[MissionView, ...]
    drawn: int
    """The number of mission cards that wait to be looked at."""
    choosing: tuple[str, ...]
    """The drawn missions, for their captain alone and while choosing among them."""
    means: dict[Bearing, Target]
    """Whom this captain's mission cards mean, as long as they are face down."""
    completed: tuple[str, ...]
    titles: tuple[str, ...]
    towards: dict[str, int]
    """The progress with each title that lies face up."""
    drew_at: tuple[str, ...]
    visited: tuple[str, ...]
    destroyed_by: tuple[Seat, ...]
    using: Hex | None
    crossings: int
    cloaked: bool
    autopilot: int
    harpoon: Harpoon | None
    skips_turn: bool
    tokens: tuple[str, ...]
    conditions: tuple[Condition, ...]
    this_turn: dict[Deed, int]
    so_far: dict[Deed, int]


class NpcView(Struct, frozen=True, gc=False):
    """A ship that nobody owns, and its card."""

    id: NpcId
    holder: Seat
    at: Hex | None
    spawned: bool
    damage: int
    credits: int
    attacker: Seat | None
    heading: str | None
    skips_turn: bool


class EmbersView(Struct, frozen=True, kw_only=True, gc=False):
    """The part of Embers of a Forsaken Star that lies on the table."""

    comets: tuple[Comet, ...]
    kiln: Hex | None
    relic_pile: int
    relics: dict[str, int]
    """The number of relics left on each dead world."""
    economy: dict[Cargo, int]
    demand: tuple[Cargo, ...]
    traded: tuple[Cargo, ...]
    """The kinds of cube that the active captain has placed on the economy board at Kei this turn."""
    event_deck: int
    events: tuple[EventInPlay, ...]
    sifted: str | None
    """The relic that lies face up, until its captain has chosen what to take for it."""


class SoloView(Struct, frozen=True, kw_only=True, gc=False):
    """The other side, where a captain plays alone."""

    fame: int
    side: Side
    round: int
    lost: bool
    plans: dict[NpcId, str]
    """The behaviours by which NPCs fly."""
    loads: dict[NpcId, Cargo]
    """The cubes that they have bought."""
    flips_at: int | None
    """The fame at which the NPC Stats card is flipped; None if it never is, or lies on its back already."""
    unlaid: tuple[str, ...]
    """Revealed sectors that are not yet arranged."""
    in_hand: Placed | None
    """The one of them whose place is chosen, but not how it is turned."""
    pluses: tuple[Plus, ...]
    """What would be added to the roll if the round ended now."""
    odds: tuple[int, ...]
    """How likely the roll would then bring no fame, 1, 2, … in percent."""


class CampaignView(Struct, frozen=True, kw_only=True, gc=False):
    """The campaign sheet."""

    game: int
    """The number of the present game, or of the last one until the next begins."""
    goal: str
    """Empty before it is chosen."""
    progress: tuple[int, ...]
    """How far the captain has come with each thing that the goal asks for."""
    met: bool
    """True if all of it is there."""
    failed: bool
    done: tuple[str, ...]
    upgrades: tuple[str, ...]
    used: dict[str, int]
    ships: tuple[str, ...]
    """The ships that may be chosen next, as far as their use counts."""
    log: tuple[GamePlayed, ...]
    scores: tuple[int, ...]
    """The score after each of these games."""
    score: int
    is_between: bool
    """True if a game is over, and no other one has begun."""


class XiaView(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one viewer sees it. Of what lies face down there is only the number."""

    viewer: Viewer
    sectors: tuple[Placed, ...]
    stack: int
    captains: tuple[CaptainView, ...]
    npcs: tuple[NpcView, ...]
    tokens: tuple[Hex, ...]
    """The spaces of exploration tokens."""
    pile: int
    mission_deck: int
    mission_discards: int
    open_discards: tuple[str, ...]
    """Missions that lay face up before they were discarded."""
    title_deck: int
    titles: tuple[str, ...]
    titles_drawn: int
    starts: tuple[Hex, ...]
    adrift: tuple[Adrift, ...]
    supply: dict[Cargo, int]
    """The cubes that are neither in a hold nor adrift."""
    outfits: dict[str, int]
    """The number of each outfit for sale."""
    order: tuple[Seat, ...]
    active: Seat
    retired: tuple[str, ...]
    gates_opened: tuple[str, ...]
    winner: Seat | None
    fame_goal: int
    movement: int | None
    """The movement left to the ship in motion, if one is in motion."""
    hand: tuple[Piece, ...]
    """The piece that the captain who packs a hold has taken up."""
    embers: EmbersView | None
    sellsword: Seat | None
    solo: SoloView | None
    campaign: CampaignView | None
