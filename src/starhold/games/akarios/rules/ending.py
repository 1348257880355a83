"""The end of a scenario: looked for wherever something is destroyed, left or counted. (AKA-ROUND-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bodies import scenario_of
from .script.conditions import holds

if TYPE_CHECKING:
    from ..game import Akarios


def look(game: Akarios) -> None:
    """End the scenario if it has succeeded or failed; success counts if one blow brings both."""
    if game.state.outcome or game.state.phase in ("muster", "deployment"):
        return
    scenario = scenario_of(game)
    if holds(game, scenario.success):
        game.state.outcome = "success"
    elif holds(game, scenario.failure) or all(flyer.status == "out" for flyer in game.state.flyers):
        game.state.outcome = "failure"
