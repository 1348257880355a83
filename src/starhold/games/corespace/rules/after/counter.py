"""Across the counter: what is bought and sold. (CS-TRADE-02..06, CS-TRADE-09)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...content import Post, Token
from ...lacks import ElsewhereSold, Found, Money, Priced, StowageRoom
from ..crews import tokens_left
from ..dice import roll_number
from .posts import bonus, can_be_sold, deals_in
from .stowage import everything, place_for, put_in, settle_supply, take_out

if TYPE_CHECKING:
    from ...game import CoreSpace


class Buy(Choice, frozen=True, tag="corespace.buy"):
    """Buy a token, which comes into the hold or into the first tray with room. (CS-TRADE-04)"""

    token: str


class Sell(Choice, frozen=True, tag="corespace.sell"):
    token: str
    place: str


class Bought(Event, frozen=True, tag="corespace.bought"):
    seat: Seat
    token: str
    price: int
    place: str


class Appraised(Event, frozen=True, tag="corespace.appraised"):
    """A roll for the price of what has none."""

    seat: Seat
    token: str
    rolled: int


class Sold(Event, frozen=True, tag="corespace.sold"):
    seat: Seat
    token: str
    price: int


def counters(game: CoreSpace, post: str) -> tuple[Post, ...]:
    """The posts that a crew visits: the one that it has chosen, and the one that everybody visits. (CS-TRADE-01)"""
    return tuple(each for each in game.content.posts if each.always or each.id == post)


def buying(game: CoreSpace, seat: Seat, post: str) -> Iterator[Choice | Refusal]:
    """Wares of the lists of both posts, as long as there are any in the supply. (CS-TRADE-02, CS-TRADE-05)"""
    crew, left, open_to_us = game.state.crews[seat], tokens_left(game), counters(game, post)
    for token in game.content.tokens:
        is_rare = "rare" in token.attributes
        if left[token.id] <= 0 or (token.buy is None and not is_rare):
            continue
        sellers = [each for each in game.content.posts if deals_in(each, token)]
        price = token.buy or 0
        yield offer(
            Buy(token.id),
            ("CS-TRADE-05", not is_rare, Found()),
            ("CS-TRADE-01", any(each in open_to_us for each in sellers), ElsewhereSold(seller_of(sellers))),
            ("CS-TRADE-04", price <= crew.ua, Money(price, crew.ua)),
            ("CS-TRADE-09", place_for(game.content, crew, token) is not None, StowageRoom()),
        )


def seller_of(sellers: list[Post]) -> str:
    return sellers[0].id if sellers else ""


def buy(game: CoreSpace, seat: Seat, choice: Buy) -> None:
    crew, token = game.state.crews[seat], game.content.token[choice.token]
    place, price = place_for(game.content, crew, token), token.buy or 0
    assert place is not None, "nothing is bought without room for it"
    crew.ua -= price
    put_in(crew, place, token.id)
    settle_supply(game)
    game.tell(Bought(seat, token.id, price, place))


def selling(game: CoreSpace, seat: Seat) -> Iterator[Choice | Refusal]:
    """Everything that has a price, objectives among it. (CS-TRADE-04, CS-TRADE-06)"""
    for place, token in everything(game.state.crews[seat]):
        yield offer(Sell(token, place), ("CS-TRADE-04", can_be_sold(game.content.token[token]), Priced()))


def sell(game: CoreSpace, seat: Seat, post: str, choice: Sell) -> None:
    crew, token = game.state.crews[seat], game.content.token[choice.token]
    price = price_for(game, seat, post, token)
    take_out(crew, choice.place, token.id)
    crew.ua += price
    settle_supply(game)
    game.tell(Sold(seat, token.id, price))


def sales(game: CoreSpace, seat: Seat, post: str) -> dict[str, int]:
    """The fixed prices of what a crew has. (CS-TRADE-04)"""
    owned = (game.content.token[token] for _, token in everything(game.state.crews[seat]))
    return {
        token.id: token.sell + extra_for(game, post, token)
        for token in owned
        if token.sell is not None and not token.sell_by_die
    }


def extra_for(game: CoreSpace, post: str, token: Token) -> int:
    """(CS-TRADE-11)"""
    return max(bonus(each, token) for each in counters(game, post))


def price_for(game: CoreSpace, seat: Seat, post: str, token: Token) -> int:
    """The second number, or one by the die, with the bonus of a post that deals in it. (CS-TRADE-04, CS-TRADE-11)"""
    extra = extra_for(game, post, token)
    if not token.sell_by_die:
        return (token.sell or 0) + extra
    rolled = roll_number(game, seat, "sale", token.id)
    game.tell(Appraised(seat, token.id, rolled))
    return token.sell_by_die[rolled - 1] + extra
