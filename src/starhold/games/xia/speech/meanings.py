"""The meanings of the answers here and now: with the names and figures of what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Seat

from .. import choices
from ..board.fates import fates, with_piece, without_cube
from ..board.holds import Cell, Hold, cells_of, sections
from ..content import Ability, Outfit
from ..content.mission_cards import Mission
from ..rules.energy import max_energy
from ..rules.outfits import outfit_of
from ..rules.packing import in_hand, resale
from ..rules.placing import relics_to_dig_for
from ..rules.skills import skill
from ..rules.starport import fame_price, repair_price, ship_price
from .additions import ADDITIONS, Meaning
from .names import SECTOR_FIELDS, objective, outfit_kind, passage, place_in, ship_name

if TYPE_CHECKING:
    from ..game import Xia


def meaning(game: Xia, seat: Seat, choice: Choice) -> str | None:
    """Say what a captain would do by a choice; None where the bare sentence says it all."""
    kind = type(choice)
    explain = MEANINGS.get(kind)
    return None if explain is None else explain(game, seat, choice)


def of_impulse(game: Xia, seat: Seat, choice: choices.Impulse) -> str:
    impulse = game.content.ship[game.state.captains[seat].ship].impulse + skill(game, seat, "impulse")
    return f"fly by impulse: {impulse} movement"


def of_gate(game: Xia, seat: Seat, choice: choices.Gate) -> str:
    return f"go through the gate to {place_in(game, choice.to)}"


def of_sale(game: Xia, seat: Seat, choice: choices.SellOutfit) -> str:
    outfit = outfit_of(game, seat, choice.outfit)
    return f"sell the {outfit.name} for {resale(game, seat, outfit):,} credits"


def of_recharging(game: Xia, seat: Seat, choice: choices.Recharge) -> str:
    return f"recharge: {max_energy(game, seat) - game.state.captains[seat].energy} energy"


def of_repair(game: Xia, seat: Seat, choice: choices.Repair) -> str:
    return f"have all damage repaired for {repair_price(game, seat):,} credits"


def of_fame(game: Xia, seat: Seat, choice: choices.BuyFame) -> str:
    return f"throw {fame_price(game, seat):,} credits around for 1 fame"


def of_stowing(game: Xia, seat: Seat, choice: choices.Stow) -> str | None:
    """Name the cube, and what becomes of it there."""
    cargo = next((piece.cargo for _, piece in in_hand(game)), None)
    if cargo is None:
        return None
    after = with_piece(game.state.captains[seat].hold, (choice.cell,))
    return f"stow the {cargo} on {choice.cell}{notes(game, seat, (choice.cell,), after)}"


def of_fitting(game: Xia, seat: Seat, choice: choices.Fit) -> str | None:
    """Say the same of a relic; the places of outfits speak for themselves."""
    if not next((piece.relic for _, piece in in_hand(game)), False):
        return None
    after = with_piece(game.state.captains[seat].hold, choice.cells)
    return f"lay the relic on {' and '.join(choice.cells)}{notes(game, seat, choice.cells, after)}"


def of_lifting(game: Xia, seat: Seat, choice: choices.Lift) -> str | None:
    """Name the cube, and what would become of it."""
    hold = game.state.captains[seat].hold
    cargo = hold.cubes.get(choice.cell)
    if cargo is None:
        return None
    after = without_cube(hold, choice.cell)
    return f"take out the {cargo} on {choice.cell}{notes(game, seat, (choice.cell,), after)}"


def notes(game: Xia, seat: Seat, cells: tuple[Cell, ...], after: Hold) -> str:
    """Name all that tells a place in the hold from others, if there is anything."""
    captain = game.state.captains[seat]
    relics = relics_to_dig_for(game)
    (fate,) = fates(game.content, game.content.ship[captain.ship], captain.hold, relics, [(cells, after)])
    told = ["in a pod"] if fate.pod else []
    if fate.frost is not None:
        told.append(f"ice in {fate.frost} {'turn' if fate.frost == 1 else 'turns'}")
    if relics:
        told.append(f"room left for {fate.relics or 'no'} {'relic' if fate.relics == 1 else 'relics'}")
    return f" ({', '.join(told)})" if told else ""


def of_loadout(game: Xia, seat: Seat, choice: choices.Prepare) -> str:
    loadout = next(loadout for loadout in game.content.loadouts if loadout.id == choice.loadout)
    outfits = ", ".join(game.content.outfit[outfit].name for outfit in loadout.outfits)
    return f"{loadout.name}: {outfits}. {loadout.text}"


def of_ship(game: Xia, seat: Seat, choice: choices.Take | choices.BuyShip) -> str:
    """The figures of a ship mat; a ship of the first tier is not for sale."""
    ship = game.content.ship[choice.ship]
    price = f"{ship_price(game, seat, ship.id):,} credits, " if ship.tier > 1 else ""
    figures = f"impulse {ship.impulse}, energy {ship.energy}, hold of {len(cells_of(ship))}"
    power = game.content.power.get(ship.id)
    second_card = f" Or {with_cost(power.ability)}" if power else ""
    return f"{ship.name}: {price}{figures}. {with_cost(ship.ability)}{second_card}"


def with_cost(ability: Ability) -> str:
    cost = f" ({ability.energy} energy)" if ability.energy else ""
    return f"{ability.name}{cost}: {ability.text}"


def of_outfit(game: Xia, seat: Seat, choice: choices.BuyOutfit) -> str:
    outfit = game.content.outfit[choice.outfit]
    uses = sections(outfit).count("U")
    size = len(sections(outfit))
    figures = f"{outfit_kind(outfit)}, {uses} Use spaces, {size} spaces in all" if uses else of_extra(outfit)
    return f"buy the {outfit.name} for {outfit.price:,} credits: {figures}"


def of_extra(outfit: Outfit) -> str:
    """Say what an outfit without Use spaces does."""
    match outfit.mod, outfit.family:
        case "gts", _:
            return f"each roll of an engine beside it is {outfit.amount} higher, up to the most its die can show"
        case "m-comp", _:
            return f"{outfit.amount} more active missions"
        case "piercer", _:
            return f"laid over a Use space of a weapon, it lowers the shields of whom that hits by {outfit.amount}"
        case "enviro-shield", _:
            return "laid over a Use space of a shield, it makes that roll its maximum outside of combat"
        case _, "pod":
            return "hangs outside of the hold and carries 4 cubes, or relics"
        case _:
            return "hangs outside of the hold and takes 3 damage more"


def of_use(game: Xia, seat: Seat, choice: choices.Engine | choices.Shield | choices.Attack | choices.Ram) -> str:
    """Say what is done with an outfit in the hold."""
    outfit = outfit_of(game, seat, choice.outfit)
    tool = f"the {outfit.name} (d{outfit.die})"
    match choice:
        case choices.Engine():
            return f"fly with {tool}"
        case choices.Shield():
            return f"raise {tool}"
        case choices.Attack():
            return f"attack {ship_name(game.content, choice.ship)} with {tool}"
        case choices.Ram():
            return f"ram {ship_name(game.content, choice.ship)} with {tool}"


def task_of(game: Xia, seat: Seat, card: Mission) -> str:
    """Say what a mission asks for; once its card is face up, it is settled who is meant."""
    settled = next((active.target for active in game.state.captains[seat].missions if active.id == card.id), None)
    return objective(game.content, card, seat, game.setup.seats, game.state.npcs, settled)


def unfound(game: Xia, card: Mission) -> str:
    """Name the places of a mission that nobody has found yet, if there are any."""
    sectors = dict.fromkeys(getattr(card, field) for field in SECTOR_FIELDS if field in card.__struct_fields__)
    found = {placed.sector for placed in game.state.board.placed}
    names = [game.content.sector[sector].name for sector in sectors if sector not in found]
    return f"; not found yet: {', '.join(names)}" if names else ""


def of_mission(game: Xia, seat: Seat, choice: choices.Keep | choices.Pursue | choices.Deliver | choices.Abort) -> str:
    card = game.content.mission[choice.mission]
    in_need = [active.id for active in game.state.captains[seat].missions if active.captain_in_need]
    is_passage = card.id in in_need
    task = passage(game.content, card) if is_passage else task_of(game, seat, card)
    match choice:
        case choices.Keep():
            return f"accept: {task}{unfound(game, card)}"
        case choices.Pursue():
            return f"work on: {task}"
        case choices.Deliver():
            return f"complete: {task}"
        case choices.Abort():
            return f"give up: {task}"


def of_ability(game: Xia, seat: Seat, choice: choices.UseAbility) -> str:
    target = f" on {ship_name(game.content, choice.target)}" if choice.target is not None else ""
    return f"use{target} {with_cost(game.ability(seat, choice.card))}"


MEANINGS: dict[type[Choice], Meaning] = {
    **ADDITIONS,
    choices.Take: of_ship,
    choices.Prepare: of_loadout,
    choices.Impulse: of_impulse,
    choices.Gate: of_gate,
    choices.UseAbility: of_ability,
    choices.BuyShip: of_ship,
    choices.BuyOutfit: of_outfit,
    choices.SellOutfit: of_sale,
    choices.Stow: of_stowing,
    choices.Fit: of_fitting,
    choices.Lift: of_lifting,
    choices.Recharge: of_recharging,
    choices.Repair: of_repair,
    choices.BuyFame: of_fame,
    **dict.fromkeys((choices.Engine, choices.Shield, choices.Attack, choices.Ram), of_use),
    **dict.fromkeys((choices.Keep, choices.Pursue, choices.Deliver, choices.Abort), of_mission),
}
