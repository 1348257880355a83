"""The meanings of the answers here and now: with the names and figures of what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.kernel import Meaning, Seat

from .. import choices
from ..board.fates import fates, with_piece, without_cube
from ..board.holds import Cell, Hold, cells_of, sections
from ..content import Ability
from ..content.mission_cards import Mission, Targeted
from ..rules.energy import max_energy
from ..rules.missions import target_of
from ..rules.movement import impulse_of
from ..rules.outfits import outfit_of
from ..rules.packing import in_hand, resale
from ..rules.placing import relics_to_dig_for
from ..rules.starport import fame_price, repair_price, ship_price
from .additions import ADDITIONS, with_cost
from .gains import GAINS, MARKER
from .losses import of_damage
from .mission_words import SECTORS, objective, passage, pay_range
from .names import deed_of, outfit_kind, place_in, ship_in, target_in

if TYPE_CHECKING:
    from ..game import Xia


def of_impulse(game: Xia, seat: Seat, choice: choices.Impulse) -> Meaning:
    return Meaning("fly on impulse", f"{impulse_of(game, seat)} movement")


def of_gate(game: Xia, seat: Seat, choice: choices.Gate) -> Meaning:
    return Meaning(f"go through the gate to {place_in(game, choice.to)}")


def of_sale(game: Xia, seat: Seat, choice: choices.SellOutfit) -> Meaning:
    outfit = outfit_of(game, seat, choice.outfit)
    return Meaning(f"sell the {outfit.name}", f"for {resale(game, seat, outfit):,} credits")


def of_recharging(game: Xia, seat: Seat, choice: choices.Recharge) -> Meaning:
    return Meaning("recharge", f"{max_energy(game, seat) - game.state.captains[seat].energy} energy, free")


def of_repair(game: Xia, seat: Seat, choice: choices.Repair) -> Meaning:
    return Meaning("have all damage repaired", f"{repair_price(game, seat):,} credits")


def of_fame(game: Xia, seat: Seat, choice: choices.BuyFame) -> Meaning:
    return Meaning("buy 1 fame", f"{fame_price(game, seat):,} credits")


def of_stowing(game: Xia, seat: Seat, choice: choices.Stow) -> Meaning | None:
    """Name the cube, and what becomes of it there."""
    cargo = next((piece.cargo for _, piece in in_hand(game)), None)
    if cargo is None:
        return None
    after = with_piece(game.state.captains[seat].hold, (choice.cell,))
    return Meaning(f"stow the {cargo} on {choice.cell}", notes(game, seat, (choice.cell,), after))


def of_fitting(game: Xia, seat: Seat, choice: choices.Fit) -> Meaning | None:
    """Say the same of a relic; the places of outfits speak for themselves."""
    if not next((piece.relic for _, piece in in_hand(game)), False):
        return None
    after = with_piece(game.state.captains[seat].hold, choice.cells)
    return Meaning(f"lay the relic on {' and '.join(choice.cells)}", notes(game, seat, choice.cells, after))


def of_lifting(game: Xia, seat: Seat, choice: choices.Lift) -> Meaning | None:
    """Name the cube, and what would become of it."""
    hold = game.state.captains[seat].hold
    cargo = hold.cubes.get(choice.cell)
    if cargo is None:
        return None
    after = without_cube(hold, choice.cell)
    return Meaning(f"take out the {cargo} on {choice.cell}", notes(game, seat, (choice.cell,), after))


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
    return ", ".join(told)


def of_loadout(game: Xia, seat: Seat, choice: choices.Prepare) -> Meaning:
    loadout = next(loadout for loadout in game.content.loadouts if loadout.id == choice.loadout)
    outfits = ", ".join(game.content.outfit[outfit].name for outfit in loadout.outfits)
    return Meaning(loadout.name, f"{outfits}. {loadout.text}")


def of_ship(game: Xia, seat: Seat, choice: choices.Take | choices.BuyShip) -> Meaning:
    """The figures of a ship mat, and the price of one that is bought."""
    ship = game.content.ship[choice.ship]
    price = (
        f"{ship_price(game, seat, ship.id):,} credits, earns 1 fame, " if isinstance(choice, choices.BuyShip) else ""
    )
    figures = f"impulse {ship.impulse}, energy {ship.energy}, hold of {len(cells_of(ship))}"
    power = game.content.power.get(ship.id)
    second_card = f" Or {named(power.ability)}" if power else ""
    return Meaning(ship.name, f"{price}{figures}. {named(ship.ability)}{second_card}")


def named(ability: Ability) -> str:
    """An ability by its name, with its cost and its text."""
    cost = f" ({ability.energy} energy)" if ability.energy else ""
    return f"{ability.name}{cost}: {ability.text}"


def of_outfit(game: Xia, seat: Seat, choice: choices.BuyOutfit) -> Meaning:
    outfit = game.content.outfit[choice.outfit]
    uses = sections(outfit).count("U")
    size = len(sections(outfit))
    figures = f"{outfit_kind(outfit)}, {uses} Use spaces, {size} spaces in all" if uses else deed_of(outfit)
    return Meaning(f"buy the {outfit.name}", f"{outfit.price:,} credits: {figures}")


def of_use(game: Xia, seat: Seat, choice: choices.Engine | choices.Shield | choices.Attack | choices.Ram) -> Meaning:
    """Say what is done with an outfit in the hold."""
    outfit = outfit_of(game, seat, choice.outfit)
    tool, die = f"the {outfit.name}", f"d{outfit.die}"
    match choice:
        case choices.Engine():
            return Meaning(f"fly with {tool}", f"{MARKER}, {die} movement")
        case choices.Shield():
            return Meaning(f"raise {tool}", f"{MARKER}, absorbs {die}")
        case choices.Attack():
            return Meaning(f"attack {ship_in(game, choice.ship)} with {tool}", f"{MARKER}, {die} damage")
        case choices.Ram():
            return Meaning(f"ram {ship_in(game, choice.ship)} with {tool}", f"{MARKER}, {die} damage")


def task_of(game: Xia, seat: Seat, card: Mission) -> str:
    """Say what a mission asks for; once its card is face up, it is settled who is meant."""
    target = next((active.target for active in game.state.captains[seat].missions if active.id == card.id), None)
    if target is None and isinstance(card, Targeted):
        target = target_of(game, seat, card.target)
    return objective(game.content, card, None if target is None else target_in(game, target))


def unfound(game: Xia, card: Mission) -> str:
    """Name the places of a mission that nobody has found yet, if there are any."""
    sectors = dict.fromkeys(getattr(card, field) for field in SECTORS if field in card.__struct_fields__)
    found = {placed.sector for placed in game.state.board.placed}
    names = [game.content.sector[sector].name for sector in sectors if sector not in found]
    return f"; not found yet: {', '.join(names)}" if names else ""


def of_mission(
    game: Xia, seat: Seat, choice: choices.Keep | choices.Pursue | choices.Deliver | choices.Abort
) -> Meaning:
    card = game.content.mission[choice.mission]
    in_need = [active.id for active in game.state.captains[seat].missions if active.captain_in_need]
    is_passage = card.id in in_need
    task = passage(game.content, card) if is_passage else task_of(game, seat, card)
    pay = "" if is_passage else f"{pay_range(card)} credits"
    match choice:
        case choices.Keep():
            return Meaning(f"accept: {task}", f"{pay}{unfound(game, card)}")
        case choices.Pursue():
            return Meaning(f"work on: {task}", pay)
        case choices.Deliver():
            return Meaning(f"complete: {task}", f"{pay} and 1 fame" if pay else "")
        case choices.Abort():
            return Meaning(f"give up: {task}", pay)


def of_ability(game: Xia, seat: Seat, choice: choices.UseAbility) -> Meaning:
    target = f" on {ship_in(game, choice.target)}" if choice.target is not None else ""
    ability = game.ability(seat, choice.card)
    return Meaning(f"use {ability.name}{target}", with_cost(ability))


MEANINGS: ByKind[Meaning | None] = ByKind(
    {
        **ADDITIONS,
        **GAINS,
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
        choices.Damage: of_damage,
        choices.Recharge: of_recharging,
        choices.Repair: of_repair,
        choices.BuyFame: of_fame,
        **dict.fromkeys((choices.Engine, choices.Shield, choices.Attack, choices.Ram), of_use),
        **dict.fromkeys((choices.Keep, choices.Pursue, choices.Deliver, choices.Abort), of_mission),
    },
    otherwise=None,
    fields=("outfit", "loadout", "berth", "card"),
)
