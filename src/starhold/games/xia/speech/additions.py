"""What the answers that expansions add mean here and now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from starhold.kernel import Choice, Seat

from ..board.interior import BERTHS, PLACES
from ..content import Relic
from ..rules.embers.events.ways import Wormhole
from ..rules.embers.kiln.docking import Dock, Undock
from ..rules.embers.kiln.sifting import SiftRelic, TakeReward
from ..rules.missions.kinds.assist import SPACES_FOR_EACH_COIN, Favour, HelpShip
from ..rules.mods import Pierce, RaiseEnviroShield
from ..rules.outfits import effective, outfit_of
from ..rules.powers import TakeAbility, TakePower
from ..rules.sellsword import Hire, price_of
from .names import place_in, ship_name

if TYPE_CHECKING:
    from ..game import Xia

Meaning: TypeAlias = Callable[["Xia", Seat, Any], str | None]  # each is of its own kind of choice


def of_pierce(game: Xia, seat: Seat, choice: Pierce) -> str:
    outfit = outfit_of(game, seat, choice.outfit)
    return f"attack {ship_name(game.content, choice.ship)} with the {outfit.name} (d{outfit.die}) through its Piercer"


def of_enviro_shield(game: Xia, seat: Seat, choice: RaiseEnviroShield) -> str:
    outfit = outfit_of(game, seat, choice.outfit)
    return f"raise the {outfit.name} through its Enviro-Shield: {effective(game, seat, choice.outfit, outfit.die)}"


def of_wormhole(game: Xia, seat: Seat, choice: Wormhole) -> str:
    return f"go through the wormhole to {place_in(game, game.chart.spawn_points[choice.number])}"


def of_docking(game: Xia, seat: Seat, choice: Dock) -> str:
    return f"dock at {PLACES[BERTHS[choice.berth]]}"


def of_leaving(game: Xia, seat: Seat, choice: Undock) -> str:
    return f"leave the Kiln for {place_in(game, choice.to)}"


def of_reward(game: Xia, seat: Seat, choice: TakeReward) -> str | None:
    sifted = next((rule for rule in game.stack if isinstance(rule, SiftRelic)), None)
    return None if sifted is None else f"take {worth(game, game.content.relic[sifted.relic])}"


def worth(game: Xia, relic: Relic) -> str:
    """What a relic shows, in words."""
    cubes = [f"a cube of {cargo}" for cargo in relic.cubes]
    mod = [] if relic.mod is None else [f"the {game.content.outfit[relic.mod].name}"]
    return " and ".join([f"{relic.credits:,} credits", *cubes, *mod])


def of_hire(game: Xia, seat: Seat, choice: Hire) -> str:
    return f"hire the Sellsword for {price_of(game):,} credits"


def of_favour(game: Xia, seat: Seat, choice: Favour) -> str | None:
    """How much help there is."""
    rule = game.stack[-1]
    if not isinstance(rule, HelpShip):
        return None
    match choice.kind:
        case "repair":
            return f"have {rule.amount} damage repaired"
        case "energy":
            return f"take {rule.amount} energy"
        case "movement":
            return f"be flown up to {SPACES_FOR_EACH_COIN * rule.amount} spaces"


def of_card(game: Xia, seat: Seat, choice: TakeAbility | TakePower) -> str:
    """The name and the text of the card."""
    power = isinstance(choice, TakePower)
    ability = game.content.ability(game.state.captains[seat].ship, power=power)
    cost = f" ({ability.energy} energy)" if ability.energy else ""
    return f"take {ability.name}{cost}: {ability.text}"


ADDITIONS: dict[type[Choice], Meaning] = {
    Pierce: of_pierce,
    RaiseEnviroShield: of_enviro_shield,
    Wormhole: of_wormhole,
    Dock: of_docking,
    Undock: of_leaving,
    TakeReward: of_reward,
    Hire: of_hire,
    Favour: of_favour,
    TakeAbility: of_card,
    TakePower: of_card,
}
