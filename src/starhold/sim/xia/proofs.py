"""Proof that things taken have ever been of use: ships, cards that are always active, tokens, events, NPCs."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.events import (
    AttackDeclared,
    AttackResolved,
    EngineFired,
    FameGained,
    ImpulseUsed,
    ShipBought,
    ShipChosen,
    TokenCollected,
    TurnBegan,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.events.cards import EventDrawn
from starhold.games.xia.rules.embers.finds import TokensHandedIn
from starhold.games.xia.rules.powers import CardChosen
from starhold.games.xia.rules.sellsword import SELLSWORD_ID, SellswordHired
from starhold.games.xia.rules.ships import seat_of
from starhold.kernel import Event, Seat

from ..chronicle import Use
from .abilities import is_passive
from .legend import power_id


class Proofs:
    """Knows of everything that is still to be of use."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self._unflown: dict[Seat, str] = {}
        self._fameless: dict[Seat, list[str]] = {}
        """Cards that are always active, and have brought no fame yet."""
        self._tokens: dict[Seat, list[str]] = {}
        self._events: list[str] = []
        """Events that nobody has had a turn under."""
        self._hired: Seat | None = None
        """The captain who has hired the Sellsword, as long as it has done nothing for them."""

    def follow(self, event: Event) -> Iterator[Use]:
        """Note what an event proves."""
        match event:
            case ShipChosen(seat=seat, ship=ship) | ShipBought(seat=seat, ship=ship):
                self._unflown[seat] = ship
                if ship not in self._game.content.power and is_passive(self._game, ship, power=False):
                    self._fameless.setdefault(seat, []).append(ship)
                    yield Use(seat, "ability", ship)
            case ImpulseUsed(seat=seat) | EngineFired(seat=seat) if seat in self._unflown:
                yield _sensible(seat, "ship", self._unflown.pop(seat))
            case CardChosen(seat=seat, card=card, power=power) if is_passive(self._game, card, power=power):
                self._fameless.setdefault(seat, []).append(power_id(card) if power else card)
            case FameGained(seat=seat):
                yield from (_sensible(seat, "ability", card) for card in self._fameless.pop(seat, ()))
            case TokenCollected(seat=seat, token=token):
                self._tokens.setdefault(seat, []).append(token)
            case TokensHandedIn(seat=seat):
                yield from (_sensible(seat, "token", token) for token in self._tokens.pop(seat, ()))
            case EventDrawn(event=card):
                self._events.append(card)
            case TurnBegan():
                yield from (_sensible(None, "event", card) for card in self._events)
                self._events.clear()
            case _:
                yield from self._follow_fights(event)

    def settle(self) -> Iterator[Use]:
        """Events that are over at once have done what they do."""
        embers = self._game.state.embers
        lasting = set() if embers is None else {event.id for event in embers.events}
        yield from (_sensible(None, "event", card) for card in self._events if card not in lasting)
        self._events = [card for card in self._events if card in lasting]

    def _follow_fights(self, event: Event) -> Iterator[Use]:
        match event:
            case SellswordHired(seat=seat):
                self._hired = seat
            case AttackDeclared(ship=ship, target=target):
                yield from self._attacked(ship, target, times=1)
            case AttackResolved(ship=ship, target=target, damage=damage) if damage:
                yield from self._attacked(ship, target, sensible=1)

    def _attacked(self, ship: str, target: str, *, times: int = 0, sensible: int = 0) -> Iterator[Use]:
        """A captain deals with an NPC, or the Sellsword does what it was hired for."""
        seat = seat_of(self._game, ship)
        if seat is not None and target in self._game.content.npc:
            yield Use(seat, "npc", target, times=times, sensible=sensible)
        elif ship == SELLSWORD_ID and sensible and self._hired is not None:
            yield _sensible(self._hired, "npc", ship)
            self._hired = None


def _sensible(seat: Seat | None, kind: str, thing: str) -> Use:
    return Use(seat, kind, thing, times=0, sensible=1)
