"""Stars of Akarios as a title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.kernel import Beginning, Box, Choice, Event, Fault, Game, Meaning, Procedure, Result, Risks, Viewer

from . import check
from .content import AkariosContent
from .drawing.board import draw
from .drawing.box import box
from .drawing.looking import inspect, places
from .drawing.scenery import AkariosScenery, scenery
from .drawing.targets import TARGETS, mentioned
from .options import AkariosOptions
from .rules.bodies import scenario_of
from .rules.dangers import DANGERS
from .rules.mission import Mission
from .seeing.invariants import faults
from .seeing.places import EnemySeen, ShipSeen, SpaceSeen
from .seeing.view import AkariosView, view
from .speech.lessons import lesson
from .speech.meanings import MEANINGS
from .speech.regrets import REGRETS
from .speech.telling import told_together
from .speech.text import AkariosText
from .state import AkariosState, Flyer

MOST_PILOTS = 4


class Akarios(Game):
    name = "akarios"
    title = "Stars of Akarios"
    summary = "Cadets, small ships, and the lights that someone is putting out. You come home together or not at all."
    seat_counts = range(1, MOST_PILOTS + 1)
    beginnings = (Beginning(name="first", seats=1, options={"pilots": 2}, for_newcomers=True),)
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

    @classmethod
    def content_faults(cls, content: AkariosContent, *, shipped: bool) -> Iterator[str | Fault]:
        yield from check.faults(content)
        yield from check.miscounts(content) if shipped else ()

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
        return Result.together(self.seats, won=won, score=hull if won else 0, reason="the scenario is over")

    def scenery(self) -> AkariosScenery:
        return scenery(self.content, self.options.scenario)

    def target(self, choice: Choice) -> str | None:
        return TARGETS.told(self, self.decision.seat, choice) if self.decision else None

    def targets(self, event: Event) -> tuple[str, ...]:
        return mentioned(self, event)

    def inspect(self, viewer: Viewer, about: str) -> EnemySeen | ShipSeen | SpaceSeen | None:
        return inspect(self, about)

    def places(self) -> tuple[str, ...]:
        return places(self)

    def faults(self) -> Iterator[str]:
        return faults(self)

    # What people are told

    def board(self, view: AkariosView, width: int | None = None) -> str:
        return draw(view, self.content, width)

    def meaning(self, choice: Choice) -> Meaning:
        told = MEANINGS.told(self, self.decision.seat, choice) if self.decision else None
        return told or super().meaning(choice)

    def risks(self, choice: Choice) -> Risks:
        return DANGERS.told(self, self.decision.seat, choice) if self.decision else ()

    def regret(self, choice: Choice) -> str:
        return REGRETS.told(self, self.decision.seat, choice) if self.decision else ""

    def hint(self) -> str:
        return lesson(self) or super().hint()

    def told_together(self, events: Sequence[Event]) -> str:
        return told_together(self, events)

    def box(self) -> Box:
        return box(self.content)

    def epilogue(self) -> str:
        scenario = scenario_of(self)
        return scenario.won if self.state.outcome == "success" else scenario.lost
