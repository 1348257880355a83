"""Threats to a captain who plays alone: NPCs that would come and fire when the turn is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from starhold.games.xia.board.sites import is_starport
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.outfits import fitted, outfit_of
from starhold.games.xia.rules.ships import card_of, place_on_board
from starhold.games.xia.rules.solo.behaviours.aims import candidates
from starhold.games.xia.rules.solo.behaviours.conditions import which_hold
from starhold.games.xia.rules.solo.behaviours.grammar import plan_of
from starhold.games.xia.rules.solo.behaviours.words import Moment
from starhold.games.xia.rules.solo.table import rivals, table
from starhold.geometry import Hex, distance

from ..board.risks import death_of
from ..tastes import worth
from .guns import chance_of

if TYPE_CHECKING:
    from starhold.games.xia.state import Npc

    from ..situation import Situation

HIT = 0.7
"""The chance that an NPC finds its way into range."""


class Threat(NamedTuple):
    """An NPC that is after the captain."""

    at: Hex
    flight: int
    """The spaces that it flies before it fires."""
    reach: int
    dice: tuple[int, ...]

    def reaches(self, at: Hex) -> bool:
        return distance(self.at, at) <= self.flight + self.reach


def threats_to(situation: Situation) -> tuple[Threat, ...]:
    """All that the captain has to expect as things stand; none, if there are other captains."""
    if situation.state.solo is None:
        return ()
    found = (_threat(situation, npc) for npc in rivals(situation.game) if npc.at is not None and not npc.skips_turn)
    return tuple(threat for threat in found if threat is not None)


def _threat(situation: Situation, npc: Npc) -> Threat | None:
    """The attack of an NPC whose first target is the captain, by the steps of its behaviour."""
    game, card = situation.game, card_of(situation.game, npc)
    if card.weapon is None or npc.at is None:
        return None
    plan = plan_of(game.content.behaviour[table(game).plans[npc.id]])
    at = Moment(game, npc, plan)
    if not any(mark.ship == situation.me.ship for mark in candidates(at, plan.aims)):
        return None
    flight, dice = 0, list[int]()
    for step in plan.steps:
        if which_hold(at, step.conditions) is None:
            continue
        act = step.acts[0]
        if act.verb == "fly" and not dice:
            flight += act.number or card.speed
        elif act.verb == "attack":
            dice += card.weapon.dice
    if not dice:
        return None
    return Threat(place_on_board(game, npc.at), flight, card.weapon.reach[1], tuple(dice))


def harm_at(situation: Situation, at: Hex) -> float:
    """The harm to expect on a space when the turn ends there, in fame; nobody is hit in a starport."""
    threats = [threat for threat in situation.threats if threat.reaches(at)]
    if not threats or is_starport(situation.chart.spaces[at]):
        return 0.0
    return sum(harm_of(situation, threat) for threat in threats)


def harm_of(situation: Situation, threat: Threat) -> float:
    """The ship, the fame that her end brings the NPCs, or the repair."""
    hull = len(undamaged(situation.game, situation.seat))
    shield = _shield(situation)
    killed = chance_of(threat.dice, hull, shield)
    tier = situation.content.ship[situation.me.ship].tier
    damage = max(0.0, sum(die + 1 for die in threat.dice) / 2 - (shield + 1) / 2)
    return HIT * (killed * (death_of(situation.game, situation.me) + tier) + (1 - killed) * damage * worth.DAMAGE)


def _shield(situation: Situation) -> int:
    places = fitted(situation.game, situation.seat, "shield")
    return max((outfit_of(situation.game, situation.seat, place).die for place in places), default=0)
