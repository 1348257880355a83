"""Events of Xia, in the past tense."""

from __future__ import annotations

from typing import Literal

from starhold.geometry import Hex
from starhold.kernel import Event, Seat

from .board.holds import Cell
from .content import Cargo
from .state import FameSource

# Set-up and turns


class FirstPlayer(Event, frozen=True, tag="xia.first-player"):
    seat: Seat


class ShipChosen(Event, frozen=True, tag="xia.ship-chosen"):
    seat: Seat
    ship: str


class OrderRolled(Event, frozen=True, tag="xia.order-rolled"):
    seat: Seat
    shown: int


class TurnBegan(Event, frozen=True, tag="xia.turn-began"):
    seat: Seat


class TurnLost(Event, frozen=True, tag="xia.turn-lost"):
    ship: str


class Won(Event, frozen=True, tag="xia.won"):
    seat: Seat
    ship: str


# Dice


class DieRolled(Event, frozen=True, tag="xia.die-rolled"):
    """The face of a captain's die, and its purpose."""

    seat: Seat
    sides: int
    shown: int
    purpose: str
    about: str = ""
    """The id of the outfit, the planet, the card, …"""


class NpcRolled(Event, frozen=True, tag="xia.npc-rolled"):
    npc: str
    sides: int
    shown: int
    purpose: str


class TieBroken(Event, frozen=True, tag="xia.tie-broken"):
    shown: int
    winner: str


# Moving


class ImpulseUsed(Event, frozen=True, tag="xia.impulse-used"):
    seat: Seat
    movement: int


class EngineFired(Event, frozen=True, tag="xia.engine-fired"):
    seat: Seat
    outfit: str
    movement: int


class ShipMoved(Event, frozen=True, tag="xia.ship-moved"):
    ship: str
    start: Hex
    to: Hex


class SpaceUsed(Event, frozen=True, tag="xia.space-used"):
    ship: str
    at: Hex


class GateUsed(Event, frozen=True, tag="xia.gate-used"):
    ship: str
    to: Hex


class Towed(Event, frozen=True, tag="xia.towed"):
    seat: Seat
    to: Hex


class TurnedBack(Event, frozen=True, tag="xia.turned-back"):
    """A move had to end on an occupied space: the ship falls back to the last free one."""

    ship: str
    to: Hex


# Borders


class ShieldHeld(Event, frozen=True, tag="xia.shield-held"):
    """A planetary shield was not passed."""

    ship: str
    planet: str
    damage: int


class ShieldCrossed(Event, frozen=True, tag="xia.shield-crossed"):
    ship: str
    planet: str
    detected: bool


class EntranceClosed(Event, frozen=True, tag="xia.entrance-closed"):
    ship: str
    planet: str


class AsteroidsEntered(Event, frozen=True, tag="xia.asteroids-entered"):
    ship: str
    damage: int


class NebulaEntered(Event, frozen=True, tag="xia.nebula-entered"):
    ship: str
    loss: int


class DebrisEntered(Event, frozen=True, tag="xia.debris-entered"):
    ship: str
    destroyed: bool


class StarEntered(Event, frozen=True, tag="xia.star-entered"):
    ship: str


# Energy and markers


class EnergyLost(Event, frozen=True, tag="xia.energy-lost"):
    seat: Seat
    energy: int
    markers: int


class EnergyGained(Event, frozen=True, tag="xia.energy-gained"):
    seat: Seat
    energy: int


class Stranded(Event, frozen=True, tag="xia.stranded"):
    seat: Seat


class MarkersArmed(Event, frozen=True, tag="xia.markers-armed"):
    seat: Seat
    markers: int
    energy: int = 0
    """The energy spent on it."""


class Rescued(Event, frozen=True, tag="xia.rescued"):
    seat: Seat
    rescuer: Seat


# Damage, destruction, respawn


class DamageTaken(Event, frozen=True, tag="xia.damage-taken"):
    ship: str
    damage: int


class DamagePlaced(Event, frozen=True, tag="xia.damage-placed"):
    seat: Seat
    cell: Cell


class CubeLost(Event, frozen=True, tag="xia.cube-lost"):
    """A cube left the hold and drifts now."""

    seat: Seat
    cargo: Cargo
    at: Hex


class ShipDestroyed(Event, frozen=True, tag="xia.ship-destroyed"):
    """Reveals something: an Assassin mission is turned up now, or nobody has one for this ship."""

    reveals = True
    ship: str
    by: str | None


class Respawned(Event, frozen=True, tag="xia.respawned"):
    ship: str
    at: Hex


# Fighting


class AttackDeclared(Event, frozen=True, tag="xia.attack-declared"):
    ship: str
    target: str
    weapon: str


class ShieldRaised(Event, frozen=True, tag="xia.shield-raised"):
    seat: Seat
    outfit: str


class AttackResolved(Event, frozen=True, tag="xia.attack-resolved"):
    ship: str
    target: str
    attack: int
    defence: int
    damage: int


# Exploring


class SectorRevealed(Event, frozen=True, tag="xia.sector-revealed"):
    reveals = True
    seat: Seat
    sector: str
    centre: Hex
    turn: int
    how: Literal["", "scan", "jump", "expanse"] = ""
    energy: int = 0
    """The energy spent on it."""


class TokenCollected(Event, frozen=True, tag="xia.token-collected"):
    reveals = True
    seat: Seat
    token: str


# Cargo


class CubesBought(Event, frozen=True, tag="xia.cubes-bought"):
    seat: Seat
    cargo: Cargo
    cubes: int


class CubesSold(Event, frozen=True, tag="xia.cubes-sold"):
    seat: Seat
    cargo: Cargo
    cubes: int


class CubeGathered(Event, frozen=True, tag="xia.cube-gathered"):
    seat: Seat
    cargo: Cargo


class CubeCollected(Event, frozen=True, tag="xia.cube-collected"):
    seat: Seat
    cargo: Cargo


# Credits, bounty, fame


class CreditsChanged(Event, frozen=True, tag="xia.credits-changed"):
    """A captain got (or paid) credits, and what for."""

    seat: Seat
    credits: int
    reason: str


class BountyChanged(Event, frozen=True, tag="xia.bounty-changed"):
    ship: str
    credits: int
    """The amount added; less than nothing when it was removed."""
    reason: str


class FameGained(Event, frozen=True, tag="xia.fame-gained"):
    seat: Seat
    fame: int
    source: FameSource


class FameClaimed(Event, frozen=True, tag="xia.fame-claimed"):
    seat: Seat
    fame: int


class TitleDrawn(Event, frozen=True, tag="xia.title-drawn"):
    reveals = True
    title: str


class TitleClaimed(Event, frozen=True, tag="xia.title-claimed"):
    seat: Seat
    title: str


# Missions


class MissionsDrawn(Event, frozen=True, tag="xia.missions-drawn"):
    seat: Seat
    cards: int


class MissionsSeen(Event, frozen=True, tag="xia.missions-seen"):
    """For the captain's eyes only."""

    reveals = True
    seat: Seat
    missions: tuple[str, ...]


class MissionKept(Event, frozen=True, tag="xia.mission-kept"):
    seat: Seat


class MissionsDiscarded(Event, frozen=True, tag="xia.missions-discarded"):
    seat: Seat
    cards: int


class MissionRevealed(Event, frozen=True, tag="xia.mission-revealed"):
    reveals = True
    seat: Seat
    mission: str


class MissionPriced(Event, frozen=True, tag="xia.mission-priced"):
    seat: Seat
    mission: str
    pay: int


class MissionFailed(Event, frozen=True, tag="xia.mission-failed"):
    reveals = True
    seat: Seat
    mission: str


class ContrabandSneaked(Event, frozen=True, tag="xia.contraband-sneaked"):
    seat: Seat
    mission: str


class MissionCompleted(Event, frozen=True, tag="xia.mission-completed"):
    seat: Seat
    mission: str


class ExperienceSpent(Event, frozen=True, tag="xia.experience-spent"):
    seat: Seat
    mission: str


# Starport


class OutfitBought(Event, frozen=True, tag="xia.outfit-bought"):
    seat: Seat
    outfit: str


class OutfitSold(Event, frozen=True, tag="xia.outfit-sold"):
    seat: Seat
    outfit: str


class ShipBought(Event, frozen=True, tag="xia.ship-bought"):
    seat: Seat
    ship: str


class Repaired(Event, frozen=True, tag="xia.repaired"):
    seat: Seat
    damage: int


class CubeLeft(Event, frozen=True, tag="xia.cube-left"):
    """A cube had no room in a new ship and is back in the supply."""

    seat: Seat
    cargo: Cargo


class HoldPacked(Event, frozen=True, tag="xia.hold-packed"):
    seat: Seat


# Abilities


class AbilityUsed(Event, frozen=True, tag="xia.ability-used"):
    seat: Seat
    card: str
    ability: str = ""
    """The id of the card: the power's own, or that of the ship."""
    energy: int = 0
    """The energy spent on it."""


class AbilityWorked(Event, frozen=True, tag="xia.ability-worked"):
    """The outcome of an ability."""

    seat: Seat
    card: str
    value: int
    ability: str = ""


# NPCs


class NpcSpawned(Event, frozen=True, tag="xia.npc-spawned"):
    npc: str
    at: Hex


class NpcTargeted(Event, frozen=True, tag="xia.npc-targeted"):
    npc: str
    target: str


class NpcStuck(Event, frozen=True, tag="xia.npc-stuck"):
    """There is no way for an NPC to get any closer to its target; told once, until it can fly again."""

    npc: str
    target: str


class NpcEarned(Event, frozen=True, tag="xia.npc-earned"):
    npc: str
    credits: int


# NPCs with behaviours


class BehaviourDrawn(Event, frozen=True, tag="xia.behaviour-drawn"):
    """The plan by which an NPC flies from now on."""

    npc: str
    behaviour: str


class NpcPlanned(Event, frozen=True, tag="xia.npc-planned"):
    """An act that an NPC begins, and why."""

    npc: str
    behaviour: str
    act: str
    """The verb on its card."""
    why: str = ""
    """The word for its target, or for the condition that holds."""
    target: str = ""
    """The ship or the planet that it is after."""
    at: Hex | None = None
    """The space that it is after, or where it does something."""
    plus: int = 0
    """How much that helps the NPCs at the end of the round."""


class NpcBought(Event, frozen=True, tag="xia.npc-bought"):
    npc: str
    cargo: Cargo


class NpcCollected(Event, frozen=True, tag="xia.npc-collected"):
    """The cubes adrift that an NPC has picked up."""

    npc: str
    goods: tuple[Cargo, ...]


class NpcClaimed(Event, frozen=True, tag="xia.npc-claimed"):
    """An exploration token has gone, and nobody has seen it."""

    npc: str
    at: Hex


class NpcMended(Event, frozen=True, tag="xia.npc-mended"):
    npc: str
    damage: int
