"""Who sees whom on the deck. (CS-LOS-01..07, CS-COVER-01..06, CS-RANGE-01..03, CS-AIRLOCK-06, CS-ABILITY-13)"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from starhold.geometry.ruler import Base

from ..board.chart import Chart
from ..board.sight import Sight, Standing, sight_past, veil_between
from ..state import Figure
from .figures import BASES, GROUND, ability, base_of, covered, deck_chart, on_deck
from .notes import notes_on
from .skills.lasting import is_blurred

if TYPE_CHECKING:
    from ..game import CoreSpace


class Crowd(NamedTuple):
    """Everybody who may be in the way of a look; the defeated are not. (CS-LOS-03, CS-DEFEAT-04)"""

    figures: list[Figure]
    squares: int


def crowd_on(game: CoreSpace) -> Crowd:
    """The crowd as it stands now: for many looks at once."""
    notes = notes_on(game)
    if notes is not None and notes.crowd is not None:
        return notes.crowd
    people = [figure for figure in on_deck(game) if not figure.defeated]
    crowd = Crowd(people, covered(people))
    if notes is not None:
        notes.crowd = crowd
    return crowd


def sight_of(
    game: CoreSpace, viewer: Figure, target: Figure, at: Base | None = None, crowd: Crowd | None = None
) -> Sight | None:
    """How one figure sees another, from where it is or would be; None if one of them is not on the deck."""
    if target.where != "deck" or (viewer.where != "deck" and at is None):
        return None
    notes = notes_on(game) if at is None else None
    if notes is None:
        return look(game, viewer, target, at, crowd)
    known = notes.sights.get((viewer.id, target.id))
    if known is None:
        known = notes.sights[viewer.id, target.id] = look(game, viewer, target, at, crowd)
    return known


def look(game: CoreSpace, viewer: Figure, target: Figure, at: Base | None = None, crowd: Crowd | None = None) -> Sight:
    """A look from one figure at another on the deck, which may be supposed to stand elsewhere."""
    chart, here, crowd = deck_chart(game), at or base_of(viewer), crowd or crowd_on(game)
    veil = veil_between(chart, here, base_of(target))
    met = crowd.squares & veil.squares
    people = between(game, chart, viewer, here, target, crowd.figures, met) if met else ()
    return sight_past(veil, people, prone=target.prone)


def between(
    game: CoreSpace, chart: Chart, viewer: Figure, here: Base, target: Figure, people: list[Figure], met: int
) -> tuple[Standing, ...]:
    """Characters on the squares that are met; the own crew in contact with who looks is not in the way.

    (CS-LOS-06, CS-COVER-05)
    """
    ignored = chart.touching(here.squares) if viewer.crew is not None else 0
    massive = ability(game, target, "massive")
    return tuple(
        [
            Standing(BASES[other.at], massive > 0 and is_slight(game, other, massive))
            for other in people
            if (ground := GROUND[other.at]) & met
            and other.id not in (viewer.id, target.id)  # they may be looked at as if they stood elsewhere
            and not (other.crew == viewer.crew and ground & ignored)
            and not is_blurred(other)
        ]
    )


def bystanders(game: CoreSpace, viewer: Figure) -> tuple[Standing, ...]:
    """Everybody who may be in the way to a point on the floor. (CS-LOS-06)"""
    ignored = deck_chart(game).touching(base_of(viewer).squares) if viewer.crew is not None else 0
    return tuple(
        Standing(base_of(other))
        for other in crowd_on(game).figures
        if other.id != viewer.id
        and not (other.crew == viewer.crew and GROUND[other.at] & ignored)
        and not is_blurred(other)
    )


def is_slight(game: CoreSpace, other: Figure, massive: int) -> bool:
    """True if somebody is too small to block the sight of such a massive character. (CS-ABILITY-13)"""
    return ability(game, other, "massive") < massive
