"""Across the counter: what is bought and sold. (CS-TRADE-02..06, CS-TRADE-09)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...content import Post, Token
from ...lacks import ElsewhereSold, Found, Money, Priced, StowageRoom
from ..crews import tokens_left
from ..dice import roll_number
from .posts import bonus, can_be_sold, deals_in, sale_price
from .stowage import everything, place_for, put_in, take_out

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
    for token in (each for each in game.content.tokens if left[each.id] > 0):
        if "rare" in token.attributes:
            yield offer(Buy(token.id), ("CS-TRADE-05", False, Found()))
        elif token.buy is not None:
            sellers = [each for each in game.content.posts if deals_in(each, token)]
            elsewhere = next((each.id for each in sellers), "")
            yield offer(
                Buy(token.id),
                ("CS-TRADE-01", any(each in open_to_us for each in sellers), ElsewhereSold(elsewhere)),
                ("CS-TRADE-04", token.buy <= crew.ua, Money(token.buy, crew.ua)),
                ("CS-TRADE-09", place_for(game.content, crew, token) is not None, StowageRoom()),
            )


def buy(game: CoreSpace, seat: Seat, choice: Buy) -> None:
    crew, token = game.state.crews[seat], game.content.token[choice.token]
    place = place_for(game.content, crew, token)
    assert place is not None, "nothing is bought without room for it"
    assert token.buy is not None, "nothing is bought without a price"
    crew.ua -= token.buy
    put_in(crew, place, token.id)
    game.tell(Bought(seat, token.id, token.buy, place))


def selling(game: CoreSpace, seat: Seat) -> Iterator[Choice | Refusal]:
    """Everything that has a price, objectives among it. (CS-TRADE-04, CS-TRADE-06)"""
    for place, token in everything(game.state.crews[seat]):
        yield offer(Sell(token, place), ("CS-TRADE-04", can_be_sold(game.content.token[token]), Priced()))


def sell(game: CoreSpace, seat: Seat, post: str, choice: Sell) -> None:
    crew, token = game.state.crews[seat], game.content.token[choice.token]
    price = price_for(game, seat, post, token)
    take_out(crew, choice.place, token.id)
    crew.ua += price
    game.tell(Sold(seat, token.id, price))


def sales(game: CoreSpace, seat: Seat, post: str) -> dict[str, int]:
    """The fixed prices of what a crew has. (CS-TRADE-04)"""
    owned = (game.content.token[token] for _, token in everything(game.state.crews[seat]))
    visited = counters(game, post)
    return {
        token.id: max(sale_price(each, token) for each in visited)
        for token in owned
        if can_be_sold(token) and not token.sell_by_die
    }


def price_for(game: CoreSpace, seat: Seat, post: str, token: Token) -> int:
    """The better price of both posts, or one by the die for what has none. (CS-TRADE-04, CS-TRADE-11)"""
    open_to_us = counters(game, post)
    if not token.sell_by_die:
        return max(sale_price(each, token) for each in open_to_us)
    rolled = roll_number(game, seat, "sale", token.id)
    game.tell(Appraised(seat, token.id, rolled))
    return token.sell_by_die[rolled - 1] + max(bonus(each, token) for each in open_to_us)
