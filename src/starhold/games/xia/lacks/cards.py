"""All that abilities and missions ask for."""

from __future__ import annotations

from starhold.kernel import Lack

from ..content import Cargo, Family
from ..content.mission_cards import System

# Abilities


class FreshCard(Lack, frozen=True, tag="xia.fresh-card"):
    """A card that is not exhausted."""


class ExposedShip(Lack, frozen=True, tag="xia.exposed-ship"):
    """A ship within range and in line of sight."""

    reach: tuple[int, int]


class ShipWithin(Lack, frozen=True, tag="xia.ship-within"):
    """A ship within range."""

    reach: tuple[int, int]


class CaptainWithin(Lack, frozen=True, tag="xia.captain-within"):
    """A captain's ship within range."""

    reach: tuple[int, int]


class Ward(Lack, frozen=True, tag="xia.ward"):
    """A ship to protect."""


class OutfitToOverload(Lack, frozen=True, tag="xia.outfit-to-overload"):
    """An outfit that can be used beyond its limits."""


# Missions


class AnyMissionPoint(Lack, frozen=True, tag="xia.any-mission-point"):
    """A Mission Point to act on."""


class MissionPoint(Lack, frozen=True, tag="xia.mission-point"):
    """The Mission Point of a sector to act on."""

    sector: str


class MissionPointIn(Lack, frozen=True, tag="xia.mission-point-in"):
    """A Mission Point of a kind of sector to act on."""

    system: System


class FreshMissionPoint(Lack, frozen=True, tag="xia.fresh-mission-point"):
    """A Mission Point at which nothing was drawn this turn."""


class FreeSlot(Lack, frozen=True, tag="xia.free-slot"):
    """A slot for one more mission."""


class MissionToDraw(Lack, frozen=True, tag="xia.mission-to-draw"):
    """A mission to draw."""


class KeptMission(Lack, frozen=True, tag="xia.kept-mission"):
    """A mission that is kept."""


class Objective(Lack, frozen=True, tag="xia.objective"):
    """Work on the objective."""


class Cubes(Lack, frozen=True, tag="xia.cubes"):
    """A cube to hand over."""

    cargo: Cargo


class OutfitOf(Lack, frozen=True, tag="xia.outfit-of"):
    """A sound outfit to hand over."""

    family: Family


class ShipInRange(Lack, frozen=True, tag="xia.ship-in-range"):
    """A ship within the range of a weapon that is ready."""

    ship: str


class SecondNpc(Lack, frozen=True, tag="xia.second-npc"):
    """One more NPC at the table, so that somebody sits where a mission points."""


class DestroyedShip(Lack, frozen=True, tag="xia.destroyed-ship"):
    """The end of a ship."""

    ship: str


class DestroyedOutlaw(Lack, frozen=True, tag="xia.destroyed-outlaw"):
    """The end of an outlaw."""


class Explosion(Lack, frozen=True, tag="xia.explosion"):
    """The end of a Detonator that is armed."""
