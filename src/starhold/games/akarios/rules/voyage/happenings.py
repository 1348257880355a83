"""Space events: a card at random, a choice, and the part of its back that belongs to it. (AKA-EVENT-01..06)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Procedure, Step, call, done

from ...state import Reading
from ..bodies import FIRST_SEAT
from ..campaign.bringing import bring
from ..campaign.squad import meets, squad_of
from ..campaign.story import note, open_paths, path_id, path_of, take_path
from ..script.deciding import Decide

if TYPE_CHECKING:
    from ...game import Akarios


class SpaceEventDrawn(Event, frozen=True, tag="akarios.space-event-drawn"):
    event: str


class SpaceEventHappens(Procedure, tag="akarios.space-event"):
    """(AKA-EVENT-01..05)"""

    event: str = ""
    paths: tuple[str, ...] = ()

    def start(self, game: Akarios) -> Step:
        self.event = game.draw(events_left(game), FIRST_SEAT, "space-event")
        card = game.content.space_event[self.event]
        squad_of(game).events.append(self.event)
        note(game, Reading("event", self.event))
        game.tell(SpaceEventDrawn(self.event))
        for bringing in card.do:
            bring(game, bringing)
        self.paths = open_paths(game, card.paths)
        if not self.paths:
            return done()
        return call(Decide(tuple(path_id(self.event, path) for path in self.paths)), then=self.take)

    def take(self, game: Akarios, number: int) -> Step:
        path = path_of(game.content.space_event[self.event].paths, self.paths[number])
        take_path(game, self.event, path)
        squad_of(game).course = next((link for link in path.then if meets(game, link.needs)), None)
        return done()


def events_left(game: Akarios) -> list[str]:
    """The event deck of the system, without what is out of the game. (AKA-EVENT-04, AKA-EVENT-06)"""
    squad = squad_of(game)
    return sorted(
        card.id for card in game.content.space_events if card.system == squad.system and card.id not in squad.events
    )
