"""The table as a captain sees it, with all that can be read off the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

from starhold.games.xia.board.chart import Board, Exit, Space, chart_of
from starhold.games.xia.board.holds import cells_of
from starhold.games.xia.board.routes import beyond_gate
from starhold.games.xia.choices import Fly, Gate
from starhold.games.xia.seeing.view import CaptainView, NpcView, XiaView
from starhold.geometry import Hex
from starhold.kernel import Choice, Seat

from .boards import xia_content

Wishes: TypeAlias = dict[Hex, int]
"""Spaces where a captain would like to be, each with how many spaces farther away than it is it may count."""

RISKS = {"asteroid": 4, "nebula": 3, "debris": 9}
"""How many spaces a captain flies round rather than meet a danger."""
SHIELD_RISK = 12
BAD_COMPANY = 6
LOW_ENERGY = 2


class Prospect:
    """What one captain sees, and the way to what that captain wishes for."""

    def __init__(self, view: XiaView, seat: Seat, wishes: Callable[[Prospect], Wishes]) -> None:
        self.view = view
        self.me: CaptainView = view.captains[seat]
        self.content = xia_content()
        self.chart = chart_of(self.content, Board(view.sectors))
        self.others: dict[str, tuple[Hex, CaptainView | NpcView]] = {}
        """All other ships on the board, and where they are."""
        for one in view.captains:
            if one.at is not None and one is not self.me:
                self.others[one.ship] = one.at, one
        for npc in view.npcs:
            if npc.at is not None:
                self.others[npc.id] = npc.at, npc
        self._wishes = wishes

    @cached_property
    def way(self) -> list[Choice] | None:
        """The steps to the nearest wish, with dangers counted in; an empty list if the ship is there already."""
        taken = {at for at, _ in self.others.values()}
        wishes = {at: extra for at, extra in self._wishes(self).items() if at not in taken}
        best: tuple[int, list[Choice]] | None = None
        for cost, at, steps in self._ways():
            if best is not None and cost >= best[0]:
                break
            if at in wishes and (best is None or cost + wishes[at] < best[0]):
                best = cost + wishes[at], steps
        return None if best is None else best[1]

    @property
    def has_arrived(self) -> bool:
        return self.way == []

    def _ways(self) -> Iterator[tuple[int, Hex, list[Choice]]]:
        """All spaces that can be reached, the nearest first."""
        assert self.me.at is not None
        serial = count()
        ahead: list[tuple[int, int, Hex, list[Choice]]] = [(0, next(serial), self.me.at, [])]
        reached: set[Hex] = set()
        while ahead:
            cost, _, at, steps = heappop(ahead)
            if at in reached:
                continue
            reached.add(at)
            yield cost, at, steps
            for more, to, step in self._steps(at):
                heappush(ahead, (cost + more, next(serial), to, [*steps, step]))

    def _steps(self, at: Hex) -> Iterator[tuple[int, Hex, Choice]]:
        for direction, way_out in self.chart.exits(at).items():
            cost = self.cost(way_out)
            if cost is not None:
                yield cost, way_out.to, Fly(direction)
        yield from ((1, to, Gate(to)) for to in beyond_gate(self.chart, at))

    def cost(self, way_out: Exit) -> int | None:
        """What a step costs this captain; None where no captain would go."""
        if way_out.space is None or way_out.hazard == "star" or (self.me.bounty and way_out.is_lawful_door):
            return None
        cost = 1 + RISKS.get(way_out.hazard or "", 0)
        for barrier in way_out.barriers:
            if barrier.kind == "shield":
                cost += SHIELD_RISK
            elif barrier.planet.law == "outlaw" and not self.me.bounty:
                cost += BAD_COMPANY
        return cost

    @property
    def needs_port(self) -> bool:
        """Whether the ship is short of energy, or badly hit and its captain can pay for a repair."""
        is_hit = 2 * len(self.me.hold.damage) >= self.hull_of(self.me.ship)
        return self.me.energy <= LOW_ENERGY or (is_hit and self.me.credits >= 1000)

    @cached_property
    def ports(self) -> Wishes:
        """The planets that let this captain in."""
        shut = ("lawful",) if self.me.bounty else ()
        planets = (space for space in self.chart.spaces.values() if space.planet)
        return {space.at: 0 for space in planets if space.sector.law not in shut}

    @cached_property
    def edges(self) -> list[Hex]:
        """Where a scan is possible."""
        if not self.view.stack or not self.me.energy:
            return []
        return [at for at, space in self.chart.spaces.items() if not space.planet and self.chart.unexplored_sides(at)]

    @property
    def mission_points(self) -> dict[str, Space]:
        """The Mission Points on the board, by sector."""
        return {space.sector.id: space for space in self.chart.features("mission")}

    def hull_of(self, ship: str) -> int:
        """How much damage a ship can take that has none."""
        if ship in self.content.npc:
            return self.content.npc[ship].to_kill
        return len(cells_of(self.content.ship[ship]))

    def hull_left(self, ship: str) -> int:
        """How much more damage destroys another ship."""
        _, found = self.others[ship]
        return self.hull_of(ship) - (found.damage if isinstance(found, NpcView) else len(found.hold.damage))
