"""What comes of an attempt: steps, discoveries, entries, a rest. (AKA-WORLD-26..35, AKA-SKILLCHECK-03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Procedure, Step, call, done

from ...content.story import ReadOn
from ...content.worlds import Berth, Check, Investigate, Walk
from ...state import Walker
from ..campaign.squad import squad_of
from ..campaign.story import Read
from .condition import recover
from .ground import attempt_of, beyond, found_as, is_explored, landing_of, mark_found, walker_of

if TYPE_CHECKING:
    from ...content.worlds import Place
    from ...game import Akarios


class Succeeded(Event, frozen=True, tag="akarios.succeeded"):
    """A skill check succeeds; of everything else the outcome tells."""

    pilot: str
    attempt: str


class Failed(Event, frozen=True, tag="akarios.failed"):
    pilot: str
    attempt: str


class Walked(Event, frozen=True, tag="akarios.walked"):
    pilot: str
    place: str


class Docked(Event, frozen=True, tag="akarios.docked"):
    """A pilot is back at the Sparrow, and rests."""

    pilot: str


class Resolve(Procedure, tag="akarios.resolve-attempt"):
    """An attempt that has worked, or not. (AKA-WORLD-26..35)"""

    attempt: str
    pilots: tuple[str, ...]
    """Those who have made it."""
    success: bool
    by: tuple[str, ...] = ()
    """Those for whom the entry is that is read; nobody for the whole squad. (AKA-WORLD-28..29)"""

    def start(self, game: Akarios) -> Step:
        walker = walker_of(game, self.pilots[0])
        place = game.content.place[walker.at]
        attempt = attempt_of(place, self.attempt)
        if not self.success:
            game.tell(Failed(walker.id, found_as(place, attempt)))
        match attempt:
            case Check(success=won, failure=lost):
                if self.success:
                    game.tell(Succeeded(walker.id, found_as(place, attempt)))
                    mark_found(game, place, attempt)
                return self.read(won if self.success else lost, self.pilots)
            case Walk() if self.success:
                return self.arrive(game, walker, beyond(game, place, attempt))
            case Investigate(entry=entry) if self.success:
                mark_found(game, place, attempt)
                return self.read(entry, self.pilots)
            case Berth() if self.success:
                recover(game, walker)
                walker.docked = True
                game.tell(Docked(walker.id))
        return done()

    def arrive(self, game: Akarios, walker: Walker, place: Place) -> Step:
        """A card is revealed once for the campaign, and its stop event read once, for everybody.

        (AKA-CAMPAIGN-11, AKA-WORLD-26, AKA-WORLD-28)
        """
        walker.at, walker.docked = place.id, False
        game.tell(Walked(walker.id, place.id))
        if is_explored(game, place):
            return done()
        squad_of(game).explored.append(place.id)
        return self.read(place.stop, ()) if place.stop else done()

    def read(self, entry: str, by: tuple[str, ...]) -> Step:
        self.by = by
        return call(Read(entry, by), then=self.read_on)

    def read_on(self, game: Akarios) -> Step:
        """One entry may lead to another; anything else ends the landing. (AKA-WORLD-40)"""
        match squad_of(game).course:
            case ReadOn(entry=entry):
                return self.read(entry, self.by)
            case None:
                return done()
        landing_of(game).left = True
        return done()
