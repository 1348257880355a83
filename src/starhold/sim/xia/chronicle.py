"""Xia's chronicle: how captains stand after each turn, and what they have used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from starhold.games.xia.events import FameGained, ShipBought, ShipChosen, ShipDestroyed, TurnBegan
from starhold.games.xia.game import Xia
from starhold.games.xia.state import FameSource
from starhold.kernel import Event, Game, Seat

from ..chronicle import Chronicle, Columns, Legend, Row, Use
from .cards import uses_in
from .fates import Fates
from .legend import SOURCES, fame_column, legend_of

EARNING: dict[FameSource, str] = {
    "titles": "title",
    "missions": "mission",
    "relics": "relic",
    "exploration": "token",
    "ships": "ship",
}
"""Which kind of thing brought the fame from a source: the last one that the captain used."""


class XiaChronicle(Chronicle):
    """What is told of one match of Xia."""

    turn_columns: ClassVar[Columns] = {
        "fame": int,
        "credits": int,
        "bounty": int,
        "ship": str,
        "tier": int,
        "sector": str,
        "q": int,
        "r": int,
        "energy": int,
        "damage": int,
        "cubes": int,
        "outfits": str,
        "missions": int,
        **dict.fromkeys(map(fame_column, SOURCES), int),
    }
    seat_columns: ClassVar[Columns] = {
        "ship": str,
        "start": str,
        "strategy": str,
        "last_ship": str,
        "credits": int,
        "missions": int,
        "titles": int,
        "deaths": int,
    }

    game: Xia

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Xia)
        super().__init__(game)
        self._owners: dict[str, Seat] = {}
        self._first_ship: dict[Seat, str] = {}
        self._uses: list[Use] = []
        self._last_used: dict[tuple[Seat | None, str], str] = {}
        self._fates = Fates(game)

    def legend(self) -> Legend:
        return legend_of(self.game)

    def whose(self, event: Event) -> Seat | None:
        seat = super().whose(event)
        return self._owners.get(getattr(event, "ship", "")) if seat is None else seat

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            self._fates.follow(event)
            for use in self._uses_of(event):
                self._note(use)
        self._fates.settle()

    def turn(self, seat: Seat) -> Row:
        captain = self.game.state.captains[seat]
        at = captain.at
        return {
            "fame": captain.fame,
            "credits": captain.credits,
            "bounty": captain.bounty,
            "ship": captain.ship,
            "tier": self.game.content.ship[captain.ship].tier,
            "sector": None if at is None else self.game.chart.spaces[at].sector.id,
            "q": None if at is None else at.q,
            "r": None if at is None else at.r,
            "energy": captain.energy,
            "damage": len(captain.hold.damage),
            "cubes": len(captain.hold.cubes),
            "outfits": " ".join(sorted(fitted.outfit for fitted in captain.hold.outfits)),
            "missions": len(captain.missions),
            **{fame_column(source): captain.fame_from.get(source, 0) for source in SOURCES},
        }

    def seat(self, seat: Seat) -> Row:
        captain = self.game.state.captains[seat]
        most = max(SOURCES, key=lambda source: captain.fame_from.get(source, 0))
        return {
            "ship": self._first_ship[seat],
            "start": self.game.chart.spaces[self.game.state.starts[seat]].sector.id,
            "strategy": most if captain.fame_from.get(most, 0) else None,
            "last_ship": captain.ship,
            "credits": captain.credits,
            "missions": len(captain.completed),
            "titles": len(captain.titles),
            "deaths": captain.so_far.get("deaths", 0),
        }

    def uses(self) -> Iterator[Use]:
        yield from self._uses

    def _note(self, use: Use) -> None:
        self._uses.append(use)
        if use.times:
            self._last_used[use.seat, use.kind] = use.thing

    def _uses_of(self, event: Event) -> Iterator[Use]:
        match event:
            case ShipChosen(seat=seat, ship=ship) | ShipBought(seat=seat, ship=ship):
                self._owners[ship] = seat
                self._first_ship.setdefault(seat, ship)
                yield Use(seat, "ship", ship)
            case ShipDestroyed(ship=ship) if ship in self._owners:
                yield Use(self._owners[ship], "death", self._fates.place(ship), self._fates.cause(event, self._owners))
            case FameGained(seat=seat, fame=fame, source=source):
                kind = EARNING.get(source, "")
                if (seat, kind) in self._last_used:
                    yield Use(seat, kind, self._last_used[seat, kind], times=0, worth=fame)
            case _:
                yield from uses_in(self.game, event)
