"""Captains and NPCs as numbers. Of other captains there is only what lies open."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from starhold.games.xia.board.holds import Fitted, cells_of
from starhold.games.xia.state import ActiveMission, Captain, Npc
from starhold.geometry import Hex
from starhold.kernel import Seat

from .names import CARGO, CONTENT, FAMILIES, MISSION_TYPES

Units: TypeAlias = dict[str, float]
"""What is written, in this order, and by what it is divided so that it mostly lies between -1 and 1."""

YES = 1.0
SPACES, CREDITS, FEW, SOME, MANY = 20.0, 20_000.0, 3.0, 10.0, 20.0

PLACE: Units = {"on board": YES, "q": SPACES, "r": SPACES, "distance": SPACES}
MAT: Units = {
    "energy": SOME,
    "armed": FEW,
    "disarmed": FEW,
    "impulse": YES,
    "credits": CREDITS,
    "bounty": CREDITS,
    "fame": SOME,
    "unclaimed fame": SOME,
    "damage": SOME,
    "cubes": SOME,
    "relics": FEW,
    "missions": FEW,
    "drawn missions": FEW,
    "completed missions": SOME,
    "titles": FEW,
    "tokens": FEW,
    "ability cards": FEW,
    "free crossings": FEW,
    "cloaked": YES,
    "skips a turn": YES,
    "tier": FEW,
    "spaces of the hold": MANY,
    **{f"dice of {family}": MANY for family in FAMILIES},
}
CAPTAIN: Units = PLACE | MAT
MISSION: Units = {
    "there": YES,
    "revealed": YES,
    "fetched": YES,
    "pay": CREDITS,
    **dict.fromkeys(MISSION_TYPES, YES),
}
MISSIONS = 3
OWN: Units = {
    **{f"cubes of {cargo}": SOME for cargo in CARGO},
    **{f"mission {slot}: {name}": unit for slot in range(MISSIONS) for name, unit in MISSION.items()},
}
CARD: Units = {"damage": SOME, "credits": CREDITS, "hunts you": YES, "is run by you": YES}
NPC: Units = PLACE | CARD

Place: TypeAlias = tuple[int, int, int, int]
NOWHERE: Place = (0, 0, 0, 0)

_TYPE_NUMBERS = {name: number for number, name in enumerate(MISSION_TYPES)}
_NO_TYPE = [0.0] * len(MISSION_TYPES)


def place(at: Hex | None, centre: Hex) -> Place:
    """Where something is, as seen from a space."""
    if at is None:
        return NOWHERE
    q, r = at[0] - centre[0], at[1] - centre[1]
    return 1, q, r, (abs(q) + abs(r) + abs(q + r)) // 2


Mat: TypeAlias = tuple[Any, ...]
"""What lies open on a captain's mat: numbers, and at the end the ship and its outfits."""


def mat_of(captain: Captain) -> Mat:
    """What lies open on a mat, as cheaply as it can be compared: everybody who looks asks for all of them."""
    hold = captain.hold
    return (
        captain.energy,
        captain.armed,
        captain.disarmed,
        captain.impulse,
        captain.credits,
        captain.bounty,
        captain.fame,
        captain.unclaimed,
        len(hold.damage),
        len(hold.cubes),
        len(hold.relics),
        len(captain.missions),
        len(captain.drawn),
        len(captain.completed),
        len(captain.titles),
        len(captain.tokens),
        len(captain.abilities),
        captain.crossings,
        captain.cloaked,
        captain.skips_turn,
        captain.ship,
        hold.outfits,
    )


def mat_numbers(mat: Mat) -> tuple[float, ...]:
    """A mat as `MAT` names it."""
    *counted, ship, outfits = mat
    return (*counted, *_fittings(ship, outfits))


@lru_cache(maxsize=4096)
def _fittings(ship: str, outfits: tuple[Fitted, ...]) -> tuple[int, ...]:
    """The tier of a ship, the spaces of its hold, and the sides of its dice, family by family."""
    card = CONTENT.ship.get(ship)
    records = [CONTENT.outfit[fitted.outfit] for fitted in outfits]
    dice = [sum(outfit.die for outfit in records if outfit.family == family) for family in FAMILIES]
    return (card.tier, len(cells_of(card)), *dice) if card else (0, 0, *dice)


def own_numbers(captain: Captain) -> list[float]:
    """What only the captain may know, and the kinds of cube on board, as `OWN` names it."""
    cubes = list(captain.hold.cubes.values())
    known: list[float] = [cubes.count(cargo) for cargo in CARGO]
    for mission in captain.missions[:MISSIONS]:
        known += _mission(mission)
    return known + [0] * (len(OWN) - len(known))


def _mission(mission: ActiveMission) -> list[float]:
    numbers = [1, mission.revealed, mission.fetched, mission.pay, *_NO_TYPE]
    numbers[4 + _TYPE_NUMBERS[CONTENT.mission_types[mission.id]]] = 1
    return numbers


def card_numbers(npc: Npc, seat: Seat) -> tuple[float, ...]:
    """What lies on the card of an NPC, as `CARD` names it."""
    return npc.damage, npc.credits, npc.attacker == seat, npc.holder == seat
