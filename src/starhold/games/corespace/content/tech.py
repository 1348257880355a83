"""Parts of tech skills. (CS-SK-TECH-01..16)"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.script import Kind

Range: TypeAlias = Literal["", "medium"]
"""Anywhere on the deck, or within medium range; sight is not needed. (CS-SK-TECH-04)"""
MISSION = 99
"""So many rounds are the rest of the mission."""


# Disrupt


class SilencePart(Kind, frozen=True, tag="silence"):
    """An enemy of a tech class cannot use tech skills. (CS-SK-TECH-01, CS-SK-TECH-03)"""

    reach: Range = "medium"
    rounds: int = 0
    """The rounds after this one for which it lasts; `MISSION` for all."""


class SilenceAllPart(Kind, frozen=True, tag="silence-all"):
    """All enemies of tech classes within medium range cannot use tech skills in this round. (CS-SK-TECH-02)"""


class StallPart(Kind, frozen=True, tag="stall"):
    """One of the lower Purge within medium range misses its next turn. (CS-SK-TECH-01)"""

    rank: int
    another: bool = False
    """True if it is not the one before."""


class StallAllPart(Kind, frozen=True, tag="stall-all"):
    """All the lower Purge in reach miss turns. (CS-SK-TECH-02..03)"""

    rank: int
    reach: Range = "medium"
    turns: int = 1


# Assist


class ScreenPart(Kind, frozen=True, tag="screen"):
    """No ranged attack harms one of the crew until the end of the round. (CS-SK-TECH-05)"""


class TendPart(Kind, frozen=True, tag="tend"):
    """One of the crew gets health back. (CS-SK-TECH-06, CS-SK-TECH-08)"""

    number: int


class ConcertPart(Kind, frozen=True, tag="concert"):
    """The user and others of the crew take an action each. (CS-SK-TECH-07)"""

    others: int


# Regulate


class CalmPart(Kind, frozen=True, tag="calm"):
    """Pegs come out of the hostility tracker. (CS-SK-TECH-09)"""

    pegs: int


class MendPart(Kind, frozen=True, tag="mend"):
    """Repair points for an item or a machine in contact. (CS-SK-TECH-09, CS-SK-TECH-12)"""

    points: int


class CloseEntryPart(Kind, frozen=True, tag="close-entry"):
    """No Purge come in at an entry point until the next level of hostility. (CS-SK-TECH-10)"""


class LurePart(Kind, frozen=True, tag="lure"):
    """The Purge within medium range of a point move there, and do nothing else. (CS-SK-TECH-11)"""


# Hack


class ShutDownPart(Kind, frozen=True, tag="shut-down"):
    """One of the lower Purge within medium range is out of play. (CS-SK-TECH-13..14)"""

    rank: int
    another: bool = False


class TakeOverPart(Kind, frozen=True, tag="take-over"):
    """One of the lower Purge within medium range belongs to the crew. (CS-SK-TECH-15..16)"""

    rank: int


class WorkDoorPart(Kind, frozen=True, tag="work-door"):
    """A door is locked or unlocked. (CS-SK-TECH-13, CS-SK-TECH-15)"""

    anywhere: bool = False
    """True for any door on the deck, false for one in contact."""
