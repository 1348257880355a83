"""The vocabulary of scenarios: moments, conditions, and what can be made happen. Closed and checked; no code.

Where a word names *something*, it is the group of some enemies, the name of scenario markers, or one of `ANY_ENEMY`,
`ANY_PILOT`, `THE_SPARROW`; in what a trigger does, `IT` is the ship or marker that its moment was about.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from starhold.games.common.script import AtEndOfRound, AtStartOfRound, Kind

from .effects import Effect
from .enemies import Rank
from .records import Part

Clearable: TypeAlias = Literal["asteroids", "nebula", "planet"]
"""The terrain that a scenario can take away."""

ANY_ENEMY, ANY_PILOT, THE_SPARROW, IT = "enemies", "pilots", "sparrow", "it"

# Moments


class OnDestroyed(Kind, frozen=True, tag="destroyed"):
    """Something is destroyed."""

    what: str


class OnHullAtMost(Kind, frozen=True, tag="hull-at-most"):
    """The hull of something falls to a part of what it was, and it is still there."""

    what: str
    percent: int


class OnEntered(Kind, frozen=True, tag="entered"):
    """A pilot's ship enters the space of a marker without hull."""

    marker: str


class OnApproached(Kind, frozen=True, tag="approached"):
    """A pilot's ship enters a space near something, which is what the moment is about."""

    what: str
    range: int


class OnAttacked(Kind, frozen=True, tag="attacked"):
    """Something is attacked, and be it by a shot that misses."""

    what: str


Moment: TypeAlias = AtStartOfRound | AtEndOfRound | OnDestroyed | OnHullAtMost | OnEntered | OnApproached | OnAttacked


# Conditions


class EnemiesLeft(Kind, frozen=True, tag="enemies-left"):
    """At most so many enemies are on the board, of a group or of all."""

    at_most: int = 0
    group: str = ""


class MarkersLeft(Kind, frozen=True, tag="markers-left"):
    """At most so many markers of a name are on the board."""

    marker: str
    at_most: int = 0


class RoundsPlayed(Kind, frozen=True, tag="rounds-played"):
    """So many rounds are over."""

    at_least: int


class PilotsLeft(Kind, frozen=True, tag="pilots-left"):
    """At most so many pilots still fly."""

    at_most: int = 0


class PilotsFlying(Kind, frozen=True, tag="pilots-flying"):
    """At least so many pilots have set out."""

    at_least: int


class PilotsAway(Kind, frozen=True, tag="pilots-away"):
    """Every pilot who can still fly has left by a marker, and at least one has."""

    by: str


class PilotAt(Kind, frozen=True, tag="pilot-at"):
    """A pilot's ship is on the space of a marker."""

    marker: str


class Within(Kind, frozen=True, tag="within"):
    """A pilot's ship is near something."""

    what: str
    range: int


class Arrived(Kind, frozen=True, tag="arrived"):
    """So many of something have come to the end of their lane."""

    what: str
    at_least: int = 1


class SparrowLost(Kind, frozen=True, tag="sparrow-lost"):
    """The Sparrow has no hull left."""


class HullAtMost(Kind, frozen=True, tag="hull-at-most"):
    """The hull of everything of this name is down to a part of what it was; nothing if it is gone."""

    what: str
    percent: int


class Counter(Kind, frozen=True, tag="counter"):
    """Something has been counted so often."""

    counter: str
    at_least: int


class Achievement(Kind, frozen=True, tag="achievement"):
    """The squad has an achievement."""

    achievement: str


class AnyOf(Kind, frozen=True, tag="any-of"):
    """One of several conditions."""

    of: tuple[Condition, ...]


class AllOf(Kind, frozen=True, tag="all-of"):
    """Several conditions together."""

    of: tuple[Condition, ...]


class Not(Kind, frozen=True, tag="not"):
    """The opposite of a condition."""

    of: Condition


Condition: TypeAlias = (
    EnemiesLeft
    | MarkersLeft
    | RoundsPlayed
    | PilotsLeft
    | PilotsFlying
    | PilotsAway
    | PilotAt
    | Within
    | Arrived
    | SparrowLost
    | HullAtMost
    | Counter
    | Achievement
    | AnyOf
    | AllOf
    | Not
)


# Deeds


class Spawn(Kind, frozen=True, kw_only=True, tag="spawn"):
    """New enemies come, in numbers that depend on the pilots. (AKA-SPAWN-01)"""

    enemy: str
    number: tuple[int, int, int, int]
    at: tuple[str, ...]
    """The keys of the map where they come out, or `IT`."""
    rank: Rank = "regular"
    group: str = ""


class Remove(Kind, frozen=True, tag="remove"):
    """Something leaves the board, and is not destroyed."""

    what: str


class Place(Kind, frozen=True, tag="place"):
    """Markers that were kept back come onto the board."""

    marker: str


class Wake(Kind, frozen=True, tag="wake"):
    """Enemies that sleep act from now on, and with them all of their group."""

    what: str


class Advance(Kind, frozen=True, tag="move"):
    """Markers or the Sparrow move along their lanes. (AKA-SPARROW-01)"""

    what: str
    spaces: int = 1


class Hurt(Kind, frozen=True, tag="hurt"):
    """Something loses hull."""

    what: str
    amount: int


class Mend(Kind, frozen=True, tag="mend"):
    """Something gets hull back, up to what it had."""

    what: str
    amount: int


class Apply(Kind, frozen=True, kw_only=True, tag="apply"):
    """Combat effects of something work on ships: on all of them, or on the one that is nearest to each."""

    by: str
    effects: tuple[Effect, ...]
    to: str = ANY_PILOT
    nearest: bool = False
    range: int = 0
    """The distance up to which they work; 0 if they work everywhere."""


class Target(Kind, frozen=True, tag="target"):
    """Enemies are after something from now on, or no longer. (AKA-ENEMY-10)"""

    what: str
    on: bool = True


class Strengthen(Kind, frozen=True, tag="strengthen"):
    """Enemies attack harder from now on, or act more often."""

    what: str
    attack: int = 0
    acts: int = 1
    """The number of times that they follow their command line."""


class Clear(Kind, frozen=True, tag="clear"):
    """All terrain of a kind is gone."""

    terrain: Clearable


class Count(Kind, frozen=True, tag="count"):
    """A counter rises, or falls."""

    counter: str
    by: int = 1


class Tell(Kind, frozen=True, tag="tell"):
    """A line of the story."""

    text: str


class Grant(Kind, frozen=True, tag="grant"):
    """The squad earns an achievement."""

    achievement: str


class End(Kind, frozen=True, tag="end"):
    """The scenario is over."""

    success: bool


class Way(Part, frozen=True):
    """What the squad may decide, and what comes of it."""

    id: str
    text: str
    """In the imperative."""
    do: tuple[Deed, ...]


class Choose(Kind, frozen=True, tag="choose"):
    """The squad decides. (AKA-CAMPAIGN-09)"""

    ways: tuple[Way, ...]


Deed: TypeAlias = (
    Spawn
    | Remove
    | Place
    | Wake
    | Advance
    | Hurt
    | Mend
    | Apply
    | Target
    | Strengthen
    | Clear
    | Count
    | Tell
    | Grant
    | End
    | Choose
)


class Trigger(Part, frozen=True):
    """Something that happens at a moment, as often as the moment comes."""

    when: Moment
    do: tuple[Deed, ...]
    only_if: Condition | None = field(default=None, name="if")
    """What must hold when it comes to happen."""
    once: bool = False
