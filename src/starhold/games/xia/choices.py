"""Answers of captains. Ships are named by their own names, outfits by their place in the hold."""

from __future__ import annotations

from starhold.geometry import Direction, Hex
from starhold.kernel import Choice, Seat

from .board.holds import Cell
from .content import Cargo

# Set-up


class Take(Choice, frozen=True, tag="xia.take"):
    """Choose a ship."""

    ship: str


class Prepare(Choice, frozen=True, tag="xia.prepare"):
    """Fit the ship out for a strategy."""

    loadout: str


# Moving


class Impulse(Choice, frozen=True, tag="xia.impulse"):
    """Move by impulse."""


class Engine(Choice, frozen=True, tag="xia.engine"):
    """Move with an engine."""

    outfit: int


class Fly(Choice, frozen=True, tag="xia.fly"):
    way: Direction


class Gate(Choice, frozen=True, tag="xia.gate"):
    """Go through the gate to a space of another one."""

    to: Hex


class Tigris(Choice, frozen=True, tag="xia.tigris"):
    """Go through the broken gate, wherever it leads."""


class Jump(Choice, frozen=True, tag="xia.jump"):
    """Jump blindly into unexplored space."""

    way: Direction


class Use(Choice, frozen=True, tag="xia.use"):
    """Use the occupied space beside the ship."""

    way: Direction


class Stop(Choice, frozen=True, tag="xia.stop"):
    """End the move."""


# Exploring


class Scan(Choice, frozen=True, tag="xia.scan"):
    """Reveal the sector beyond a side."""

    side: int


class Spawn(Choice, frozen=True, tag="xia.spawn"):
    """Choose a Spawn Point by its number."""

    number: int


# Fighting


class Attack(Choice, frozen=True, tag="xia.attack"):
    """Aim a weapon at a ship."""

    ship: str
    outfit: int


class Ram(Choice, frozen=True, tag="xia.ram"):
    """Aim an engine at a ship."""

    ship: str
    outfit: int


class Fire(Choice, frozen=True, tag="xia.fire"):
    """Declare nothing more, and roll."""


class Shield(Choice, frozen=True, tag="xia.shield"):
    """Use a shield."""

    outfit: int


class Brace(Choice, frozen=True, tag="xia.brace"):
    """Declare no more defence."""


class Rearm(Choice, frozen=True, tag="xia.rearm"):
    """Arm so many markers again."""

    markers: int


class Damage(Choice, frozen=True, tag="xia.damage"):
    """Put a damage marker on a space of the hold."""

    cell: Cell


# Cargo and work


class Buy(Choice, frozen=True, tag="xia.buy"):
    """Buy cubes for 1,000 credits."""

    cargo: Cargo
    cubes: int


class Sell(Choice, frozen=True, tag="xia.sell"):
    cargo: Cargo
    cubes: int


class SellAll(Choice, frozen=True, tag="xia.sell-all"):
    """Sell everything that is bought here."""


class Mine(Choice, frozen=True, tag="xia.mine"):
    """Mine the asteroids."""


class Salvage(Choice, frozen=True, tag="xia.salvage"):
    """Search the wreckage."""


class Harvest(Choice, frozen=True, tag="xia.harvest"):
    """Gather the gas of the nebula."""


class Collect(Choice, frozen=True, tag="xia.collect"):
    """Take a cube from the ship's space on board."""

    cargo: Cargo


class CollectToken(Choice, frozen=True, tag="xia.collect-token"):
    """Take the exploration token of the space in use."""


class Jettison(Choice, frozen=True, tag="xia.jettison"):
    """Throw a cube overboard."""

    cargo: Cargo


# Missions


class Draw(Choice, frozen=True, tag="xia.draw"):
    """Draw missions face down."""


class Keep(Choice, frozen=True, tag="xia.keep"):
    """Accept a drawn mission."""

    mission: str


class KeepNone(Choice, frozen=True, tag="xia.keep-none"):
    """Discard all other drawn missions."""


class Pursue(Choice, frozen=True, tag="xia.pursue"):
    """Work on the objective of a mission."""

    mission: str


class Deliver(Choice, frozen=True, tag="xia.deliver"):
    """Complete a mission."""

    mission: str


class Abort(Choice, frozen=True, tag="xia.abort"):
    """Give a mission up."""

    mission: str


# People


class Rescue(Choice, frozen=True, tag="xia.rescue"):
    """Give energy to a stranded ship."""

    ship: str


class Give(Choice, frozen=True, tag="xia.give"):
    """Give credits to another captain."""

    captain: Seat


class Amount(Choice, frozen=True, tag="xia.amount"):
    """So many credits."""

    credits: int


class UseAbility(Choice, frozen=True, tag="xia.ability"):
    """Use the ability card of a ship."""

    card: str
    target: str | None = None


class WarpTo(Choice, frozen=True, tag="xia.warp"):
    """Appear on another space."""

    to: Hex


class Mend(Choice, frozen=True, tag="xia.mend"):
    """Remove a damage marker."""

    cell: Cell


class Follow(Choice, frozen=True, tag="xia.follow"):
    """Be towed along."""


class LetGo(Choice, frozen=True, tag="xia.let-go"):
    """Cut the line."""


# Dice


class Experience(Choice, frozen=True, tag="xia.experience"):
    """Discard a completed mission of the same type and roll again."""

    mission: str


class Accept(Choice, frozen=True, tag="xia.accept"):
    """Leave the die as it is."""


# Phases


class EndActions(Choice, frozen=True, tag="xia.end"):
    """Take no more actions."""


class Recharge(Choice, frozen=True, tag="xia.recharge"):
    """Fill the energy meter."""


class Repair(Choice, frozen=True, tag="xia.repair"):
    """Remove all damage."""


class BuyOutfit(Choice, frozen=True, tag="xia.buy-outfit"):
    outfit: str


class SellOutfit(Choice, frozen=True, tag="xia.sell-outfit"):
    outfit: int


class BuyShip(Choice, frozen=True, tag="xia.buy-ship"):
    ship: str


class BuyFame(Choice, frozen=True, tag="xia.buy-fame"):
    """Throw some credits around."""


class Rearrange(Choice, frozen=True, tag="xia.rearrange"):
    """Pack the hold anew."""


class Lift(Choice, frozen=True, tag="xia.lift"):
    """Take out what lies on a space of the hold."""

    cell: Cell


class Fit(Choice, frozen=True, tag="xia.fit"):
    """Fit the outfit in hand onto these spaces, section by section."""

    cells: tuple[Cell, ...]


class Stow(Choice, frozen=True, tag="xia.stow"):
    """Put the cube in hand onto a space."""

    cell: Cell


class Later(Choice, frozen=True, tag="xia.later"):
    """Put what is in hand aside and take the next piece."""


class Leave(Choice, frozen=True, tag="xia.leave"):
    """Leave behind what is in hand."""


class PutBack(Choice, frozen=True, tag="xia.put-back"):
    """Put everything back as it was."""


class Depart(Choice, frozen=True, tag="xia.depart"):
    """Be done here."""


class Arm(Choice, frozen=True, tag="xia.arm"):
    """Arm so many markers."""

    markers: int


# Ships without a captain


class Route(Choice, frozen=True, tag="xia.route"):
    """The end of an NPC's flight, among ways that are equally direct."""

    to: Hex
