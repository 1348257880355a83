"""Mission cards, type by type."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from starhold.games.common.bands import Table
from starhold.kernel import Record

Bearing: TypeAlias = Literal["left", "right", "second-left", "second-right"]
"""The seat of a captain, as seen by the one who holds the card."""
System: TypeAlias = Literal["planet", "asteroids", "nebula", "debris", "gate"]
"""A kind of sector: any of them will do."""
MissionCargo: TypeAlias = Literal["spice", "holo", "terra", "plasma", "cyber", "ember"]
Arms: TypeAlias = Literal["engine", "blaster", "missile", "shield"]


class MissionCard(Record, frozen=True, tag_field="type"):
    """The fields of every mission card."""

    is_outlaw: ClassVar[bool] = False
    """True if missions of this type are against the law."""

    name: str
    story: str


# Of the base game


class Shuttle(MissionCard, frozen=True, tag="shuttle"):
    """Passengers from one Mission Point to another; paid by the distance."""

    pick_up: str
    deliver: str
    pay: Table


class Research(MissionCard, frozen=True, tag="research"):
    """Something to find out at a Mission Point; paid by the roll."""

    at: str
    deliver: str
    pay: Table


class BountyHunter(MissionCard, frozen=True, tag="bounty-hunter"):
    """The remains of any outlaw; paid by the roll."""

    deliver: str
    pay: Table


class Smuggler(MissionCard, frozen=True, tag="smuggler"):
    """Contraband, past the eyes of a planet; paid by the distance."""

    is_outlaw = True

    pick_up: str
    deliver: str
    pay: Table
    sneak: int
    """The least roll that is not detected."""


class Thief(MissionCard, frozen=True, tag="thief"):
    """Something that another captain has; paid by the roll, and no pay means detected."""

    is_outlaw = True

    target: Bearing
    deliver: str
    pay: Table


class Assassin(MissionCard, frozen=True, tag="assassin"):
    """The end of another captain's ship; paid by its tier."""

    is_outlaw = True

    target: Bearing
    deliver: str
    pay: Table
    bounty: int


# Of Embers of a Forsaken Star


class CargoMission(MissionCard, frozen=True, tag="cargo"):
    """Cubes that are wanted at a Mission Point; paid by their number."""

    cargo: MissionCargo
    deliver: str
    pay: Table


class PrivateEye(MissionCard, frozen=True, tag="private-eye"):
    """A look at the plans of others; paid by the number of crimes that come to light."""

    at: str
    deliver: str
    pay: Table


class ArmsDealer(MissionCard, frozen=True, tag="arms-dealer"):
    """An outfit that somebody else could use; paid by its tier."""

    is_outlaw = True

    family: Arms
    deliver: str
    pay: Table
    bounty: int


class Coerce(MissionCard, frozen=True, tag="coerce"):
    """A lesson for another captain; paid by the damage."""

    is_outlaw = True

    target: Bearing
    deliver: str
    pay: Table
    bounty: int


# Of Missions & Powers


class Assist(MissionCard, frozen=True, tag="assist"):
    """Help for another captain; paid by how much is on board."""

    system: System
    target: Bearing
    pay: Table


class Transport(MissionCard, frozen=True, tag="transport"):
    """Dangerous cubes for another captain; paid by how many arrive."""

    system: System
    cargo: MissionCargo
    target: Bearing
    pay: Table


class Boom(MissionCard, frozen=True, tag="boom"):
    """An explosion with another captain in it; all of it by the roll."""

    is_outlaw = True

    system: System
    target: Bearing
    pay: Table
    reach: Table
    """The number of spaces from the Detonator within which ships are hit."""
    damage: Table


class Counterfeit(MissionCard, frozen=True, tag="counterfeit"):
    """False credits, to be passed on together with another captain; the pay is what there is to split."""

    is_outlaw = True

    system: System
    target: Bearing
    pay: Table


# On their own


class Envoy(MissionCard, frozen=True, tag="envoy"):
    """Talks with people who may lose their temper; paid by the roll, and no pay means that they do."""

    at: str
    deliver: str
    pay: Table


Mission: TypeAlias = (
    Shuttle
    | Research
    | BountyHunter
    | Smuggler
    | Thief
    | Assassin
    | CargoMission
    | PrivateEye
    | ArmsDealer
    | Coerce
    | Assist
    | Transport
    | Boom
    | Counterfeit
    | Envoy
)
Targeted: TypeAlias = Thief | Assassin | Coerce | Assist | Transport | Boom | Counterfeit
"""Missions that are about another captain."""


def delivery_of(mission: Mission) -> str | None:
    """The sector on whose Mission Point a mission ends, if it ends on one."""
    goal: str | None = getattr(mission, "deliver", None)
    return goal
