"""Ending a campaign before its time: between two scenes anyone who flies may ask for it, and the squad decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Procedure, Seat, Step, call, done

from ..script.deciding import Decide, voters
from .squad import squad_of

if TYPE_CHECKING:
    from ...game import Akarios

ONWARD, HOME = "homeward.no", "homeward.yes"
"""The ways of the decision."""


class Retire(Choice, frozen=True, tag="akarios.retire"):
    """Ask the squad to end the campaign here."""

    seat: Seat


class HomeAsked(Event, frozen=True, tag="akarios.home-asked"):
    """A seat would like to end the campaign."""

    seat: Seat


class Retired(Event, frozen=True, tag="akarios.retired"):
    """The squad ends the campaign."""


def retiring(game: Akarios, seat: Seat) -> Iterator[Choice]:
    """Whoever has a vote may ask."""
    if seat in voters(game):
        yield Retire(seat)


class GoHome(Procedure, tag="akarios.go-home"):
    """A decision of the squad; whoever asks for it is in favour. (AKA-EVENT-02..03)"""

    seat: Seat

    def start(self, game: Akarios) -> Step:
        game.tell(HomeAsked(self.seat))
        return call(Decide((ONWARD, HOME), votes={self.seat: HOME}), then=self.conclude)

    def conclude(self, game: Akarios, way: int) -> Step:
        if way:
            squad_of(game).retired = True
            game.tell(Retired())
        return done()
