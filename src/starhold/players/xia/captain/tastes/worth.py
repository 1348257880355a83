"""The worth of things, in fame: the one place with the tastes of the captain."""

from __future__ import annotations

from functools import cache
from math import exp

MOVES_FOR_A_FAME = 13
"""The spaces that a captain flies for one fame, if all goes well: a harm on the way is weighed against a detour."""

FAME_A_TURN = 1.5
"""The gain of a good captain."""

CREDITS_FOR_A_FAME = 5000
CREDIT = 0.9 / CREDITS_FOR_A_FAME
"""A credit in the purse is worth less than what it can buy: it has to be brought to a starport first."""
LATE_CREDIT = CREDIT / 3
"""Near the end credits come too late, because the last fame cannot be bought."""

TOKEN = 0.5
"""Two of them bring a fame."""
DRAW = 0.3
"""A look at three missions while there is a slot for one."""
SCAN = 0.4
"""A new sector: a token, more often than not, and a place to trade or to work."""

DAMAGE = 0.035
"""A marker in the hold: a repair removes all of them at once."""
DEATH = 1.5
"""A turn cut short, and a new beginning at a place of chance."""
BEGUN_MISSION = 0.5
CUBE = 0.1
BOUNTY = 0.35
"""To become an outlaw: closed doors, and the Enforcer."""
MORE_BOUNTY = 0.05

# Of captains who play alone

PLUS = 0.15
"""Each point on the roll of the NPCs at the end of a round."""
ADRIFT = 2 * PLUS
"""A cube on the board at that time."""

A_TURN = 24
"""The spaces that a sound ship flies in a turn."""
NEW_BEGINNING = 0.3
"""A place of chance, after the loss of a ship."""
FRESH = 0.7
"""The share of energy and repairs that a lost ship is spared."""
STRANDED = 1.5
"""A turn without engines, or more than one."""

FULL_TANK = 0.9
HALF_LIFE = 5.0


@cache
def energy(level: int) -> float:
    """The worth of so much energy, armed markers counted in: the last of it is the dearest."""
    return FULL_TANK * (1 - exp(-level / HALF_LIFE))


def moves(fame: float) -> float:
    """The detour that is as bad as losing so much fame."""
    return fame * MOVES_FOR_A_FAME


def credit(fame_needed: int) -> float:
    """The worth of a credit to somebody who needs so much more fame."""
    return LATE_CREDIT if fame_needed <= 2 else CREDIT
