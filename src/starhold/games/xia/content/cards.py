"""Cards and tokens, and the track on which fame is counted."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

from .records import Part
from .sectors import Cargo, Law
from .ships import Skill

NpcId: TypeAlias = Literal["enforcer", "scoundrel", "merchant", "sellsword", "cinderbeard"]


class Objective(Part, frozen=True):
    """The demand of a title: a measure, counted over a turn, over the game, or as things stand now."""

    measure: str
    within: Literal["turn", "game", "now"]
    at_least: int


class Title(Record, frozen=True):
    """A mark of fame that one captain can claim."""

    name: str
    fame: int
    text: str
    objective: Objective
    skill: Skill
    skill_text: str


class Track(Part, frozen=True):
    """The Fame Point Track."""

    length: int
    title_spaces: tuple[int, ...]
    event_spaces: tuple[int, ...] = ()


class Token(Record, frozen=True):
    """A kind of exploration token."""

    name: str
    count: int
    credits: int = 0
    fame: int = 0
    cargo: Cargo | None = None
    energy: bool = False
    ice: int = 0
    movement: int = 0
    captain_in_need: bool = False


class Relic(Record, frozen=True):
    """A kind of relic: what it is worth to somebody who does not want the fame for it."""

    name: str
    count: int
    credits: int
    cubes: tuple[Cargo, ...] = ()
    mod: str | None = None


class EventCard(Record, frozen=True):
    """Something that happens to the whole system, for a while."""

    name: str
    text: str
    leaves: str
    """When it leaves play, in words."""
    effect: str = ""
    """The rule that it is, if the skills do not say it all."""
    skills: tuple[Skill, ...] = ()
    """The skills that it gives to everybody or, below zero, takes."""
    rounds: int = 0
    """After how many rounds it leaves play; 0 if something else ends it, or it is over at once."""


class Weapon(Part, frozen=True, omit_defaults=True):
    die: int
    reach: tuple[int, int]
    more: tuple[int, ...] = ()
    """Further dice, which are rolled with the first and added to it."""

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.die, *self.more)


class NpcCard(Record, frozen=True):
    """The behaviour of a ship that nobody owns."""

    name: str
    law: Law
    tier: int
    speed: int
    defence: int
    to_kill: int
    fame: int
    home: str | None = None
    for_hire: bool = False
    """True if it waits at home, and takes no turns, until somebody hires it."""
    flees: int = 0
    weapon: Weapon | None = None
    bounty: int = 0
    bounty_for_kill: int = 0
    route: tuple[str, ...] = ()
