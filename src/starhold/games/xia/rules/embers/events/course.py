"""How events come into play, grow older and leave."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.piles import deck_of, draw, redeal_pile
from starhold.kernel import Procedure, Seat, Step, call, done, goto

from ....state import EventInPlay, XiaState
from ..table import table
from .cards import EventDrawn, change, leave_play, on_table
from .catalogue import EFFECTS

if TYPE_CHECKING:
    from starhold.kernel import Viewer

    from ....game import Xia
    from .effect import Effect


class EndRound(Procedure, tag="xia.end-round"):
    """Each event is a round older: it has its effect, and leaves play when its time is over.

    (XIA-EVENT-02, XIA-EVENT-04..05)
    """

    events: tuple[str, ...]
    """Those that are still to be looked at."""

    def start(self, game: Xia) -> Step:
        if not self.events or game.is_over:
            return done()
        event = on_table(game, self.events[0])
        if event is None:
            return goto(self.expire)
        event = change(game, event, rounds=event.rounds + 1)
        effect = effect_of(game, event)
        happening = effect.each_round(game, event) if effect.each_round else None
        return goto(self.expire) if happening is None else call(happening, then=self.expire)

    def expire(self, game: Xia) -> Step:
        event, self.events = on_table(game, self.events[0]), self.events[1:]
        if event is not None and 0 < game.content.event[event.id].rounds <= event.rounds:
            leave_play(game, event)
        return goto(self.start)


def effect_of(game: Xia, event: EventInPlay) -> Effect:
    return EFFECTS[game.content.event[event.id].effect]


def shuffle_deck(game: Xia, state: XiaState) -> None:
    """(XIA-SETUP-09)"""
    assert state.embers is not None
    state.embers.event_deck = deck_of(game, game.content.events)


def draw_events(game: Xia, seat: Seat) -> None:
    """(XIA-EVENT-01, XIA-STATUS-03)"""
    drawn = draw_events_for(game, seat, game.state.captains[seat].fame)
    if drawn:
        game.count(seat, "events", drawn)


def draw_events_for(game: Xia, seat: Seat, fame: int) -> int:
    """An event for each Event space that a marker is the first to reach or pass. (XIA-EVENT-01, XIA-SOLO-19)"""
    embers = table(game)
    reached = bisect_right(game.content.track.event_spaces, fame)
    drawn = 0
    while embers.events_drawn < reached:
        embers.events_drawn += 1
        event = draw(game, embers.event_deck)
        if event is not None:
            drawn += 1
            resolve(game, EventInPlay(event, by=seat))
    return drawn


def resolve(game: Xia, event: EventInPlay) -> None:
    """A card has been drawn. (XIA-EVENT-01)"""
    table(game).events += (event,)
    game.tell(EventDrawn(event.by, event.id))
    effect = effect_of(game, event)
    if effect.at_first:
        effect.at_first(game, event)
    if effect.at_once:
        leave_play(game, event)


def end_round(game: Xia, seat: Seat) -> Procedure | None:
    """Rounds are counted before the First Player's turn. (XIA-EVENT-02, XIA-EVENT-05)"""
    events = table(game).events
    if not events or (seat + 1) % game.setup.seats != game.state.order[-1]:
        return None
    return EndRound(tuple(event.id for event in events))


def help_of_events(game: Xia, seat: Seat, on: str) -> int:
    """What the events in play make easier for everybody. (XIA-EVENT-03)"""
    helped = 0
    for event in table(game).events:
        helped += game.content.event_skills[event.id].get(on, 0)
    return helped


def redeal_events(game: Xia, viewer: Viewer) -> None:
    """The deck lies face down."""
    redeal_pile(game, table(game).event_deck)


def faults(game: Xia) -> Iterator[str]:
    embers = table(game)
    cards = [*embers.event_deck, *(event.id for event in embers.events)]
    yield from (f"event {card} is unknown" for card in sorted(set(cards) - game.content.event.keys()))
    if len(set(cards)) < len(cards):
        yield "an event is there twice"
    if not 0 <= embers.events_drawn <= len(game.content.track.event_spaces):
        yield f"{embers.events_drawn} events were drawn"
