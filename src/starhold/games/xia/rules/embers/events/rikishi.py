"""Rikishi: a giant comet that flies straight across the system."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from starhold.geometry import COMPASS, Direction, Hex, disc, distance, opposite
from starhold.kernel import Event, Procedure, Purpose, Risk, Risks, Seat, Step, call, done, goto, hand_over

from ....board.plane import RADIUS
from ....state import EventInPlay
from ...damage import Destroy
from ...harm import MeetPeril
from ...risks import of_obstacle
from ...rulebook import Rulebook
from ...ships import name_of, place_on_board, vessels
from ..kiln import DestroyKiln
from ..space.comets import burn_cubes, put_comet
from ..table import table
from .cards import change, leave_play, mark, playing, roll_for
from .effect import Effect

if TYPE_CHECKING:
    from ....game import Xia

WAYS: tuple[Direction, ...] = tuple(COMPASS)
SPEED = 5
"""How many spaces it flies in a round."""
BREADTH = 1
"""How far from its way it still destroys."""
MELTING = 3
"""How many rounds its ice lies on a planet."""


class RikishiFlew(Event, frozen=True, tag="xia.rikishi-flew"):
    start: Hex
    to: Hex


class PlanetStruck(Event, frozen=True, tag="xia.planet-struck"):
    planet: str
    at: Hex


class Sweep(Procedure, tag="xia.sweep"):
    """All that is on some spaces is destroyed, and nobody is rewarded for it. (XIA-COMET-10, XIA-KILN-11)"""

    swept: tuple[Hex, ...]

    def start(self, game: Xia) -> Step:
        struck = (name_of(ship) for ship in vessels(game) if ship.at in self.swept)
        ship = next(struck, None)
        return goto(self.clear) if ship is None else call(Destroy(ship), then=self.start)

    def clear(self, game: Xia) -> Step:
        """Cubes are gone, comets come back in their own time, and with the Kiln all ships inside are destroyed."""
        for at in self.swept:
            burn_cubes(game, at)
        for comet in table(game).comets.copy():
            if comet.at in self.swept:
                put_comet(game, comet.sector, None)
        return hand_over(DestroyKiln()) if table(game).kiln in self.swept else done()


def approach(game: Xia, event: EventInPlay) -> None:
    """It comes from beyond the edge of the board, and its way leads over the ship of whoever drew the card.

    If the NPCs have just destroyed that ship, it leads over the middle of the first sector.
    """
    way = WAYS[roll_for(game, event, len(WAYS)) - 1]
    ship = game.state.captains[event.by].at
    aim = game.state.board.placed[0].centre if ship is None else place_on_board(game, ship)
    behind = [aim, *ahead(game, aim, opposite(way))]
    entry = max((at for at in behind if at in game.chart.spaces), key=lambda at: distance(aim, at))
    mark(game, change(game, event, heading=way), entry.minus(COMPASS[way]))


def ahead(game: Xia, start: Hex, way: Direction) -> list[Hex]:
    """All spaces in a straight line from one on, as far as the board could reach."""
    farthest = max(distance(start, placed.centre) for placed in game.state.board.placed) + RADIUS
    line = [start]
    for _ in range(farthest):
        line.append(line[-1].plus(COMPASS[way]))
    return line[1:]


def fly(game: Xia, event: EventInPlay) -> Procedure | None:
    """Straight on until it hits a planet or has left the board; then its ice melts, or it is gone."""
    if event.heading is None:
        if event.rounds >= MELTING:
            leave_play(game, event)
        return None
    start, spaces = event.places[0], game.chart.spaces
    line = ahead(game, start, event.heading)
    way = line[:SPEED]
    struck = next((at for at in way if at in spaces and spaces[at].planet is not None), None)
    if struck is not None:
        way = way[: way.index(struck) + 1]
    game.tell(RikishiFlew(start, way[-1]))
    swept = beside(game, way)
    if struck is not None:
        planet = spaces[struck].sector.id
        game.tell(PlanetStruck(planet, struck))
        buried = game.chart.planet_spaces(planet)
        swept |= set(buried)
        change(game, event, places=buried, heading=None, rounds=0)
    elif any(at in spaces for at in line[SPEED:]):
        change(game, event, places=(way[-1],))
    else:
        leave_play(game, event)
    return Sweep(tuple(sorted(swept)))


def beside(game: Xia, way: list[Hex]) -> set[Hex]:
    """The spaces of a way and those beside it; a planet's shield holds as long as the comet does not hit the planet."""
    near = {passed.plus(step) for passed in way for step in disc(BREADTH)}
    return {at for at in near if at in game.chart.spaces and game.chart.spaces[at].planet is None}


def meet(game: Xia, seat: Seat, start_from: Hex) -> Procedure | None:
    """Whoever flies into the comet is destroyed; the ice that it leaves on a planet is like any other."""
    event = playing(game, "rikishi")
    if event is None or game.state.captains[seat].at not in event.places:
        return None
    if event.heading is None:
        return MeetPeril(seat, "ice")
    return Destroy(game.state.captains[seat].ship)


def comet_space(game: Xia) -> list[Hex]:
    """Where no ship can stay, and none is put; nothing is beyond the edge of the board, where it comes from."""
    event = playing(game, "rikishi")
    if event is None or event.heading is None:
        return []
    return [at for at in event.places if at in game.chart.spaces]


def is_there(game: Xia, at: Hex) -> bool:
    """Whether it is that space."""
    return at in comet_space(game)


def risk(game: Xia, seat: Seat, start: Hex, to: Hex) -> Risks:
    """What a ship risks that flies where the comet is, or was."""
    event = playing(game, "rikishi")
    if event is None or to not in event.places:
        return ()
    if event.heading is None:
        return of_obstacle(game, seat, "ice")
    return (Risk("destroyed", cause=Purpose("Rikishi")),)


def places_of_comet(game: Xia) -> Collection[Hex]:
    """The spaces where the comet is, or was."""
    event = playing(game, "rikishi")
    return () if event is None else event.places


EFFECTS: dict[str, Effect] = {
    "rikishi": Effect(
        at_first=approach,
        rules=Rulebook(
            arriving=(meet,),
            occupying=(is_there,),
            obstacles=(comet_space,),
            fatal=(comet_space,),
            risks=(risk,),
            risky=(places_of_comet,),
        ),
        each_round=fly,
    ),
}
