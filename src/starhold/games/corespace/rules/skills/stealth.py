"""Parts of stealth: proximity moves, moves into cover, and what hides or shields somebody. (CS-SK-STEALTH-01..15)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import within
from starhold.geometry.square import MAT, Edges, Square, shifted, squares_in
from starhold.kernel import Choice, Options, Procedure

from ...board.chart import Chart
from ...board.rings import gives_cover
from ...board.sight import SHORT
from ...choices import Move, Sidle
from ...content.guile import SidlePart, TakeCoverPart
from ...state import Figure
from ..answers import in_order
from ..assault import RANGED
from ..effortless import sidle, sidle_options
from ..enmity import are_enemies
from ..figures import base_of, covered, deck_chart, on_deck
from ..movement import MOST, MoveAlong, allowance, reach_of, way_to
from ..npcs.people import nearest, standing
from ..seeing import look
from .lasting import BLURS, HIDES, SHIELDS
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace


class SidleRule(PartRule[SidlePart], of=SidlePart, asks=True, extra=True):
    """(CS-SK-STEALTH-04..06, CS-EFFORTLESS-11..12)"""

    prelude = True

    def options(self) -> Options:
        return sidle_options(self.game, self.figure)

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Sidle), "a proximity move is offered"
        return sidle(self.game, self.figure, choice)


class TakeCoverRule(PartRule[TakeCoverPart], of=TakeCoverPart, asks=True):
    """(CS-SK-STEALTH-12..14)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        threats = self.threats()
        ends = reach_of(game, figure, self.squares()).ends if threats else 0
        return in_order(
            Move(to) for to in squares_in(ends) if all(is_covered_at(game, figure, foe, to) for foe in threats)
        )

    def squares(self) -> int:
        if self.part.squares:
            return min(self.part.squares, MOST - self.figure.walked)
        return allowance(self.game, self.figure)

    def threats(self) -> list[Figure]:
        """Those from whom cover is taken: who has shot, else the nearest enemies."""
        if self.use.other:
            return [other for other in on_deck(self.game) if other.id == self.use.other]
        return nearest(self.figure, foes_on_deck(self.game, self.figure))

    def do(self, choice: Choice | None) -> Procedure:
        return self.walk(choice)

    def walk(self, choice: Choice | None) -> MoveAlong:
        assert isinstance(choice, Move), "a move is offered"
        free = self.part.free
        way = way_to(self.game, self.figure, choice.to, self.squares(), free=free)
        return MoveAlong(self.figure.id, list(way), free=free)


def foes_on_deck(game: CoreSpace, figure: Figure) -> list[Figure]:
    """The enemies who stand."""
    return [other for other in standing(game) if are_enemies(game, figure, other)]


def is_covered_at(game: CoreSpace, figure: Figure, foe: Figure, at: Square) -> bool:
    """True if an enemy on the deck would see a figure on a square in cover only, or not at all."""
    return look(game, foe, replace(figure, at=at)).cover != "clear"


# Who cannot be a target


def beside_edges(edges: Edges) -> int:
    """The squares on either side of edges."""
    return (edges.west | shifted(edges.west, "W") | edges.north | shifted(edges.north, "N")) & MAT


def beside_walls(chart: Chart) -> int:
    """Windows are in walls."""
    return beside_edges(chart.layout.walls.plus(chart.layout.windows))


def beside_terrain(chart: Chart) -> int:
    """Walls, doors, and all that stands there."""
    found = beside_walls(chart) | chart.touching(chart.low | chart.tall)
    for door in chart.layout.doors:
        found |= beside_edges(door.edges)
    return found


def away_from_foes(game: CoreSpace, figure: Figure) -> int:
    """The squares on which a figure would not be engaged."""
    return MAT & ~deck_chart(game).touching(covered(foes_on_deck(game, figure)))


HIDES["by-walls"] = lambda game, _: beside_walls(deck_chart(game))
HIDES["by-terrain"] = lambda game, _: beside_terrain(deck_chart(game))
HIDES["alone"] = away_from_foes
HIDES["faded"] = lambda *_: MAT
BLURS.update(("by-walls", "by-terrain", "alone"))


# Who cannot be hurt


def is_in_cover(game: CoreSpace, figure: Figure, attacker: Figure | None, origin: Square) -> bool:
    """True if somebody is in cover from who shoots, or from where a blast goes off. (CS-SK-STEALTH-01)"""
    if origin:
        return gives_cover(deck_chart(game), origin, base_of(figure), prone=figure.prone)
    return attacker is not None and (attacker.where != "deck" or is_covered_at(game, figure, attacker, figure.at))


def dodges_in_cover(game: CoreSpace, figure: Figure, attacker: Figure | None, manner: str, origin: Square) -> bool:
    """(CS-SK-STEALTH-01)"""
    return manner in RANGED and is_in_cover(game, figure, attacker, origin)


def dodges_afar(game: CoreSpace, figure: Figure, attacker: Figure | None, manner: str, origin: Square) -> bool:
    """(CS-SK-STEALTH-02)"""
    is_far = attacker is not None and attacker.where == "deck" and not within(SHORT, base_of(attacker), base_of(figure))
    return manner in RANGED and (is_far or is_in_cover(game, figure, attacker, origin))


def dodges_enemies(game: CoreSpace, figure: Figure, attacker: Figure | None, manner: str, _origin: Square) -> bool:
    """(CS-SK-STEALTH-03)"""
    return manner in RANGED and attacker is not None and are_enemies(game, figure, attacker)


SHIELDS["dodges-in-cover"] = dodges_in_cover
SHIELDS["dodges-afar"] = dodges_afar
SHIELDS["dodges-enemies"] = dodges_enemies
