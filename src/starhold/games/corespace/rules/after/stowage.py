"""Where a crew keeps its tokens between missions: trays, shoulders, and the ship's hold. (CS-TRADE-09)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...content import CoreSpaceContent, Token
from ...lacks import StowageRoom
from ...state import Crew
from ..crews import change, member_of, with_crew
from ..kit import SPACE, TRAY

if TYPE_CHECKING:
    from ...game import CoreSpace

HOLD = "hold"


class Stow(Choice, frozen=True, tag="corespace.stow"):
    """Bring a token from one place to another."""

    token: str
    place: str
    """The name of a trader, or the hold."""
    into: str


class Wear(Choice, frozen=True, tag="corespace.wear"):
    """Put on armour from one's tray, and what was worn into it. (CS-EQUIP-02)"""

    figure: str
    token: str


class Undress(Choice, frozen=True, tag="corespace.undress"):
    """Put what is worn into one's tray. (CS-EQUIP-02)"""

    figure: str


class Stowed(Event, frozen=True, tag="corespace.stowed"):
    seat: Seat
    token: str
    place: str
    into: str


class Dressed(Event, frozen=True, tag="corespace.dressed"):
    figure: str
    token: str
    """Nothing for whoever wears no armour now."""


# Looking


def places(crew: Crew) -> tuple[str, ...]:
    """The hold and all trays that are aboard."""
    return (HOLD, *(member.board for member in with_crew(crew)))


def tokens_at(crew: Crew, place: str) -> tuple[str, ...]:
    return crew.hold if place == HOLD else next(member.kit for member in crew.members if member.board == place)


def everything(crew: Crew) -> Iterator[tuple[str, str]]:
    """Each place with each token in it, once."""
    for place in places(crew):
        for token in dict.fromkeys(tokens_at(crew, place)):
            yield place, token


def size_of_hold(content: CoreSpaceContent, crew: Crew) -> int:
    return content.ship[content.crew[crew.sheet].ship].hold


def room_at(content: CoreSpaceContent, crew: Crew, place: str) -> int:
    """The small tokens for which a place still has room. (CS-EQUIP-07, CS-TRADE-09)"""
    most = size_of_hold(content, crew) if place == HOLD else TRAY
    return most - sum(SPACE[content.token[token].size] for token in tokens_at(crew, place))


def place_for(content: CoreSpaceContent, crew: Crew, token: Token) -> str | None:
    """The first place with room for a token, the hold before all others. (CS-TRADE-09)"""
    return next((place for place in places(crew) if SPACE[token.size] <= room_at(content, crew, place)), None)


# Changing


def put_in(crew: Crew, place: str, token: str) -> None:
    set_tokens(crew, place, (*tokens_at(crew, place), token))


def take_out(crew: Crew, place: str, token: str) -> None:
    tokens = tokens_at(crew, place)
    first = tokens.index(token)
    set_tokens(crew, place, tokens[:first] + tokens[first + 1 :])


def set_tokens(crew: Crew, place: str, tokens: tuple[str, ...]) -> None:
    if place == HOLD:
        crew.hold = tokens
    else:
        crew.members = tuple(
            replace(member, kit=tokens) if member.board == place else member for member in crew.members
        )


# The answers


def stowing(game: CoreSpace, seat: Seat) -> Iterator[Choice | Refusal]:
    """Within a crew everything goes from hand to hand, as long as there is room."""
    crew = game.state.crews[seat]
    for place, token in everything(crew):
        space = SPACE[game.content.token[token].size]
        for into in places(crew):
            if into != place:
                has_room = space <= room_at(game.content, crew, into)
                yield offer(Stow(token, place, into), ("CS-EQUIP-07", has_room, StowageRoom()))


def dressing(game: CoreSpace, seat: Seat) -> Iterator[Choice | Refusal]:
    """Whoever carries armour may set out in it. (CS-EQUIP-02)"""
    content, crew = game.content, game.state.crews[seat]
    for member in with_crew(crew):
        yield from (Wear(member.board, token) for token in dict.fromkeys(member.kit) if is_armour(content, token))
        if member.worn:
            has_room = SPACE[content.token[member.worn].size] <= room_at(content, crew, member.board)
            yield offer(Undress(member.board), ("CS-EQUIP-07", has_room, StowageRoom()))


def is_armour(content: CoreSpaceContent, token: str) -> bool:
    return content.token[token].kind == "armour"


def stow(game: CoreSpace, seat: Seat, choice: Stow) -> None:
    crew = game.state.crews[seat]
    take_out(crew, choice.place, choice.token)
    put_in(crew, choice.into, choice.token)
    game.tell(Stowed(seat, choice.token, choice.place, choice.into))


def dress(game: CoreSpace, seat: Seat, choice: Wear | Undress) -> None:
    """What was worn goes into the tray, what is put on comes out of it."""
    crew = game.state.crews[seat]
    worn, token = member_of(game, seat, choice.figure).worn, choice.token if isinstance(choice, Wear) else ""
    if token:
        take_out(crew, choice.figure, token)
    if worn:
        put_in(crew, choice.figure, worn)
    change(game, seat, replace(member_of(game, seat, choice.figure), worn=token))
    game.tell(Dressed(choice.figure, token))
