"""What an answer brings upon those who give it: enemies who strike, and friends who are hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.geometry.square import beside
from starhold.kernel import Risk, Risks, Seat

from ..choices import Assign, Embark, Move, Shoot, Sidle, Step
from .activation import acting
from .crews import has_tech
from .movement import way_aboard, way_to
from .prospects import strays, strikes_at_shooter, strikes_on_the_way
from .walking import WalkFreely

if TYPE_CHECKING:
    from ..game import CoreSpace


def of_move(game: CoreSpace, seat: Seat, choice: Move) -> Risks:
    figure = acting(game)
    return tuple(strikes_on_the_way(game, figure, way_to(game, figure, choice.to))) if figure else ()


def of_sidling(game: CoreSpace, seat: Seat, choice: Sidle) -> Risks:
    figure = acting(game)
    return tuple(strikes_on_the_way(game, figure, (choice.to,))) if figure else ()


def of_step(game: CoreSpace, seat: Seat, choice: Step) -> Risks:
    figure = acting(game)
    to = beside(figure.at, choice.wind) if figure else None
    return tuple(strikes_on_the_way(game, figure, (to,))) if figure and to else ()


def of_embarking(game: CoreSpace, seat: Seat, choice: Embark) -> Risks:
    """By a way that is known, or with one step through the door."""
    figure = acting(game)
    if figure is None:
        return ()
    way = () if isinstance(game.stack[-1], WalkFreely) else way_aboard(game, figure, choice.airlock)
    return tuple(strikes_on_the_way(game, figure, (*way, "")))


def of_shot(game: CoreSpace, seat: Seat, choice: Shoot) -> Risks:
    figure = acting(game)
    return (*strikes_at_shooter(game, figure), *strays(game, figure, choice)) if figure else ()


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
