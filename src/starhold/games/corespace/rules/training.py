"""Class boards for those who have none, and career points for their skills. (CS-CREW-04, CS-CREW-11)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, ask, done, goto, offer

from ..choices import Assign, Learn
from ..content import SkillLevel
from ..events import Assigned, Learned
from ..lacks import Learnable
from ..state import Member
from .answers import in_order
from .crews import LEVELS, change, class_boards_left, level_of, member_of

if TYPE_CHECKING:
    from ..game import CoreSpace


class Train(Procedure, tag="corespace.train"):
    """Whoever is new gets a class board, and uses all career points."""

    seat: Seat
    figure: str = ""
    """Who is new; nothing for the whole crew."""

    def start(self, game: CoreSpace) -> Step:
        for member in game.state.crews[self.seat].members:
            if self.figure not in ("", member.board):
                continue
            if not member.trader_class:
                return ask(self.seat, class_options(game, member), then=self.allot)
            if member.points:
                return ask(self.seat, in_order(lessons(game, member)), then=self.allot)
        return done()

    def allot(self, game: CoreSpace, choice: Assign | Learn) -> Step:
        member = member_of(game, self.seat, choice.figure)
        if isinstance(choice, Assign):
            change(game, self.seat, replace(member, trader_class=choice.trader_class))
            game.tell(Assigned(choice.figure, choice.trader_class))
        else:
            learn(game, self.seat, member, choice.skill)
        return goto(self.start)


def learn(game: CoreSpace, seat: Seat, member: Member, skill: str) -> None:
    level = level_of(member, skill) + 1
    others = (each for each in member.skills if each.skill != skill)
    change(game, seat, replace(member, skills=(*others, SkillLevel(skill=skill, level=level))))
    game.tell(Learned(member.board, skill, level))


def class_options(game: CoreSpace, member: Member) -> Options:
    """(CS-CREW-04)"""
    left = class_boards_left(game)
    return in_order(Assign(member.board, each.id) for each in game.content.classes if left[each.id] > 0)


def lessons(game: CoreSpace, member: Member) -> Iterator[Choice | Refusal]:
    """(CS-CREW-04, CS-SKILL-01)"""
    for skill in game.content.trader_class[member.trader_class].skills:
        yield offer(Learn(member.board, skill), ("CS-SKILL-01", level_of(member, skill) < LEVELS, Learnable()))
