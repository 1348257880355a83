"""The cost of each step of a ship that nobody owns: dangers first, then the number of steps. (XIA-NPC-13..17)"""

from __future__ import annotations

from .spaces import Exit, Hazard

STEP = 1
ASTEROIDS = 1_000
DEBRIS = 1_000 * ASTEROIDS
SHIELD = 1_000 * DEBRIS
"""The cost of a step, and of each danger. No number of lesser dangers outweighs a greater one. (XIA-NPC-17)"""

ENTERING: dict[Hazard | None, int | None] = {
    None: STEP,
    "nebula": STEP,
    "asteroid": STEP + ASTEROIDS,
    "ice": STEP + ASTEROIDS,
    "debris": STEP + DEBRIS,
    "star": None,
}
"""What a step costs by what it leads into, planets aside; None where no ship would go."""

SAFE = 0
"""The danger of a step through normal space, a nebula, an entrance or a gate."""


def costs_of(way_out: Exit) -> tuple[int | None, int | None]:
    """The cost of leaving a space in one direction, for ships in general and for outlaws.

    None where the way is closed: the unexplored, stars, and for outlaws lawful planets. (XIA-NPC-13..17,
    XIA-SCOUNDREL-08)
    """
    cost = ENTERING[way_out.hazard]
    if way_out.space is None or cost is None:
        return None, None
    if not way_out.barriers:
        return cost, cost
    cost += SHIELD * sum(barrier.kind == "shield" for barrier in way_out.barriers)
    shuns = any(barrier.inward and barrier.planet.law == "lawful" for barrier in way_out.barriers)
    return cost, None if shuns else cost
