"""Xia as a title: set-up, views, redealing and scoring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET

from starhold.kernel import (
    Beginning,
    Box,
    CampaignLog,
    Choice,
    Event,
    Fault,
    Game,
    Meaning,
    OptionValue,
    Procedure,
    Result,
    Risks,
    Seat,
    Viewer,
)

from . import check
from .board.chart import Board, Chart, chart_of
from .content import Ability, XiaContent, boxes
from .drawing.board import draw
from .drawing.box import box
from .drawing.looking import inspect, places
from .drawing.orders import ORDERS, plan, route
from .drawing.scenery import Scenery, scenery
from .drawing.targets import TARGETS, errands, mentioned, space
from .options import READINGS, USUAL_FAME_GOAL, WHOLE_BOX, XiaOptions, misfits
from .rules.campaign import PlayCampaign
from .rules.campaign.sheet import is_complete, score
from .rules.dangers import DANGERS
from .rules.in_play import rules_in_play
from .rules.renewals import RENEWALS
from .rules.rulebook import Rulebook
from .rules.setup import SetUp
from .rules.solo import SetUpAlone
from .rules.solo.behaviours.intent import Intent
from .seeing.deal import deal
from .seeing.invariants import faults
from .seeing.places import SpaceSeen, UnknownSeen
from .seeing.redeal import redeal
from .seeing.showing import own_view, view
from .seeing.view import XiaView
from .speech.campaign_log import campaign_log, scene_title
from .speech.meanings import MEANINGS
from .speech.regrets import REGRETS
from .speech.telling import campaign_ended, lost, told_together
from .speech.text import XiaText
from .state import Deed, EventInPlay, XiaState


class Xia(Game):
    name = "xia"
    title = "Xia: Legends of a Drift System"
    summary = "Fly, trade, fight and explore your way from nobody to Legend."
    rules_version = 2
    seat_counts = range(1, 6)
    beginnings = (
        Beginning(name="first", seats=3, options={"first_game": True}, for_newcomers=True),
        Beginning(name="alone", seats=1, among="solo"),
        Beginning(name="campaign", seats=1, options={"campaign": True}, among="solo"),
    )
    former_content = frozenset({"5b1d8e05dc246f2d"})
    text = XiaText()
    orders = ORDERS
    renewals = RENEWALS

    state: XiaState
    content: XiaContent
    options: XiaOptions

    _charted: Board | None = None
    _chart: Chart
    """The chart that was asked for last, and its board: nothing that could not be made again."""
    _playing: tuple[EventInPlay, ...] | None = None
    _rules: Rulebook
    """The rules in play that were asked for last, and the events among them."""

    # What the kernel asks

    @classmethod
    def usual_options(cls, chosen: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """The whole box, by today's readings; a first game is the base game."""
        return READINGS if chosen.get("first_game") else {**WHOLE_BOX, **READINGS}

    @classmethod
    def seats_with(cls, options: XiaOptions) -> range:
        return range(1, 2) if options.solo else range(2, 6)

    @classmethod
    def misfits(cls, options: XiaOptions) -> Iterator[str]:
        yield from misfits(options)

    @classmethod
    def cooperative(cls, options: XiaOptions) -> bool:
        """Who plays alone wins or loses. (XIA-SOLO-12, XIA-SOLO-19)"""
        return options.solo != ""

    @classmethod
    def played_with(cls, content: XiaContent, options: XiaOptions) -> XiaContent:
        return boxes(content, options.modules)

    @classmethod
    def content_faults(cls, content: XiaContent, *, shipped: bool) -> Iterator[str | Fault]:
        yield from check.faults(content)
        yield from check.miscounts(content) if shipped else ()

    def deal(self) -> XiaState:
        return deal(self)

    def opening(self) -> Procedure:
        if self.options.campaign:
            return PlayCampaign()
        return SetUpAlone() if self.options.solo else SetUp()

    def view(self, viewer: Viewer) -> XiaView:
        return view(self, viewer)

    def own_view(self, seat: Seat, open_view: XiaView) -> XiaView:
        return own_view(self, seat, open_view)

    def redeal(self, viewer: Viewer) -> None:
        redeal(self, viewer)

    def score(self) -> Result:
        """Name the captain who reached the goal as winner; the fame of the others is their score. (XIA-TURN-17)"""
        winner, sheet = self.state.winner, self.state.campaign
        if sheet is not None:
            reason = "all goals are completed" if is_complete(self) else "the captain retired"
            return Result.together(self.seats, won=is_complete(self), score=score(sheet), reason=reason)
        if self.options.solo:
            reason = "the NPCs became famous first" if winner is None else "a Legend was born"
            return Result.together(self.seats, won=winner is not None, score=self.state.captains[0].fame, reason=reason)
        winners = () if winner is None else (winner,)
        return Result(winners, tuple(captain.fame for captain in self.state.captains), "a Legend was born")

    def faults(self) -> Iterator[str]:
        yield from faults(self)

    # What people are told

    def board(self, view: XiaView, width: int | None = None) -> str:
        return draw(view, self.content, width)

    def meaning(self, choice: Choice) -> Meaning:
        told = MEANINGS.told(self, self.decision.seat, choice) if self.decision else None
        return told or super().meaning(choice)

    def told_together(self, events: Sequence[Event]) -> str:
        return told_together(self, events)

    def risks(self, choice: Choice) -> Risks:
        return DANGERS.told(self, self.decision.seat, choice, self.rules.dangers) if self.decision else ()

    def regret(self, choice: Choice) -> str:
        return REGRETS.told(self, self.decision.seat, choice) if self.decision else ""

    def plan(self, order: str) -> tuple[Choice, ...]:
        return plan(self, order)

    def route(self, order: str) -> tuple[str, ...]:
        return tuple(map(space, route(self, order)))

    def scenery(self) -> Scenery:
        return scenery(self.content)

    def box(self) -> Box:
        return box(self.content)

    def target(self, choice: Choice) -> str | None:
        return TARGETS.told(self, self.decision.seat, choice, self.rules.targets) if self.decision else None

    def targets(self, event: Event) -> tuple[str, ...]:
        return mentioned(self, event)

    def errands(self) -> Mapping[str, str]:
        return errands(self)

    def inspect(self, viewer: Viewer, about: str) -> SpaceSeen | UnknownSeen | Intent | None:
        return inspect(self, viewer, about)

    def places(self) -> tuple[str, ...]:
        return places(self)

    def epilogue(self) -> str:
        """The story of the winner's ship, of those who were famous first, or of a whole campaign.

        (XIA-TURN-21, XIA-SOLO-19, XIA-CAMPAIGN-06)
        """
        winner = self.state.winner
        if self.state.campaign is not None:
            return campaign_ended(self)
        if winner is None:
            return lost(self) if self.options.solo else super().epilogue()
        ship = self.content.ship[self.state.captains[winner].ship]
        return f"{self.text.mention('seat', winner)} is a Legend, and so is {ship.name}.\n{ship.victory}"

    def scene_title(self, scene: str) -> str:
        return scene_title(self, scene) if scene else super().scene_title(scene)

    def campaign_log(self) -> CampaignLog | None:
        """(XIA-CAMPAIGN-28)"""
        return None if self.state.campaign is None else campaign_log(self)

    # What rules ask again and again

    @property
    def rules(self) -> Rulebook:
        """The rules in play, those of events included. (XIA-EVENT-03)"""
        embers = self.state.embers
        events = () if embers is None else embers.events
        if events is not self._playing:
            effects = tuple(self.content.event[event.id].effect for event in events)
            self._playing, self._rules = events, rules_in_play(self.options, effects)
        return self._rules

    @property
    def chart(self) -> Chart:
        """The board as it is explored now."""
        board = self.state.board
        if board is not self._charted:
            self._charted, self._chart = board, chart_of(self.content, board)
        return self._chart

    @property
    def is_over(self) -> bool:
        """True if this game is won or lost: what was begun is left as it is."""
        state = self.state
        return state.winner is not None or (state.solo is not None and state.solo.lost)

    @property
    def fame_goal(self) -> int:
        """(XIA-SETUP-06, XIA-SETUP-14, XIA-CAMPAIGN-02)"""
        campaign = self.state.campaign
        if campaign is not None and campaign.goal:
            return self.content.goal[campaign.goal].limit
        agreed = self.options.fame_goal
        if agreed is not UNSET:
            return agreed
        return self.content.first_game.fame_goal if self.options.first_game else USUAL_FAME_GOAL

    def count(self, seat: Seat, deed: Deed, times: int = 1) -> None:
        """Count a deed that titles may ask for."""
        captain = self.state.captains[seat]
        captain.this_turn[deed] = captain.this_turn.get(deed, 0) + times
        captain.so_far[deed] = captain.so_far.get(deed, 0) + times

    def mission_type(self, mission: str) -> str:
        """The kind of mission that a card is: `shuttle`, `thief`, …"""
        return self.content.mission_types[mission]

    def cards(self, seat: Seat, kind: str) -> Iterator[str]:
        """The captain's ability cards of a kind, exhausted or not."""
        for card in self.state.captains[seat].abilities:
            if self.content.ability(card.ship, power=card.power).kind == kind:
                yield card.ship

    def ability(self, seat: Seat, ship: str) -> Ability:
        """The captain's card of a ship, as data."""
        cards = self.state.captains[seat].abilities
        return self.content.ability(ship, power=any(card.power for card in cards if card.ship == ship))

    def ability_id(self, seat: Seat, ship: str) -> str:
        """The id of the captain's card of a ship: the power's own, or that of the ship."""
        cards = self.state.captains[seat].abilities
        is_power = any(card.power for card in cards if card.ship == ship)
        return self.content.power[ship].id if is_power else ship

    def has_ability(self, seat: Seat, kind: str) -> bool:
        """True if an ability that is always on is the captain's."""
        return any(True for _ in self.cards(seat, kind))
