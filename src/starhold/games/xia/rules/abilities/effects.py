"""What comes of abilities where the captain has something to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex, disc, distance
from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done, hand_over

from ... import choices
from ...board.holds import Cell, regular_damage
from ...board.layout import neighbour_centre
from ...events import Repaired, ShipMoved
from ...state import Adrift
from .. import combat
from ..adrift import take_aboard
from ..arriving import Arrive
from ..damage import place_damage
from ..energy import arm
from ..exploring import reveal
from ..movement import FireEngine
from ..outfits import disarm_used, fitted, outfit_of
from ..placing import room
from ..ships import bring, is_occupied

if TYPE_CHECKING:
    from ...game import Xia


class RemoveDamage(Procedure, tag="xia.remove-damage"):
    """So many markers of regular damage are removed, from wherever the captain likes.

    (XIA-ABILITY-01, XIA-DAMAGE-02, XIA-DAMAGE-08)
    """

    seat: Seat
    markers: int

    def start(self, game: Xia) -> Step:
        hold = game.state.captains[self.seat].hold
        damage = regular_damage(hold)
        if self.markers < len(damage):
            return ask(self.seat, [choices.Mend(cell) for cell in sorted(damage)], then=self.mend)
        if damage:
            game.tell(Repaired(self.seat, len(damage)))
            hold.damage = hold.ice
        return done()

    def mend(self, game: Xia, choice: choices.Mend) -> Step:
        hold = game.state.captains[self.seat].hold
        hold.damage = tuple(cell for cell in hold.damage if cell != choice.cell)
        game.tell(Repaired(self.seat, 1))
        self.markers -= 1
        return self.start(game) if self.markers else done()


class ArmAgain(Procedure, tag="xia.arm-again"):
    """So many markers are armed: used ones first, because that frees their Use spaces, then disarmed ones.

    Where not all used markers are armed, the captain chooses among them. (XIA-MARKER-06, XIA-RESCUE-03)
    """

    seat: Seat
    markers: int
    is_paid: bool = False
    """True if 1 energy was spent on each of them before."""

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        used = [cell for found in captain.hold.outfits for cell in found.used]
        if self.markers < len(used):
            return ask(self.seat, [choices.Lift(cell) for cell in sorted(used)], then=self.lift)
        disarm_used(captain)
        self.arm(game, min(self.markers, captain.disarmed))
        return done()

    def lift(self, game: Xia, choice: choices.Lift) -> Step:
        captain = game.state.captains[self.seat]
        disarm_used(captain, (choice.cell,))
        self.arm(game, 1)
        self.markers -= 1
        return self.start(game) if self.markers else done()

    def arm(self, game: Xia, markers: int) -> None:
        arm(game, self.seat, markers, energy=0, paid_before=markers if self.is_paid else 0)


class GatherCubes(Procedure, tag="xia.gather-cubes"):
    """Cubes adrift within reach come aboard; where the hold has no room for all kinds of them, the captain chooses.

    (XIA-ABILITY-01, XIA-CARGO-05)
    """

    seat: Seat
    reach: int

    def start(self, game: Xia) -> Step:
        near = cubes_near(game, self.seat, self.reach)
        free = len(room(game, self.seat))
        kinds = sorted({cube.cargo for cube in near})
        if free and len(near) > free and len(kinds) > 1:
            return ask(self.seat, [choices.Collect(kind) for kind in kinds], then=self.collect)
        stowing = take_aboard(game, self.seat, near[:free])
        return done() if stowing is None else hand_over(stowing)

    def collect(self, game: Xia, choice: choices.Collect) -> Step:
        near = cubes_near(game, self.seat, self.reach)
        found = next(cube for cube in near if cube.cargo == choice.cargo)
        stowing = take_aboard(game, self.seat, [found])
        return self.start(game) if stowing is None else call(stowing, then=self.start)


class Warp(Procedure, tag="xia.warp-away"):
    """The ship appears on a free space not too far away; what lies there takes effect, but no border does.

    (XIA-ABILITY-01, XIA-SHIP-01)
    """

    seat: Seat
    reach: int

    def start(self, game: Xia) -> Step:
        spaces = landing_spaces(game, self.seat, self.reach)
        return ask(self.seat, [choices.WarpTo(space) for space in spaces], then=self.appear) if spaces else done()

    def appear(self, game: Xia, choice: choices.WarpTo) -> Step:
        captain = game.state.captains[self.seat]
        start = bring(captain, choice.to)
        game.tell(ShipMoved(captain.ship, start, choice.to))
        return hand_over(Arrive(self.seat, start))


class DeepScan(Procedure, tag="xia.deep-scan"):
    """A sector is revealed beyond any side of the one that the ship is in. (XIA-ABILITY-01, XIA-EXPLORE-03)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        return ask(self.seat, [choices.Scan(side) for side in hidden_sides(game, self.seat)], then=self.scan)

    def scan(self, game: Xia, choice: choices.Scan) -> Step:
        at = game.state.captains[self.seat].at
        assert at is not None
        return hand_over(reveal(game, self.seat, game.chart.sector_at(at), choice.side, "scan"))


class Overdrive(Procedure, tag="xia.overdrive"):
    """An outfit is damaged and used at once: no marker is spent and no Use space needed. (XIA-ABILITY-01)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        cells = sorted(cell for cell, _ in overdrivable(game, self.seat))
        return ask(self.seat, [choices.Damage(cell) for cell in cells], then=self.burn)

    def burn(self, game: Xia, choice: choices.Damage) -> Step:
        index = dict(overdrivable(game, self.seat))[choice.cell]
        place_damage(game, self.seat, choice.cell)
        uses = uses_of(game, self.seat, index)
        return self.use(game, uses[0]) if len(uses) == 1 else ask(self.seat, uses, then=self.use)

    def use(self, game: Xia, choice: Choice) -> Step:
        match choice:
            case choices.Engine():
                return hand_over(FireEngine(self.seat, choice.outfit))
            case choices.Attack() | choices.Ram():
                return hand_over(combat.open_fire(game, self.seat, choice))
        raise AssertionError("an outfit is used to fly or to attack")


def cubes_near(game: Xia, seat: Seat, reach: int) -> list[Adrift]:
    """The cubes adrift up to so far away, nearest first, but for those thrown overboard this turn. (XIA-CARGO-06)"""
    here = game.state.captains[seat].at
    assert here is not None
    near = [cube for cube in game.state.adrift if distance(here, cube.at) <= reach and cube.jettisoned_by != seat]
    return sorted(near, key=lambda cube: (distance(here, cube.at), cube.at, cube.cargo))


def landing_spaces(game: Xia, seat: Seat, reach: int) -> list[Hex]:
    """The free explored spaces up to so far away, but for stars."""
    here = game.state.captains[seat].at
    assert here is not None
    near = (game.chart.spaces.get(here.plus(step)) for step in disc(reach))
    return [space.at for space in near if space and space.terrain != "star" and not is_occupied(game, space.at)]


def hidden_sides(game: Xia, seat: Seat) -> list[int]:
    """The sides of a captain's sector beyond which nothing is explored."""
    at = game.state.captains[seat].at
    assert at is not None
    placed = game.chart.sector_at(at)
    return [side for side in range(1, 7) if game.chart.is_unexplored(neighbour_centre(placed, side))]


def overdrivable(game: Xia, seat: Seat) -> Iterator[tuple[Cell, int]]:
    """The undamaged sections of engines, and of weapons that have a target, each with the place of its outfit.

    An outfit that is damaged all over cannot be used, so one more section must be sound. (XIA-OUTFIT-14)
    """
    hold = game.state.captains[seat].hold
    for index in fitted(game, seat, "engine", "blaster", "missile"):
        sound = [cell for cell in hold.outfits[index].cells if cell not in hold.damage]
        if len(sound) > 1 and is_of_use(game, seat, index):
            for cell in sound:
                yield cell, index


def is_of_use(game: Xia, seat: Seat, index: int) -> bool:
    """Whether an outfit could do anything now if no marker were needed: an engine always can."""
    return outfit_of(game, seat, index).family == "engine" or bool(combat.aims(game, seat, index))


def uses_of(game: Xia, seat: Seat, index: int) -> list[Choice]:
    """What an outfit could do now if no marker were needed: fly, or hit a ship that it is in position for."""
    flight: list[Choice] = [choices.Engine(index)] if outfit_of(game, seat, index).family == "engine" else []
    return [*flight, *combat.aims(game, seat, index)]
