"""Missions: the board, who takes part, what is there to do, and when it ends."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from starhold.games.common.records import Part
from starhold.kernel import Record

from .cards import EventSet
from .npcs import Family
from .script import Condition, Deed, Trigger


class LargeCrate(Part, frozen=True):
    """The tokens in a large crate."""

    large: int = 0
    small: int = 0


class CrateRates(Part, frozen=True):
    """What lies in the crates: tokens of each, and how many of all of them are rare or named. (CS-SETUP-03..05)"""

    large: LargeCrate = LargeCrate()
    small: int = 0
    """The tokens in a small crate."""
    rare_large: int = 0
    rare_small: int = 0
    named: tuple[str, ...] = ()
    """Tokens that the mission asks for, in any crate that they fit into."""
    in_large: tuple[str, ...] = ()
    """Those that it asks for in the large crates. (CS-SETUP-03)"""


class Use(Part, frozen=True):
    """What can be done with an object by INTERACT. (CS-INTERACT-01)"""

    id: str
    verb: str
    """In the imperative."""
    do: tuple[Deed, ...]
    only_if: Condition | None = field(default=None, name="if")
    once: bool = False
    """True if it can be done once in the mission."""
    per_round: int = 0
    """How often it can be done in a round; 0 for any number."""
    repairs: int = 0
    """The hits of combat dice that it takes, one die for each try; no object has two such uses."""
    engaged: bool = False
    """True if it can be done in a fight."""


class MissionObject(Part, frozen=True):
    """Something on the deck that the mission gives a meaning."""

    id: str
    name: str
    at: str
    """A square of the piece, or a door by its name, `h14-i14`."""
    uses: tuple[Use, ...] = ()
    hides: bool = False
    """True if one of the hidden cards lies there."""
    board: str = ""
    """The board by which it is attacked, if it can be. (CS-MISSION-06)"""


class HiddenFace(Part, frozen=True):
    """Cards that lie face down at objects, or roles of civilians."""

    id: str
    name: str
    """With its article, if it has one."""
    number: int = 1
    sound: str = ""
    """What can be heard of it."""


class Objective(Part, frozen=True):
    """What a crew should bring about. (CS-MISSION-05, CS-WIN-02)"""

    id: str
    text: str
    """In the imperative."""
    when: Condition
    """What must hold in the end, or be seen for the crew that counts."""
    worth: int = 0
    """The UA that it pays."""
    among: Literal["all", "allies", "rivals"] = "all"
    """Whether it is for one crew or allies, or for crews that play against each other."""


class Appeal(Part, frozen=True):
    """Something more that NPCs can be persuaded to do. (CS-PERSUADE-08)"""

    id: str
    words: str
    """In the infinitive: `tell what they saw`."""


class MissionPage(Record, frozen=True):
    name: str
    story: str
    goal: str
    board: str
    crew_most: int
    """The most traders of each crew."""
    crews: tuple[int, int] = (1, 4)
    """The fewest and the most crews that can take part."""
    together: bool = False
    """True if several crews have to be allies. (CS-MISSION-02)"""
    start_peg: int = 0
    """The pegs in the tracker at the start."""
    events: tuple[EventSet, ...] = ()
    """The icons of the cards in the event deck. (CS-SETUP-09)"""
    families: tuple[Family, ...] = ("purge", "civilian")
    """The types of NPCs that are used. (CS-MISSION-01, CS-SETUP-08)"""
    crates: CrateRates = CrateRates()
    areas: tuple[str, ...] = ()
    """Parts of rooms that are searched on their own, as rectangles: `a1-h8`. (CS-SEARCH-10)"""
    joining: bool = True
    """True if NPCs can be persuaded to join. (CS-PERSUADE-07)"""
    appeals: tuple[Appeal, ...] = ()
    last_round: int = 0
    """The round after which it is over, if it does not end before; 0 for none."""
    objects: tuple[MissionObject, ...] = ()
    doors: tuple[Use, ...] = ()
    """What can be done with each door."""
    faces: tuple[HiddenFace, ...] = ()
    """Hidden cards: one at each object with a place for it, or one for each civilian who is there at the start."""
    rules: tuple[Trigger, ...] = ()
    primary: tuple[Objective, ...] = ()
    secondary: tuple[Objective, ...] = ()
