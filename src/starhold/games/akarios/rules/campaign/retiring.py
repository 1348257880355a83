"""Ending a campaign before its time: between two scenes, anybody may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Seat

from .squad import squad_of

if TYPE_CHECKING:
    from ...game import Akarios


class Retire(Choice, frozen=True, tag="akarios.retire"):
    """End the campaign here."""

    seat: Seat


class Retired(Event, frozen=True, tag="akarios.retired"):
    seat: Seat


def retire(game: Akarios, seat: Seat) -> None:
    squad_of(game).retired = True
    game.tell(Retired(seat))
