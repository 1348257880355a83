"""What a journey does to a ship. (CS-MAINTAIN-01, CS-MAINTAIN-07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Seat

from ...content import CoreSpaceContent, Token
from ..dice import roll_number
from .stowage import places, take_out, tokens_at

if TYPE_CHECKING:
    from ...game import CoreSpace


class WearRolled(Event, frozen=True, tag="corespace.wear-rolled"):
    seat: Seat
    rolled: int
    row: str
    """The row of the table."""


class SystemWorn(Event, frozen=True, tag="corespace.system-worn"):
    seat: Seat
    system: str
    left: int
    """The spaces that are still filled."""


class TokenSpoilt(Event, frozen=True, tag="corespace.token-spoilt"):
    seat: Seat
    token: str
    place: str


def wear_down(game: CoreSpace, seat: Seat) -> None:
    """One roll on the table, of which some bring others. (CS-MAINTAIN-01, CS-MAINTAIN-07)"""
    crew, rolls = game.state.crews[seat], 1
    while rolls:
        rolled = roll_number(game, seat, "wear")
        row = game.content.degradation[rolled]
        game.tell(WearRolled(seat, rolled, row.id))
        rolls += row.rolls - 1
        if row.system and crew.systems[row.system]:
            crew.systems[row.system] -= 1
            game.tell(SystemWorn(seat, row.system, crew.systems[row.system]))
        if row.token:
            spoil(game, seat, row.token)


def spoil(game: CoreSpace, seat: Seat, worth: int) -> None:
    """A token is lost, whichever it may be; objectives are never destroyed. (CS-MAINTAIN-07, CS-TRADE-07)"""
    crew = game.state.crews[seat]
    there = [
        f"{token} {place}"
        for place in places(crew)
        for token in tokens_at(crew, place)
        if can_spoil(game.content, game.content.token[token], worth)
    ]
    if not there:
        return
    game.shuffle(there)
    token, _, place = there[0].partition(" ")
    take_out(crew, place, token)
    game.tell(TokenSpoilt(seat, token, place))


def can_spoil(content: CoreSpaceContent, token: Token, worth: int) -> bool:
    """Its worth is what it costs, or what it brings if nobody sells it; what has no price is safe."""
    price = token.sell if token.buy is None else token.buy
    return token.kind != "objective" and price is not None and price <= worth
