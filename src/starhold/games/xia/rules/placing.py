"""Placing cubes and relics that come aboard, and choosing the cubes that leave: captains are asked where it matters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Procedure, Seat, Step, ask, done

from ..board.fates import matters, with_piece, without_cube
from ..board.holds import Cell, Fitted, Hold, fits, free_cells, free_pairs
from ..choices import Fit, Lift, Stow
from ..content import Cargo

if TYPE_CHECKING:
    from ..game import Xia


class Piece(Struct, frozen=True):
    """What is in hand: an outfit, a cube or a relic, of which nobody knows what it is."""

    outfit: str | None = None
    cargo: Cargo | None = None
    relic: bool = False


class StowPieces(Procedure, tag="xia.stow-pieces"):
    """Cubes, or a relic, have come aboard and find their places one by one. (XIA-HOLD-10, XIA-RELIC-01)"""

    seat: Seat
    hand: list[Piece]

    def start(self, game: Xia) -> Step:
        self.hand = put_away(game, self.seat, self.hand)
        if not self.hand:
            return done()
        return ask(self.seat, in_order(places_for(game, self.seat, self.hand[0])), then=self.place)

    def place(self, game: Xia, choice: Fit | Stow) -> Step:
        put_in(game, self.seat, self.hand.pop(0), choice)
        return self.start(game)


class TakeOut(Procedure, tag="xia.take-out"):
    """The captain says which cubes leave the hold. (XIA-HOLD-10)"""

    seat: Seat
    wanted: dict[Cargo, int]
    """The number of cubes of each kind that still have to leave."""

    def start(self, game: Xia) -> Step:
        hold = game.state.captains[self.seat].hold
        for cargo, cubes in self.wanted.items():
            cells = cells_with(hold, cargo)
            if is_asked_which(game, self.seat, cells, cubes):
                return ask(self.seat, [Lift(cell) for cell in cells], then=self.lift)
            for cell in cells[:cubes]:
                del hold.cubes[cell]
            self.wanted[cargo] = 0
        return done()

    def lift(self, game: Xia, choice: Lift) -> Step:
        self.wanted[game.state.captains[self.seat].hold.cubes.pop(choice.cell)] -= 1
        return self.start(game)


# Coming aboard


def load(game: Xia, seat: Seat, cargo: Cargo, cubes: int = 1) -> Procedure | None:
    """Bring cubes of a kind aboard, as far as there is room; a procedure if their captain is to say where."""
    return stow(game, seat, [Piece(cargo=cargo)] * min(cubes, len(room(game, seat))))


def stow(game: Xia, seat: Seat, pieces: list[Piece]) -> Procedure | None:
    """Bring pieces aboard for which there is room; a procedure if their captain is to say where."""
    in_hand = put_away(game, seat, pieces)
    return StowPieces(seat, in_hand) if in_hand else None


def put_away(game: Xia, seat: Seat, pieces: list[Piece]) -> list[Piece]:
    """Put pieces onto the first places for them, up to one whose captain is to say where: the rest stays in hand."""
    for put, piece in enumerate(pieces):
        places = list(places_for(game, seat, piece))
        if is_asked_where(game, seat, places):
            return pieces[put:]
        put_in(game, seat, piece, places[0])
    return []


def room(game: Xia, seat: Seat) -> list[Cell]:
    """List the spaces of a captain's hold where a cube may be put. (XIA-HOLD-02..04)"""
    captain = game.state.captains[seat]
    return free_cells(game.content, game.content.ship[captain.ship], captain.hold)


def places_for(game: Xia, seat: Seat, piece: Piece) -> Iterator[Fit | Stow]:
    """List the places for a piece, those in cargo pods first. (XIA-HOLD-02..07, XIA-RELIC-01)"""
    captain, content = game.state.captains[seat], game.content
    ship, hold = content.ship[captain.ship], captain.hold
    if piece.outfit is not None:
        return (Fit(cells) for cells in fits(content, ship, hold, content.outfit[piece.outfit]))
    if piece.relic:
        return (Fit(pair) for pair in free_pairs(content, ship, hold))
    return (Stow(cell) for cell in free_cells(content, ship, hold))


def in_order(places: Iterable[Fit | Stow]) -> list[Fit | Stow]:
    return sorted(places, key=spaces_of)


def put_in(game: Xia, seat: Seat, piece: Piece, place: Fit | Stow) -> None:
    """Put a piece down in the hold."""
    hold = game.state.captains[seat].hold
    if isinstance(place, Stow):
        assert piece.cargo is not None
        hold.cubes[place.cell] = piece.cargo
    elif piece.relic:
        one, other = place.cells
        hold.relics += ((one, other),)
    else:
        assert piece.outfit is not None
        fit(game, seat, piece.outfit, place.cells)


def fit(game: Xia, seat: Seat, outfit: str, cells: tuple[Cell, ...]) -> None:
    game.state.captains[seat].hold.outfits += (Fitted(outfit, cells),)


# Leaving


def take_out(game: Xia, seat: Seat, wanted: dict[Cargo, int]) -> bool:
    """Take so many cubes of each kind out of the hold; False if their captain has to be asked which."""
    hold = game.state.captains[seat].hold
    found = {cargo: cells_with(hold, cargo) for cargo in wanted}
    if any(is_asked_which(game, seat, found[cargo], cubes) for cargo, cubes in wanted.items()):
        return False
    for cargo, cubes in wanted.items():
        for cell in found[cargo][:cubes]:
            del hold.cubes[cell]
    return True


def cells_with(hold: Hold, cargo: Cargo) -> list[Cell]:
    """List the spaces of a hold on which a kind of cube lies."""
    return sorted(cell for cell, found in hold.cubes.items() if found == cargo)


# Whether it matters


def is_asked_where(game: Xia, seat: Seat, places: list[Fit | Stow]) -> bool:
    """True if a captain is to say onto which of these places a piece goes."""
    if len(places) == 1 or not may_matter(game):
        return False
    hold = game.state.captains[seat].hold
    return _is_asked(game, seat, ((spaces_of(place), with_piece(hold, spaces_of(place))) for place in places))


def is_asked_which(game: Xia, seat: Seat, cells: list[Cell], cubes: int) -> bool:
    """True if a captain is to say which of the cubes on these spaces leave, of which so many do."""
    if not 0 < cubes < len(cells) or not may_matter(game):
        return False
    hold = game.state.captains[seat].hold
    return _is_asked(game, seat, (((cell,), without_cube(hold, cell)) for cell in cells))


def may_matter(game: Xia) -> bool:
    """True if captains may be asked at all: all that can matter comes with Embers."""
    asked = game.options.place_cubes
    return asked == "always" or (asked == "when_it_matters" and game.state.embers is not None)


def _is_asked(game: Xia, seat: Seat, changes: Iterable[tuple[tuple[Cell, ...], Hold]]) -> bool:
    if game.options.place_cubes == "always":
        return True
    captain = game.state.captains[seat]
    return matters(game.content, game.content.ship[captain.ship], captain.hold, relics_to_dig_for(game), changes)


def spaces_of(place: Fit | Stow) -> tuple[Cell, ...]:
    return (place.cell,) if isinstance(place, Stow) else place.cells


def relics_to_dig_for(game: Xia) -> int:
    """Count the relics on discovered dead worlds."""
    embers = game.state.embers
    return 0 if embers is None else sum(map(len, embers.relic_stacks.values()))
