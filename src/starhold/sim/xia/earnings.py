"""The things that fame and credits came from."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from starhold.games.xia.events import (
    AttackResolved,
    CreditsChanged,
    FameGained,
    MissionCompleted,
    OutfitBought,
    ShipBought,
    ShipChosen,
    TitleClaimed,
    TokenCollected,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.finds import SetDown
from starhold.games.xia.rules.embers.kiln.sifting import RelicSifted
from starhold.games.xia.rules.ships import seat_of
from starhold.games.xia.state import FameSource
from starhold.kernel import Event, Seat

from ..chronicle import Use

FAME_BY: dict[FameSource, str] = {
    "titles": "title",
    "missions": "mission",
    "relics": "relic",
    "exploration": "token",
    "combat": "npc",
}
CREDITS_BY = {"mission": "mission", "relic": "relic", "exploration": "token", "bounty": "npc", "plunder": "npc"}
"""The kind of thing that brought a gain from a source: the last one of its captain."""


class Purchase(Struct, frozen=True):
    """Something that a captain has from now on, and how they stood then."""

    seat: Seat
    kind: str
    thing: str
    fame: int
    credits: int


class Earnings:
    """Follows what captains have used, and sees what comes of it."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self._last: dict[tuple[Seat, str], str] = {}
        self._purchases: list[Purchase] = []

    def follow(self, event: Event) -> Iterator[Use]:
        """Fame and credits that an event brings, and the thing that they are owed to."""
        match event:
            case FameGained(seat=seat, fame=fame, source=source):
                yield from self._earned(seat, FAME_BY.get(source, ""), fame=fame)
            case CreditsChanged(seat=seat, credits=earned, reason=reason):
                yield from self._earned(seat, CREDITS_BY.get(reason, ""), earned=earned)
            case ShipChosen(seat=seat, ship=thing) | ShipBought(seat=seat, ship=thing):
                self._bought(seat, "ship", thing)
            case OutfitBought(seat=seat, outfit=thing):
                self._bought(seat, "outfit", thing)
            case _:
                self._remember(event)

    def settle(self) -> Iterator[Use]:
        """The gains of captains since they bought something, now that the match is over."""
        purchases, self._purchases = self._purchases, []
        for bought in purchases:
            fame, earned = self._standing(bought.seat)
            fame, earned = fame - bought.fame, earned - bought.credits
            if fame or earned:
                yield Use(bought.seat, bought.kind, bought.thing, times=0, worth=fame, gain=earned)

    def _remember(self, event: Event) -> None:
        match event:
            case MissionCompleted(seat=seat, mission=thing):
                self._last[seat, "mission"] = thing
            case SetDown(seat=seat):
                self._last.pop((seat, "mission"), None)
            case TitleClaimed(seat=seat, title=thing):
                self._last[seat, "title"] = thing
            case RelicSifted(seat=seat, relic=thing):
                self._last[seat, "relic"] = thing
            case TokenCollected(seat=seat, token=thing):
                self._last[seat, "token"] = thing
            case AttackResolved(ship=ship, target=target):
                self._fought(seat_of(self._game, ship), target)

    def _fought(self, seat: Seat | None, target: str) -> None:
        """Owe an NPC the earnings of a fight, if it was against one."""
        if seat is None:
            return
        if target in self._game.content.npc:
            self._last[seat, "npc"] = target
        else:
            self._last.pop((seat, "npc"), None)

    def _earned(self, seat: Seat, kind: str, *, fame: int = 0, earned: int = 0) -> Iterator[Use]:
        thing = self._last.get((seat, kind))
        if thing is not None:
            sensible = int(kind == "relic")
            yield Use(seat, kind, thing, times=0, worth=fame, gain=earned, sensible=sensible)

    def _bought(self, seat: Seat, kind: str, thing: str) -> None:
        self._purchases.append(Purchase(seat, kind, thing, *self._standing(seat)))

    def _standing(self, seat: Seat) -> tuple[int, int]:
        captain = self._game.state.captains[seat]
        return sum(captain.fame_from.values()), captain.credits
