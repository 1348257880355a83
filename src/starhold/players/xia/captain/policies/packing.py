"""The hold as a puzzle: a place for each piece that leaves the most room for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import MOUNTS, Cell, beside, cells_of, free_cells, mounts, of_family
from starhold.games.xia.choices import Depart, Fit, Later, Leave, PutBack, Stow
from starhold.games.xia.rules.packing import FitOutfit, Pack, find_packing
from starhold.games.xia.rules.placing import Piece
from starhold.kernel import Choice

from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation


def fit_outfit(situation: Situation) -> Answer:
    """Snug in a corner, but a GTS beside an engine, and what makes a weapon or a shield better on top of it."""
    rule = situation.game.stack[-1]
    outfit = rule.outfit if isinstance(rule, FitOutfit) else ""
    return Answer(best_place(situation, outfit, situation.options), "packing the hold well")


def best_place(situation: Situation, outfit: str, places: Sequence[Choice]) -> Choice:
    """Of these places for an outfit."""
    mod = situation.content.outfit[outfit].mod if outfit else None
    if mod in MOUNTS:
        over_a_use: list[Choice] = [Fit((cell,)) for cell in mounts(situation.content, situation.me.hold, mod)]
        places = [place for place in over_a_use if place in places] or places
    if mod == "gts":
        beside_engine: list[Choice] = [Fit((cell,)) for cell in places_beside_engine(situation)]
        places = [place for place in beside_engine if place in places] or places
    return snuggest(situation, places)


def places_beside_engine(situation: Situation) -> list[Cell]:
    """The free spaces of the hold that touch an engine."""
    content, hold = situation.content, situation.me.hold
    engines = of_family(content, hold, "engine")
    near = {cell for engine in engines for section in engine.cells for cell in beside(section)}
    return [cell for cell in free_cells(content, content.ship[situation.me.ship], hold) if cell in near]


def pack(situation: Situation) -> Answer:
    """Everything in hand goes into the hold, outfits in a way that leaves room for all of them."""
    hand = _hand(situation)
    if not hand:
        return Answer(Depart(), "done with packing")
    fits = [option for option in situation.options if isinstance(option, Fit)]
    if fits:
        return Answer(_fit(situation, hand, fits), "packing the hold well")
    stows = [option for option in situation.options if isinstance(option, Stow)]
    if stows:
        return Answer(snuggest(situation, stows), "packing the hold well")
    for way_out in (Leave(), Later(), PutBack()):
        if way_out in situation.options:
            return Answer(way_out, "there is no room for it")
    return Answer(situation.options[0], "making room")


def _hand(situation: Situation) -> list[Piece]:
    rule = situation.game.stack[-1]
    return rule.hand if isinstance(rule, Pack) else []


def _fit(situation: Situation, hand: Sequence[Piece], fits: Sequence[Choice]) -> Choice:
    """The place of the first piece in a packing of as many outfits as fit together."""
    ship = situation.content.ship[situation.me.ship]
    outfits = [situation.content.outfit[piece.outfit] for piece in hand if piece.outfit is not None]
    first = hand[0].outfit
    if first is not None and situation.content.outfit[first].mod is None:
        for kept in range(len(outfits), 0, -1):
            packing = find_packing(ship, situation.me.hold, outfits[:kept])
            if packing is not None and Fit(packing[0]) in fits:
                return Fit(packing[0])
    return best_place(situation, first or "", fits)


def snuggest(situation: Situation, places: Sequence[Choice]) -> Choice:
    """The place with the fewest free neighbours: what is left hangs together."""
    hold = situation.me.hold
    inside = set(cells_of(situation.content.ship[situation.me.ship]))
    taken = {cell for found in hold.outfits for cell in found.cells} | set(hold.cubes) | set(hold.damage)
    free = inside - taken

    def open_sides(place: Choice) -> int:
        cells: tuple[Cell, ...] = (
            place.cells if isinstance(place, Fit) else (place.cell,) if isinstance(place, Stow) else ()
        )
        return sum(near in free and near not in cells for cell in cells for near in beside(cell))

    return min(places, key=open_sides)
