"""All that a client can say to a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

LONGEST_NAME = 40
LONGEST_LINE = 400
"""No answer and no order is longer in any game."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Token: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Revision: TypeAlias = Annotated[int, Meta(ge=0)]
SomeSeat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
MessageId: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
"""A client numbers what it says, so that it can tell which of it was done or refused."""


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """What a client says."""

    id: MessageId


class Hello(Said, frozen=True, tag="hello"):
    """The first message. Tokens open seats; without any, one watches."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    since: Revision | None = None
    """The revision up to which the client has the log already."""
    patches: bool = False
    """Whether the client puts what is new into the view that it has. Otherwise it gets the whole view each time."""


class Sit(Said, frozen=True, tag="sit"):
    """Look with the eyes of another of one's seats: the screen was handed over."""

    seat: SomeSeat


class Answer(Said, frozen=True, tag="answer"):
    """Answer the question."""

    seat: SomeSeat
    revision: Revision
    """The revision that the answerer saw. It is too old if the question is newer, see `Question.since`."""
    answer: Line


class Order(Said, frozen=True, tag="order"):
    """Answer several questions at once, as far as nothing unforeseen happens: `fly to 3,-2`."""

    seat: SomeSeat
    revision: Revision
    order: Line


class AskWhyNot(Said, frozen=True, tag="why-not"):
    """Ask why an answer, or an order, is not possible now."""

    seat: SomeSeat
    answer: Line


class AskRoute(Said, frozen=True, tag="route"):
    """Ask by which way an order would be carried out."""

    seat: SomeSeat
    order: Line


class AskAbout(Said, frozen=True, tag="ask-about"):
    """Ask what is known of a place, a piece or an option before anything is done."""

    about: Line
    """What an option points at, or the option itself: `space 3,-2`, `fly NE`."""
    seat: SomeSeat | None = None
    """Who looks; nobody's seat for those who watch."""


class AskAdvice(Said, frozen=True, tag="advice"):
    """Ask what a good player would answer."""

    seat: SomeSeat


class TakeBack(Said, frozen=True, tag="take-back"):
    """Take answers back: freely to the last reveal, beyond it if the others consent."""

    seat: SomeSeat
    revision: Revision
    answers: Annotated[int, Meta(ge=1)] = 1


class Consent(Said, frozen=True, tag="consent"):
    """Agree, or not, that answers are taken back. Whoever has proposed it withdraws it by not agreeing."""

    seat: SomeSeat
    revision: Revision
    agree: bool


class Resign(Said, frozen=True, tag="resign"):
    """Leave the seat to a bot for the rest of the match."""

    seat: SomeSeat


class Hurry(Said, frozen=True, tag="hurry"):
    """Let the bots answer without a pause until somebody else is asked."""

    seat: SomeSeat


class Nudge(Said, frozen=True, tag="nudge"):
    """Let a bot that holds back give one answer now."""

    seat: SomeSeat
    bot: SomeSeat


Saying: TypeAlias = (
    Hello
    | Sit
    | Answer
    | Order
    | AskWhyNot
    | AskRoute
    | AskAbout
    | AskAdvice
    | TakeBack
    | Consent
    | Resign
    | Hurry
    | Nudge
)
"""Everything that a client can say."""
