"""Walk counts of Xia: how many ways there are to give the next answers, from five moments that matter.

A count that changes says that some rule offers more or less than before. The open space is that of the rule cases.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starhold.kernel import Match
from starhold.testing import walk_count

from .positions import first_captain, open_space

LOW_ROLLS = (4, 2, 5, 3, 6, 1) * 4
"""Low enough for every die, and for a d20 low enough to hurt."""


def action_phase() -> Match:
    """Far from everything: a captain may move, use the ship's ability, give credits away or end the turn."""
    return open_space(dice=LOW_ROLLS)


def move_beside_a_nebula() -> Match:
    """Three movement are left; north-east lies Burning Horse, and a shield is aboard."""
    return open_space("impulse", "fly SE", dice=LOW_ROLLS, **first_captain(at=[1, 0]))


def damage_being_placed() -> Match:
    """Four markers go onto eight spaces, on which lie outfits, cubes or nothing."""
    hold = {"damage": ["c1", "f3"], "cubes": {"c2": "spice", "d3": "holo"}}
    begin = {"type": "xia.take-damage", "ship": "puddle-jumper", "damage": 4}
    return open_space(begin=begin, dice=LOW_ROLLS, **first_captain(hold=hold))


def attack_being_declared() -> Match:
    """A blaster is aimed at a ship with a shield: more shots and rams may follow, also at another ship."""
    armed = [{"outfit": "nock", "cells": ["c1", "d1", "c2"]}, {"outfit": "m-22", "cells": ["c3", "d3", "d2"]}]
    captains: dict[str, Any] = {
        "0": {"hold": {"outfits": armed}},
        "1": {"at": [0, 1], "hold": {"outfits": [{"outfit": "targe", "cells": ["a1", "b1", "c1"]}]}},
        "2": {"at": [0, -1]},
    }
    return open_space("attack swamp-rat 0", dice=LOW_ROLLS, captains=captains)


def hold_being_packed() -> Match:
    """Two outfits and a cube are aboard, on a planet."""
    changes = first_captain(at=[2, -5], hold={"cubes": {"f3": "spice"}})
    return open_space("end", "rearrange", dice=LOW_ROLLS, **changes)


@pytest.mark.parametrize(
    ("position", "prompt", "counts"),
    [
        (action_phase, "xia.action-phase.act", (6, 33, 205, 1262)),
        (move_beside_a_nebula, "xia.move.spend", (7, 37, 210, 1086)),
        (damage_being_placed, "xia.take-damage.place", (8, 56, 336, 1680)),
        (attack_being_declared, "xia.attacking.declare", (5, 18, 66, 289)),
        (hold_being_packed, "xia.pack.move", (5, 37, 280, 2179)),
    ],
)
@pytest.mark.untraced
def test_walk_counts(position: Callable[[], Match], prompt: str, counts: tuple[int, ...]) -> None:
    match = position()
    assert match.decision.prompt == prompt
    assert tuple(walk_count(match, depth) for depth in range(1, len(counts) + 1)) == counts
