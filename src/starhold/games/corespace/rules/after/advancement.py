"""Advancement: career points for those who came home, and what these are good for. (CS-ADVANCE-01..09)"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Event, Options, Procedure, Refusal, Seat, Step, ask, call, done, goto, joined, offer

from ...choices import Learn
from ...lacks import CareerSpace
from ...state import Member
from ..answers import in_order
from ..crews import actions_of, change, health_of, level_at, member_of, skill_of, with_crew
from ..equipping import READY
from ..training import learn, lessons
from .taking_turns import in_turn

if TYPE_CHECKING:
    from ...game import CoreSpace


class Claim(Choice, frozen=True, tag="corespace.claim"):
    """Exchange the kill point counter for a career point. (CS-ADVANCE-03)"""

    figure: str


class CareerGained(Event, frozen=True, tag="corespace.career-gained"):
    figure: str
    career: int
    """The spaces that are filled now."""


class LevelGained(Event, frozen=True, tag="corespace.level-gained"):
    """A row of career points is complete: what the trader has from now on. (CS-ADVANCE-06..09)"""

    figure: str
    level: int
    health: int
    skill: int
    actions: int


class Advancement(Procedure, tag="corespace.advancement"):
    waiting: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        """A point for each who is back on the own feet; nobody has to have won anything. (CS-ADVANCE-01)"""
        self.waiting = in_turn(game)
        for seat in self.waiting:
            for member in game.state.crews[seat].members:
                if came_home(member):
                    advance(game, seat, member.board)
        return goto(self.next)

    def next(self, game: CoreSpace) -> Step:
        return call(Improve(self.waiting.pop(0)), then=self.next) if self.waiting else done()


class Improve(Procedure, tag="corespace.improve"):
    """A crew allots its career points to skills, now or at another time. (CS-ADVANCE-02)"""

    seat: Seat

    def start(self, game: CoreSpace) -> Step:
        offered = improvements(game, self.seat)
        return ask(self.seat, joined(offered, READY), then=self.improve) if offered.legal else done()

    def improve(self, game: CoreSpace, choice: Choice) -> Step:
        match choice:
            case Claim(figure=figure):
                game.state.mission.live_one_slain_by = ""
                advance(game, self.seat, figure)
            case Learn(figure=figure, skill=skill):
                learn(game, self.seat, member_of(game, self.seat, figure), skill)
            case _:
                return done()
        return goto(self.start)


def improvements(game: CoreSpace, seat: Seat) -> Options:
    members = with_crew(game.state.crews[seat])
    learning = (lessons(game, member) for member in members if member.points)
    return in_order(chain(claims(game, members), *learning))


def claims(game: CoreSpace, members: tuple[Member, ...]) -> Iterator[Choice | Refusal]:
    """The counter is worth something to whoever has brought it home. (CS-ADVANCE-03, CS-ADVANCE-05)"""
    for member in members:
        if member.board == game.state.mission.live_one_slain_by and came_home(member):
            yield offer(Claim(member.board), ("CS-ADVANCE-09", has_room_to_grow(game, member), CareerSpace()))


def came_home(member: Member) -> bool:
    """True for survivors who did not have to be extracted. (CS-ADVANCE-01, CS-ADVANCE-04)"""
    return member.fate == "home" and not member.dead


def has_room_to_grow(game: CoreSpace, member: Member) -> bool:
    """(CS-ADVANCE-06, CS-ADVANCE-09)"""
    return member.career < sum(game.content.trader[member.board].career)


def advance(game: CoreSpace, seat: Seat, figure: str) -> None:
    """Fill the next space of a career, if there is one; a full row is a level. (CS-ADVANCE-06..09)"""
    member, board = member_of(game, seat, figure), game.content.trader[figure]
    if not has_room_to_grow(game, member):
        return
    grown = replace(member, career=member.career + 1)
    change(game, seat, grown)
    game.tell(CareerGained(figure, grown.career))
    level = level_at(board, grown.career)
    if level > level_at(board, member.career):
        game.tell(LevelGained(figure, level, health_of(board, level), skill_of(board, level), actions_of(board, level)))
