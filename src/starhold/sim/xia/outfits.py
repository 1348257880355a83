"""Proof that bought outfits have ever done what they are for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starhold.games.xia.board.holds import cargo_in, damage_on, of_family
from starhold.games.xia.content import Family
from starhold.games.xia.events import (
    AttackDeclared,
    AttackResolved,
    EngineFired,
    MissionKept,
    OutfitBought,
    OutfitSold,
    ShieldRaised,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.missions.drawing import limit
from starhold.games.xia.rules.missions.kinds.arms_dealer import OutfitHandedOver
from starhold.games.xia.rules.mods import Pierce, RaiseEnviroShield, more_missions, thrust
from starhold.games.xia.rules.packing import resale
from starhold.games.xia.rules.ships import seat_of
from starhold.kernel import Choice, Event, Seat

from ..chronicle import BLUNDER, Use

QUIET: tuple[Family, ...] = ("pod", "plating")
"""Outfits whose work no event tells of."""


class Outfits:
    """Knows of all outfits that were bought and have not worked yet."""

    def __init__(self, game: Xia) -> None:
        self._game = game
        self._idle: Counter[tuple[Seat, str]] = Counter()
        self._quiet = [outfit.id for outfit in game.content.outfits if outfit.family in QUIET]
        self._aimed: dict[str, list[str]] = {}
        """The guns that each ship fires in the attack that is going on."""

    def hear(self, seat: Seat, choice: Choice) -> Iterator[Use]:
        """Things that are used through a mod."""
        if isinstance(choice, RaiseEnviroShield):
            yield from self._works(seat, "enviro-shield")
        elif isinstance(choice, Pierce):
            self._aimed.setdefault(self._game.state.captains[seat].ship, []).append("piercer")

    def follow(self, event: Event) -> Iterator[Use]:
        """Outfits that were bought, have worked, or were sold."""
        match event:
            case OutfitBought(seat=seat, outfit=outfit):
                self._idle[seat, outfit] += 1
            case OutfitSold(seat=seat, outfit=outfit):
                yield from self._sold(seat, outfit)
            case EngineFired(seat=seat, outfit=outfit):
                yield from self._works(seat, outfit)
                if self._is_stabilised(seat, outfit):
                    yield from self._works(seat, "gts")
            case ShieldRaised(seat=seat, outfit=outfit) | OutfitHandedOver(seat=seat, outfit=outfit):
                yield from self._works(seat, outfit)
            case MissionKept(seat=seat) if self._has_room_by_mods(seat):
                yield from self._works(seat, "m-comp")
            case AttackDeclared(ship=ship, weapon=weapon):
                self._aimed.setdefault(ship, []).append(weapon)
            case AttackResolved(ship=ship, damage=damage):
                yield from self._fired(ship, damage)

    def settle(self, seat: Seat) -> Iterator[Use]:
        """Look into the hold of a captain, for what works without a word."""
        if not any(self._idle[seat, outfit] for outfit in self._quiet):
            return
        hold, content = self._game.state.captains[seat].hold, self._game.content
        for family in QUIET:
            for found in of_family(content, hold, family):
                works = cargo_in(hold, found.cells) if family == "pod" else damage_on(hold, found) > 0
                if works:
                    yield from self._works(seat, found.outfit)

    def _works(self, seat: Seat, outfit: str) -> Iterator[Use]:
        if self._idle[seat, outfit]:
            self._idle[seat, outfit] -= 1
            yield Use(seat, "outfit", outfit, times=0, sensible=1)

    def _sold(self, seat: Seat, outfit: str) -> Iterator[Use]:
        if not self._idle[seat, outfit]:
            return
        self._idle[seat, outfit] -= 1
        sold = self._game.content.outfit[outfit]
        if resale(self._game, seat, sold) < sold.price:
            yield Use(seat, BLUNDER, "sold-unused", outfit)

    def _fired(self, ship: str, damage: int) -> Iterator[Use]:
        weapons, seat = self._aimed.pop(ship, []), seat_of(self._game, ship)
        if seat is not None and damage:
            for weapon in weapons:
                yield from self._works(seat, weapon)

    def _is_stabilised(self, seat: Seat, engine: str) -> bool:
        outfits = self._game.state.captains[seat].hold.outfits
        return any(found.outfit == engine and thrust(self._game, seat, at) for at, found in enumerate(outfits))

    def _has_room_by_mods(self, seat: Seat) -> bool:
        without = limit(self._game, seat) - more_missions(self._game, seat)
        return len(self._game.state.captains[seat].missions) > without
