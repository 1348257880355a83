"""Hiring: those who have come home with the crew, and others who look for a ship. (CS-HIRE-01..05, CS-TRADE-10..11)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...content import Family, HirePrice, Trader
from ...lacks import Berth, Follower, ForHire, Money
from ...state import Crew, Member
from ..crews import LARGEST, career_at, hired, living

if TYPE_CHECKING:
    from ...game import CoreSpace

HIRABLE: tuple[Family, ...] = ("civilian", "ganger")
"""(CS-HIRE-01..02)"""


class Hire(Choice, frozen=True, tag="corespace.hire"):
    """Hire a trader who belongs to nobody's crew. (CS-TRADE-10)"""

    figure: str


class KeepOn(Choice, frozen=True, tag="corespace.keep-on"):
    """Hire somebody who has come home with the crew for good. (CS-HIRE-01)"""

    figure: str


class Hired(Event, frozen=True, tag="corespace.hired"):
    seat: Seat
    figure: str
    price: int


def price_of(game: CoreSpace, board: Trader) -> HirePrice:
    """(CS-TRADE-11)"""
    return next(each for each in game.content.hires if each.most is None or board.points <= each.most)


def hiring(game: CoreSpace, seat: Seat) -> Iterator[Choice | Refusal]:
    crew, taken = game.state.crews[seat], hired(game)
    backs = {npc.reverse for npc in game.content.npcs if npc.reverse}
    for guest in crew.guests:
        yield keeping(game, crew, guest, taken)
    for board in game.content.traders:
        if board.id not in taken and board.id not in backs:
            yield berth(game, crew, Hire(board.id), board, price_of(game, board).hired)


def keeping(game: CoreSpace, crew: Crew, guest: str, taken: set[str]) -> Choice | Refusal:
    """Neither Galactic Corps nor security can be kept. (CS-HIRE-01..02, CS-HIRE-05)"""
    npc, choice = game.content.npc[guest], KeepOn(guest)
    if npc.family not in HIRABLE or not npc.reverse or npc.reverse in taken:
        return offer(choice, ("CS-HIRE-02" if npc.family not in HIRABLE else "CS-HIRE-05", False, ForHire()))
    board = game.content.trader[npc.reverse]
    return berth(game, crew, choice, board, price_of(game, board).joined)


def berth(game: CoreSpace, crew: Crew, choice: Choice, board: Trader, price: int) -> Choice | Refusal:
    """A crew has seven members at most, and one captain. (CS-CREW-01, CS-HIRE-05, CS-TRADE-10)"""
    members = living(crew)
    led = any(game.content.trader[member.board].captain for member in members)
    return offer(
        choice,
        ("CS-TRADE-10", len(members) < LARGEST, Berth()),
        ("CS-CREW-01", not (board.captain and led), Follower()),
        ("CS-TRADE-11", price <= crew.ua, Money(price, crew.ua)),
    )


def hire(game: CoreSpace, seat: Seat, choice: Hire | KeepOn) -> str:
    """Who belongs to the crew now, with the career of a rookie and nothing to carry. (CS-HIRE-05)"""
    crew = game.state.crews[seat]
    joined = isinstance(choice, KeepOn)
    board = game.content.trader[game.content.npc[choice.figure].reverse if joined else choice.figure]
    price = price_of(game, board)
    paid = price.joined if joined else price.hired
    crew.ua -= paid
    crew.members = (*crew.members, Member(board.id, career=career_at(board, 0)))
    crew.guests = tuple(guest for guest in crew.guests if not (joined and guest == choice.figure))
    game.tell(Hired(seat, board.id, paid))
    return board.id
