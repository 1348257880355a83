"""The hold as a puzzle: fitting a new outfit, packing the hold anew, moving into a new ship."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import field

from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, ask, clone, done, goto, hand_over, offer

from ..board.holds import Cell, Fitted, Hold, cargo_in, covered, damage_on, placements
from ..choices import Depart, Fit, Later, Leave, Lift, PutBack, Stow
from ..content import Outfit, Ship
from ..events import CubeLeft, HoldPacked, OutfitSold
from ..lacks.means import EmptyHand, EmptyOutfit, NoRoomForPiece, SoundOutfit
from . import missions
from .energy import markers_on_outfits
from .fame import get_credits
from .placing import Piece, StowPieces, fit, in_order, places_for, put_in
from .skills import skill
from .stowage import clear_relic, lose_relic

if TYPE_CHECKING:
    from ..game import Xia


class FitOutfit(Procedure, tag="xia.fit-outfit"):
    """A new outfit finds its place in the hold. (XIA-HOLD-05..07)"""

    seat: Seat
    outfit: str

    def start(self, game: Xia) -> Step:
        return ask(self.seat, places_for(game, self.seat, Piece(outfit=self.outfit)), then=self.place)

    def place(self, game: Xia, choice: Fit) -> Step:
        fit(game, self.seat, self.outfit, choice.cells)
        return done()


class Pack(Procedure, tag="xia.pack"):
    """Things are taken out of the hold and put elsewhere, piece by piece. (XIA-HOLD-08..10, XIA-SHIP-07)"""

    seat: Seat
    hand: list[Piece] = []
    """What has to be put into the hold; the first one is next."""
    moving_house: bool = False
    """Whether everything moves into a new ship, where there may not be room for all of it."""
    before: Hold = field(default_factory=Hold)
    """The hold as it was, unless everything moves."""

    @classmethod
    def anew(cls, game: Xia, seat: Seat) -> Pack:
        """Rearrange the hold."""
        return cls(seat, before=clone(game.state.captains[seat].hold))

    @classmethod
    def into_new_ship(cls, game: Xia, seat: Seat) -> Pack:
        """Take everything out of the hold of the old ship."""
        captain = game.state.captains[seat]
        names = [found.outfit for found in captain.hold.outfits]
        mods_last = sorted(names, key=lambda name: game.content.outfit[name].mod is not None)
        outfits = [Piece(outfit=name) for name in mods_last]
        relics = [Piece(relic=True) for _ in captain.hold.relics]
        cubes = [Piece(cargo=captain.hold.cubes[cell]) for cell in sorted(captain.hold.cubes)]
        captain.disarmed += markers_on_outfits(captain)
        captain.hold = Hold()
        return cls(seat, [*outfits, *relics, *cubes], moving_house=True)

    def start(self, game: Xia) -> Step:
        return ask(self.seat, offer_packing(game, self), then=self.move)

    def move(self, game: Xia, choice: Choice) -> Step:
        match choice:
            case Fit() | Stow():
                put_in(game, self.seat, self.hand.pop(0), choice)
            case Lift():
                self.hand.append(lift(game, self.seat, choice.cell))
            case Later():
                self.hand.append(self.hand.pop(0))
            case Leave():
                leave_behind(game, self.seat, self.hand.pop(0))
            case PutBack():
                put_back(game, self.seat, self.before)
                return done()
            case _:
                game.tell(HoldPacked(self.seat))
                too_much = missions.shed_missions(game, self.seat)
                return done() if too_much is None else hand_over(too_much)
        return goto(self.start)


def in_hand(game: Xia) -> Iterator[tuple[Seat, Piece]]:
    """List the pieces that captains have taken up and not put down yet, each with its captain."""
    for rule in game.stack:
        if type(rule) is Pack or type(rule) is StowPieces:
            yield from ((rule.seat, piece) for piece in rule.hand)


def offer_packing(game: Xia, pack: Pack) -> Iterator[Choice | Refusal]:
    """What can be done with the first piece in hand, and what can be taken out."""
    if pack.hand:
        yield from offer_places(game, pack.seat, pack.hand[0])
        if len(pack.hand) > 1:
            yield Later()
        if pack.moving_house:
            yield offer_leaving(game, pack.seat, pack.hand[0])
    yield from offer_lifts(game, pack.seat)
    if not pack.moving_house:
        yield PutBack()
    yield offer(Depart(), ("XIA-HOLD-01", not pack.hand, EmptyHand()))


def offer_places(game: Xia, seat: Seat, piece: Piece) -> list[Fit | Stow]:
    """List the places for a piece in their order."""
    places = places_for(game, seat, piece)
    return list(places) if piece.outfit is not None else in_order(places)


def offer_leaving(game: Xia, seat: Seat, piece: Piece) -> Choice | Refusal:
    """Cargo moves as long as there is room for it; outfits may be sold here in any case. (XIA-SHIP-07)"""
    has_room = piece.outfit is None and any(True for _ in places_for(game, seat, piece))
    return offer(Leave(), ("XIA-SHIP-07", not has_room, NoRoomForPiece("relic" if piece.relic else "cube")))


def offer_lifts(game: Xia, seat: Seat) -> Iterator[Choice | Refusal]:
    """Outfits and relics are taken out by their first space, cubes by theirs; what lies on top comes first.

    (XIA-HOLD-09, XIA-POD-03)
    """
    hold = game.state.captains[seat].hold
    cargo = {*hold.cubes, *(pair[0] for pair in hold.relics)}
    outfits = {found.cells[0]: found for found in on_top_last(game, hold)}
    for cell in sorted(cargo | outfits.keys()):
        if cell in cargo:
            yield Lift(cell)
            continue
        yield offer(
            Lift(cell),
            ("XIA-HOLD-09", damage_on(hold, outfits[cell]) == 0, SoundOutfit()),
            ("XIA-POD-03", not cargo_in(hold, outfits[cell].cells), EmptyOutfit()),
        )


def on_top_last(game: Xia, hold: Hold) -> list[Fitted]:
    """The outfits of a hold; mods, which may lie over others, come after them."""
    return sorted(hold.outfits, key=lambda found: game.content.outfit[found.outfit].mod is not None)


def can_pack(hold: Hold) -> bool:
    """Whether there is anything in the hold that may be moved."""
    return bool(hold.cubes or hold.relics) or any(damage_on(hold, found) == 0 for found in hold.outfits)


def lift(game: Xia, seat: Seat, cell: Cell) -> Piece:
    """Take out what lies on a space; markers on an outfit are disarmed."""
    captain = game.state.captains[seat]
    hold = captain.hold
    if cell in hold.cubes:
        return Piece(cargo=hold.cubes.pop(cell))
    for place, pair in enumerate(hold.relics):
        if cell in pair:
            clear_relic(hold, place)
            captain.relics.append(captain.relics.pop(place))
            return Piece(relic=True)
    found = next(found for found in reversed(on_top_last(game, hold)) if found.cells[0] == cell)
    return Piece(outfit=take_out(game, seat, found))


def take_out(game: Xia, seat: Seat, found: Fitted) -> str:
    """An outfit leaves the hold, and its markers go to Disarmed spaces."""
    captain = game.state.captains[seat]
    captain.disarmed += len(found.used)
    captain.hold.outfits = tuple(other for other in captain.hold.outfits if other is not found)
    return found.outfit


def put_back(game: Xia, seat: Seat, before: Hold) -> None:
    """All pieces, and the markers on them, are again where they were.

    Which relic lies where may have changed, but nobody knows one from another.
    """
    captain = game.state.captains[seat]
    used_before = sum(len(found.used) for found in before.outfits)
    captain.disarmed += markers_on_outfits(captain) - used_before
    captain.hold = before


def leave_behind(game: Xia, seat: Seat, piece: Piece) -> None:
    """Outfits without room in a new ship are sold, cubes go back to the supply, relics are lost.

    (XIA-SHIP-07, XIA-OUTFIT-16, XIA-RELIC-02)
    """
    if piece.outfit is not None:
        sell_outfit(game, seat, piece.outfit)
    elif piece.relic:
        lose_relic(game, seat, len(game.state.captains[seat].hold.relics))
    else:
        assert piece.cargo is not None
        game.tell(CubeLeft(seat, piece.cargo))


def sell_outfit(game: Xia, seat: Seat, outfit: str) -> None:
    """The starport pays half of its price for an outfit. (XIA-OUTFIT-16)"""
    game.tell(OutfitSold(seat, outfit))
    get_credits(game, seat, resale(game, seat, game.content.outfit[outfit]), "outfit")


def find_packing(ship: Ship, hold: Hold, outfits: Sequence[Outfit]) -> list[tuple[Cell, ...]] | None:
    """A place for each of the outfits beside what is in the hold, if they fit together."""
    return _pack_rest(ship, covered(hold), outfits)


def _pack_rest(ship: Ship, taken: set[Cell], outfits: Sequence[Outfit]) -> list[tuple[Cell, ...]] | None:
    if not outfits:
        return []
    for cells in placements(ship, outfits[0]):
        if taken.isdisjoint(cells):
            rest = _pack_rest(ship, taken.union(cells), outfits[1:])
            if rest is not None:
                return [cells, *rest]
    return None


def resale(game: Xia, seat: Seat, outfit: Outfit) -> int:
    """What a captain gets for an outfit: with skills more, but never more than it costs. (XIA-OUTFIT-16)"""
    return min(outfit.price, outfit.resale + skill(game, seat, "resale"))
