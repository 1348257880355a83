"""What the answers that expansions add mean here and now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller
from starhold.games.common.wording import listed
from starhold.kernel import Choice, Meaning, Seat

from ..board.interior import BERTHS, PLACES
from ..board.layout import neighbour_centre, sides_towards
from ..choices import EndActions
from ..content import Ability, Relic
from ..rules.campaign.goals import ChooseGoal
from ..rules.campaign.rewards import PayOff
from ..rules.campaign.sheet import upgrade_of
from ..rules.campaign.upgrades import TakeUpgrade
from ..rules.campaign.upkeep import RearmUsed
from ..rules.embers.events.ways import Wormhole
from ..rules.embers.kiln.docking import Dock, Undock
from ..rules.embers.kiln.sifting import SiftRelic, TakeReward
from ..rules.missions.kinds.arms_dealer import Supply
from ..rules.missions.kinds.assist import SPACES_FOR_EACH_COIN, Favour, HelpShip
from ..rules.mods import Pierce, RaiseEnviroShield
from ..rules.outfits import effective, outfit_of
from ..rules.powers import TakeAbility, TakePower
from ..rules.sellsword import Hire, price_of
from ..rules.solo.entering import SitDown
from ..rules.solo.expanse import Expand
from ..rules.solo.race import pluses
from ..rules.solo.table import rivals
from .names import place_in, ship_in
from .sentences.solo import HELPED, PLUSES

if TYPE_CHECKING:
    from ..game import Xia


def of_pierce(game: Xia, seat: Seat, choice: Pierce) -> Meaning:
    outfit = outfit_of(game, seat, choice.outfit)
    title = f"attack {ship_in(game, choice.ship)} with the {outfit.name} through its Piercer"
    return Meaning(title, f"d{outfit.die}")


def of_enviro_shield(game: Xia, seat: Seat, choice: RaiseEnviroShield) -> Meaning:
    outfit = outfit_of(game, seat, choice.outfit)
    absorbed = effective(game, seat, choice.outfit, outfit.die)
    return Meaning(f"raise the {outfit.name} through its Enviro-Shield", f"absorbs {absorbed}")


def of_supply(game: Xia, seat: Seat, choice: Supply) -> Meaning:
    return Meaning(f"hand over the {outfit_of(game, seat, choice.outfit).name}")


def of_wormhole(game: Xia, seat: Seat, choice: Wormhole) -> Meaning:
    return Meaning(f"go through the wormhole to {place_in(game, game.chart.spawn_points[choice.number])}")


def of_docking(game: Xia, seat: Seat, choice: Dock) -> Meaning:
    return Meaning(f"dock at {PLACES[BERTHS[choice.berth]]}")


def of_leaving(game: Xia, seat: Seat, choice: Undock) -> Meaning:
    return Meaning(f"leave the Kiln for {place_in(game, choice.to)}")


def of_reward(game: Xia, seat: Seat, choice: TakeReward) -> Meaning | None:
    sifted = next((rule for rule in game.stack if isinstance(rule, SiftRelic)), None)
    return None if sifted is None else Meaning(f"take {worth(game, game.content.relic[sifted.relic])}")


def worth(game: Xia, relic: Relic) -> str:
    """What a relic shows, in words."""
    cubes = [f"a cube of {cargo}" for cargo in relic.cubes]
    mod = [] if relic.mod is None else [f"the {game.content.outfit[relic.mod].name}"]
    return " and ".join([f"{relic.credits:,} credits", *cubes, *mod])


def of_hire(game: Xia, seat: Seat, choice: Hire) -> Meaning:
    return Meaning("hire the Sellsword", f"{price_of(game):,} credits")


def of_favour(game: Xia, seat: Seat, choice: Favour) -> Meaning | None:
    """How much help there is."""
    rule = game.stack[-1]
    if not isinstance(rule, HelpShip):
        return None
    match choice.kind:
        case "repair":
            return Meaning(f"have {rule.amount} damage repaired")
        case "energy":
            return Meaning(f"take {rule.amount} energy")
        case "movement":
            return Meaning(f"be flown up to {SPACES_FOR_EACH_COIN * rule.amount} spaces")


def of_card(game: Xia, seat: Seat, choice: TakeAbility | TakePower) -> Meaning:
    """The name and the text of the card."""
    power = isinstance(choice, TakePower)
    ability = game.content.ability(game.state.captains[seat].ship, power=power)
    return Meaning(f"take {ability.name}", with_cost(ability))


def with_cost(ability: Ability) -> str:
    """What an ability does, after the energy that it takes."""
    return f"{ability.energy} energy: {ability.text}" if ability.energy else ability.text


def of_seat(game: Xia, seat: Seat, choice: SitDown) -> Meaning:
    """Who would sit to the right and to the left of a newcomer."""
    seated = ["you", *(ship_in(game, npc.id) for npc in rivals(game)), "you"]
    right, left = seated[choice.place : choice.place + 2]
    return Meaning(f"seat {ship_in(game, choice.npc)} between {right} and {left}")


def of_expansion(game: Xia, seat: Seat, choice: Expand) -> Meaning:
    """The edge that the new sector would match, and all that it would touch."""
    beyond = neighbour_centre(game.chart.placed[choice.sector], choice.side)
    touched = [placed.sector for placed in game.chart.placed.values() if sides_towards(placed, {beyond})]
    names = listed([game.content.sector[sector].name for sector in touched])
    sector = game.content.sector[choice.sector].name
    return Meaning(f"reveal a sector beyond side {choice.side} of {sector}", f"next to {names}")


def of_ending_the_turn(game: Xia, seat: Seat, choice: EndActions) -> Meaning | None:
    """Alone, what helps the NPCs at the end of the round if nothing more is done about it."""
    found = pluses(game) if game.state.solo else ()
    if not found:
        return None
    listed = ", ".join(f"+{plus.amount} {PLUSES[plus.cause]}" for plus in found)
    return Meaning(game.text.choice(choice), HELPED.format(pluses=listed))


def of_goal(game: Xia, seat: Seat, choice: ChooseGoal) -> Meaning:
    """The goal card, in a line."""
    goal = game.content.goal[choice.goal]
    return Meaning(goal.name, f"{goal.limit} fame and {goal.met_text}. {goal.rule_text} Reward: {goal.reward_text}")


def of_upgrade(game: Xia, seat: Seat, choice: TakeUpgrade) -> Meaning:
    upgrade = game.content.upgrade[choice.upgrade]
    return Meaning(upgrade.name, upgrade.text)


def of_rearming(game: Xia, seat: Seat, choice: RearmUsed) -> Meaning:
    upgrade = upgrade_of(game, "rearm")
    return Meaning(game.text.choice(choice), f"{upgrade.energy} energy" if upgrade else "")


def of_paying_off(game: Xia, seat: Seat, choice: PayOff) -> Meaning:
    return Meaning(game.text.choice(choice), f"{game.state.captains[seat].bounty:,} credits, once a game")


ADDITIONS: dict[type[Choice], Teller[Meaning | None]] = {
    EndActions: of_ending_the_turn,
    Pierce: of_pierce,
    RaiseEnviroShield: of_enviro_shield,
    Supply: of_supply,
    Wormhole: of_wormhole,
    Dock: of_docking,
    Undock: of_leaving,
    TakeReward: of_reward,
    Hire: of_hire,
    Favour: of_favour,
    TakeAbility: of_card,
    TakePower: of_card,
    SitDown: of_seat,
    Expand: of_expansion,
    ChooseGoal: of_goal,
    TakeUpgrade: of_upgrade,
    RearmUsed: of_rearming,
    PayOff: of_paying_off,
}
