"""The chance of a captain of Xia to become the winner, judged by what there is: a small model of many matches.

The weights were fitted on what 424 matches of four captains looked like at the beginning of each turn: what is worth
as much as a fame point by what it brought in the next three turns (least squares), the chance, and what plans and speed
are worth, by who won (logistic regression). They are rounded; only what a lost ship costs is a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest

from starhold.games.xia import Xia
from starhold.kernel import Match, Seat

from ..guide import share_of_victory
from .captain.plans.choosing import ranked_plans
from .captain.plans.plan import LEAST_EFFORT
from .captain.situation import Situation
from .playout import Glimpse

# What is worth how much of a fame point

PER_1000_CREDITS = 0.18
PER_TOKEN = 0.35
PER_MISSION = 0.2
PER_ENERGY = 0.04
ENOUGH_ENERGY = 12
PER_DAMAGE = -0.06
PER_SPACE = 0.03
"""For each space that the ship flies in a turn."""
OF_PLANS = 0.7
"""The part of the plans for the next turn that comes true."""
MOST_PLANS = 6
SPACES_FOR_A_FAME = 13
"""The best plans are those that bring most when the way is paid for."""
DESTROYED = -1.5

# The chance of victory, as a logistic function

EVEN = -1.9
PER_FAME = 0.55
PER_FAME_OF_RIVAL = -0.475
"""Of the best of them."""

A_TURN = 1.1
"""The earnings of a captain in it, more or less."""
LAST_TURN = {5: 0.01, 6: 0.04, 7: 0.14, 8: 0.32, 9: 0.66}
"""The chance that a captain wins with the next turn who has so much fame, if 10 are needed."""
USUAL_GOAL = 10


def chance_of_victory(world: Match, seat: Seat, turns: int) -> float:
    """The chance that a captain wins, or has won, if it has had so many more turns than the others."""
    game = world.game
    assert isinstance(game, Xia)
    if game.is_over:
        return unbeaten(game, seat, turns) if game.state.winner == seat else 0.0
    more = game.fame_goal - USUAL_GOAL
    rivals = max(fame_of(game, rival) for rival in rivals_of(game, seat)) + A_TURN * turns
    total = EVEN + PER_FAME * (standing(Glimpse(world, seat)) - more) + PER_FAME_OF_RIVAL * (rivals - more)
    return share_of_victory(total) * unbeaten(game, seat, turns)


def standing(situation: Situation) -> float:
    """The possessions of a captain, and what can be made of them, in fame."""
    me, seat = situation.me, situation.seat
    total = fame_of(situation.game, seat) + PER_TOKEN * len(me.tokens) + PER_MISSION * len(me.missions)
    if me.at is None:
        return total + DESTROYED
    total += PER_ENERGY * min(ENOUGH_ENERGY, me.energy + me.armed) + PER_DAMAGE * len(me.hold.damage)
    return total + PER_SPACE * situation.pace.a_turn + promise(situation)


def promise(situation: Situation) -> float:
    """The gain of a turn if the best plans are carried out one after the other, as far as the ship flies in it."""
    credit = PER_1000_CREDITS / 1000
    plans = [(plan.fame + plan.credits * credit, max(LEAST_EFFORT, plan.effort)) for plan in ranked_plans(situation)]
    best = nlargest(MOST_PLANS, plans, key=lambda plan: plan[0] - plan[1] / SPACES_FOR_A_FAME)
    total, spaces = 0.0, situation.pace.a_turn
    for gain, effort in sorted(best, key=lambda plan: plan[0] / plan[1], reverse=True):
        total += gain * min(1.0, spaces / effort)
        spaces = max(0.0, spaces - effort)
    return OF_PLANS * total


def fame_of(game: Xia, seat: Seat) -> float:
    captain = game.state.captains[seat]
    return captain.fame + captain.unclaimed + PER_1000_CREDITS * captain.credits / 1000


def rivals_of(game: Xia, seat: Seat) -> Sequence[Seat]:
    return [other for other in range(len(game.state.captains)) if other != seat]


def unbeaten(game: Xia, seat: Seat, turns: int) -> float:
    """The chance that none of the others has won before the captain's next turn but so many."""
    left = 1.0
    for turn in range(turns):
        for rival in rivals_of(game, seat):
            missing = game.fame_goal - game.state.captains[rival].fame - round(A_TURN * turn)
            left *= 1 - LAST_TURN.get(min(9, USUAL_GOAL - missing), 0.0)
    return left
