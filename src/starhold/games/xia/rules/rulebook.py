"""The joints of the rules: where what is added to the base game takes part without the base game knowing of it.

Each field of a `Rulebook` is a question, such as "what may be done here?" or "what happens to a ship that arrives?",
and every module in play has its share in the answer. `in_play.py` adds them up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from starhold.games.common.joints import Joints
from starhold.geometry import Hex
from starhold.kernel import Choice, Lack, Options, Procedure, Risks, Seat, Viewer

from ..board.chart import Placed
from ..board.holds import Cell
from ..content import Cargo, NpcCard, NpcId, Sector, Token
from ..state import Npc, XiaState
from .ships import Standpoint

if TYPE_CHECKING:
    from ..board.sites import Work
    from ..content.mission_cards import MissionCard
    from ..game import Xia
    from .cargo import Stock
    from .harm import Peril
    from .missions.mission_type import MissionType
    from .movement import Move
    from .npcs import FlyNpc
    from .npcs.courses import Course
    from .work import Job

Offer: TypeAlias = Callable[["Xia", Standpoint], Options]
"""What a captain may do where the ship is."""
Taking: TypeAlias = Callable[["Xia", Seat, Any], Procedure | None]  # each takes its own kind of choice
"""Begin what was chosen: a procedure if it can pause, nothing if it is done already."""
Waiver: TypeAlias = Literal["new ships are clean", "contracts end", "company counts once"]
Happening: TypeAlias = Callable[["Xia", Seat], Procedure | None]
"""Something that happens in or after a captain's turn: a procedure if it can pause."""


class Withheld(NamedTuple):
    """A choice that is not open for now, and why."""

    choice: Choice
    clause: str
    lack: Lack


class Rulebook(Joints, frozen=True, kw_only=True):
    """What takes part where. Several answers to the same question are given in this order, module by module."""

    dealing: tuple[Callable[[Xia, XiaState], None], ...] = ()
    """What else is laid out before the first roll."""
    preparing: tuple[Callable[[Xia], None], ...] = ()
    """What is rolled for before captains choose their ships."""
    readying: tuple[Happening, ...] = ()
    """What is decided last, before the first turn."""
    boarding: tuple[Happening, ...] = ()
    """What a captain decides who has got a new ship."""
    standard: tuple[Offer, ...] = ()
    """Standard actions."""
    taking: dict[type[Choice], Taking] = {}
    """How the actions of the Action Phase are begun."""
    minor: tuple[Offer, ...] = ()
    """Minor actions."""
    unhindered: tuple[Offer, ...] = ()
    """What is not an action, and so is open even to a stranded captain."""
    taking_minor: dict[type[Choice], Taking] = {}
    moving: tuple[Callable[[Xia, Move], Options], ...] = ()
    """Ways to spend movement other than flying on; each costs 1."""
    taking_way: dict[type[Choice], Taking] = {}
    business: tuple[Callable[[Xia, Seat], Options], ...] = ()
    """What a starport offers."""
    taking_business: dict[type[Choice], Taking] = {}
    withholding: tuple[Callable[[Xia], Collection[Withheld]], ...] = ()
    """What starports do not sell, and which ships cannot be taken, for now."""
    jobs: dict[Work, Job] = {}
    """Kinds of work, on the spaces made for them."""
    perils: dict[str, Peril] = {}
    """What is rolled against ships: by what they fly into, or by the work that is done."""
    drawing: tuple[Callable[[Xia, Seat, Hex], Procedure | None], ...] = ()
    """What seizes a captain's ship on a space that it has reached from another one, before all else that happens there.
    Ends with whether the ship has arrived somewhere else instead."""
    arriving: tuple[Callable[[Xia, Seat, Hex], Procedure | None], ...] = ()
    """What happens to a captain's ship on a space that it has reached alive, coming from another one."""
    laying: tuple[Callable[[Xia, Placed], Procedure | None], ...] = ()
    """What comes with a sector that is laid; some of it is decided."""
    beginning: tuple[Callable[[Xia, Seat], None], ...] = ()
    """What happens before a captain's turn."""
    entering_status: tuple[Happening, ...] = ()
    """What happens in the Status Phase before fame is claimed."""
    closing: tuple[Happening, ...] = ()
    """What happens in the Status Phase after titles are drawn, before markers are armed."""
    parting: tuple[Happening, ...] = ()
    """What happens after a captain's turn, before those of the NPCs that follow it."""
    rounding: tuple[Happening, ...] = ()
    """What happens after those, before all else that lies between two turns."""
    second_rolls: tuple[Callable[[Xia], Collection[Choice]], ...] = ()
    """What makes the NPCs roll again at the end of a round. (XIA-CAMPAIGN-05)"""
    passing: tuple[Happening, ...] = ()
    """What happens after a captain's turn and those of the NPCs that follow it, before the next captain's."""
    finding: tuple[Callable[[Xia, Seat, Token], Procedure | None], ...] = ()
    """What else happens to a captain who claims an exploration token."""
    helping: tuple[Callable[[Xia, Seat, str], int], ...] = ()
    """What else makes something easier for a captain as a skill does, and by how much."""
    tethering: tuple[Callable[[Xia, Sector], bool], ...] = ()
    """What else links a gate with the others."""
    striking: tuple[Callable[[Xia, Seat, Cell], None], ...] = ()
    """What else a damage marker does to what lies on its space."""
    missions: dict[type[MissionCard], MissionType[Any]] = {}
    """How each type of mission is played."""
    wrecking: tuple[Callable[[Xia, str], None], ...] = ()
    """What else is lost with a destroyed ship, while it is still on the board."""
    redealing: tuple[Callable[[Xia, Viewer], None], ...] = ()
    """What else lies face down, to be replaced by a guess."""
    faults: tuple[Callable[[Xia], Iterator[str]], ...] = ()
    """What else must be true of every position."""
    dangers: dict[type[Choice], Callable[[Xia, Seat, Any], Risks]] = {}
    """What a choice risks, with the odds."""
    targets: dict[type[Choice], Callable[[Xia, Seat, Any], str | None]] = {}
    """What of the board a choice points at."""
    occupying: tuple[Callable[[Xia, Hex], bool], ...] = ()
    """Whether no ship may stay on a space, though no ship is there."""
    obstacles: tuple[Callable[[Xia], list[Hex]], ...] = ()
    """All spaces of which that is true."""
    fatal: tuple[Callable[[Xia], list[Hex]], ...] = ()
    """On which of them no ship survives, so that the question whether it may stay does not arise."""
    risks: tuple[Callable[[Xia, Seat, Hex, Hex], Risks], ...] = ()
    """What else a ship risks between a space and the next, with the odds."""
    risky: tuple[Callable[[Xia], Collection[Hex]], ...] = ()
    """The spaces to which calm ways may lead on which that is risked all the same."""
    reached: tuple[Callable[[Xia, Seat, int], object], ...] = ()
    """What is drawn when a marker is the first to reach or pass some fame."""
    markers: tuple[Callable[[Xia], int], ...] = ()
    """Other markers on the Fame Point Track than those of captains."""
    assaulting: tuple[Callable[[Xia, str, str], None], ...] = ()
    """What a ship has done by attacking another one, once for each attack and target."""
    destroyed: tuple[Callable[[Xia, str, str | None], Procedure | None], ...] = ()
    """What else follows when a ship was destroyed, by another one or not."""
    employing: tuple[Callable[[Xia, Npc], Seat | None], ...] = ()
    """Which captain is rewarded for what an NPC destroys."""
    credited: tuple[Callable[[Xia, Npc, int], None], ...] = ()
    """What else follows when a kill or an event has brought an NPC credits."""
    waived: tuple[Waiver, ...] = ()
    """Which rules of other modules do not hold."""
    cards: tuple[Callable[[Xia, Npc], NpcCard | None], ...] = ()
    """What is laid over the card of an NPC."""
    npc_turns: dict[NpcId, Callable[[NpcId], Procedure]] = {}
    """How each NPC takes its turn."""
    standing: tuple[Callable[[Xia, Hex], Hex | None], ...] = ()
    """Which space of the board stands for a place that is not on it."""
    navigating: tuple[Callable[[Xia, FlyNpc], Procedure | None], ...] = ()
    """How an NPC flies to such a place, and away from it."""
    courses: tuple[Callable[[Xia, Npc], Mapping[Hex, Course]], ...] = ()
    """Courses of a hired NPC to such a place, and from there."""
    piloting: tuple[Callable[[Xia, Npc, Course], Procedure | None], ...] = ()
    """Its flight along such a course."""
    stock: tuple[Callable[[Xia], Stock], ...] = ()
    """The cubes on sale, where they do not come from the supply."""
    bought: tuple[Callable[[Xia, Seat | None, Cargo, int], None], ...] = ()
    """What else buying so many cubes does; no captain buys them, if an NPC does."""
    adding: tuple[Callable[[Xia, Seat, Cargo, int], int], ...] = ()
    """How many cubes come on top of so many that a captain buys."""
    sold: tuple[Callable[[Xia, Seat, Sector, Mapping[Cargo, int]], None], ...] = ()
    """What else selling cubes, by kind, in a sector does."""
    ending: tuple[Callable[[Xia, Seat], None], ...] = ()
    """What happens in the Status Phase after markers are armed."""
