"""What a ship may do in the middle of a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from starhold.geometry import Direction, Hex
from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, joined, offer, options

from ..board.chart import Exit
from ..choices import EndActions, Fly, Harvest, Impulse, Jump, Mine, Salvage, Scan, SellAll, Stop, Use
from ..lacks.flight import CleanRecord, Movement, OpenBorder, SectorInStack, SpaceToStop, Standstill
from ..state import Captain
from . import harpoon, minor
from .passages import NO_WAY_ON, offer_gates
from .ships import WAYS, all_ships, standpoint

if TYPE_CHECKING:
    from ..game import Xia
    from .movement import Move

OCCUPIED_SPACE = 2
"""How much movement it takes to use an occupied space."""


def offered(game: Xia, move: Move) -> Options:
    """Flights and jumps, occupied spaces to use, gates, minor actions, and the end of the move."""
    point = standpoint(game, move.seat)
    captain, at = point.captain, point.here.at
    sketch = point.chart.sketch(at)
    near = ways_to_ships(game, captain, at)
    crowded = (*near, *ways_to_obstacles(game, at)) if move.movement == 1 else ()
    shut = sketch.lawful_doors if captain.bounty else ()
    ahead = ways(sketch.explored, sketch.unexplored, shut, crowded, len(game.state.stack) > 0)
    gates = options(offer_gates(game, move, at)) if sketch.is_gate else NO_OPTIONS
    has_to_stop = not ahead.legal and not gates.legal
    return joined(
        ahead,
        options(offer_uses(game, move, near)) if near else NO_OPTIONS,
        gates,
        *(offers(game, move) for offers in game.rules.moving),
        *minor.offered(game, point),
        harpoon.offered(game, move.seat),
        STOP_FIRST if game.state.active == move.seat else NO_OPTIONS,
        STOP if at == move.free_space or has_to_stop else NO_STOP,
    )


STANDARD: tuple[Choice, ...] = (
    EndActions(),
    Harvest(),
    Impulse(),
    Mine(),
    Salvage(),
    *(Scan(side) for side in range(1, 7)),
    SellAll(),
)
STOP_FIRST = Options((), tuple(Refusal(choice, "XIA-TURN-10", Standstill()) for choice in STANDARD))
"""What somebody who knows the rulebook may try in the middle of a move, in the own turn: on auto-pilot there is no
action to take afterwards. (XIA-TURN-10)"""

STOP = Options((Stop(),))
NO_STOP = Options((), (Refusal(Stop(), "XIA-MOVE-03", SpaceToStop()),))


@cache
def ways(
    explored: tuple[Direction, ...],
    unexplored: tuple[Direction, ...],
    shut: tuple[Direction, ...],
    crowded: tuple[Direction, ...],
    any_left: bool,
) -> Options:
    """Where a ship may fly, and where it may jump. (XIA-MOVE-01, XIA-MOVE-03, XIA-PLANET-04, XIA-EXPLORE-13)

    `shut` are the entrances that an outlaw may not enter, `crowded` the spaces on which the ship could not stay.
    """
    flights = (
        offer(
            Fly(way),
            ("XIA-MOVE-03", way not in crowded, NO_WAY_ON),
            ("XIA-PLANET-04", way not in shut, CleanRecord()),
        )
        for way in explored
    )
    jumps = (offer(Jump(way), ("XIA-EXPLORE-13", any_left, SectorInStack())) for way in unexplored)
    return options([*flights, *jumps])


def ways_to_ships(game: Xia, captain: Captain, at: Hex) -> tuple[Direction, ...]:
    """The directions in which other ships are on the next space."""
    q, r = at
    found: list[Direction] = []
    for other in all_ships(game):
        there = other.at
        if there is not None and other is not captain:
            way = WAYS.get((there[0] - q, there[1] - r))
            if way is not None:
                found.append(way)
    return tuple(sorted(found)) if found else ()


def ways_to_obstacles(game: Xia, at: Hex) -> tuple[Direction, ...]:
    """The directions in which something else than a ship is on the next space."""
    rules, (q, r) = game.rules, at
    found: list[Direction] = []
    for obstacles in rules.obstacles:
        for there in obstacles(game):
            way = WAYS.get((there[0] - q, there[1] - r))
            if way is not None and not any(there in fatal(game) for fatal in rules.fatal):
                found.append(way)
    return tuple(sorted(found)) if found else ()


def is_shut_out(bounty: int, way_out: Exit) -> bool:
    """Whether an outlaw stands before the entrance of a lawful planet. (XIA-PLANET-04)"""
    return bounty > 0 and way_out.is_lawful_door


def offer_uses(game: Xia, move: Move, near: tuple[Direction, ...]) -> Iterator[Choice | Refusal]:
    """The occupied spaces beside the ship that it could use. (XIA-MOVE-03..04, XIA-MOVE-10)"""
    captain = game.state.captains[move.seat]
    assert captain.at is not None
    can_go_on = move.movement > OCCUPIED_SPACE and not game.options.occupied_use_ends_move
    for way in near:
        way_out = game.chart.exit_from(captain.at, way)
        if captain.using != way_out.to:
            yield offer(
                Use(way),
                ("XIA-MOVE-10", not way_out.barriers, OpenBorder()),
                ("XIA-MOVE-04", move.movement >= OCCUPIED_SPACE, Movement(OCCUPIED_SPACE, move.movement)),
                ("XIA-MOVE-03", can_go_on or captain.at == move.free_space, SpaceToStop()),
            )
