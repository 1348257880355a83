"""The race of a captain who plays alone: the time that is left until the NPCs are famous."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.games.common.bands import Table, look_up
from starhold.games.xia.rules.dice import D20
from starhold.games.xia.rules.solo.race import PLUS

if TYPE_CHECKING:
    from starhold.games.xia.game import Xia

USUAL_PLUS = 2
"""What helps the NPCs in most rounds, besides being behind."""


def chance_in_time(game: Xia, rounds: int) -> float:
    """The chance that the NPCs have not won when so many more rounds are over; certain where there are no such NPCs."""
    solo = game.state.solo
    if solo is None or rounds <= 0:
        return 1.0
    behind = max(0, game.state.captains[0].fame - solo.fame)
    needed = max(1, game.fame_goal - solo.fame)
    return chance_below(game.content.solo.fame_for_rolls, PLUS * behind + USUAL_PLUS, needed, rounds)


@lru_cache(maxsize=1024)
def chance_below(table: Table, plus: int, needed: int, rounds: int) -> float:
    """The chance that so many rolls with a plus bring less fame than needed."""
    once = Counter(look_up(table, shown + plus) for shown in range(1, D20 + 1))
    reached = {0: 1.0}
    for _ in range(rounds):
        after: dict[int, float] = {}
        for fame, chance in reached.items():
            for more, times in once.items():
                if fame + more < needed:
                    after[fame + more] = after.get(fame + more, 0.0) + chance * times / D20
        reached = after
    return sum(reached.values())
