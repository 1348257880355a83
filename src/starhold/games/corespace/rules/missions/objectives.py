"""Objectives: how far each crew has come with them. (CS-MISSION-05, CS-WIN-02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Seat

from ...content import Objective
from ..crews import playing
from ..enmity import are_allies
from ..figures import page_of
from ..script.conditions import holds, progress, worth_aboard

if TYPE_CHECKING:
    from ...game import CoreSpace


class ObjectiveSeen(Struct, frozen=True):
    """How far a crew has come with an objective."""

    id: str
    primary: bool
    done: int
    wanted: int
    met: bool


def objectives(game: CoreSpace, seat: Seat) -> tuple[ObjectiveSeen, ...]:
    return tuple(
        seen(game, each, seat, primary=primary)
        for primary, several in ((True, primary_of(game)), (False, page_of(game).secondary))
        for each in several
    )


def primary_of(game: CoreSpace) -> list[Objective]:
    """The primary objectives for those who take part: one crew and allies may have others than rivals."""
    rivals = len(playing(game)) > 1 and not are_allies(game)
    return [each for each in page_of(game).primary if each.among in ("all", "rivals" if rivals else "allies")]


def seen(game: CoreSpace, each: Objective, seat: Seat, *, primary: bool) -> ObjectiveSeen:
    how_far = progress(game, each.when, seat)
    return ObjectiveSeen(each.id, primary, how_far.done, how_far.wanted, holds(game, each.when, seat))


def has_met(game: CoreSpace, seat: Seat) -> bool:
    """True if a crew has completed the primary objective; there may be none. (CS-WIN-02)"""
    primary = primary_of(game)
    return bool(primary) and all(holds(game, each.when, seat) for each in primary)


def earnings(game: CoreSpace, seat: Seat) -> int:
    """What a crew brings home: the sale price of its tokens, and what its objectives pay. (CS-WIN-04)"""
    return worth_aboard(game, seat) + pay(game, seat)


def pay(game: CoreSpace, seat: Seat) -> int:
    """What the objectives that a crew has met are worth."""
    every = (*primary_of(game), *page_of(game).secondary)
    return sum(each.worth for each in every if holds(game, each.when, seat))
