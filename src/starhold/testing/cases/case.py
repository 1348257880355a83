"""A rule case as it stands in its file: `Case` and what it expects, `Expect`."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from starhold.kernel import Seat
from starhold.kernel.setup import OptionValue

from .tables import Table


class Expect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The truth after the last answer. Anything left out is free."""

    asked: Seat | list[Seat] | None = None
    """The seat that is asked now; all of them if the question is open to several."""
    prompt: str | None = None
    """The question: `demo.turn.act`."""
    options: list[str] | None = None
    """All legal answers, in any order."""
    offers: list[str] = []
    """Some of the legal answers."""
    refuses: dict[str, str] = {}
    """Answers that are not legal, each with the clause that forbids it."""
    illegal: list[str] = []
    """Answers that are tried, refused, and change nothing. A seat in front is the one that answers."""
    view: Table = {}
    """The view of a spectator, and so of everybody."""
    seen_by: dict[str, Table] = {}
    """The view of a seat, by its number."""
    events: list[Table] = []
    """These happen in this order; others may lie between."""
    never: list[Table] = []
    """None of these happens."""
    told: dict[str, list[Table]] = {}
    """These a seat (by number) or the `spectator` is told in this order."""
    untold: dict[str, list[Table]] = {}
    """None of these a seat or the `spectator` is told."""
    draws: list[str] = []
    """These dice and decks are drawn from in this order, `d6` or `shuffle 8`; others may lie between."""
    over: bool | None = None
    winners: list[Seat] | None = None
    scores: list[int] | None = None


class Case(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule case: a position, scripted dice, answers, and what must come of them."""

    file: str
    game: str
    name: str
    proves: list[str]
    """The clauses of the rule reference that would be broken if the case failed."""
    expect: Expect = Expect()
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    content: str = ""
    """The folder beside the file whose records replace the title's own, if there is one."""
    dice: list[int] = []
    """The faces of the dice, in this order. Decks stay as they lie."""
    ground: Table = {}
    """The position that all cases of the file start from: what differs from the state as it is dealt."""
    position: Table = {}
    """The differences from that."""
    begin: Table | list[Table] = {}
    """The rules in progress, outermost first, if it is not the opening."""
    answers: list[str] = []
    """Answers in notation, each after its seat: `0: fly 3`. The seat may be left out."""


class Answer(NamedTuple):
    """An answer of a case: a line of notation, and the seat that gives it if the case says so."""

    seat: Seat | None
    notation: str


def read_answer(text: str) -> Answer:
    """The parts of `1: fire 0`.

    >>> read_answer("1: fire 0")
    Answer(seat=1, notation='fire 0')
    """
    seat, colon, notation = text.partition(":")
    if colon and seat.strip().isdecimal():
        return Answer(int(seat), notation.strip())
    return Answer(None, text.strip())
