"""The pending question: `Decision`, the answers it admits (`Choice`) and why others are not (`Refusal`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from msgspec import Struct

from .notation import write
from .seat import Seat

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


@final
class Refusal(Struct, frozen=True, gc=False):
    """Why a choice is not legal now.

    `rule` is the id of a clause in the game's rule reference, whose sentence is shown to the player;
    `missing` says what is lacking here and now, in words that tell how to make it legal.
    """

    choice: Choice
    rule: str
    missing: str


@final
class Options(Struct, frozen=True, gc=False, cache_hash=True):
    """An offer: the legal choices, and why others are not. Being frozen, it can be made once and kept."""

    legal: tuple[Choice, ...]
    refusals: tuple[Refusal, ...] = ()


def offer(choice: Choice, *needs: tuple[str, bool, str]) -> Choice | Refusal:
    """The choice if all needs are met, else the refusal of the first that is not.

    A need is the id of a clause, whether it is met, and what is missing if it is not.

    >>> offer(Rolled(4), ("DEMO-STRIKE-02", False, "roll the die first")).missing
    'roll the die first'
    """
    return next((Refusal(choice, rule, missing) for rule, met, missing in needs if not met), choice)


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
    legal: list[Choice] = []
    refusals: list[Refusal] = []
    for part in parts:
        if part is not NO_OPTIONS:
            legal += part.legal
            refusals += part.refusals
    return Options(tuple(legal), tuple(refusals))


class Purpose(Struct, frozen=True, gc=False):
    """The reason for a roll, in the title's own terms; its text makes words of it."""

    what: str = ""
    about: str = ""
    """The id of a record, if it is about one in particular."""


UNSAID = Purpose()
"""The purpose of a roll that needs no explanation."""


class Decision(Struct, frozen=True, gc=False):
    """A question to a seat and its legal answers: the one source of legality.

    `prompt` names the question ("demo.turn.act"); the game's text turns it into a sentence.
    `purpose` is what physical dice are rolled for.
    """

    seat: Seat
    prompt: str
    options: tuple[Choice, ...]
    refusals: tuple[Refusal, ...] = ()
    purpose: Purpose = UNSAID

    def why_not(self, choice: Choice) -> Refusal | None:
        """The refusal that the rules gave for this choice, if they considered it."""
        return next((refusal for refusal in self.refusals if refusal.choice == choice), None)
