"""The range of a ship: in the rest of this turn, and in a whole one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from starhold.games.xia.board.holds import damage_on, free_use_spaces, use_spaces
from starhold.games.xia.content import MARKERS
from starhold.games.xia.rules.mods import thrust
from starhold.games.xia.rules.movement import Move
from starhold.games.xia.rules.outfits import fitted, outfit_of
from starhold.games.xia.rules.skills import skill

if TYPE_CHECKING:
    from starhold.games.xia.game import Xia
    from starhold.kernel import Seat


class EnginePace(NamedTuple):
    """An engine: what a roll gives on average, and how often it can still be used, now and in a fresh turn."""

    place: int
    mean: float
    uses_left: int
    uses: int


class Pace(NamedTuple):
    """Spaces, on average."""

    left: float
    """The movement in the rest of this turn, a move in progress included."""
    a_turn: float
    engines: tuple[EnginePace, ...]
    impulse: int


def movement_of(game: Xia, seat: Seat) -> int | None:
    """The rest of the move in progress, if there is one."""
    moves = (rule for rule in reversed(game.stack) if type(rule) is Move and rule.seat == seat)
    return next((move.movement for move in moves), None)


def pace_of(game: Xia, seat: Seat, movement: int | None) -> Pace:
    """The pace of a captain's ship."""
    me = game.state.captains[seat]
    impulse = game.content.ship[me.ship].impulse + skill(game, seat, "impulse")
    engines = tuple(sorted(engines_of(game, seat), key=lambda engine: -engine.mean))
    now = driven([(engine.mean, engine.uses_left) for engine in engines], me.armed)
    fresh = driven([(engine.mean, engine.uses) for engine in engines], min(MARKERS, me.armed + me.energy))
    is_active = game.state.active == seat
    left = (movement or 0) + (now + impulse * me.impulse if is_active else 0)
    return Pace(left, impulse + fresh, engines, impulse)


def engines_of(game: Xia, seat: Seat) -> list[EnginePace]:
    """The engines that are not shot to pieces."""
    hold = game.state.captains[seat].hold
    found = []
    for index in fitted(game, seat, "engine"):
        engine = hold.outfits[index]
        uses = [cell for cell in use_spaces(game.content, engine) if cell not in hold.damage]
        left = free_use_spaces(game.content, engine, hold.damage)
        if uses:
            found.append(EnginePace(index, mean_roll(game, seat, index), len(left), len(uses)))
    return found


def mean_roll(game: Xia, seat: Seat, index: int) -> float:
    """The average roll of an outfit, with all that helps and hinders it."""
    hold, outfit = game.state.captains[seat].hold, outfit_of(game, seat, index)
    wear = max(0, damage_on(hold, hold.outfits[index]) - skill(game, seat, "wear"))
    more = thrust(game, seat, index) if outfit.family == "engine" else 0
    least, added = skill(game, seat, f"least {outfit.family}"), skill(game, seat, outfit.family)
    return _mean(outfit.die, wear, more, least, added)


@cache
def _mean(die: int, wear: int, more: int, least: int, added: int) -> float:
    rolls = (min(die, max(1, shown - wear) + more) + added for shown in range(1, die + 1))
    return sum(max(least, roll) for roll in rolls) / die


def driven(engines: list[tuple[float, int]], markers: int) -> float:
    """The movement from so many markers, the best engine first."""
    total = 0.0
    for mean, uses in engines:
        used = min(uses, markers)
        total += mean * used
        markers -= used
    return total
