"""Items, crates and searches."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Event

from ..content import CombatFace, CrateSize


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

    reveals = True
    """Others see which of the hidden tokens is gone."""


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
