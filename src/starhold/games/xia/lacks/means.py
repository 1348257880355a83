"""Credits, energy and room in the hold."""

from __future__ import annotations

from typing import Literal

from starhold.kernel import Lack

# Credits and energy


class Credits(Lack, frozen=True, tag="xia.credits"):
    """As many credits as it costs."""

    price: int
    wealth: int


class Energy(Lack, frozen=True, tag="xia.energy"):
    """As much energy as it costs."""

    energy: int
    charge: int


class RoomForEnergy(Lack, frozen=True, tag="xia.room-for-energy"):
    """Something to recharge."""


class AnyDamage(Lack, frozen=True, tag="xia.any-damage"):
    """Something to repair."""


class LifeOnBoard(Lack, frozen=True, tag="xia.life-on-board"):
    """Energy or an armed marker: the ship is stranded."""


# The hold


class FreeSpace(Lack, frozen=True, tag="xia.free-space"):
    """A space of the hold for a cube."""


class TwoFreeSpaces(Lack, frozen=True, tag="xia.two-free-spaces"):
    """Spaces of the hold for two cubes."""


class RoomForRelic(Lack, frozen=True, tag="xia.room-for-relic"):
    """Two adjacent spaces of the hold."""


class RoomForOutfit(Lack, frozen=True, tag="xia.room-for-outfit"):
    """Spaces of the hold for an outfit."""


class RoomForLoadout(Lack, frozen=True, tag="xia.room-for-loadout"):
    """Spaces of the hold for a whole set of outfits."""


class SoundOutfit(Lack, frozen=True, tag="xia.sound-outfit"):
    """An outfit without damage."""


class EmptyOutfit(Lack, frozen=True, tag="xia.empty-outfit"):
    """An outfit without cargo in it."""


class MovablePiece(Lack, frozen=True, tag="xia.movable-piece"):
    """Something in the hold that may be moved."""


class EmptyHand(Lack, frozen=True, tag="xia.empty-hand"):
    """A place for what is in hand."""


class NoRoomForPiece(Lack, frozen=True, tag="xia.no-room-for-piece"):
    """A reason to leave a cube or a relic behind."""

    piece: Literal["cube", "relic"]
