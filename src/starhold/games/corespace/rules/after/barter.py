"""Barter between crews: an offer of tokens and UA on both sides, and consent. (CS-TRADE-08)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Choice, Event, Procedure, Refusal, Seat, Step, ask, done, goto, offer

from ...choices import Decline
from ...content import CoreSpaceContent
from ...lacks import Money, Something, SpaceForBoth
from ...state import Crew
from ..answers import in_order
from ..kit import SPACE
from .stowage import everything, place_for, places, put_in, room_at, take_out, tokens_at

if TYPE_CHECKING:
    from ...game import CoreSpace

SUMS = (1, 2, 5, 10)
"""The amounts by which the price of an offer can be changed, in UA."""


class Haggle(Choice, frozen=True, tag="corespace.haggle"):
    """Make another crew an offer."""

    seat: Seat


class Put(Choice, frozen=True, tag="corespace.put"):
    """Lay a token of one's own on the table."""

    token: str
    place: str


class Want(Choice, frozen=True, tag="corespace.want"):
    """Ask for a token of theirs."""

    token: str
    place: str


class AddMoney(Choice, frozen=True, tag="corespace.add-money"):
    """Offer more, or ask for less."""

    ua: int


class AskMoney(Choice, frozen=True, tag="corespace.ask-money"):
    """Ask for more, or offer less."""

    ua: int


class Propose(Choice, frozen=True, tag="corespace.propose"):
    pass


class Withdraw(Choice, frozen=True, tag="corespace.withdraw"):
    pass


class Agree(Choice, frozen=True, tag="corespace.agree"):
    pass


class BarterOffered(Event, frozen=True, tag="corespace.barter-offered"):
    seat: Seat
    partner: Seat
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    ua: int
    """What is paid in addition; less than nothing if it is asked for."""


class Bartered(Event, frozen=True, tag="corespace.bartered"):
    seat: Seat
    partner: Seat


class BarterRefused(Event, frozen=True, tag="corespace.barter-refused"):
    seat: Seat
    partner: Seat


class Stake(Struct, frozen=True):
    """A token on the table, and where it comes from."""

    token: str
    place: str


class Bartering(Procedure, tag="corespace.bartering"):
    """An offer is put together and made. Its result is false if it is declined."""

    seat: Seat
    partner: Seat
    gives: tuple[Stake, ...] = ()
    wants: tuple[Stake, ...] = ()
    ua: int = 0
    """What is paid in addition; less than nothing if it is asked for."""

    def start(self, game: CoreSpace) -> Step:
        return ask(self.seat, in_order(self.offers(game)), then=self.add)

    def offers(self, game: CoreSpace) -> Iterator[Choice | Refusal]:
        own, theirs = game.state.crews[self.seat], game.state.crews[self.partner]
        yield from (Put(token, place) for token, place in not_yet(own, self.gives))
        yield from (Want(token, place) for token, place in not_yet(theirs, self.wants))
        for ua in SUMS:
            yield offer(AddMoney(ua), ("CS-TRADE-08", self.ua + ua <= own.ua, Money(self.ua + ua, own.ua)))
        for ua in SUMS:
            yield offer(AskMoney(ua), ("CS-TRADE-08", ua - self.ua <= theirs.ua, Money(ua - self.ua, theirs.ua)))
        yield offer(
            Propose(),
            ("CS-TRADE-08", bool(self.gives or self.wants or self.ua), Something()),
            ("CS-TRADE-09", self.fits(game), SpaceForBoth()),
        )
        yield Withdraw()

    def fits(self, game: CoreSpace) -> bool:
        """True if both have room for what they get. (CS-EQUIP-07, CS-TRADE-09)"""
        own, theirs = game.state.crews[self.seat], game.state.crews[self.partner]
        return fits(game.content, own, self.gives, self.wants) and fits(game.content, theirs, self.wants, self.gives)

    def add(self, game: CoreSpace, choice: Choice) -> Step:
        match choice:
            case Put(token=token, place=place):
                self.gives = (*self.gives, Stake(token, place))
            case Want(token=token, place=place):
                self.wants = (*self.wants, Stake(token, place))
            case AddMoney(ua=ua):
                self.ua += ua
            case AskMoney(ua=ua):
                self.ua -= ua
            case Propose():
                return goto(self.propose)
            case _:
                return done(True)
        return goto(self.start)

    def propose(self, game: CoreSpace) -> Step:
        game.tell(BarterOffered(self.seat, self.partner, names(self.gives), names(self.wants), self.ua))
        return ask(self.partner, [Agree(), Decline()], then=self.settle)

    def settle(self, game: CoreSpace, choice: Agree | Decline) -> Step:
        """Nobody has to agree, and what was agreed on changes hands at once. (CS-TRADE-08)"""
        if isinstance(choice, Decline):
            game.tell(BarterRefused(self.seat, self.partner))
            return done(False)
        own, theirs = game.state.crews[self.seat], game.state.crews[self.partner]
        own.ua, theirs.ua = own.ua - self.ua, theirs.ua + self.ua
        for crew, lots in ((own, self.gives), (theirs, self.wants)):
            for lot in lots:
                take_out(crew, lot.place, lot.token)
        receive(game.content, own, names(self.wants))
        receive(game.content, theirs, names(self.gives))
        game.tell(Bartered(self.seat, self.partner))
        return done(True)


def names(lots: Iterable[Stake]) -> tuple[str, ...]:
    return tuple(lot.token for lot in lots)


def not_yet(crew: Crew, lots: tuple[Stake, ...]) -> Iterator[tuple[str, str]]:
    """The tokens of a crew that do not all lie on the table yet."""
    there = Counter((lot.token, lot.place) for lot in lots)
    for place, token in everything(crew):
        if tokens_at(crew, place).count(token) > there[token, place]:
            yield token, place


def fits(content: CoreSpaceContent, crew: Crew, gone: tuple[Stake, ...], new: tuple[Stake, ...]) -> bool:
    """True if large tokens, and then small ones, all find a place once others are gone."""
    room = {place: room_at(content, crew, place) for place in places(crew)}
    for lot in gone:
        room[lot.place] += SPACE[content.token[lot.token].size]
    for space in sorted((SPACE[content.token[lot.token].size] for lot in new), reverse=True):
        place = next((place for place, left in room.items() if space <= left), None)
        if place is None:
            return False
        room[place] -= space
    return True


def receive(content: CoreSpaceContent, crew: Crew, tokens: tuple[str, ...]) -> None:
    """Find a place for each, for large ones first."""
    for token in sorted(tokens, key=lambda token: -SPACE[content.token[token].size]):
        place = place_for(content, crew, content.token[token])
        assert place is not None, "nothing is agreed on without room for it"
        put_in(crew, place, token)
