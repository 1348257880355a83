"""Core Space as a title."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import cast

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
    Seat,
    Viewer,
    load_content,
)

from . import check
from .content import CoreSpaceContent, MissionPage
from .drawing.board import draw
from .drawing.box import box
from .drawing.looking import inspect, places
from .drawing.mission import drawn_mission
from .drawing.scenery import CoreSpaceScenery, scenery
from .drawing.targets import TARGETS, mentioned
from .options import CoreSpaceOptions
from .rules import ending
from .rules.activation import acting, skill_in_use
from .rules.campaign import scores
from .rules.campaign.course import PlayCampaign
from .rules.campaign.roll_call import Retire
from .rules.campaign.sheet import pages
from .rules.campaign.telling import rules_told
from .rules.clashes import clash_of
from .rules.dangers import DANGERS
from .rules.enmity import are_allies
from .rules.figures import page_of
from .rules.mission import SingleMission
from .rules.notes import taking_notes
from .rules.npcs.boards import families_in_use
from .rules.renewals import ALIASES, with_careers
from .seeing.deal import deal
from .seeing.drawn import DrawnMission
from .seeing.invariants import faults
from .seeing.own import own_view
from .seeing.places import FigureSeen, SquareSeen
from .seeing.redeal import redeal
from .seeing.view import CoreSpaceView, view
from .speech.campaign_log import campaign_log, last_page
from .speech.lessons import lesson
from .speech.meanings import MEANINGS
from .speech.names import names_of
from .speech.sentences.campaign import RETIRE_REGRET
from .speech.text import CoreSpaceText
from .state import CoreSpaceState

MOST_CREWS = 4


class CoreSpace(Game):
    name = "corespace"
    title = "Core Space"
    rules_version = 2
    summary = "A crew of traders, a derelict, and a clock that counts your shots. One more crate?"
    seat_counts = range(1, MOST_CREWS + 1)
    beginnings = (
        Beginning(name="first", seats=1, options={"printed_crews": True}, for_newcomers=True),
        Beginning(name="campaign", seats=1, among="campaign"),
    )
    text = CoreSpaceText()
    aliases = ALIASES
    state_renewals = (with_careers,)

    state: CoreSpaceState
    content: CoreSpaceContent
    options: CoreSpaceOptions

    @classmethod
    def seats_with(cls, options: CoreSpaceOptions) -> range:
        """As many as every mission is for; those of the host's own say for themselves how many."""
        shipped = cls.shipped_pages(options)
        fewest = max((page.crews[0] for page in shipped), default=1)
        return range(fewest, min((page.crews[1] for page in shipped), default=MOST_CREWS) + 1)

    @classmethod
    def cooperative(cls, options: CoreSpaceOptions) -> bool:
        return options.alliance or any(page.together for page in cls.shipped_pages(options))

    @classmethod
    def shipped_pages(cls, options: CoreSpaceOptions) -> list[MissionPage]:
        """The missions as they come in the box; none if they are the host's own."""
        content = cast("CoreSpaceContent", load_content(cls))
        chosen, known = (
            (options.mission, content.mission) if options.campaign is None else (options.campaign, content.campaign)
        )
        return pages(content, options) if chosen in known else []

    @classmethod
    def content_faults(cls, content: CoreSpaceContent, *, shipped: bool) -> Iterator[str | Fault]:
        yield from check.faults(content)
        yield from check.miscounts(content) if shipped else ()

    def deal(self) -> CoreSpaceState:
        return deal(self)

    def opening(self) -> Procedure:
        return SingleMission() if self.options.campaign is None else PlayCampaign()

    def view(self, viewer: Viewer) -> CoreSpaceView:
        return view(self, viewer, self.drawn_mission() if self.state.campaign else None)

    def own_view(self, seat: Seat, open_view: CoreSpaceView) -> CoreSpaceView:
        return own_view(self, seat, open_view)

    def redeal(self, viewer: Viewer) -> None:
        redeal(self, viewer)

    def score(self) -> Result:
        return ending.result(self) if self.state.campaign is None else scores.result(self)

    def scenery(self) -> CoreSpaceScenery:
        if self.state.campaign is not None:
            return scenery(self.content, self.state.campaign.id)
        return replace(scenery(self.content), page=self.drawn_mission())

    def drawn_mission(self) -> DrawnMission:
        """The mission that is played, or was played last."""
        page, campaign = page_of(self), self.state.campaign
        place = (campaign.id, campaign.stage) if campaign else page.id
        return drawn_mission(self.content, place, families_in_use(self, page), rules_told(self), are_allies(self))

    def looked_at(self) -> AbstractContextManager[None]:
        return taking_notes(self)

    def meaning(self, choice: Choice) -> Meaning:
        """With the odds of what attacks somebody."""
        told = MEANINGS.told(self, self.decision.seat, choice) if self.decision else None
        return told or super().meaning(choice)

    def risks(self, choice: Choice) -> Risks:
        return DANGERS.told(self, self.decision.seat, choice) if self.decision else ()

    def regret(self, choice: Choice) -> str:
        return RETIRE_REGRET if isinstance(choice, Retire) else ""

    def asking(self, part: Decision) -> str:
        clash, figure = clash_of(self), acting(self)
        if clash is not None:
            return self.text.asked(part, clash.figure, clash.other)
        return self.text.asked(part, figure.id, skill=skill_in_use(self)) if figure else self.text.prompt(part)

    def hint(self) -> str:
        return lesson(self) or super().hint()

    def target(self, choice: Choice) -> str | None:
        return TARGETS.told(self, self.decision.seat, choice) if self.decision else None

    def targets(self, event: Event) -> tuple[str, ...]:
        return mentioned(event)

    def inspect(self, viewer: Viewer, about: str) -> FigureSeen | SquareSeen | None:
        return inspect(self, viewer, about)

    def places(self) -> tuple[str, ...]:
        return places(self)

    def faults(self) -> Iterator[str]:
        return faults(self)

    def board(self, view: CoreSpaceView, width: int | None = None) -> str:
        return draw(view, self.content, names_of(self.content), width)

    def box(self) -> Box:
        return box(self.content, missions=self.state.campaign is None)

    def campaign_log(self) -> CampaignLog | None:
        """(CS-SETUP-01)"""
        return None if self.state.campaign is None else campaign_log(self)

    def epilogue(self) -> str:
        story = "" if self.state.campaign is None else last_page(self)
        return "\n".join(filter(None, (super().epilogue(), story)))
