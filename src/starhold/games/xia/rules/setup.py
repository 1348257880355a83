"""The set-up as far as captains take part in it: who begins, which ship, which outfits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    hand_over,
    joined,
    offer,
    options,
)

from ..choices import BuyOutfit, Give, Prepare, Rearrange, Take
from ..content import Loadout
from ..events import FirstPlayer, OrderRolled, ShipChosen
from ..lacks.means import RoomForLoadout
from ..lacks.trade import LoadoutInStore, ShipInStore
from ..state import AbilityCard
from . import gifts
from .boarding import ComeAboard
from .dice import break_tie
from .energy import max_energy
from .exploring import ComeAlong
from .npcs.dealing import hand_out_npcs
from .outfitter import buy_outfit, fitted_outfits, offer_outfits, pay_for_outfit
from .packing import Pack, can_pack, find_packing
from .placing import fit
from .starport import DEPART, affordable, withheld
from .turn import Play

if TYPE_CHECKING:
    from ..game import Xia

CHOSEN_TIER = 1
"""The tier of the ships with which captains begin."""


class SetUp(Procedure, tag="xia.set-up"):
    """Captains choose ships counter-clockwise, then buy outfits in the same order; the last one begins.

    (XIA-SETUP-16, XIA-SETUP-18..22)
    """

    served: int = 0
    """How many captains, and in the end how many sectors, have had their turn at what is being done."""

    def start(self, game: Xia) -> Step:
        for prepare_table in game.rules.preparing:
            prepare_table(game)
        first = roll_for_first_choice(game)
        game.state.order = tuple((first - place) % game.setup.seats for place in game.seats)
        hand_out_npcs(game)
        return goto(self.choose)

    def choose(self, game: Xia) -> Step:
        if self.served == game.setup.seats:
            self.served = 0
            return goto(self.fit_out)
        return ask(game.state.order[self.served], offer_ships(game), then=self.take)

    def take(self, game: Xia, choice: Take) -> Step:
        seat = game.state.order[self.served]
        take_ship(game, seat, choice.ship)
        self.served += 1
        return call(ComeAboard(seat), then=self.choose) if game.rules.boarding else goto(self.choose)

    def fit_out(self, game: Xia) -> Step:
        if self.served == game.setup.seats:
            self.served = 0
            return goto(self.begin)
        seat = game.state.order[self.served]
        self.served += 1
        return call(OutfitShip(seat), then=self.fit_out)

    def begin(self, game: Xia) -> Step:
        """What comes with the starting sectors, such as NPCs whose home they are, is there from the beginning."""
        if self.served < len(game.state.board.placed):
            self.served += 1
            return call(ComeAlong(game.state.board.placed[self.served - 1]), then=self.begin)
        first_player = game.state.order[-1]
        game.tell(FirstPlayer(first_player))
        return hand_over(Play(first_player))


class OutfitShip(Procedure, tag="xia.outfit-ship"):
    """A captain buys what the credits and the hold allow, or nothing. (XIA-SETUP-21, XIA-SETUP-25..26)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        return ask(self.seat, offer_equipment(game, self.seat), then=self.buy)

    def buy(self, game: Xia, choice: Choice) -> Step:
        match choice:
            case BuyOutfit():
                return call(buy_outfit(game, self.seat, choice), then=self.start)
            case Rearrange():
                return call(Pack.anew(game, self.seat), then=self.start)
            case Prepare():
                prepare(game, self.seat, loadout_of(game, choice.loadout))
                return goto(self.start)
            case Give():
                return call(gifts.give(game, self.seat, choice), then=self.start)
        return done()


def roll_for_first_choice(game: Xia) -> Seat:
    """The highest roll chooses first; before the first turn a 20 is no luck yet. (XIA-SETUP-16, XIA-TIE-01..02)"""
    shown = [game.roll(20, seat, "first choice") for seat in game.seats]
    for seat, number in enumerate(shown):
        game.tell(OrderRolled(seat, number))
    tied = [seat for seat in game.seats if shown[seat] == max(shown)]
    return int(break_tie(game, [str(seat) for seat in tied], tied[0]))


def offer_ships(game: Xia) -> Iterator[Choice | Refusal]:
    """(XIA-SETUP-16, XIA-CAMPAIGN-01)"""
    taken = [captain.ship for captain in game.state.captains]
    kept_back = {each.choice: each for each in withheld(game)}
    for name, ship in sorted(game.content.ship.items()):
        if ship.tier == CHOSEN_TIER:
            choice = Take(name)
            yield (
                Refusal(*kept_back[choice])
                if choice in kept_back
                else offer(choice, ("XIA-SETUP-16", name not in taken, ShipInStore()))
            )


def take_ship(game: Xia, seat: Seat, ship: str) -> None:
    """(XIA-SETUP-18, XIA-SETUP-20)"""
    captain = game.state.captains[seat]
    captain.ship = ship
    captain.at = game.state.starts[seat] if game.state.starts else None
    captain.energy = max_energy(game, seat)
    captain.abilities = (AbilityCard(ship),)
    game.tell(ShipChosen(seat, ship))


def offer_equipment(game: Xia, seat: Seat) -> Options:
    """Outfits, gifts and, in a first game, a whole set for who has no outfit yet. (XIA-SETUP-21, XIA-CREDIT-02)"""
    hold = game.state.captains[seat].hold
    sets = options(offer_loadouts(game, seat)) if game.options.first_game and not hold.outfits else NO_OPTIONS
    rearranging = Options((Rearrange(),)) if can_pack(hold) else NO_OPTIONS
    return joined(sets, offer_outfits(game, seat), rearranging, gifts.offer_gifts(game, seat), DEPART)


def offer_loadouts(game: Xia, seat: Seat) -> Iterator[Choice | Refusal]:
    """(XIA-SETUP-25..26)"""
    captain, sold = game.state.captains[seat], fitted_outfits(game)
    ship = game.content.ship[captain.ship]
    for loadout in sorted(game.content.loadouts, key=lambda loadout: loadout.id):
        outfits = [game.content.outfit[outfit] for outfit in loadout.outfits]
        are_there = all(sold[outfit.id] + outfits.count(outfit) <= outfit.count for outfit in outfits)
        has_room = find_packing(ship, captain.hold, outfits) is not None
        price = sum(outfit.price for outfit in outfits)
        yield offer(
            Prepare(loadout.id),
            ("XIA-OUTFIT-15", are_there, LoadoutInStore()),
            affordable(price, captain.credits),
            ("XIA-HOLD-06", has_room, RoomForLoadout()),
        )


def loadout_of(game: Xia, name: str) -> Loadout:
    return next(loadout for loadout in game.content.loadouts if loadout.id == name)


def prepare(game: Xia, seat: Seat, loadout: Loadout) -> None:
    """Buy all outfits of a set, and fit them in the first way that has room for them."""
    captain = game.state.captains[seat]
    outfits = [game.content.outfit[outfit] for outfit in loadout.outfits]
    packing = find_packing(game.content.ship[captain.ship], captain.hold, outfits)
    assert packing is not None, "only sets that fit are offered"
    for outfit, cells in zip(outfits, packing, strict=True):
        pay_for_outfit(game, seat, outfit.id)
        fit(game, seat, outfit.id, cells)
