"""A title's own account of a match that is being simulated: `Chronicle`.

The simulation knows no title. It counts what every title has, events and results; a title that has a chronicle of its
own also tells what each turn looked like and which of its things were used. It may read the whole truth, because nobody
who plays can hear it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from msgspec import Struct

from starhold.kernel import Choice, Decision, Event, Game, Seat
from starhold.kernel.parts import part_of

if TYPE_CHECKING:
    import polars as pl

Cell: TypeAlias = bool | int | str | None
Row: TypeAlias = dict[str, Cell]
Tables: TypeAlias = "Mapping[str, pl.DataFrame]"
Columns: TypeAlias = Mapping[str, type[bool] | type[int] | type[str]]

BLUNDER = "blunder"
"""The kind of use that is a blunder; the thing is which one."""


class Thing(Struct, frozen=True):
    """Something that can be used in a match: a card, a piece, a place."""

    name: str
    group: str = ""
    """The group of things that it is compared with."""


class Sense(Struct, frozen=True, kw_only=True):
    """The count for the things of a kind, in words."""

    chance: str
    """When somebody had the chance to use one."""
    use: str
    """When it was used."""
    sensible: str
    """When it was used sensibly."""
    worth: str = ""
    """The score and the gain that stand beside it."""


class Legend(Struct, frozen=True, kw_only=True):
    """The meaning of the columns and the ids of a simulation, in words."""

    title: str
    score: str = "score"
    """The word for the score."""
    traits: dict[str, str] = {}
    """The columns of a seat that may decide who wins."""
    collected: tuple[str, ...] = ()
    """Those traits that come about in play. Winners collect more of everything, so nothing follows from them."""
    own: tuple[str, ...] = ()
    """The ids of the records that a folder of the user's own brought."""
    sources: dict[str, str] = {}
    """The columns of a turn that add up to the score."""
    uses: dict[str, str] = {}
    """The kinds of things that are used."""
    things: dict[str, dict[str, Thing]] = {}
    """All things there are of each kind, by id; what is never used is among them."""
    senses: dict[str, Sense] = {}
    """For which kinds it is known whether things were used sensibly, and what that means."""
    gain: str = ""
    """The other gain from using things, such as credits."""
    blunders: dict[str, str] = {}
    """Blunders that players are laughed at for, by id."""
    losses: dict[str, str] = {}
    """The kinds of use that nobody wants, such as the loss of a piece: what they happen at, and in detail by."""


class Chapter(Struct, frozen=True):
    """A table that a title adds to the page about a run."""

    title: str
    words: str
    """What it shows, in a sentence or two."""
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Use(NamedTuple):
    """A seat used a thing; nobody's seat where the whole table was concerned."""

    seat: Seat | None
    kind: str
    thing: str
    detail: str = ""
    times: int = 1
    worth: int = 0
    """The score from it."""
    offered: int = 0
    """The number of times that it could have been used."""
    gain: int = 0
    """The other gain from it."""
    sensible: int = 0
    """The number of times that it was used sensibly."""


class Chronicle:
    """The account of one match; this one serves every title that has none of its own."""

    turn_columns: ClassVar[Columns] = {}
    seat_columns: ClassVar[Columns] = {}

    def __init__(self, game: Game) -> None:
        self.game = game

    def legend(self) -> Legend:
        """The meaning of the columns and the ids."""
        return Legend(title=self.game.title)

    @staticmethod
    def chapters(_tables: Tables, _legend: Legend, /) -> Iterable[Chapter]:
        """Tell from the tables of a run what only this title has."""
        return ()

    def whose(self, event: Event) -> Seat | None:
        """The seat that an event is about."""
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) else None

    def begins_turn(self, event: Event) -> bool:
        """True if the turn of the seat begins that the event is about."""
        return False

    def hear(self, decision: Decision, choice: Choice, *, by_lot: bool = False) -> None:
        """Take note of a legal answer just before it is given: by a player, or by lot."""

    def follow(self, events: Iterable[Event]) -> None:
        """Take note of what happened after an answer."""

    def turn(self, seat: Seat) -> Row:
        """The standing of a seat at the end of its turn."""
        return {}

    def seat(self, seat: Seat) -> Row:
        """The summary of a seat when the match is over."""
        return {}

    def uses(self) -> Iterable[Use]:
        """The things that were used in the whole match."""
        return ()


def chronicle_of(game: type[Game]) -> type[Chronicle]:
    """The title's part in this room, `CHRONICLE` in `sim/<title>`; the plain one if it has none."""
    part = part_of(game, "sim")
    return Chronicle if part is None else part.CHRONICLE
