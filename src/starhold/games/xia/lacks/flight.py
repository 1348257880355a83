"""Ways, markers and other ships."""

from __future__ import annotations

from starhold.kernel import Lack

# Moving and exploring


class Standstill(Lack, frozen=True, tag="xia.standstill"):
    """The end of the move."""


class SpaceToEnd(Lack, frozen=True, tag="xia.space-to-end"):
    """Movement to fly on, or a space on which a move may end."""


class SpaceToStop(Lack, frozen=True, tag="xia.space-to-stop"):
    """A space without another ship."""


class Movement(Lack, frozen=True, tag="xia.movement"):
    """As much movement as it takes."""

    movement: int
    left: int


class OpenBorder(Lack, frozen=True, tag="xia.open-border"):
    """A way past a planetary shield."""


class CleanRecord(Lack, frozen=True, tag="xia.clean-record"):
    """A ship without a bounty."""


class LinkedGate(Lack, frozen=True, tag="xia.linked-gate"):
    """A gate that is connected to the others."""


class UnusedImpulse(Lack, frozen=True, tag="xia.unused-impulse"):
    """Impulse, which is used once per turn."""


class FreeBerth(Lack, frozen=True, tag="xia.free-berth"):
    """A free space of the Kiln."""


class SectorInStack(Lack, frozen=True, tag="xia.sector-in-stack"):
    """A sector to reveal."""


class UnexploredEdge(Lack, frozen=True, tag="xia.unexplored-edge"):
    """An unexplored edge next to the ship, on this side."""


class UnexploredSide(Lack, frozen=True, tag="xia.unexplored-side"):
    """A side of the sector that is not explored."""


class OpenSpace(Lack, frozen=True, tag="xia.open-space"):
    """A place outside of planets."""


class Planet(Lack, frozen=True, tag="xia.planet"):
    """A planet to be on."""


# Markers and fights


class ArmedMarker(Lack, frozen=True, tag="xia.armed-marker"):
    """A marker to use an outfit with."""


class UseSpace(Lack, frozen=True, tag="xia.use-space"):
    """A free Use space."""


class UseSpaceOfItsOwn(Lack, frozen=True, tag="xia.use-space-of-its-own"):
    """A free Use space that does not lie under a Piercer."""


class SameTarget(Lack, frozen=True, tag="xia.same-target"):
    """The target of an attack that has begun."""

    ship: str


class BlasterRange(Lack, frozen=True, tag="xia.blaster-range"):
    """A ship within the range of a blaster."""

    ship: str


class MissileRange(Lack, frozen=True, tag="xia.missile-range"):
    """A ship within the range of missiles."""

    ship: str


class RammingRange(Lack, frozen=True, tag="xia.ramming-range"):
    """A ship that can be rammed."""

    ship: str


class LineOfSight(Lack, frozen=True, tag="xia.line-of-sight"):
    """A line of sight to a ship."""

    ship: str


class VisibleShip(Lack, frozen=True, tag="xia.visible-ship"):
    """A ship that is not cloaked."""

    ship: str


# Other ships


class NextTo(Lack, frozen=True, tag="xia.next-to"):
    """A place next to a ship."""

    ship: str


class ShipInNeed(Lack, frozen=True, tag="xia.ship-in-need"):
    """A ship that is stranded."""

    ship: str


class FreeSellsword(Lack, frozen=True, tag="xia.free-sellsword"):
    """A Sellsword who works for somebody else, or for nobody."""
