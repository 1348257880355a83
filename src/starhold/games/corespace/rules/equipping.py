"""What crews take along: rookies for nothing, the experienced for what they have. (CS-CREW-06..08, CS-CREW-10)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, ask, done, goto, joined, offer

from ..choices import Equip, Ready
from ..content import Token
from ..events import Equipped
from ..lacks import Medicine, Money, OtherKind, Room
from ..state import Crew, Member
from .answers import in_order
from .crews import are_rookies, change, member_of, set_aside, taking_part, tokens_left
from .kit import SPACE, TRAY

if TYPE_CHECKING:
    from ..game import CoreSpace

READY = Options((Ready(),))
MEDICINE = "medi-stim"
MOST_MEDICINE = 2
"""(CS-CREW-08)"""


class EquipAll(Procedure, tag="corespace.equip-all"):
    """In turns, a token each, until nobody wants anything more. (CS-CREW-06)"""

    seat: Seat = 0
    ready: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        if are_rookies(game):
            self.ready = [seat for seat in game.seats if not game.state.crews[seat].built]
        return goto(self.choose)

    def choose(self, game: CoreSpace) -> Step:
        for offset in game.seats:
            seat = (self.seat + offset) % game.setup.seats
            offered = kits(game, game.state.crews[seat]) if seat not in self.ready else None
            if offered and offered.legal:
                self.seat = seat
                return ask(seat, joined(offered, READY), then=self.equip)
        return done()

    def equip(self, game: CoreSpace, choice: Equip | Ready) -> Step:
        if isinstance(choice, Ready):
            self.ready.append(self.seat)
        else:
            member, crew = member_of(game, self.seat, choice.figure), game.state.crews[self.seat]
            price = game.content.token[choice.token].buy or 0
            crew.ua -= price
            change(game, self.seat, replace(member, kit=(*member.kit, choice.token)))
            set_aside(game)
            game.tell(Equipped(choice.figure, choice.token, price))
        self.seat = (self.seat + 1) % game.setup.seats
        return goto(self.choose)


def kits(game: CoreSpace, crew: Crew) -> Options:
    """What each member can take, of what is left in the box."""
    left = tokens_left(game)
    there = [token for token in game.content.tokens if left[token.id] > 0 and can_be_had(game, token)]
    return in_order(chain.from_iterable(kit_offers(game, crew, member, there) for member in taking_part(crew)))


def can_be_had(game: CoreSpace, token: Token) -> bool:
    """Rookies get what costs nothing, of three kinds; rare tokens cannot be bought. (CS-CREW-06..07, CS-CREW-10)"""
    if are_rookies(game):
        return token.buy == 0 and kind_of(token) is not None
    return token.buy is not None


def kit_offers(game: CoreSpace, crew: Crew, member: Member, there: list[Token]) -> Iterator[Choice | Refusal]:
    tokens, rookies = game.content.token, are_rookies(game)
    has = {kind_of(tokens[face]) for face in member.kit}
    stims = Counter(face for each in taking_part(crew) for face in each.kit)[MEDICINE]
    room = TRAY - sum(SPACE[tokens[face].size] for face in member.kit)
    for token in there:
        yield offer(
            Equip(member.board, token.id),
            ("CS-CREW-07", not rookies or kind_of(token) not in has, OtherKind()),
            ("CS-CREW-08", not rookies or token.id != MEDICINE or stims < MOST_MEDICINE, Medicine()),
            ("CS-CREW-10", (token.buy or 0) <= crew.ua, Money(token.buy or 0, crew.ua)),
            ("CS-EQUIP-07", SPACE[token.size] <= room, Room()),
        )


def kind_of(token: Token) -> Literal["ranged", "close", "medicine"] | None:
    """The kinds of which a rookie has one at most. (CS-CREW-07)"""
    if token.ranged:
        return "ranged"
    if token.close and token.kind == "weapon":
        return "close"
    return "medicine" if token.id == MEDICINE else None
