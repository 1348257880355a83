"""Events that bring something to whoever is quick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, distance
from starhold.kernel import Event, Seat

from ....content import TRADED
from ....state import Adrift, EventInPlay
from ...cargo import supplies
from ...energy import gain_energy
from ...fame import gain_fame
from ...respawn import closest_spawn_point
from ...rulebook import Rulebook
from ...ships import is_alive
from .cards import leave_play, mark, playing, roll_for
from .effect import Effect

if TYPE_CHECKING:
    from ....game import Xia

CONVOY = 6
"""How many cubes the lost convoy leaves behind."""
FAME_FOR_THE_BLACK_BOX = 2
SUNLIGHT = 4
"""How much energy the sun gives in a round."""


class CargoAdrift(Event, frozen=True, tag="xia.cargo-adrift"):
    """Cubes drift around a place, and belong to nobody."""

    cubes: int
    at: Hex


class BlackBoxFound(Event, frozen=True, tag="xia.black-box-found"):
    seat: Seat


def lose_convoy(game: Xia, event: EventInPlay) -> None:
    """Lost Convoy: cubes drift around a Spawn Point, one on each space, always of the kind of which most are left."""
    centre = closest_spawn_point(game, roll_for(game, event, 20))
    open_spaces = (space.at for space in game.chart.spaces.values() if space.terrain in ("open", "gate"))
    near = sorted(open_spaces, key=lambda at: (distance(centre, at), at))
    for at in near[:CONVOY]:
        left = supplies(game)
        cargo = max(TRADED, key=lambda kind: left[kind])
        if left[cargo]:
            game.state.adrift.append(Adrift(at, cargo, lasts=True))
    game.tell(CargoAdrift(min(CONVOY, len(near)), centre))


def drop_black_box(game: Xia, event: EventInPlay) -> None:
    """Black Box: it lies on the free Spawn Point that the d20 names."""
    mark(game, event, closest_spawn_point(game, roll_for(game, event, 20)))


def find_black_box(game: Xia, seat: Seat, start_from: Hex) -> None:
    """Black Box: the first captain there is famous for it, and the search is over. (XIA-EVENT-04, XIA-FAME-14)"""
    event = playing(game, "black-box")
    if event is not None and game.state.captains[seat].at in event.places:
        game.tell(BlackBoxFound(seat))
        gain_fame(game, seat, FAME_FOR_THE_BLACK_BOX, "events")
        leave_play(game, event)


def shine(game: Xia, event: EventInPlay) -> None:
    """Solar Maximum: the light charges all ships."""
    for seat in game.seats:
        if is_alive(game, seat):
            gain_energy(game, seat, SUNLIGHT)


EFFECTS: dict[str, Effect] = {
    "lost-convoy": Effect(at_first=lose_convoy, at_once=True),
    "black-box": Effect(at_first=drop_black_box, rules=Rulebook(arriving=(find_black_box,))),
    "solar-maximum": Effect(each_round=shine),
}
