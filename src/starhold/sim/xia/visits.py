"""The use that captains make of their turns: their sectors, and what they do there, if anything."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import Stop
from starhold.games.xia.events import (
    AttackDeclared,
    CubeCollected,
    CubeGathered,
    CubesBought,
    CubesSold,
    EngineFired,
    FameGained,
    ImpulseUsed,
    MissionCompleted,
    MissionPriced,
    MissionsDrawn,
    OutfitBought,
    OutfitSold,
    Repaired,
    SectorRevealed,
    ShipBought,
    ShipDestroyed,
    ShipMoved,
    SpaceUsed,
    Stranded,
    TokenCollected,
    TurnBegan,
    TurnLost,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.economy import CubesTraded
from starhold.games.xia.rules.embers.kiln.docking import Docked
from starhold.games.xia.rules.embers.kiln.sifting import RelicSifted
from starhold.games.xia.rules.embers.space.dead_worlds import RelicExcavated
from starhold.games.xia.rules.sellsword import SellswordHired
from starhold.geometry import Hex
from starhold.kernel import Choice, Event, Seat

from ..chronicle import BLUNDER, Use

DOING: tuple[type[Event], ...] = (
    CubeCollected,
    CubeGathered,
    CubesBought,
    CubesSold,
    CubesTraded,
    FameGained,
    MissionCompleted,
    MissionPriced,
    MissionsDrawn,
    OutfitBought,
    OutfitSold,
    RelicExcavated,
    RelicSifted,
    Repaired,
    SectorRevealed,
    SellswordHired,
    ShipBought,
    TokenCollected,
)
"""The purposes of a turn, wherever it happens."""
COMING_OF_IT: tuple[type[Event], ...] = (ShipMoved, Docked, SpaceUsed, TokenCollected, MissionsDrawn)
"""The purposes of a move, wherever it ends."""
LAZY = 3
"""So many turns in a row without anything are a blunder."""


class Visits:
    """Follows the captain whose turn it is."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self._seat: Seat | None = None
        self._began: Hex | None = None
        self._at: Hex | None = None
        self._moved = self._did = self._excused = False
        self._has_movement = False
        """True if a move has begun and nothing has come of it yet."""
        self._seen: set[str] = set()
        self._used: set[str] = set()
        self._lazy: dict[Seat, int] = {}

    def hear(self, seat: Seat, choice: Choice) -> Iterator[Use]:
        """A move that ends before anything has come of it was for nothing."""
        if isinstance(choice, Stop) and self._has_movement:
            yield Use(seat, BLUNDER, "stopped-at-once")

    def follow(self, event: Event) -> Iterator[Use]:
        """Note what an event says about the turn."""
        if isinstance(event, ImpulseUsed | EngineFired):
            self._has_movement = True
        elif isinstance(event, COMING_OF_IT):
            self._has_movement = False
        if isinstance(event, TurnBegan):
            yield from self.close()
            self._begin(event.seat)
        elif self._seat is None:
            return
        elif isinstance(event, DOING) and getattr(event, "seat", None) == self._seat:
            self._did = True
            yield from self._use_sector()
        elif isinstance(event, Stranded) and event.seat == self._seat:
            self._excused = True
            yield Use(self._seat, BLUNDER, "stranded")
        elif isinstance(event, AttackDeclared) and event.ship == self._ship:
            self._did = True
        elif isinstance(event, ShipMoved | TurnLost | ShipDestroyed) and event.ship == self._ship:
            self._moved = True
            self._excused |= not isinstance(event, ShipMoved)

    def settle(self) -> Iterator[Use]:
        """Look where the captain is."""
        if self._seat is None:
            return
        at = self._game.state.captains[self._seat].at
        if at is None:
            return
        self._at = at
        if self._began is None:
            self._began = at
        sector = self._sector(at)
        if sector not in self._seen:
            self._seen.add(sector)
            yield Use(self._seat, "sector", sector)

    def close(self) -> Iterator[Use]:
        """Sum up the turn that is over."""
        seat = self._seat
        if seat is None:
            return
        is_lazy = not self._did and not self._moved and not self._excused
        self._lazy[seat] = self._lazy.get(seat, 0) + 1 if is_lazy else 0
        if self._lazy[seat] == LAZY:
            self._lazy[seat] = 0
            yield Use(seat, BLUNDER, "idle-for-turns")
        if self._moved and self._at == self._began and not self._did and not self._excused:
            yield Use(seat, BLUNDER, "flew-in-a-circle")

    @property
    def _ship(self) -> str:
        assert self._seat is not None
        return self._game.state.captains[self._seat].ship

    def _begin(self, seat: Seat) -> None:
        self._seat = seat
        self._began = self._at = None
        self._moved = self._did = self._excused = False
        self._seen.clear()
        self._used.clear()

    def _use_sector(self) -> Iterator[Use]:
        at = self._game.state.captains[self._seat].at if self._seat is not None else None
        at = at or self._at
        sector = None if at is None else self._sector(at)
        if sector is not None and sector not in self._used:
            self._used.add(sector)
            yield Use(self._seat, "sector", sector, times=0, sensible=1)

    def _sector(self, at: Hex) -> str:
        return self._game.chart.spaces[at].sector.id
