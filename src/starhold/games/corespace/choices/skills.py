"""Skills and reactions."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Choice


class UseSkill(Choice, frozen=True, tag="corespace.skill"):
    """Use a skill at a level, in the own turn. (CS-SKILL-05)"""

    skill: str
    level: int


class React(Choice, frozen=True, tag="corespace.react"):
    """Use a skill of one of those who may react now. (CS-REACTION-01)"""

    figure: str
    skill: str
    level: int


class Pass(Choice, frozen=True, tag="corespace.pass"):
    """Do not react. (CS-REACTION-01)"""


class StandDown(Choice, frozen=True, tag="corespace.stand-down"):
    """Do not react, and do not be asked again in this round unless something happens to them."""


class Forgo(Choice, frozen=True, tag="corespace.forgo"):
    """Leave out what a skill would do next. (CS-SKILL-05)"""


class Choose(Choice, frozen=True, tag="corespace.choose"):
    """Use a skill in one of several ways, counted from 1. (CS-SKILL-05)"""

    skill: str
    level: int
    option: int


class Hit(Choice, frozen=True, tag="corespace.hit"):
    """Let one of the hits fall upon somebody. (CS-SK-RANGED-09..10, CS-SK-CLOSE-03)"""

    figure: str


class ShootBoth(Choice, frozen=True, tag="corespace.shoot-both"):
    """Shoot with two pistols at once. (CS-SK-RANGED-12)"""

    other: str
    weapon: str
    second: str


class Disarm(Choice, frozen=True, tag="corespace.disarm"):
    """Choose the weapon that somebody loses. (CS-SK-RANGED-14)"""

    figure: str
    token: str


class Fling(Choice, frozen=True, tag="corespace.fling"):
    """Push somebody away, in one direction. (CS-SK-CLOSE-14)"""

    figure: str
    wind: Wind


class Distract(Choice, frozen=True, tag="corespace.distract"):
    """Choose who loses a turn. (CS-SK-CUNNING-02)"""

    figure: str


class Lead(Choice, frozen=True, tag="corespace.lead"):
    """Move whoever was shot at. (CS-SK-CUNNING-03)"""

    other: str
    to: Square


class BreakItem(Choice, frozen=True, tag="corespace.break-item"):
    """Break an item of somebody else. (CS-SK-AUGMENTED-09)"""

    other: str
    token: str


class Lift(Choice, frozen=True, tag="corespace.lift"):
    """Move or hurl the piece of terrain that stands there. (CS-SK-AUGMENTED-10..11)"""

    at: Square


class LiftToken(Choice, frozen=True, tag="corespace.lift-token"):
    """Move a token that lies loose. (CS-SK-AUGMENTED-10)"""

    token: str
    at: Square


class Hurl(Choice, frozen=True, tag="corespace.hurl"):
    """Say where a piece of terrain flies. (CS-SK-AUGMENTED-11)"""

    wind: Wind


class Mend(Choice, frozen=True, tag="corespace.mend"):
    """Repair what somebody holds or wears. (CS-SK-TECH-12)"""

    other: str
    token: str


class MendLoose(Choice, frozen=True, tag="corespace.mend-loose"):
    """Repair what lies on the floor. (CS-SK-TECH-12)"""

    token: str
    at: Square


class CloseEntry(Choice, frozen=True, tag="corespace.close-entry"):
    """Close an entry point to the Purge. (CS-SK-TECH-10)"""

    entry: int


class WorkDoor(Choice, frozen=True, tag="corespace.work-door"):
    """Lock or unlock a door. (CS-SK-TECH-13)"""

    door: str
