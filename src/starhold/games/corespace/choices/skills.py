"""Skills and reactions."""

from __future__ import annotations

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
    number: int
