"""The standing of a captain in the demo game."""

from __future__ import annotations

from starhold.games.demo import Demo
from starhold.kernel import Seat

from .titles import TitlePlayers

UNSAFE = 0.6
"""The worth of cargo that is not home yet."""
WAY_HOME = 0.2
"""The cost of each place on the way home to somebody with cargo."""
SOMETHING_HERE = 0.5
RIVALS = 0.5


def prospects(game: Demo, seat: Seat) -> float:
    """Cargo at home, cargo on its way, and cargo still to be taken; the best of the others counts against it."""
    state = game.state
    place, places = state.places[seat], len(state.tokens)
    hold = state.captains[seat].hold
    way_home = min(place, places - place) * len(hold)
    here = SOMETHING_HERE if state.tokens[place] else 0.0
    rivals = max(captain.vault for other, captain in enumerate(state.captains) if other != seat)
    return state.captains[seat].vault + UNSAFE * sum(hold) - WAY_HOME * way_home + here - RIVALS * rivals


PLAYERS = TitlePlayers(evaluation=prospects)
