"""The hostility tracker, and the chart by which NPCs act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

Question: TypeAlias = Literal[
    "engaged", "in-sight", "has-ranged", "ranged-beats-close", "reaches-and-attacks", "has-moved"
]
Act: TypeAlias = Literal["close", "move", "shoot"]
Why: TypeAlias = Literal["contact", "hidden", "unarmed", "better", "reach", "moved", "far", "vain", "stuck"]
"""What decides an act: contact, no sight, nothing that shoots so far, more ranged dice, a blow in reach, a move already
made, or that it is too far to strike; that nobody can be hurt; that there is no way."""
Because: TypeAlias = Literal["", "cover", "hidden", "list", "captain", "armour", "walk"]
"""Why an NPC lets somebody be who is nearer than its target: in cover, out of sight, lower on its list, no captain, too
well armoured, or by a longer walk."""

ENDS: Mapping[tuple[Question, bool], Why] = {
    ("engaged", True): "contact",
    ("in-sight", False): "hidden",
    ("has-ranged", False): "unarmed",
    ("ranged-beats-close", True): "better",
    ("reaches-and-attacks", True): "reach",
    ("has-moved", True): "moved",
    ("has-moved", False): "far",
}
"""The last answers of the chart, in a word."""


class Arrival(Part, frozen=True):
    """Who arrives while a band lasts: a number of them, or as many as a die says. (CS-PURGE-ARRIVAL-02..03)"""

    type: str
    """The NPC's id, or a family of which the lowest rank comes."""
    number: int = 0
    die: Literal["", "purge", "chance"] = ""


class Band(Record, frozen=True):
    """A level of the tracker, from the lowest. (CS-HOSTILITY-04)"""

    name: str
    holes: int
    arrivals: tuple[Arrival, ...] = ()
    reverse: tuple[Arrival, ...] = ()
    """The arrivals on the harder side of the tracker."""


class ChartNode(Record, frozen=True):
    """A question of the action chart; each answer leads to another question or to an act. (CS-PURGE-AI-06)"""

    asks: Question
    yes: str
    no: str
