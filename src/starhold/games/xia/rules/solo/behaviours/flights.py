"""Moves to the target: their goals, and how near is near enough. (XIA-SOLO-26)"""

from __future__ import annotations

from ....board.routes import Way
from ...npcs import FlyNpc
from ...npcs.enforcer import bring_into_range
from ...npcs.places import around_prey, inside, where_to_use
from ...ships import card_of, place_on_board, vessel
from .aims import is_foe
from .conditions import which_hold
from .words import Mark, Moment

BLASTERS = (1, 1)


def flight(at: Moment, mark: Mark, speed: int) -> FlyNpc:
    """The move to a target, by so many spaces or as far as its card says."""
    game, npc, card = at.game, at.npc, card_of(at.game, at.npc)
    speed = speed or card.speed
    prey = vessel(game, mark.ship).at if mark.ship else None
    if prey is not None and closes_in(at, mark) and card.weapon is not None and card.weapon.reach != BLASTERS:
        course = bring_into_range(game, npc, mark.ship, place_on_board(game, prey), speed)
        return FlyNpc(npc.id, course.goals, speed, course.quarry)
    return FlyNpc(npc.id, goals(at, mark), speed)


def goals(at: Moment, mark: Mark) -> Way:
    """Beside a ship, onto a space or, if a ship is there, beside it, and into a planet."""
    if mark.ship:
        prey = vessel(at.game, mark.ship).at
        return () if prey is None else around_prey(at.game, at.npc, prey)
    if mark.space is not None:
        return where_to_use(at.game, at.npc, mark.space)
    return inside(at.game, at.npc, mark.planet)


def closes_in(at: Moment, mark: Mark) -> bool:
    """True if the next act that asks for a certain place is an attack: no other act does where a ship is the target.

    That may also be the attack with which its next turn begins.
    """
    return is_foe(at, mark.ship) and any(
        act.verb == "attack"
        for step in at.plan.steps
        for act in (step.acts if which_hold(at, step.conditions) is not None else step.acts[1:])
    )
