"""A rescue: the same deck once more, for those who lie there. (CS-RESCUE-01..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Event, Procedure, Seat, Step, ask, call, done, goto

from ...choices import StayAboard
from ...events import StayedAboard
from ...state import Fate, Figure, Member
from ..after.taking_turns import in_turn
from ..answers import in_order
from ..crews import change, member_of, with_crew
from ..deploy import Deploy
from ..figures import AMMO, figure_for, find_figure, full_health, page_of
from ..rounds import Round, clear_round
from ..winning_over import part
from .regroup import Regroup

if TYPE_CHECKING:
    from ...game import CoreSpace

RESTORED = 2
"""The health that each of the rescuers regains. (CS-RESCUE-02)"""


class JoinIn(Choice, frozen=True, tag="corespace.join-in"):
    """Fly the rescue, too. (CS-RESCUE-06)"""


class StayOut(Choice, frozen=True, tag="corespace.stay-out"):
    """Leave the rescue to others. (CS-RESCUE-06)"""


class RescueJoined(Event, frozen=True, tag="corespace.rescue-joined"):
    seat: Seat


class RescueBegan(Event, frozen=True, tag="corespace.rescue-began"):
    mission: str
    counter: Seat


class BroughtHome(Event, frozen=True, tag="corespace.brought-home"):
    """Somebody was fetched in a rescue."""

    figure: str


class RescueEnded(Event, frozen=True, tag="corespace.rescue-ended"):
    mission: str


class RescueMission(Procedure, tag="corespace.rescue-mission"):
    """Whoever has called for it flies, and whoever joins; the deck is as it was left. (CS-RESCUE-01, CS-RESCUE-06)"""

    waiting: list[Seat] = []
    flying: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        crews = in_turn(game)
        self.flying = [seat for seat in crews if awaited(game, seat)]
        self.waiting = [seat for seat in crews if seat not in self.flying and flyers(game, seat)]
        return goto(self.call_on)

    def call_on(self, game: CoreSpace) -> Step:
        if self.waiting:
            return ask(self.waiting[0], [JoinIn(), StayOut()], then=self.answer)
        self.flying.sort(key=in_turn(game).index)
        game.state.mission.rescue = tuple(sorted(self.flying))
        for crew in game.state.crews:
            crew.airlock = ""
            crew.members = tuple(replace(member, stays=False) for member in crew.members)
        self.waiting = [*self.flying]
        return goto(self.choose)

    def answer(self, game: CoreSpace, choice: JoinIn | StayOut) -> Step:
        seat = self.waiting.pop(0)
        if isinstance(choice, JoinIn):
            self.flying.append(seat)
            game.tell(RescueJoined(seat))
        return goto(self.call_on)

    def choose(self, game: CoreSpace) -> Step:
        """As many of each crew as the mission has room for. (CS-SETUP-01)"""
        seat = self.crowded(game)
        if seat is None:
            return goto(self.set_out)
        return ask(seat, in_order(StayAboard(member.board) for member in flyers(game, seat)), then=self.leave_out)

    def leave_out(self, game: CoreSpace, choice: StayAboard) -> Step:
        seat = self.crowded(game)
        assert seat is not None, "somebody was asked"
        change(game, seat, replace(member_of(game, seat, choice.figure), stays=True))
        game.tell(StayedAboard(choice.figure))
        return goto(self.choose)

    def crowded(self, game: CoreSpace) -> Seat | None:
        most = page_of(game).crew_most
        return next((seat for seat in self.waiting if len(flyers(game, seat)) > most), None)

    def set_out(self, game: CoreSpace) -> Step:
        """Those who are to be fetched lie where they lay. (CS-RESCUE-08)"""
        mission = game.state.mission
        clear_round(game)
        for seat in self.flying:
            for member in awaited(game, seat):
                lie_still(find_figure(game, member.board))
            for member in flyers(game, seat):
                get_ready(game, seat, member)
        mission.rounds_before, mission.round = mission.round, mission.round + 1
        mission.over = False
        return goto(self.regroup)

    def regroup(self, game: CoreSpace) -> Step:
        """(CS-RESCUE-02)"""
        return (
            call(Regroup(self.waiting.pop(0)), then=self.regroup) if self.waiting else call(Deploy(), then=self.begin)
        )

    def begin(self, game: CoreSpace) -> Step:
        """(CS-RESCUE-03)"""
        game.tell(RescueBegan(game.state.mission.id, game.state.mission.counter))
        return goto(self.play)

    def play(self, game: CoreSpace) -> Step:
        """(CS-RESCUE-05)"""
        return goto(self.end) if game.state.mission.over else call(Round(), then=self.play)

    def end(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        mission.rescue, mission.phase = (), "after"
        part(game)
        for seat in self.flying:
            for member in game.state.crews[seat].members:
                change(game, seat, replace(member, fate=fate_after(game, member)))
                if member.fate == "awaited" and member_of(game, seat, member.board).fate == "extracted":
                    game.tell(BroughtHome(member.board))
        game.tell(RescueEnded(mission.id))
        return done()


def awaited(game: CoreSpace, seat: Seat) -> list[Member]:
    return [member for member in game.state.crews[seat].members if member.fate == "awaited"]


def aboard(game: CoreSpace, seat: Seat) -> list[Member]:
    """Those who made it out, and those who have not left the ship. (CS-EXTRACT-04..05)"""
    return [member for member in with_crew(game.state.crews[seat]) if member.fate in ("", "home")]


def flyers(game: CoreSpace, seat: Seat) -> list[Member]:
    """Those of them who are on their feet, and are not told to stay. (CS-RESCUE-06, CS-RESCUE-08)"""
    down = {figure.id for figure in game.state.mission.figures if figure.defeated}
    return [member for member in aboard(game, seat) if member.board not in down and not stays_now(game, member)]


def stays_now(game: CoreSpace, member: Member) -> bool:
    """True for whoever stays aboard in this rescue; before it, that somebody has stayed aboard is no hindrance."""
    return member.stays and bool(game.state.mission.rescue)


def lie_still(figure: Figure | None) -> None:
    """Whoever was left on the deck counts as defeated. (CS-MISSION-04, CS-RESCUE-08)"""
    assert figure is not None, "somebody lies there to be fetched"
    figure.defeated, figure.health = True, 0


def get_ready(game: CoreSpace, seat: Seat, member: Member) -> None:
    """Full ammo, and some health, but no skill pegs; who comes along only now is fresh. (CS-RESCUE-02, CS-RESCUE-07)"""
    figure = find_figure(game, member.board)
    if figure is None:
        game.state.mission.figures.append(figure_for(game.content, seat, member))
        change(game, seat, replace(member, kit=(), worn=""))
        return
    figure.where, figure.at, figure.prone = "airlock", "", False
    figure.health = min(figure.health + RESTORED, full_health(game, figure))
    figure.ammo, figure.reloaded = AMMO, False
    figure.lost_actions = figure.missed_turns = figure.extra_actions = figure.rushes = 0
    figure.lasting = ()


def fate_after(game: CoreSpace, member: Member) -> Fate:
    """Who was fetched needed it, and who was left in the rescue is left behind. (CS-RESCUE-04, CS-ADVANCE-04)"""
    figure = find_figure(game, member.board)
    if figure is None or member.fate == "extracted":
        return member.fate
    if member.fate == "awaited":
        return "extracted" if figure.where == "aboard" else "spared"
    return "home" if figure.where == "aboard" else "left"
