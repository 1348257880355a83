"""Events."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Event, Seat

from .content import Act, CombatFace, CrateSize, Question
from .state import Phase

# Before the first round


class CounterTossed(Event, frozen=True, tag="corespace.counter-tossed"):
    """The toss between two crews. (CS-SETUP-14)"""

    seat: Seat
    """The seat that deploys first."""


class FirstRolled(Event, frozen=True, tag="corespace.first-rolled"):
    """A roll for who deploys first. (CS-SETUP-15)"""

    seat: Seat
    rolled: int


class Docked(Event, frozen=True, tag="corespace.docked"):
    seat: Seat
    airlock: str


class MissionBegan(Event, frozen=True, tag="corespace.mission-began"):
    mission: str
    counter: Seat


# The round


class RoundBegan(Event, frozen=True, tag="corespace.round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="corespace.phase-began"):
    """The Purge act, or the other NPCs do. (CS-ROUND-01)"""

    phase: Phase


class PegsAdded(Event, frozen=True, tag="corespace.pegs-added"):
    pegs: int
    """The pegs that were added."""
    now: int
    band: str


class Activated(Event, frozen=True, tag="corespace.activated"):
    figure: str


class TurnMissed(Event, frozen=True, tag="corespace.turn-missed"):
    figure: str


class Finished(Event, frozen=True, tag="corespace.finished"):
    """An activation counter is laid. (CS-ROUND-05)"""

    figure: str


class CounterPassed(Event, frozen=True, tag="corespace.counter-passed"):
    seat: Seat


# Movement


class Moved(Event, frozen=True, tag="corespace.moved"):
    """A move has come to its end."""

    figure: str
    way: tuple[Square, ...]
    """The squares, the last one included; where it began is left out."""


class Stepped(Event, frozen=True, tag="corespace.stepped"):
    """A single step on a way of one's own."""

    figure: str
    to: Square


class Embarked(Event, frozen=True, tag="corespace.embarked"):
    figure: str
    airlock: str


class LeaveAsked(Event, frozen=True, tag="corespace.leave-asked"):
    figure: str
    other: str


class LeaveGranted(Event, frozen=True, tag="corespace.leave-granted"):
    figure: str
    other: str
    """The trader who lets the figure pass."""


class LeaveRefused(Event, frozen=True, tag="corespace.leave-refused"):
    figure: str
    other: str


class Scattered(Event, frozen=True, tag="corespace.scattered"):
    token: str
    wind: Wind
    rolled: int
    at: Square
    """The square where it has come to lie. (CS-SCATTER-01..02)"""


# Attacks


class Attacked(Event, frozen=True, tag="corespace.attacked"):
    figure: str
    other: str
    manner: str
    """`close`, `ranged`, `thrown` or `printed`; behind printed dice there is nobody."""
    faces: tuple[CombatFace, ...]
    weapon: str = ""


class Strayed(Event, frozen=True, tag="corespace.strayed"):
    """A die has decided who of those in a fight is hit. (CS-RANGED-14)"""

    figure: str
    other: str
    """Whoever is hit."""
    rolled: int
    missed: bool
    """True if it is somebody else."""


class HitsStopped(Event, frozen=True, tag="corespace.hits-stopped"):
    figure: str
    by: str
    """`cover`, `armour` or `shield`."""
    hits: int


class ShieldOverloaded(Event, frozen=True, tag="corespace.shield-overloaded"):
    """(CS-ARMOUR-03)"""

    figure: str
    token: str


class AmmoSpent(Event, frozen=True, tag="corespace.ammo-spent"):
    figure: str
    ammo: int


class Misfired(Event, frozen=True, tag="corespace.misfired"):
    """(CS-MISFIRE-03..04)"""

    figure: str
    weapon: str
    jammed: bool
    """True if it can be cleared; else it is broken."""


class JamCleared(Event, frozen=True, tag="corespace.jam-cleared"):
    figure: str
    weapon: str


class Reloaded(Event, frozen=True, tag="corespace.reloaded"):
    figure: str
    token: str
    ammo: int


class Donned(Event, frozen=True, tag="corespace.donned"):
    figure: str
    token: str


class Doffed(Event, frozen=True, tag="corespace.doffed"):
    figure: str
    token: str


class OpeningGiven(Event, frozen=True, tag="corespace.opening-given"):
    """Somebody leaves enemies, or shoots in their midst. (CS-AOO-01, CS-AOO-11)"""

    figure: str
    foes: tuple[str, ...]


class Charged(Event, frozen=True, tag="corespace.charged"):
    """A free blow by whoever comes into contact. (CS-ABILITY-06)"""

    figure: str
    other: str


class LetGone(Event, frozen=True, tag="corespace.let-gone"):
    """Somebody leaves an opportunity alone. (CS-AOO-07)"""

    figure: str
    other: str


class Hurt(Event, frozen=True, tag="corespace.hurt"):
    figure: str
    damage: int
    health: int


class Defeated(Event, frozen=True, tag="corespace.defeated"):
    figure: str


class KnockBackRolled(Event, frozen=True, tag="corespace.knock-back-rolled"):
    figure: str
    other: str
    faces: tuple[CombatFace, ...]


class Stumbled(Event, frozen=True, tag="corespace.stumbled"):
    """A knock back has gone wrong. (CS-KNOCKBACK-06)"""

    figure: str


class Pushed(Event, frozen=True, tag="corespace.pushed"):
    figure: str
    way: tuple[Square, ...]


class FellProne(Event, frozen=True, tag="corespace.fell-prone"):
    figure: str


class RallyRolled(Event, frozen=True, tag="corespace.rally-rolled"):
    """A roll for a second wind. (CS-ABILITY-08)"""

    figure: str
    faces: tuple[CombatFace, ...]


class Rallied(Event, frozen=True, tag="corespace.rallied"):
    figure: str
    health: int


class StoodUp(Event, frozen=True, tag="corespace.stood-up"):
    figure: str


# Items


class Shown(Event, frozen=True, tag="corespace.shown"):
    """A hidden item is used or worn, so that everybody sees it. (CS-EQUIP-08)"""

    figure: str
    token: str

    reveals = True


class PegSpent(Event, frozen=True, tag="corespace.peg-spent"):
    """(CS-EFFORTLESS-05)"""

    figure: str
    pegs: int


class PickedUp(Event, frozen=True, tag="corespace.picked-up"):
    figure: str
    token: str


class Dropped(Event, frozen=True, tag="corespace.dropped"):
    figure: str
    token: str
    at: Square


class ExchangeAsked(Event, frozen=True, tag="corespace.exchange-asked"):
    """Another crew is asked for something, or offered something. (CS-EFFORTLESS-08)"""

    figure: str
    other: str
    token: str = ""
    """What is offered."""


class Given(Event, frozen=True, tag="corespace.given"):
    """An item changes hands. (CS-EFFORTLESS-08)"""

    figure: str
    other: str
    """Who has it now."""
    token: str


class ExchangeDeclined(Event, frozen=True, tag="corespace.exchange-declined"):
    figure: str
    other: str


class CrateOpened(Event, frozen=True, tag="corespace.crate-opened"):
    figure: str
    crate: Square


class Robbed(Event, frozen=True, tag="corespace.robbed"):
    figure: str
    other: str


class ContentsSeen(Event, frozen=True, tag="corespace.contents-seen"):
    """What lies in a crate or on somebody's tray, for whoever searches it. (CS-SEARCH-02)"""

    tokens: tuple[str, ...]

    reveals = True


class Taken(Event, frozen=True, tag="corespace.taken"):
    figure: str
    size: CrateSize
    token: str = ""
    """Nothing if it is hidden."""


class Returned(Event, frozen=True, tag="corespace.returned"):
    """An item goes into a crate."""

    figure: str
    size: CrateSize


class RoomSearched(Event, frozen=True, tag="corespace.room-searched"):
    figure: str
    size: CrateSize | None
    """Nothing if nothing was found."""


class ItemFound(Event, frozen=True, tag="corespace.item-found"):
    """What comes out of the bag, for whoever finds it. (CS-SEARCH-08)"""

    token: str

    reveals = True


class Healed(Event, frozen=True, tag="corespace.healed"):
    figure: str
    healed: int
    health: int


class Revived(Event, frozen=True, tag="corespace.revived"):
    """(CS-REVIVE-03)"""

    figure: str
    other: str
    health: int


class Hastened(Event, frozen=True, tag="corespace.hastened"):
    """A token adds to the actions of the turn."""

    figure: str
    actions: int


class DoorOpened(Event, frozen=True, tag="corespace.door-opened"):
    figure: str
    door: str


class DoorLocked(Event, frozen=True, tag="corespace.door-locked"):
    figure: str
    door: str


class Thrown(Event, frozen=True, tag="corespace.thrown"):
    """(CS-THROW-03)"""

    figure: str
    token: str
    at: Square


class AccuracyRolled(Event, frozen=True, tag="corespace.accuracy-rolled"):
    """(CS-BLAST-03..06)"""

    figure: str
    face: CombatFace
    hit: bool = False


class BlastBegan(Event, frozen=True, tag="corespace.blast-began"):
    figure: str
    weapon: str
    at: Square


class ShockRolled(Event, frozen=True, tag="corespace.shock-rolled"):
    """(CS-ITEM-20, CS-ITEM-23)"""

    figure: str
    other: str
    faces: tuple[CombatFace, ...]


class Frozen(Event, frozen=True, tag="corespace.frozen"):
    """(CS-ITEM-20)"""

    figure: str


class Jammed(Event, frozen=True, tag="corespace.jammed"):
    """(CS-ITEM-21)"""

    figure: str


class Teleported(Event, frozen=True, tag="corespace.teleported"):
    """(CS-ITEM-22..24)"""

    figure: str
    wind: Wind
    rolled: int
    at: Square


class Dragged(Event, frozen=True, tag="corespace.dragged"):
    """(CS-DRAG-01..02)"""

    figure: str
    other: str
    at: Square


class CarriedAboard(Event, frozen=True, tag="corespace.carried-aboard"):
    """(CS-DRAG-06)"""

    figure: str
    other: str


class Rerolled(Event, frozen=True, tag="corespace.rerolled"):
    """A die of a shot is rolled again."""

    figure: str
    token: str
    was: CombatFace
    face: CombatFace


class Discarded(Event, frozen=True, tag="corespace.discarded"):
    """An item goes into the bag. (CS-ITEM-16)"""

    token: str


# NPCs


class PurgeCharged(Event, frozen=True, tag="corespace.purge-charged"):
    """The tracker is full. (CS-PURGE-ARRIVAL-06)"""


class Arrived(Event, frozen=True, tag="corespace.arrived"):
    figure: str
    at: Square
    entry: int


class NpcAimed(Event, frozen=True, tag="corespace.npc-aimed"):
    figure: str
    other: str
    why: str
    """The clause that decides."""


class NpcDecided(Event, frozen=True, tag="corespace.npc-decided"):
    figure: str
    other: str
    act: Act
    answers: tuple[Question, ...]
    """The questions of the chart that were answered with yes."""


# The end


class MissionEnded(Event, frozen=True, tag="corespace.mission-ended"):
    mission: str
