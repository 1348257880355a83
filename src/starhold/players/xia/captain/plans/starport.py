"""Starports: energy, repairs, better ships, and fame for credits. They open when a turn ends there."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from starhold.games.xia.board.holds import Fitted, of_family, regular_damage
from starhold.games.xia.choices import EndActions
from starhold.games.xia.content import MARKERS
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.energy import max_energy
from starhold.games.xia.rules.starport import repair_price
from starhold.geometry import distance

from ..situation import Situation
from ..tastes import worth
from ..values.spending import Purchase, purchase
from .aim import Aim, AimKind
from .plan import Plan

WEAK = 6
"""With so little left to lose, a ship is in danger everywhere."""
WEAKNESS = 0.08
HUNTING_GROUND = 10
SHELTER = 0.1
ENGINE_HIT = 0.06
PURPOSES: dict[AimKind, str] = {
    "fame": "buy fame",
    "recharge": "recharge",
    "repair": "repair",
    "ship": "buy a better ship",
}
ICE_TO_COME = 3
"""Ice that does not melt spreads."""


def propose(situation: Situation) -> Iterator[Plan]:
    """The nearest starport, if there is a reason to end a turn there."""
    nearest = situation.ways.nearest(situation.starports)
    if nearest is None:
        return
    at, effort = nearest
    bought = purchase(situation)
    fame = charging(situation) + mending(situation) + bought.worth + shelter(situation)
    purpose = _purpose(situation, bought)
    yield Plan(
        f"ending the turn on {situation.sector_name(at)} to {PURPOSES[purpose]}",
        at,
        (EndActions(),),
        fame,
        until_landed(situation, effort),
        aim=Aim(purpose, at),
    )


def until_landed(situation: Situation, effort: float) -> float:
    """The rest of the turn is given away, or more than that."""
    left, a_turn = situation.pace.left, max(1.0, situation.pace.a_turn)
    if effort <= left:
        return max(left, effort)
    return left + ceil((effort - left) / a_turn) * a_turn


def charging(situation: Situation) -> float:
    """A full meter and four armed markers."""
    me = situation.me
    full = max_energy(situation.game, situation.seat) + MARKERS
    return worth.energy(full) - worth.energy(me.energy + me.armed)


def mending(situation: Situation) -> float:
    """Ice melts for nothing; the rest is worth its price if it can be paid."""
    hold = situation.me.hold
    ice = len(hold.ice) * worth.DAMAGE * ICE_TO_COME
    if situation.me.credits < repair_price(situation.game, situation.seat):
        return ice
    hits = regular_damage(hold)
    on_engines = sum(cell in fitted.cells for fitted in engines(situation) for cell in hits)
    weakness = max(0, WEAK - len(undamaged(situation.game, situation.seat)))
    return ice + len(hits) * worth.DAMAGE + on_engines * ENGINE_HIT + weakness * WEAKNESS


def engines(situation: Situation) -> list[Fitted]:
    return of_family(situation.content, situation.me.hold, "engine")


def shelter(situation: Situation) -> float:
    """Nobody can be attacked from outside of a planet: a comfort to outlaws, and to the prey of the Scoundrel."""
    hunter = "enforcer" if situation.me.bounty else "scoundrel"
    npc = next((npc for npc in situation.state.npcs if npc.id == hunter), None)
    is_near = npc is not None and npc.at is not None and distance(npc.at, situation.here) <= HUNTING_GROUND
    return SHELTER if is_near else 0.0


def _purpose(situation: Situation, bought: Purchase) -> AimKind:
    if bought.what:
        return bought.what
    return "repair" if mending(situation) > charging(situation) else "recharge"
