"""What may be missing for an answer."""

from __future__ import annotations

from starhold.kernel import Lack, Seat


class Neighbourhood(Lack, frozen=True, tag="demo.neighbourhood"):
    """A place next to this one."""


class TokenHere(Lack, frozen=True, tag="demo.token-here"):
    """A token at this place, face down."""


class UnknownToken(Lack, frozen=True, tag="demo.unknown-token"):
    """A token that the captain has not seen."""


class Energy(Lack, frozen=True, tag="demo.energy"):
    """Energy for a scan or a shot."""


class Meeting(Lack, frozen=True, tag="demo.meeting"):
    """The target at the same wreck."""

    target: Seat
