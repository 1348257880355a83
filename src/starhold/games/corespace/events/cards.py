"""Event cards."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class CardDrawn(Event, frozen=True, tag="corespace.card-drawn"):
    """(CS-EVENT-01)"""

    seat: Seat
    card: str

    reveals = True


class AssistanceDrawn(Event, frozen=True, tag="corespace.assistance-drawn"):
    """(CS-EVENT-04)"""

    seat: Seat

    reveals = True


class AssistanceSeen(Event, frozen=True, tag="corespace.assistance-seen"):
    """What the drawer alone reads. (CS-EVENT-04)"""

    card: str


class CardReturned(Event, frozen=True, tag="corespace.card-returned"):
    """No part of it can be carried out. (CS-EVENT-10)"""

    card: str


class NothingDrawn(Event, frozen=True, tag="corespace.nothing-drawn"):
    """The round has no event. (CS-EVENT-11)"""


class CardPlayed(Event, frozen=True, tag="corespace.card-played"):
    """(CS-EVENT-05)"""

    figure: str
    card: str
