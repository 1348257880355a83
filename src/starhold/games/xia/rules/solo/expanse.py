"""System Expanse: after each of the captain's turns the known part of space grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Choice, Procedure, Seat, Step, ask, hand_over

from ...board.layout import fitting_turn, side_towards
from ...events import SectorRevealed
from ..exploring import ComeAlong, lay_top
from .table import ALONE, special

if TYPE_CHECKING:
    from ...game import Xia


class Expand(Choice, frozen=True, tag="xia.expand"):
    """Reveal a sector beyond a side of another one, matched to its symbol."""

    sector: str
    side: int


class Expanse(Procedure, tag="xia.expanse"):
    """A sector is revealed where it touches the most others; no captain has explored it. (XIA-SOLO-13..14)"""

    def start(self, game: Xia) -> Step:
        edges = widest_edges(game)
        return self.reveal(game, *edges) if len(edges) == 1 else ask(ALONE, edges, then=self.reveal)

    def reveal(self, game: Xia, choice: Expand) -> Step:
        placed = lay_top(game, game.chart.placed[choice.sector], choice.side)
        game.tell(SectorRevealed(ALONE, placed.sector, placed.centre, placed.turn, "expanse"))
        return hand_over(ComeAlong(placed))


def expand(game: Xia, seat: Seat) -> Procedure | None:
    """Reveal a sector, unless the stack is empty or the goal forbids it. (XIA-SOLO-13, XIA-CAMPAIGN-02)"""
    return Expanse() if game.state.stack and special(game).expanse else None


def widest_edges(game: Xia) -> list[Expand]:
    """The edges of the places that touch the most sectors; one of those with the same outcome. (XIA-SOLO-13)"""
    frontier = game.chart.frontier
    most = max(map(len, frontier.values()))
    outcomes: dict[tuple[Hex, int], Expand] = {}
    for centre, touched in frontier.items():
        for placed in touched if len(touched) == most else ():
            outcomes.setdefault((centre, fitting_turn(placed)), Expand(placed.sector, side_towards(placed, centre)))
    return sorted(outcomes.values(), key=lambda edge: (edge.sector, edge.side))
