"""Sifting relics inside the Kiln."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import named
from starhold.kernel import NO_OPTIONS, Choice, Event, Options, Procedure, Seat, Step, ask, call, done, hand_over

from ....board.holds import Cell
from ....content import Relic
from ....events import CubeGathered, CubeLeft
from ...cargo import supplies
from ...fame import gain_fame, get_credits
from ...outfitter import fitted_outfits
from ...packing import FitOutfit
from ...placing import Piece, places_for, room, stow
from ...rulebook import Rulebook
from ...ships import Standpoint
from ..hold import take_relic

if TYPE_CHECKING:
    from ....game import Xia

FAME = 1
"""What any relic is worth. (XIA-FAME-15)"""


class Sift(Choice, frozen=True, tag="xia.sift"):
    """Find out what the relic is that lies on a space of the hold."""

    cell: Cell


class TakeFame(Choice, frozen=True, tag="xia.take-fame"):
    """Give the relic away, for everyone to see."""


class TakeReward(Choice, frozen=True, tag="xia.take-reward"):
    """Keep what the relic is worth."""


class RelicSifted(Event, frozen=True, tag="xia.relic-sifted"):
    """A relic was turned face up, and leaves the game."""

    seat: Seat
    relic: str


class ModLost(Event, frozen=True, tag="xia.mod-lost"):
    """There was no room in the hold for the mod of a relic, or none left in the box."""

    seat: Seat
    outfit: str


FAME_OR_REWARD = Options((TakeFame(), TakeReward()))


class SiftRelic(Procedure, tag="xia.sift-relic"):
    """A relic lies face up: its captain takes fame, or what it shows. (XIA-RELIC-04..06, XIA-FAME-15)"""

    seat: Seat
    relic: str

    def start(self, game: Xia) -> Step:
        return ask(self.seat, FAME_OR_REWARD, then=self.take)

    def take(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, TakeFame):
            gain_fame(game, self.seat, FAME, "relics")
            return done()
        relic = game.content.relic[self.relic]
        get_credits(game, self.seat, relic.credits, "relic")
        stowing = stow(game, self.seat, take_cubes(game, self.seat, relic))
        return self.fit(game) if stowing is None else call(stowing, then=self.fit)

    def fit(self, game: Xia) -> Step:
        mod = game.content.relic[self.relic].mod
        if mod is None:
            return done()
        is_left = fitted_outfits(game)[mod] < game.content.outfit[mod].count
        if is_left and any(True for _ in places_for(game, self.seat, Piece(outfit=mod))):
            return hand_over(FitOutfit(self.seat, mod))
        game.tell(ModLost(self.seat, mod))
        return done()


def take_cubes(game: Xia, seat: Seat, relic: Relic) -> list[Piece]:
    """What does not fit into the hold is lost, and what the supply does not have. (XIA-RELIC-06)"""
    taken: list[Piece] = []
    free, left = len(room(game, seat)), supplies(game)
    for cargo in relic.cubes:
        if len(taken) < free and left[cargo]:
            left[cargo] -= 1
            taken.append(Piece(cargo=cargo))
            game.tell(CubeGathered(seat, cargo))
        else:
            game.tell(CubeLeft(seat, cargo))
    return taken


def offer_sifting(game: Xia, point: Standpoint) -> Options:
    """Each relic by the first of its two spaces. (XIA-RELIC-03)"""
    if point.here.terrain != "kiln" or not point.captain.hold.relics:
        return NO_OPTIONS
    return Options(tuple(Sift(cell) for cell in sorted(cells[0] for cells in point.captain.hold.relics)))


def sift(game: Xia, seat: Seat, choice: Sift) -> Procedure:
    """The relic leaves the hold, and the game. (XIA-RELIC-04, XIA-RELIC-08)"""
    relics = game.state.captains[seat].hold.relics
    relic = take_relic(game, seat, next(place for place, cells in enumerate(relics) if cells[0] == choice.cell))
    game.tell(RelicSifted(seat, relic))
    game.count(seat, "sifted")
    return SiftRelic(seat, relic)


RULES = Rulebook(
    standard=(offer_sifting,),
    taking={Sift: sift},
    targets={Sift: named("cell", "cell")},
)
