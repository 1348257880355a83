"""The kinds of ability that are actions: for each, whether it may be used and what comes of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from starhold.kernel import Need, Procedure, Seat

from ...content import Ability
from ...lacks.cards import CaptainWithin, OutfitToOverload, ShipWithin, Ward
from ...lacks.flight import OpenSpace, Planet, SectorInStack, UnexploredSide
from ...state import Captain
from ..energy import gain_energy, lose_energy
from ..fame import get_credits
from ..movement import Move
from ..ships import is_at_starport, is_on_planet, name_of, seat_of
from .effects import ArmAgain, DeepScan, GatherCubes, Overdrive, RemoveDamage, Warp, hidden_sides, overdrivable
from .neighbours import ChangePlaces, Flare, in_reach

if TYPE_CHECKING:
    from ...game import Xia

TWO = 2
MORE_FOR_TWO = 2
"""How much farther the auto-pilot flies with two captains. (XIA-TWO-03)"""


class Kind(ABC):
    """What a card does. Its energy and its being exhausted are the same for all kinds, so they are not asked here."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        """What the text of the card asks for."""
        return ()

    def targets(self, game: Xia, seat: Seat, ability: Ability) -> tuple[str, ...]:
        """The ships that it can be used on, if it is used on ships."""
        return ()

    @abstractmethod
    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure | None:
        """What comes of a roll that is worth so much; a procedure if it can pause."""


class Phase(Kind):
    """Planetary shields let the ship through this turn."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        game.state.captains[seat].crossings = value


class Recharge(Kind):
    """Energy out of nothing."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        gain_energy(game, seat, value)


class UseBeyondLimits(Kind):
    """An outfit is damaged and used."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        has_outfit = next(overdrivable(game, seat), None) is not None
        return (("XIA-ABILITY-01", has_outfit, OutfitToOverload()),)

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return Overdrive(seat)


class Cloak(Kind):
    """Nobody may attack the ship until its captain's next turn."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        game.state.captains[seat].cloaked = True


class Mend(Kind):
    """Damage is repaired in flight."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return RemoveDamage(seat, value)


class Broker(Kind):
    """Credits by the thousand, on a planet."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        return (("XIA-ABILITY-01", is_on_planet(game, seat), Planet()),)

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        get_credits(game, seat, value * 1000, "brokerage")


class Retainer(Kind):
    """Credits by the thousand, for the protection of a ship nearby."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        is_near = bool(in_reach(game, seat, ability))
        return (("XIA-ABILITY-01", is_near, Ward()),)

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        get_credits(game, seat, value * 1000, "protection")


class Drones(Kind):
    """Cubes adrift nearby come aboard."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return GatherCubes(seat, value)


class ArmMarkers(Kind):
    """Markers are armed in the middle of a turn. (XIA-MARKER-06)"""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return ArmAgain(seat, value)


class AutoPilot(Kind):
    """The ship flies after the turns of others; between two captains these are few. (XIA-ABILITY-03, XIA-TWO-03)"""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        more = MORE_FOR_TWO if game.setup.seats == TWO else 0
        game.state.captains[seat].autopilot = value + more


class FarScan(Kind):
    """A scan from anywhere in the sector."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        return (
            ("XIA-EXPLORE-04", not is_at_starport(game, seat), OpenSpace()),
            ("XIA-EXPLORE-13", bool(game.state.stack), SectorInStack()),
            ("XIA-EXPLORE-02", bool(hidden_sides(game, seat)), UnexploredSide()),
        )

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return DeepScan(seat)


class Sidestep(Kind):
    """The ship vanishes and appears elsewhere."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return Warp(seat, value)


class Leech(Kind):
    """Energy goes over from another captain's ship; NPCs have none."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        is_near = bool(self.targets(game, seat, ability))
        return (("XIA-ABILITY-01", is_near, CaptainWithin(ability.reach)),)

    def targets(self, game: Xia, seat: Seat, ability: Ability) -> tuple[str, ...]:
        return tuple(sorted(other.ship for other in in_reach(game, seat, ability) if isinstance(other, Captain)))

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> None:
        assert target is not None
        drained = seat_of(game, target)
        assert drained is not None
        energy = min(value, game.state.captains[drained].energy)
        if energy:
            lose_energy(game, drained, energy)
            gain_energy(game, seat, energy)


class Glide(Kind):
    """Movement without an engine."""

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        return Move.begin(game, seat, value)


class Swap(Kind):
    """Two ships change places; planets let nobody go that way."""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        is_near = bool(self.targets(game, seat, ability))
        return (
            ("XIA-ABILITY-01", not is_on_planet(game, seat), OpenSpace()),
            ("XIA-ABILITY-01", is_near, ShipWithin(ability.reach)),
        )

    def targets(self, game: Xia, seat: Seat, ability: Ability) -> tuple[str, ...]:
        if is_on_planet(game, seat):
            return ()
        return tuple(sorted(map(name_of, in_reach(game, seat, ability))))

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        assert target is not None
        return ChangePlaces(seat, target)


class Burn(Kind):
    """All ships nearby are hurt, but for those that are cloaked. (XIA-COMBAT-03)"""

    def needs(self, game: Xia, seat: Seat, ability: Ability) -> tuple[Need, ...]:
        return (("XIA-ABILITY-01", bool(self.victims(game, seat, ability)), ShipWithin(ability.reach)),)

    def victims(self, game: Xia, seat: Seat, ability: Ability) -> list[str]:
        near = in_reach(game, seat, ability)
        return sorted(name_of(ship) for ship in near if not (isinstance(ship, Captain) and ship.cloaked))

    def work(self, game: Xia, seat: Seat, value: int, target: str | None) -> Procedure:
        card = next(game.cards(seat, "flare"))
        return Flare(seat, value, self.victims(game, seat, game.ability(seat, card))[::-1])


KINDS: dict[str, Kind] = {
    "phase": Phase(),
    "recharge": Recharge(),
    "overdrive": UseBeyondLimits(),
    "cloak": Cloak(),
    "mend": Mend(),
    "broker": Broker(),
    "retainer": Retainer(),
    "drones": Drones(),
    "rearm": ArmMarkers(),
    "auto-pilot": AutoPilot(),
    "deep-scan": FarScan(),
    "warp": Sidestep(),
    "leech": Leech(),
    "glide": Glide(),
    "swap": Swap(),
    "flare": Burn(),
}
"""By the name that the content gives them."""
