"""Cubes adrift: taking them on board, and throwing cubes overboard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    call,
    done,
    joined,
    offer,
    options,
)

from ..choices import Collect, Jettison
from ..content import Cargo
from ..events import CubeCollected
from ..lacks.trade import OldFlotsam
from ..state import Adrift
from .cargo import FULL_HOLD
from .damage import set_adrift
from .placing import Piece, TakeOut, room, stow, take_out
from .ships import Standpoint, standpoint

if TYPE_CHECKING:
    from ..game import Xia


def offer_minor(game: Xia, point: Standpoint) -> Options:
    """Cubes may come aboard and go overboard at any time. (XIA-CARGO-05..06, XIA-CARGO-10)"""
    cubes = point.captain.hold.cubes
    lying = adrift_on(game, point) if game.state.adrift else []
    overboard = jettisons(frozenset(cubes.values())) if cubes else NO_OPTIONS
    return joined(options(offer_collecting(game, point.seat, lying)), overboard) if lying else overboard


@cache
def jettisons(aboard: frozenset[Cargo]) -> Options:
    """A cube of each kind may go overboard. (XIA-CARGO-10)"""
    return Options(tuple(map(Jettison, sorted(aboard))))


def offer_collecting(game: Xia, seat: Seat, lying: list[Adrift]) -> Iterator[Choice | Refusal]:
    """(XIA-CARGO-05..06)"""
    has_room = bool(room(game, seat))
    free_to_take = {cube.cargo for cube in lying if cube.jettisoned_by != seat}
    for cargo in sorted({cube.cargo for cube in lying}):
        yield offer(
            Collect(cargo),
            ("XIA-CARGO-06", cargo in free_to_take, OldFlotsam()),
            ("XIA-HOLD-02", has_room, FULL_HOLD),
        )


def adrift_on(game: Xia, point: Standpoint) -> list[Adrift]:
    """The cubes where a captain acts."""
    here, using = point.here.at, point.captain.using
    if using is None:
        return [cube for cube in game.state.adrift if cube.at == here]
    return [cube for cube in game.state.adrift if cube.at in (here, using)]


def collect(game: Xia, seat: Seat, choice: Collect) -> Procedure | None:
    """(XIA-CARGO-05..06)"""
    cubes = adrift_on(game, standpoint(game, seat))
    found = next(cube for cube in cubes if cube.cargo == choice.cargo and cube.jettisoned_by != seat)
    return take_aboard(game, seat, [found])


def take_aboard(game: Xia, seat: Seat, cubes: list[Adrift]) -> Procedure | None:
    """Cubes that were adrift, and for which there is room, come into the hold."""
    for cube in cubes:
        game.state.adrift.remove(cube)
        game.tell(CubeCollected(seat, cube.cargo))
    return stow(game, seat, [Piece(cargo=cube.cargo) for cube in cubes])


def jettison(game: Xia, seat: Seat, choice: Jettison) -> Procedure | None:
    """(XIA-CARGO-10)"""
    if not take_out(game, seat, {choice.cargo: 1}):
        return JettisonCube(seat, choice.cargo)
    set_adrift(game, seat, choice.cargo)
    return None


class JettisonCube(Procedure, tag="xia.jettison-cube"):
    """The captain says which cube of a kind goes overboard. (XIA-CARGO-10)"""

    seat: Seat
    cargo: Cargo

    def start(self, game: Xia) -> Step:
        return call(TakeOut(self.seat, {self.cargo: 1}), then=self.jettison)

    def jettison(self, game: Xia) -> Step:
        set_adrift(game, self.seat, self.cargo)
        return done()
