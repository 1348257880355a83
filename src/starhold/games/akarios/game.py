"""Stars of Akarios as a title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from starhold.kernel import (
    Beginning,
    Box,
    CampaignLog,
    Choice,
    Decision,
    Event,
    Fault,
    Game,
    Meaning,
    Procedure,
    Result,
    Risks,
    Viewer,
)

from . import check
from .content import AkariosContent
from .content.story import ACTS
from .drawing.board import draw
from .drawing.box import box
from .drawing.looking import inspect, places
from .drawing.scenery import AkariosScenery, drawn_scenario, scenery
from .drawing.targets import TARGETS, mentioned
from .options import AkariosOptions
from .rules.bodies import flyer_of, scenario_of
from .rules.campaign.belonging import played_in
from .rules.campaign.course import PlayCampaign
from .rules.campaign.squad import crew, muster_squad
from .rules.dangers import DANGERS
from .rules.kits import KnownKit
from .rules.mission import Mission
from .rules.offers import KnownOffer
from .seeing.invariants import faults
from .seeing.places import EnemySeen, ShipSeen, SpaceSeen
from .seeing.view import AkariosView, acting, view
from .speech.asking import asked_about_ship
from .speech.between import BETWEEN_FIGHTS
from .speech.campaign_log import campaign_log, last_page
from .speech.circumstances import Circumstances
from .speech.lessons import lesson
from .speech.meanings import MEANINGS
from .speech.regrets import REGRETS
from .speech.telling import told_together
from .speech.text import AkariosText
from .speech.verdict import verdict
from .state import AkariosState, Flyer

MOST_PILOTS = 4


class Akarios(Game):
    name = "akarios"
    title = "Stars of Akarios"
    rules_version = 2
    summary = "Cadets, small ships, and the lights that someone is putting out. You come home together or not at all."
    seat_counts = range(1, MOST_PILOTS + 1)
    beginnings = (
        Beginning(name="campaign", seats=MOST_PILOTS, free=MOST_PILOTS - 1, among="campaign"),
        Beginning(name="first", seats=1, options={"pilots": 2}, for_newcomers=True),
        Beginning(name="fight", seats=1, options={"pilots": 2}, among="scenario"),
    )
    text = AkariosText()
    hides = False
    draws_piles = True

    state: AkariosState
    content: AkariosContent
    options: AkariosOptions

    @cached_property
    def known_kits(self) -> dict[str, KnownKit]:
        """The last kit of each pilot: nothing that could not be made again."""
        return {}

    @cached_property
    def known_offers(self) -> dict[str, KnownOffer]:
        """The last offer to each pilot, in the same way."""
        return {}

    @classmethod
    def cooperative(cls, options: AkariosOptions) -> bool:  # noqa: ARG003 - they win together whatever is chosen
        """(AKA-CAMPAIGN-01)"""
        return True

    @classmethod
    def played_with(cls, content: AkariosContent, options: AkariosOptions) -> AkariosContent:
        return played_in(content, options.campaign)

    @classmethod
    def content_faults(cls, content: AkariosContent, *, shipped: bool) -> Iterator[str | Fault]:
        yield from check.faults(content)
        yield from check.miscounts(content) if shipped else ()

    def deal(self) -> AkariosState:
        """A campaign's squad, or a place for each pilot, spread evenly over the seats. (AKA-SOLO-01..03)"""
        if self.options.campaign is not None:
            squad = muster_squad(self, self.options.campaign)
            return AkariosState([], difficulty=self.options.difficulty, squad=squad)
        pilots = max(self.options.pilots, self.setup.seats)
        return AkariosState(
            [Flyer("", place % self.setup.seats) for place in range(pilots)],
            scenario=self.options.scenario,
            difficulty=self.options.difficulty,
        )

    def opening(self) -> Procedure:
        return Mission() if self.options.campaign is None else PlayCampaign()

    def view(self, viewer: Viewer) -> AkariosView:
        seen, squad = view(self), self.state.squad
        if squad is None or not self.state.scenario:
            return seen
        return replace(seen, drawn=drawn_scenario(self.content, scenario_of(self), self.circumstances()))

    def redeal(self, viewer: Viewer) -> None:
        """Nothing is hidden, and piles have no order."""

    def score(self) -> Result:
        """All win or all lose; the score is the hull that came home, or in a campaign the number of scenes won."""
        squad = self.state.squad
        if squad is not None:
            scenes = sum(scene.outcome == "success" for scene in squad.log)
            reason = "the squad retires" if squad.retired else "the story is over"
            return Result.together(self.seats, won=squad.outcome == "success", score=scenes, reason=reason)
        won = self.state.outcome == "success"
        hull = sum(flyer.hull for flyer in self.state.flyers)
        return Result.together(self.seats, won=won, score=hull if won else 0, reason="the scenario is over")

    def scenery(self) -> AkariosScenery:
        if self.state.squad is not None:
            return scenery(self.content, "", ACTS[-1])
        return scenery(self.content, self.state.scenario, scenario_of(self).act, self.circumstances())

    def circumstances(self) -> Circumstances:
        """While a squad gets ready, those count who will fly."""
        pilots = self.state.flyers or (() if self.state.squad is None else crew(self))
        return Circumstances(len(pilots), frozenset(self.state.achievements))

    def target(self, choice: Choice) -> str | None:
        return TARGETS.told(self, self.decision.seat, choice) if self.decision else None

    def targets(self, event: Event) -> tuple[str, ...]:
        return mentioned(self, event)

    def inspect(self, viewer: Viewer, about: str) -> EnemySeen | ShipSeen | SpaceSeen | None:
        return inspect(self, viewer, about)

    def places(self) -> tuple[str, ...]:
        return places(self)

    def faults(self) -> Iterator[str]:
        return faults(self)

    # What people are told

    def board(self, view: AkariosView, width: int | None = None) -> str:
        return draw(view, self.content, width)

    def meaning(self, choice: Choice) -> Meaning:
        first = {} if self.state.squad is None else BETWEEN_FIGHTS
        told = MEANINGS.told(self, self.decision.seat, choice, first) if self.decision else None
        return told or super().meaning(choice)

    def risks(self, choice: Choice) -> Risks:
        return DANGERS.told(self, self.decision.seat, choice) if self.decision else ()

    def regret(self, choice: Choice) -> str:
        return REGRETS.told(self, self.decision.seat, choice) if self.decision else ""

    def asking(self, part: Decision) -> str:
        pilot = acting(self)
        is_theirs = pilot and flyer_of(self, pilot).seat == part.seat
        return asked_about_ship(self, part) or self.text.asked(part, pilot if is_theirs else "")

    def hint(self) -> str:
        return lesson(self) or super().hint()

    def told_together(self, events: Sequence[Event]) -> str:
        return told_together(self, events)

    def box(self) -> Box:
        return box(self.content, fights=self.state.squad is None)

    def campaign_log(self) -> CampaignLog | None:
        """(AKA-CAMPAIGN-10)"""
        return None if self.state.squad is None else campaign_log(self)

    def epilogue(self) -> str:
        if self.state.squad is not None:
            return last_page(self)
        scenario = scenario_of(self)
        story = scenario.won if self.state.outcome == "success" else scenario.lost
        return f"{verdict(self)}\n{story}"
