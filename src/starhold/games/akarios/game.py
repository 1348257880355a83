"""Stars of Akarios as a title."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel import Choice, Event, Game, Procedure, Result, Viewer

from .content import AkariosContent
from .drawing.scenery import AkariosScenery, scenery
from .drawing.targets import TARGETS, mentioned, places
from .options import AkariosOptions
from .rules.mission import Mission
from .seeing.invariants import faults
from .seeing.view import AkariosView, view
from .speech.text import AkariosText
from .state import AkariosState, Flyer

MOST_PILOTS = 4


class Akarios(Game):
    name = "akarios"
    title = "Stars of Akarios"
    summary = "Cadets, small ships, and the lights that someone is putting out. You come home together or not at all."
    seat_counts = range(1, MOST_PILOTS + 1)
    text = AkariosText()
    hides = False
    draws_piles = True

    state: AkariosState
    content: AkariosContent
    options: AkariosOptions

    @classmethod
    def cooperative(cls, options: AkariosOptions) -> bool:  # noqa: ARG003 - they win together whatever is chosen
        """(AKA-CAMPAIGN-01)"""
        return True

    def deal(self) -> AkariosState:
        """A place in the squad for each pilot, spread evenly over the seats. (AKA-SOLO-01..03)"""
        pilots = max(self.options.pilots, self.setup.seats)
        return AkariosState([Flyer("", place % self.setup.seats) for place in range(pilots)])

    def opening(self) -> Procedure:
        return Mission()

    def view(self, viewer: Viewer) -> AkariosView:
        return view(self)

    def redeal(self, viewer: Viewer) -> None:
        """Nothing is hidden, and piles have no order."""

    def score(self) -> Result:
        """All win or all lose; the score is the hull that came home."""
        won = self.state.outcome == "success"
        hull = sum(flyer.hull for flyer in self.state.flyers)
        return Result.together(self.seats, won=won, score=hull if won else 0, reason="")

    def scenery(self) -> AkariosScenery:
        return scenery(self.content, self.options.scenario)

    def target(self, choice: Choice) -> str | None:
        return TARGETS.told(self, self.decision.seat, choice) if self.decision else None

    def targets(self, event: Event) -> tuple[str, ...]:
        return mentioned(self, event)

    def places(self) -> tuple[str, ...]:
        return places(self)

    def faults(self) -> Iterator[str]:
        return faults(self)
