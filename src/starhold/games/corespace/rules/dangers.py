"""What an answer brings upon those who give it: enemies who strike, and friends who are hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.geometry.square import beside
from starhold.kernel import Procedure, Risk, Risks, Seat

from ..choices import Assign, Embark, Move, Shoot, Sidle, Step
from .activation import acting
from .crews import has_tech
from .figures import figure_of
from .movement import way_aboard, way_to
from .prospects import strays, strikes_at_shooter, strikes_on_the_way
from .skills.using import Using
from .walking import WalkFreely

if TYPE_CHECKING:
    from ..game import CoreSpace


def of_move(game: CoreSpace, seat: Seat, choice: Move) -> Risks:
    figure, using = acting(game), game.stack[-1]
    if isinstance(using, Using):
        return of_skill_move(game, using, choice)
    return tuple(strikes_on_the_way(game, figure, way_to(game, figure, choice.to))) if figure else ()


def of_skill_move(game: CoreSpace, using: Using, choice: Move | Embark) -> Risks:
    """By the way of the skill, unless nobody strikes."""
    move = using.chosen(game, choice)[1].walk(choice)
    if move is None or move.free:
        return ()
    return tuple(strikes_on_the_way(game, figure_of(game, move.figure), (*move.way, *([""] if move.airlock else []))))


def of_sidling(game: CoreSpace, seat: Seat, choice: Sidle) -> Risks:
    figure = acting(game)
    return tuple(strikes_on_the_way(game, figure, (choice.to,))) if figure else ()


def of_step(game: CoreSpace, seat: Seat, choice: Step) -> Risks:
    figure = acting(game)
    to = beside(figure.at, choice.wind) if figure else None
    if is_free(game.stack[-1]):
        return ()
    return tuple(strikes_on_the_way(game, figure, (to,))) if figure and to else ()


def of_embarking(game: CoreSpace, seat: Seat, choice: Embark) -> Risks:
    """By a way that is known, or with one step through the door."""
    figure, rule = acting(game), game.stack[-1]
    if isinstance(rule, Using):
        return of_skill_move(game, rule, choice)
    if figure is None or is_free(rule):
        return ()
    way = () if isinstance(game.stack[-1], WalkFreely) else way_aboard(game, figure, choice.airlock)
    return tuple(strikes_on_the_way(game, figure, (*way, "")))


def of_shot(game: CoreSpace, seat: Seat, choice: Shoot) -> Risks:
    figure, using = acting(game), game.stack[-1]
    if figure is None:
        return ()
    free = isinstance(using, Using) and using.is_free(game, choice)
    return (*(() if free else strikes_at_shooter(game, figure)), *strays(game, figure, choice))


def is_free(rule: Procedure) -> bool:
    """True for a walk at which nobody strikes. (CS-SKILL-09)"""
    return isinstance(rule, WalkFreely) and rule.free


def of_class(game: CoreSpace, seat: Seat, choice: Assign) -> Risks:
    """A warning if the last class board is not a tech's, and none of the others is. (CS-CREW-05)"""
    crew = game.state.crews[seat]
    is_last = sum(not member.trader_class for member in crew.members) == 1
    safe = game.content.trader_class[choice.trader_class].tech or has_tech(game.content, crew)
    return () if safe or not is_last else (Risk("no-tech"),)


DANGERS: ByKind[Risks] = ByKind(
    {Assign: of_class, Move: of_move, Sidle: of_sidling, Step: of_step, Embark: of_embarking, Shoot: of_shot},
    otherwise=(),
)
