"""Those whom a civilian attacks, hides from, joins, or trades with. (CS-CIVILIAN-05, CS-CIVILIAN-09..11)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starhold.geometry.ruler import square_of_halves

from ...content import Quarry
from ...state import Figure
from ..contact import foes_at, touched
from ..figures import base_of, family_of, on_deck
from ..seeing import sight_of
from ..skills.lasting import is_hidden

if TYPE_CHECKING:
    from ...game import CoreSpace


def standing(game: CoreSpace) -> list[Figure]:
    """Everybody on the deck who is not defeated. (CS-DEFEAT-03)"""
    return [figure for figure in on_deck(game) if not figure.defeated]


def kind_of(game: CoreSpace, figure: Figure) -> Quarry:
    """The place of somebody on lists of targets; whoever belongs to a crew counts as a trader. (CS-JOIN-02)"""
    return family_of(game, figure) or "trader"


def dreaded(game: CoreSpace, civilian: Figure) -> list[Figure]:
    """Purge, gangers and traders: those whom a civilian takes for enemies. (CS-CIVILIAN-09, CS-CIVILIAN-21..22)"""
    return [other for other in standing(game) if ("civilian", kind_of(game, other)) in game.content.hunted]


def sees(game: CoreSpace, civilian: Figure, other: Figure) -> bool:
    sight = sight_of(game, civilian, other)
    return sight is not None and sight.is_seen


def nearest(civilian: Figure, others: list[Figure]) -> list[Figure]:
    """The nearest of some, by the ruler; several if they are equally near."""
    return foremost(others, lambda other: square_of_halves(base_of(civilian), base_of(other)))


def foremost(others: list[Figure], rank: Callable[[Figure], int]) -> list[Figure]:
    """Those with the lowest rank."""
    ranked = sorted(others, key=rank)
    return [other for other in ranked if rank(other) == rank(ranked[0])]


def prey(game: CoreSpace, civilian: Figure) -> list[Figure]:
    """Those whom a civilian may attack: in contact if there is somebody, else in sight; the Purge first, the nearest.

    (CS-CIVILIAN-03, CS-CIVILIAN-05, CS-CIVILIAN-21, CS-NPC-TARGET-02)
    """
    others = [other for other in dreaded(game, civilian) if not is_hidden(game, other)]
    near = {other.id for other in touched(game, civilian)}
    found = [other for other in others if other.id in near] or [each for each in others if sees(game, civilian, each)]
    return nearest(civilian, foremost(found, lambda other: game.content.hunted["civilian", kind_of(game, other)]))


def to_hide_from(game: CoreSpace, civilian: Figure) -> Figure | None:
    """The nearest enemy in sight. (CS-CIVILIAN-07, CS-CIVILIAN-09)"""
    seen = [other for other in dreaded(game, civilian) if sees(game, civilian, other)]
    return next(iter(nearest(civilian, seen)), None)


def to_join(game: CoreSpace, civilian: Figure) -> list[Figure]:
    """The nearest traders in sight at short range. (CS-CIVILIAN-10)"""
    there = [other for other in standing(game) if other.crew is not None]
    sights = {other.id: sight_of(game, civilian, other) for other in there}
    near = [other for other in there if (sight := sights[other.id]) and sight.is_seen and sight.range == "short"]
    return nearest(civilian, near)


def to_trade_with(game: CoreSpace, civilian: Figure) -> list[Figure]:
    """The nearest traders in sight who are not engaged. (CS-CIVILIAN-11)"""
    there = [other for other in standing(game) if other.crew is not None and not foes_at(game, other)]
    return nearest(civilian, [other for other in there if sees(game, civilian, other)])
