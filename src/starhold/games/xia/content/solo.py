"""The solo cards: what NPCs plan, their two sets of figures, and what is left out of a game alone."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from starhold.games.common.bands import Table
from starhold.kernel import Record

from .cards import NpcId, Weapon
from .records import Part

Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
Side: TypeAlias = Literal["A", "B"]


class Bonus(NamedTuple):
    """A verb of a behaviour's steps, and what each such deed adds."""

    deed: str
    plus: int


class Behaviour(Record, frozen=True):
    """A plan by which an NPC takes its turns, one of two on a card."""

    name: str
    npc: NpcId
    card: int
    line: str
    """Its character, in a sentence or two."""
    target: tuple[str, ...]
    """Its targets: the first of these that exists is meant."""
    steps: tuple[str, ...]
    bonus: tuple[Bonus, ...] = ()
    """The pluses of its deeds on the roll at the end of the round."""

    def plus_for(self, deed: str) -> int:
        """The plus of each such deed."""
        return next((bonus.plus for bonus in self.bonus if bonus.deed == deed), 0)


class NpcStats(Record, frozen=True):
    """The values of an NPC on one side of the NPC Stats card, in place of its own."""

    npc: NpcId
    side: Side
    speed: int
    defence: int
    to_kill: int
    weapon: Weapon | None = None


class Mode(Record, frozen=True):
    """A difficulty: its id is the option's value."""

    name: str
    credits: int
    side: Side
    flips: bool = False
    """True if the NPC Stats card is flipped when one of the markers is past the middle."""


class SoloBox(Part, frozen=True):
    """All that is needed in order to play alone."""

    modes: tuple[Mode, ...] = ()
    stats: tuple[NpcStats, ...] = ()
    behaviours: tuple[Behaviour, ...] = ()
    fame_for_rolls: Table = ()
    """The fame that the roll at the end of a round brings the NPCs."""
    titles_left_out: tuple[str, ...] = ()
    events_left_out: tuple[str, ...] = ()


NO_SOLO = SoloBox()
"""In its place when nobody plays alone."""
