"""Safe ways to some spaces, from everywhere on the board."""

from __future__ import annotations

from collections.abc import Container
from threading import Lock

from starhold.geometry import Hex

from .plane import Plane
from .steps import Steps


class SafeWays:
    """Safe steps to the nearest of some spaces: the set of spaces for each number, made as needed."""

    def __init__(self, plane: Plane, steps: Steps, goals: int) -> None:
        self.plane = plane
        self.goals = goals
        self.steps = steps
        self.levels = [goals]
        self.unseen = plane.everywhere ^ goals
        """The spaces on no level yet. (To take away from this costs less than `& ~seen`: negative numbers are slow.)"""
        self._depths: dict[int, int] = {}
        self._spreading = Lock()

    def depth(self, start: int) -> int | None:
        """The number of steps on the way from a space; None if there is no safe way."""
        known = self._depths.get(start)
        if known is None and (not self.unseen & start or self._spread_to(start)):
            levels = self.levels
            known = next(depth for depth in range(len(levels) - 1, -1, -1) if levels[depth] & start)
            self._depths[start] = known
        return known

    def _spread_to(self, start: int) -> bool:
        """Make as many levels as it takes; says whether the start is on one of them."""
        back, levels = self.steps.back, self.levels
        with self._spreading:  # a replay in another thread may be on the same board
            unseen = self.unseen
            while unseen & start:
                near = back(levels[-1]) & unseen
                if not near:
                    return False
                levels.append(near)
                self.unseen = unseen = unseen ^ near
        return True

    def ends(self, start: int, speed: int, occupied: Container[Hex], wanted: int = 0) -> list[Hex]:
        """The ends of a flight towards the goals on a most direct way.

        It stops on the first space where it wants to be; else it flies until it has arrived or its speed is used up.
        If ships are on all spaces where it could end, it stops as far on its way as it can.
        """
        depth = self.depth(start)
        assert depth is not None, "there is a safe way"
        layers, stopped, forth = [start], start & wanted, self.steps.forth
        flying = start ^ stopped
        for level in reversed(self.levels[max(depth - speed, 0) : depth]):
            if not flying:
                break
            onward = forth(flying) & level
            layers.append(onward)
            arrived = onward & wanted
            flying = onward
            if arrived:
                stopped, flying = stopped | arrived, onward ^ arrived
        if stopped:
            return self.plane.spaces(stopped)
        return self._most_advanced(layers, occupied)

    def _most_advanced(self, layers: list[int], occupied: Container[Hex]) -> list[Hex]:
        """The free spaces of the last layer that has one; a ship can always stay where it is."""
        for layer in reversed(layers[1:]):
            free = [at for at in self.plane.spaces(layer) if at not in occupied]
            if free:
                return free
        return self.plane.spaces(layers[0])

    def way(self, start: int, end: int) -> list[Hex]:
        """The spaces of one most direct way from one space to another that lies on it, both ends included."""
        first, last = self.depth(start), self.depth(end)
        assert first is not None
        assert last is not None
        layers = [start]
        for depth in range(first - 1, last, -1):
            layers.append(self.steps.forth(layers[-1]) & self.levels[depth])
        way = [end] if first > last else []
        for layer in reversed(layers):
            onto = self.steps.back(way[-1]) & layer if way else start
            way.append(onto & -onto)
        return [self.plane.spaces(bit)[0] for bit in reversed(way)]
