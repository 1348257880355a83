"""The scenario book: entries that are read aloud, what they bring, and where the story continues.

Achievements in `needs` are those that the squad must have; with `!` before its name, one that it must not have.
"""

from __future__ import annotations

from typing import TypeAlias

from starhold.games.common.script import Kind
from starhold.kernel import Record

from .records import Part

ACTS = range(1, 4)
"""The acts that begin in a story; before them is the prologue, act 0."""

# What an entry brings: to every pilot who flies, or on foot to those who have acted


class Achieve(Kind, frozen=True, tag="achieve"):
    """The squad earns an achievement. (AKA-REWARD-02)"""

    achievement: str


class Note(Kind, frozen=True, tag="bookmark"):
    """The story remembers something for its own sake: it can be needed, but it is no achievement and is not told."""

    bookmark: str


class Pay(Kind, frozen=True, tag="credits"):
    """Credits for each pilot; below 0 they pay, as far as they can. (AKA-REWARD-02, AKA-WORLD-29)"""

    amount: int


class Teach(Kind, frozen=True, tag="skill-points"):
    """Pilot skill points for each pilot. (AKA-REWARD-02)"""

    amount: int


class Hand(Kind, frozen=True, tag="card"):
    """An upgrade for each pilot, as far as there are copies; or a co-pilot for the squad.

    (AKA-REWARD-02, AKA-REWARD-06)
    """

    card: str


class Dismiss(Kind, frozen=True, tag="dismiss"):
    """A co-pilot leaves the squad."""

    card: str


class Recruit(Kind, frozen=True, tag="recruit"):
    """A new pilot joins the squad. (AKA-NEWPILOT-01..02)"""

    pilot: str


class Commission(Kind, frozen=True, tag="commission"):
    """A new ship joins the squad. (AKA-NEWPILOT-01, AKA-NEWPILOT-03)"""

    ship: str


class Stock(Kind, frozen=True, tag="supply"):
    """Supply of the Sparrow, more or less. (AKA-EXPLORE-12)"""

    amount: int


class Upset(Kind, frozen=True, tag="stress"):
    """Stress, more or less."""

    amount: int


class Wound(Kind, frozen=True, tag="harm"):
    """Damage on foot: health is lost. (AKA-WORLD-37)"""

    amount: int
    all: bool = False
    """True if it is for the whole squad, whoever has acted."""


class Refresh(Kind, frozen=True, tag="energy"):
    """Energy on foot, more or less."""

    amount: int
    all: bool = False


class BeginAct(Kind, frozen=True, tag="act"):
    """An act of the story begins."""

    act: int


class Conclude(Kind, frozen=True, tag="conclude"):
    """The landing succeeds or fails. (AKA-WORLD-05)"""

    success: bool


Bringing: TypeAlias = (
    Achieve
    | Note
    | Pay
    | Teach
    | Hand
    | Dismiss
    | Recruit
    | Commission
    | Stock
    | Upset
    | Wound
    | Refresh
    | BeginAct
    | Conclude
)


# Where the story continues


class Continuing(Kind, frozen=True):
    """Base of the links; the first whose achievements are there is followed. (AKA-REWARD-03..04)"""

    needs: tuple[str, ...] = ()


class ReadOn(Continuing, frozen=True, kw_only=True, tag="read"):
    """Another entry is read. (AKA-WORLD-40)"""

    entry: str


class Battle(Continuing, frozen=True, kw_only=True, tag="fight"):
    """A space combat, and what is read after it. (AKA-END-04)"""

    scenario: str
    won: str
    lost: str


class Landfall(Continuing, frozen=True, kw_only=True, tag="land"):
    """A world exploration."""

    world: str


class Travel(Continuing, frozen=True, kw_only=True, tag="explore"):
    """The squad continues exploration, or comes to another system. (AKA-SCOUT-05, AKA-EXPLORE-13)"""

    system: str = ""


class Finish(Continuing, frozen=True, kw_only=True, tag="finish"):
    """The campaign is over."""

    success: bool


Link: TypeAlias = ReadOn | Battle | Landfall | Travel | Finish


class Passage(Part, frozen=True):
    """A section that is read only with, or only without, some achievements. (AKA-REWARD-03..04)"""

    needs: tuple[str, ...]
    text: str
    do: tuple[Bringing, ...] = ()


class Path(Part, frozen=True):
    """One option of a choice, and what is read and gained if the squad picks it. (AKA-CAMPAIGN-09, AKA-EVENT-05)"""

    id: str
    text: str
    """The option, in the imperative."""
    needs: tuple[str, ...] = ()
    told: str = ""
    """What comes of it."""
    do: tuple[Bringing, ...] = ()
    then: tuple[Link, ...] = ()
    """Where it leads; if nowhere, to where its entry leads."""


class Entry(Record, frozen=True, kw_only=True):
    """An entry of the scenario book."""

    name: str
    text: str
    needs: tuple[str, ...] = ()
    """Achievements without which scouting finds nothing. (AKA-SCOUT-02)"""
    passages: tuple[Passage, ...] = ()
    do: tuple[Bringing, ...] = ()
    paths: tuple[Path, ...] = ()
    then: tuple[Link, ...] = ()
    """Where it leads; if nowhere, the squad continues what it was doing."""


class Feat(Record, frozen=True, kw_only=True):
    """An achievement as it is told; one that has no such record is called by its id."""

    name: str
    """What is remembered, as a clause: "the gate was held"."""


class Campaign(Record, frozen=True, kw_only=True):
    """A story from its opening to its end."""

    name: str
    story: str
    """What it is about, in a few sentences."""
    opening: str
    """The entry that is read first."""
