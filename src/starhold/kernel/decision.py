"""The pending question: `Decision`, the answers it admits (`Choice`) and why others are not (`Refusal`, `Lack`)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TypeAlias, final

from msgspec import Struct

from .die import PLAIN, Die
from .notation import write
from .seat import Seat, Viewer

ROLL_PROMPT = "kernel.roll"
"""The question that physical dice ask."""


class Choice(Struct, frozen=True, gc=False):
    """One answer, in the imperative. One class per verb, with a tag; it prints as one short line.

    class Fly(Choice, frozen=True, tag="demo.fly"):
        to: int

    >>> str(Rolled(4))
    'rolled 4'
    """

    def __str__(self) -> str:
        return write(self)


class Rolled(Choice, frozen=True, tag="kernel.rolled"):
    """The face of a physical die."""

    value: int


class Showed(Choice, frozen=True, tag="kernel.showed"):
    """What a physical die with faces of its own shows."""

    face: str


class Drew(Choice, frozen=True, tag="kernel.drew"):
    """What came out of a real deck or bag."""

    item: str


TypedIn: TypeAlias = Rolled | Showed | Drew
"""Answers that tell what chance has shown."""


class Lack(Struct, frozen=True, gc=False):
    """Something that is missing for a choice to be legal. One class per lack, with a tag; the text has the words.

    class Credits(Lack, frozen=True, tag="demo.credits"):
        price: int
        wealth: int
    """


class Noted(Lack, frozen=True, tag="kernel.noted"):
    """A lack in words: older saves know no more about it."""

    words: str


@final
class Refusal(Struct, frozen=True, gc=False):
    """Why a choice is not legal now.

    `rule` is the id of a clause in the game's rule reference, whose sentence is shown to the player;
    `missing` is what is lacking here and now, for which the game's text has words that tell how to make it legal.
    """

    choice: Choice
    rule: str
    missing: Lack


Need: TypeAlias = tuple[str, bool, Lack]
"""The id of a clause, true if it is met, and what is missing if it is not."""


@final
class Options(Struct, frozen=True, gc=False, cache_hash=True):
    """An offer: the legal choices, and why others are not. Being frozen, it can be made once and kept."""

    legal: tuple[Choice, ...]
    refusals: tuple[Refusal, ...] = ()


def offer(choice: Choice, *needs: Need) -> Choice | Refusal:
    """The choice if all needs are met, else the refusal of the first that is not.

    >>> offer(Rolled(4), ("DEMO-STRIKE-02", False, Noted("roll the die first"))).missing
    Noted(words='roll the die first')
    """
    for rule, met, missing in needs:
        if not met:
            return Refusal(choice, rule, missing)
    return choice


def options(offered: Iterable[Choice | Refusal]) -> Options:
    """Tell the legal choices from the refused ones."""
    legal: list[Choice] = []
    refusals: list[Refusal] = []
    for option in offered:
        # Not isinstance: it is several times slower on structs, and this loop runs for every option.
        if type(option) is Refusal:
            refusals.append(option)
        else:
            legal.append(option)
    return Options(tuple(legal), tuple(refusals))


NO_OPTIONS = Options(())
"""Nothing to offer, nothing to refuse."""


def joined(*parts: Options) -> Options:
    """Several lists as one, in their order. Parts that hang on little are made once and kept.

    >>> joined(Options((Rolled(1),)), NO_OPTIONS, Options((Rolled(2),))).legal
    (Rolled(value=1), Rolled(value=2))
    """
    if len(parts) == 1:
        return parts[0]
    legal: tuple[Choice, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    for part in parts:
        if part is not NO_OPTIONS:
            legal += part.legal  # to add nothing to a tuple, or a tuple to nothing, copies nothing
            refusals += part.refusals
    return Options(legal, refusals)


class Purpose(Struct, frozen=True, gc=False):
    """The reason for a roll, in the title's own terms; its text makes words of it."""

    what: str = ""
    about: str = ""
    """The id of a record, if it is about one in particular."""


UNSAID = Purpose()
"""The purpose of a roll that needs no explanation."""


@final
class Part(Struct, frozen=True, gc=False):
    """The share of one more seat in an open question: its own options, and why other choices are not legal for it."""

    seat: Seat
    options: tuple[Choice, ...]
    refusals: tuple[Refusal, ...] = ()


class Decision(Struct, frozen=True, gc=False):
    """A question to a seat and its legal answers: the one source of legality.

    `prompt` names the question ("demo.turn.act"); the game's text turns it into a sentence.
    `purpose` is what physical dice are rolled for, `die` which of them, or what is drawn from.

    An open question has `others`, who may answer as well, each with options of their own. No choice is in two
    parts, so an answer tells whose it is. A driver that asks one seat at a time asks `seat`.
    """

    seat: Seat
    prompt: str
    options: tuple[Choice, ...]
    refusals: tuple[Refusal, ...] = ()
    purpose: Purpose = UNSAID
    others: tuple[Part, ...] = ()
    die: Die = PLAIN

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All who are asked."""
        return (self.seat, *(part.seat for part in self.others)) if self.others else (self.seat,)

    @property
    def offers(self) -> dict[Seat, tuple[Choice, ...]]:
        """The legal choices of each asked seat."""
        offers = {self.seat: self.options}
        for part in self.others:
            offers[part.seat] = part.options
        return offers

    @property
    def parts(self) -> tuple[Decision, ...]:
        """The question as each asked seat sees it: an ordinary one, with no word about the others."""
        return tuple(part for seat in self.seats if (part := self.of(seat)) is not None)

    def of(self, seat: Viewer) -> Decision | None:
        """The question as one seat sees it; None if it is not asked."""
        if not self.others:
            return self if seat == self.seat else None
        if seat == self.seat:
            return Decision(self.seat, self.prompt, self.options, self.refusals, self.purpose, die=self.die)
        for part in self.others:
            if part.seat == seat:
                return Decision(part.seat, self.prompt, part.options, part.refusals)
        return None

    def admitting(self, choice: Choice) -> Decision | None:
        """The question as the seat sees it whose answer this choice is; None if it is not legal for anybody."""
        if choice in self.options:
            return self.of(self.seat)
        return next((self.of(part.seat) for part in self.others if choice in part.options), None)

    def addressed(self) -> str:
        """Say who is asked: `seat 0 is asked`, `seats 0 and 2 are asked`."""
        if not self.others:
            return f"seat {self.seat} is asked"
        *most, last = map(str, self.seats)
        return f"seats {', '.join(most)} and {last} are asked"

    def why_not(self, choice: Choice) -> Refusal | None:
        """The refusal that the rules gave for this choice, if they considered it."""
        refusals = chain(self.refusals, *(part.refusals for part in self.others))
        return next((refusal for refusal in refusals if refusal.choice == choice), None)
