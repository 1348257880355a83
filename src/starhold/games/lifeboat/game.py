"""Lifeboat: setup, view and the end that all share."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel import Box, Choice, Event, Game, Meaning, Procedure, Result, Risks, Viewer

from . import looking
from .choices import Use
from .events import Used
from .rules import Escape, goal, scene
from .scenery import LifeboatScenery, scenery
from .state import LifeboatContent, LifeboatOptions, LifeboatState, LifeboatView, find
from .text import LifeboatText


class Lifeboat(Game):
    name = "lifeboat"
    title = "Lifeboat"
    summary = "The station is losing air. Mend the boat and launch it, all of you or none."
    seat_counts = range(2, 5)
    text = LifeboatText()
    hides = False

    state: LifeboatState
    content: LifeboatContent
    options: LifeboatOptions

    @classmethod
    def cooperative(cls, options: LifeboatOptions) -> bool:  # noqa: ARG003 - they win together whatever is chosen
        return True

    def deal(self) -> LifeboatState:
        """As much air as the station has for a crew of this size. (LIFEBOAT-SETUP-01..02)"""
        station = find(self.content.stations, self.options.station)
        return LifeboatState(station.air * self.setup.seats, ["" for _ in self.seats])

    def opening(self) -> Procedure:
        return Escape()

    def view(self, viewer: Viewer) -> LifeboatView:
        state = self.state
        return LifeboatView(scene(self).id, state.work, goal(self), state.air, tuple(state.last_used))

    def redeal(self, viewer: Viewer) -> None:
        """Nothing is hidden."""

    def score(self) -> Result:
        """All win with the air that is left, or all lose. (LIFEBOAT-END-01..02)"""
        reason = "the boat is away" if self.state.away else "the air is gone"
        return Result.together(self.seats, won=self.state.away, score=self.state.air, reason=reason)

    def meaning(self, choice: Choice) -> Meaning:
        if isinstance(choice, Use):
            return Meaning(find(self.content.tools, choice.tool).task)
        return super().meaning(choice)

    def risks(self, choice: Choice) -> Risks:
        return looking.risks(self, choice.tool) if isinstance(choice, Use) else ()

    def regret(self, choice: Choice) -> str:
        return self.text.wasted if isinstance(choice, Use) and looking.is_wasted(self, choice.tool) else ""

    def target(self, choice: Choice) -> str | None:
        return f"tool {choice.tool}" if isinstance(choice, Use) else None

    def targets(self, event: Event) -> tuple[str, ...]:
        return (f"tool {event.tool}",) if isinstance(event, Used) else ()

    def inspect(self, viewer: Viewer, about: str) -> looking.ToolSeen | None:
        return looking.inspect(self, about)

    def places(self) -> tuple[str, ...]:
        return looking.places(self)

    def scenery(self) -> LifeboatScenery:
        return scenery(self.content, self.text)

    def box(self) -> Box:
        return self.text.box(self.content, (looking.tool_seen(self, tool.id) for tool in self.content.tools))

    def faults(self) -> Iterator[str]:
        if len(self.state.last_used) != self.setup.seats or self.state.air < 0:
            yield f"there must be a crew of {self.setup.seats}, and not less than no air"
