"""The course of a campaign: game after game, until all goals are completed or the captain retires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from starhold.kernel import Choice, Event, Options, Procedure, Seat, Step, ask, call, done, goto, options

from ...state import CampaignSheet, GamePlayed
from ..ships import Standpoint
from ..skills import skill
from ..solo.setup import SetUpAlone
from ..solo.table import ALONE, table
from .goals import is_met
from .sheet import is_complete, score, sheet
from .upgrades import TakeUpgrade, offer_upgrades, take_upgrade

if TYPE_CHECKING:
    from ...game import Xia
    from ...state import XiaState


SCENE = "game-"
"""The name of a scene, before the number of its game."""


class PlayOn(Choice, frozen=True, tag="xia.play-on"):
    """Begin the next game of the campaign."""


class Retire(Choice, frozen=True, tag="xia.retire"):
    """End the campaign before all goals are completed."""


class GiveUp(Choice, frozen=True, tag="xia.give-up"):
    """Give this game up: it is lost."""


class GameBegan(Event, frozen=True, tag="xia.game-began"):
    """A game of the campaign begins."""

    game: int


class GivenUp(Event, frozen=True, tag="xia.given-up"):
    seat: Seat


class GameEnded(Event, frozen=True, tag="xia.game-ended"):
    """A game of the campaign is over; the log has one more line."""

    game: int
    goal: str
    won: bool
    met: bool
    fame: int
    npc_fame: int
    score: int
    """The score of the campaign so far."""


class Retired(Event, frozen=True, tag="xia.retired"):
    """The captain has ended the campaign."""

    seat: Seat


class CampaignEnded(Event, frozen=True, tag="xia.campaign-ended"):
    """All goals are completed."""

    seat: Seat
    score: int


class PlayCampaign(Procedure, tag="xia.play-campaign"):
    """Set up, play, write the log, choose an upgrade, and again. (XIA-CAMPAIGN-04..08)"""

    def start(self, game: Xia) -> Step:
        number = len(sheet(game).log) + 1
        game.begin_scene(f"{SCENE}{number}")
        game.tell(GameBegan(number))
        game.state.captains[ALONE].credits += skill(game, ALONE, "start")
        return call(SetUpAlone(), then=self.conclude)

    def conclude(self, game: Xia) -> Step:
        conclude(game)
        if is_complete(game):
            game.tell(CampaignEnded(ALONE, score(sheet(game))))
            return done()
        offered = options(offer_upgrades(game))
        return ask(ALONE, offered, then=self.improve) if offered.legal else goto(self.rest)

    def improve(self, game: Xia, choice: TakeUpgrade) -> Step:
        take_upgrade(game, choice)
        campaign = sheet(game)
        campaign.log = (*campaign.log[:-1], structs.replace(campaign.log[-1], upgrade=choice.upgrade))
        return goto(self.rest)

    def rest(self, game: Xia) -> Step:
        """Ask for the next game: between two of them there is all the time in the world."""
        return ask(ALONE, [PlayOn(), Retire()], then=self.go_on)

    def go_on(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, Retire):
            game.tell(Retired(ALONE))
            return done()
        lay_table_again(game)
        return goto(self.start)


def is_between_games(game: Xia) -> bool:
    """True if a game is over, and no other one has begun."""
    return len(game.stack) <= 1


def number_of(scene: str) -> int:
    """The number of the game that is a scene."""
    return int(scene.removeprefix(SCENE))


def open_sheet(game: Xia, state: XiaState) -> None:
    """Begin the campaign with an empty sheet."""
    state.campaign = CampaignSheet()


def lay_table_again(game: Xia) -> None:
    """Begin again with everything but the campaign sheet."""
    before = sheet(game)
    game.state = game.deal()
    game.state.campaign = CampaignSheet(before.log, before.done, before.upgrades, before.used)


def conclude(game: Xia) -> None:
    """Write the line of a game into the log; if it is won with its goal met, the goal is completed.

    (XIA-CAMPAIGN-05..06, XIA-CAMPAIGN-28..29)
    """
    campaign, captain, solo = sheet(game), game.state.captains[ALONE], table(game)
    won = game.state.winner == ALONE
    played = GamePlayed(
        goal=campaign.goal,
        won=won,
        met=won and is_met(game),
        fame=captain.fame,
        npc_fame=solo.fame,
        rounds=solo.round,
        ships=(*game.state.retired, captain.ship),
    )
    campaign.log += (played,)
    if played.met:
        campaign.done += (campaign.goal,)
    result = (played.goal, played.won, played.met, played.fame, played.npc_fame)
    game.tell(GameEnded(len(campaign.log), *result, score(campaign)))


GIVE_UP = Options((GiveUp(),))


def offer_giving_up(game: Xia, point: Standpoint) -> Options:
    return GIVE_UP


def give_up(game: Xia, seat: Seat, choice: GiveUp) -> None:
    """Lose the game, with all that follows from it. (XIA-CAMPAIGN-04, XIA-CAMPAIGN-06)"""
    table(game).lost = True
    game.tell(GivenUp(seat))
