"""Event cards on the table, and what is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from starhold.geometry import Hex
from starhold.kernel import Event, Seat

from ....state import EventInPlay
from ..table import table

if TYPE_CHECKING:
    from ....game import Xia


class EventDrawn(Event, frozen=True, tag="xia.event-drawn"):
    reveals = True
    seat: Seat
    event: str


class EventEnded(Event, frozen=True, tag="xia.event-ended"):
    event: str


class EventRolled(Event, frozen=True, tag="xia.event-rolled"):
    """A die for the whole table: it is nobody's luck."""

    event: str
    sides: int
    shown: int


class EventPlaced(Event, frozen=True, tag="xia.event-placed"):
    """An event token marks a place."""

    event: str
    at: Hex


def on_table(game: Xia, card: str) -> EventInPlay | None:
    """The event of that name, if it is in play."""
    return next((event for event in table(game).events if event.id == card), None)


def playing(game: Xia, effect: str) -> EventInPlay | None:
    """The event in play whose rule this is."""
    for event in table(game).events:
        if game.content.event[event.id].effect == effect:
            return event
    return None


def change(game: Xia, event: EventInPlay, **changes: Any) -> EventInPlay:
    """Something on a card is different now."""
    embers, changed = table(game), replace(event, **changes)
    embers.events = tuple(changed if other.id == event.id else other for other in embers.events)
    return changed


def leave_play(game: Xia, event: EventInPlay) -> None:
    """(XIA-EVENT-04)"""
    embers = table(game)
    embers.events = tuple(other for other in embers.events if other.id != event.id)
    game.tell(EventEnded(event.id))


def roll_for(game: Xia, event: EventInPlay, sides: int) -> int:
    """Whoever drew the event rolls for it."""
    shown = game.roll(sides, event.by, "event", event.id)
    game.tell(EventRolled(event.id, sides, shown))
    return shown


def mark(game: Xia, event: EventInPlay, *places: Hex) -> EventInPlay:
    """Lay event tokens on the board. They only remind. (XIA-EVENT-06)"""
    for at in places:
        game.tell(EventPlaced(event.id, at))
    return change(game, event, places=places)
