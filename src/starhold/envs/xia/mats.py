"""Captains and NPCs as numbers. Of other captains there is only what lies open."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from starhold.games.xia import Xia
from starhold.games.xia.holds import cells_of
from starhold.games.xia.interior import FAR_AWAY
from starhold.games.xia.rules.ships import place_on_board
from starhold.games.xia.state import ActiveMission, Captain, Npc
from starhold.geometry import Hex
from starhold.kernel import Seat

from .names import CARGO, CONTENT, FAMILIES, MISSION_TYPES, NPCS

Units: TypeAlias = dict[str, float]
"""What is written, in this order, and by what it is divided so that it mostly lies between -1 and 1."""

YES = 1.0
SPACES, CREDITS, FEW, SOME, MANY = 20.0, 20_000.0, 3.0, 10.0, 20.0

PLACE: Units = {"on board": YES, "q": SPACES, "r": SPACES, "distance": SPACES}
CAPTAIN: Units = {
    **PLACE,
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
NPC: Units = {**PLACE, "damage": SOME, "credits": CREDITS, "hunts you": YES, "is run by you": YES}

Place: TypeAlias = tuple[int, int, int, int]
NOWHERE: Place = (0, 0, 0, 0)

_TYPE_NUMBERS = {name: number for number, name in enumerate(MISSION_TYPES)}
_NO_TYPE = [0.0] * len(MISSION_TYPES)
_NO_NPC = [0.0] * len(NPC)


def place(at: Hex | None, centre: Hex) -> Place:
    """Where something is, as seen from a space."""
    if at is None:
        return NOWHERE
    q, r = at[0] - centre[0], at[1] - centre[1]
    return 1, q, r, (abs(q) + abs(r) + abs(q + r)) // 2


def on_board(game: Xia, at: Hex | None) -> Hex | None:
    """Where something is for those who look at the board; almost always it is just there."""
    if at is None or at[0] < FAR_AWAY[0] // 2:
        return at
    return place_on_board(game, at)


def captain_numbers(game: Xia, captain: Captain, centre: Hex) -> list[float]:
    """What lies open of a captain, as `CAPTAIN` names it."""
    hold = captain.hold
    return [
        *place(on_board(game, captain.at), centre),
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
        *_fittings(captain.ship, tuple([fitted.outfit for fitted in hold.outfits])),
    ]


@lru_cache(maxsize=4096)
def _fittings(ship: str, outfits: tuple[str, ...]) -> tuple[int, ...]:
    """The tier of a ship, the spaces of its hold, and the sides of its dice, family by family."""
    card = CONTENT.ship.get(ship)
    records = [CONTENT.outfit[outfit] for outfit in outfits]
    dice = [sum(outfit.die for outfit in records if outfit.family == family) for family in FAMILIES]
    return (card.tier, len(cells_of(card)), *dice) if card else (0, 0, *dice)


def own_numbers(captain: Captain) -> list[float]:
    """What only the captain may know, and the kinds of cube on board, as `OWN` names it."""
    cubes = list(captain.hold.cubes.values())
    known: list[float] = [cubes.count(cargo) for cargo in CARGO] if cubes else [0] * len(CARGO)
    for mission in captain.missions[:MISSIONS]:
        known += _mission(mission)
    return known + [0] * (len(OWN) - len(known))


def _mission(mission: ActiveMission) -> list[float]:
    numbers = [1, mission.revealed, mission.fetched, mission.pay, *_NO_TYPE]
    numbers[4 + _TYPE_NUMBERS[CONTENT.mission_types[mission.id]]] = 1
    return numbers


def npc_numbers(game: Xia, seat: Seat, centre: Hex) -> list[float]:
    """All ships without a captain, in the order of `NPCS`."""
    found = {npc.id: _npc(game, npc, seat, centre) for npc in game.state.npcs}
    return [number for name in NPCS for number in found.get(name, _NO_NPC)]


def _npc(game: Xia, npc: Npc, seat: Seat, centre: Hex) -> list[float]:
    seen = place(on_board(game, npc.at), centre)
    return [*seen, npc.damage, npc.credits, npc.attacker == seat, npc.holder == seat]
