"""What may be missing for an answer."""

from __future__ import annotations

from starhold.kernel import Lack

from .content import CardKind, ShipClass, Slot


class FreePilot(Lack, frozen=True, tag="akarios.free-pilot"):
    """A pilot whom nobody else flies."""


class FreeShip(Lack, frozen=True, tag="akarios.free-ship"):
    """A ship that nobody else flies."""


class ShipOfClass(Lack, frozen=True, tag="akarios.ship-of-class"):
    """A ship of one of these classes."""

    classes: tuple[ShipClass, ...]


class FreeCard(Lack, frozen=True, tag="akarios.free-card"):
    """A card that lies on no other playerboard."""


class FirstCopilot(Lack, frozen=True, tag="akarios.first-copilot"):
    """A seat for a co-pilot."""


class NoRival(Lack, frozen=True, tag="akarios.no-rival"):
    """A playerboard without a card that excludes this one."""

    card: str


class NotAboard(Lack, frozen=True, tag="akarios.not-aboard"):
    """A pilot who is nobody's co-pilot."""


class FreeSpace(Lack, frozen=True, tag="akarios.free-space"):
    """A starting position that is not taken."""


class FittingDice(Lack, frozen=True, tag="akarios.fitting-dice"):
    """Dice for the empty slots."""

    slots: tuple[Slot, ...]


class FreeSlot(Lack, frozen=True, tag="akarios.free-slot"):
    """A slot in which no die lies."""


class Supply(Lack, frozen=True, tag="akarios.supply"):
    """Supply on the card."""


class Undamaged(Lack, frozen=True, tag="akarios.undamaged"):
    """A card that is not damaged."""


class Unused(Lack, frozen=True, tag="akarios.unused"):
    """A Sparrow upgrade that has not been used in this scenario."""


class NotSlowed(Lack, frozen=True, tag="akarios.not-slowed"):
    """Freedom to move."""


class NotStunned(Lack, frozen=True, tag="akarios.not-stunned"):
    """Freedom to attack."""


class AnyTarget(Lack, frozen=True, tag="akarios.any-target"):
    """A ship within reach and in sight."""


class AnyAlly(Lack, frozen=True, tag="akarios.any-ally"):
    """An ally within reach and in sight."""


class AnyDiscard(Lack, frozen=True, tag="akarios.any-discard"):
    """A discarded modifier card of the enemies."""


class AnyShip(Lack, frozen=True, tag="akarios.any-ship"):
    """A ship for which an ability is, within range and in sight."""


class AnyUse(Lack, frozen=True, tag="akarios.any-use"):
    """Something that the action could work on."""


class FirstReroll(Lack, frozen=True, tag="akarios.first-reroll"):
    """A re-roll that has not been paid for in this phase."""


# In a campaign


class FreeBerth(Lack, frozen=True, tag="akarios.free-berth"):
    """A squad of fewer than four pilots."""


class RoomAboard(Lack, frozen=True, tag="akarios.room-aboard"):
    """A free slot for this kind of card."""

    kind: CardKind


class ShipForAll(Lack, frozen=True, tag="akarios.ship-for-all"):
    """A pilot who flies, and a ship for each."""


class NewAchievement(Lack, frozen=True, tag="akarios.new-achievement"):
    """Something that the squad has not achieved yet."""


class Later(Lack, frozen=True, tag="akarios.later"):
    """A later act of the story."""

    act: int


class RoomInTree(Lack, frozen=True, tag="akarios.room-in-tree"):
    """A hex that is not filled in."""


class OpenSide(Lack, frozen=True, tag="akarios.open-side"):
    """The option of a split that the first point has not closed."""


class Credits(Lack, frozen=True, tag="akarios.credits"):
    """Credits: so many are needed, so many are there."""

    price: int
    credits: int


class CopyLeft(Lack, frozen=True, tag="akarios.copy-left"):
    """A copy that the squad does not have yet."""


class RoomForSupply(Lack, frozen=True, tag="akarios.room-for-supply"):
    """A Sparrow that is not full."""


class PointForSale(Lack, frozen=True, tag="akarios.point-for-sale"):
    """A ship for which not all points are bought."""


class AnyTrauma(Lack, frozen=True, tag="akarios.any-trauma"):
    """Something to get over."""


class Bought(Lack, frozen=True, tag="akarios.bought"):
    """A card that has been bought or won, not one of the first ones."""


# On foot


class StillUnknown(Lack, frozen=True, tag="akarios.still-unknown"):
    """Something that has not been discovered yet."""


class DiceLeft(Lack, frozen=True, tag="akarios.dice-left"):
    """So many dice that are not used."""

    needed: int
    left: int
