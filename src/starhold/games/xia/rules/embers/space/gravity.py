"""Gravity paths: they pull along whoever enters them, and throw off whoever is pulled beyond their end."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from starhold.games.common.odds import percent
from starhold.geometry import Hex
from starhold.kernel import Event, Procedure, Purpose, Risk, Risks, Seat, Step, call, done

from ....board.chart import Chart
from ....board.paths import LaidPath
from ...borders import Cross
from ...dice import Roll
from ...rulebook import Rulebook
from ...ships import WAYS, bring, is_occupied

if TYPE_CHECKING:
    from ....game import Xia


class ShipPulled(Event, frozen=True, tag="xia.ship-pulled"):
    """A gravity path carried a ship along."""

    ship: str
    path: str
    start: Hex
    to: Hex


class Pull(Procedure, tag="xia.pull"):
    """A ship has come onto a gravity path and is moved along it, without a chance to act. (XIA-GRAVITY-01..09)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, path_under(game, self.seat).die, "gravity path"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        if game.is_over:
            return done(False)
        game.count(self.seat, "gravity")
        path = path_under(game, self.seat)
        at = game.state.captains[self.seat].at
        assert at is not None
        ahead = path.ahead(at, shown)
        if len(ahead) == shown:
            self.come_to_rest(game, (at, *ahead))
            return done(False)
        assert path.beyond is not None, "a path that ends leads somewhere"
        last = path.spaces[-1]
        carry(game, self.seat, last)
        q, r = path.beyond.minus(last)
        return call(Cross(self.seat, WAYS[q, r]), then=self.thrown_off)

    def thrown_off(self, game: Xia) -> Step:
        """Whoever did not get past the border at the end stays on the path; all others have arrived elsewhere."""
        at = game.state.captains[self.seat].at
        path = None if at is None else game.chart.paths.get(at)
        if path is None or at != path.spaces[-1]:
            return done(True)
        self.come_to_rest(game, path.spaces)
        return done(False)

    def come_to_rest(self, game: Xia, way: tuple[Hex, ...]) -> None:
        """On the last space of the way, or on the last one before it on which no other ship is. (XIA-MOVE-03)"""
        captain = game.state.captains[self.seat]
        free = (at for at in reversed(way) if not is_occupied(game, at, but=captain))
        carry(game, self.seat, next(free, way[0]))


def carry(game: Xia, seat: Seat, to: Hex) -> None:
    captain = game.state.captains[seat]
    if captain.at != to:
        start = bring(captain, to)
        game.tell(ShipPulled(captain.ship, path_under(game, seat).name, start, to))


def path_under(game: Xia, seat: Seat) -> LaidPath:
    """The path on which a captain's ship is."""
    at = game.state.captains[seat].at
    assert at is not None
    return game.chart.paths[at]


def enter(game: Xia, seat: Seat, start_from: Hex) -> Procedure | None:
    """A ship has come onto a space: it may be on a path on which it was not before. (XIA-GRAVITY-01, XIA-GRAVITY-05)"""
    at = game.state.captains[seat].at
    assert at is not None
    return None if game.chart.pulled_onto(start_from, at) is None else Pull(seat)


# What can be said of them


def risk(game: Xia, seat: Seat, start: Hex, to: Hex) -> Risks:
    """How far a path pulls, how likely beyond its end, and how likely from there into a star. (XIA-GRAVITY-06)"""
    path = game.chart.pulled_onto(start, to)
    if path is None:
        return ()
    cause = Purpose("gravity path", path.name)
    pulled = Risk("pulled", 100, 1, path.die, cause=cause)
    thrown = chance_of_the_end(path, to)
    if not thrown:
        return (pulled,)
    burnt = chance_of_a_star(game.chart, path, to)
    end, about = _end_of(game.chart, path)
    fate = (Risk("burnt", _percent(burnt), cause=cause),) if burnt else ()
    return (pulled, Risk(end, _percent(thrown), about=about, cause=cause), *fate)


def chance_of_the_end(path: LaidPath, at: Hex) -> Fraction:
    """How likely whoever enters a path here is thrown off its end."""
    left = len(path.ahead(at, path.die))
    return Fraction(path.die - left, path.die)


def chance_of_a_star(chart: Chart, path: LaidPath, at: Hex) -> Fraction:
    """How likely whoever enters a path here ends in a star, on this path or on the next."""
    assert path.beyond is not None
    thrown = chance_of_the_end(path, at)
    if chart.spaces[path.beyond].terrain == "star":
        return thrown
    onto = chart.paths.get(path.beyond)
    return thrown * chance_of_a_star(chart, onto, path.beyond) if onto and onto.kind == "gravity" else Fraction(0)


def _end_of(chart: Chart, path: LaidPath) -> tuple[str, str]:
    """What the end of a path does to ships, and what it throws them at, if that has a name."""
    assert path.beyond is not None
    there = chart.spaces[path.beyond]
    onto = chart.paths.get(path.beyond)
    if onto is not None:
        return "thrown onto a path", onto.name
    if there.planet is not None:
        return "thrown at a planet", there.planet.id
    return (f"thrown into {there.terrain}" if there.terrain in ("debris", "nebula") else "thrown off"), ""


def _percent(chance: Fraction) -> int:
    return percent(chance.numerator, chance.denominator)


RULES = Rulebook(drawing=(enter,), risks=(risk,))
