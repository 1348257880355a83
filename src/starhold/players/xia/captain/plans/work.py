"""Work for cubes: mining, harvesting, salvaging, quarrying, and how it ends."""

from __future__ import annotations

from starhold.games.xia.choices import Harvest, Mine, Salvage
from starhold.games.xia.rules.cargo import FAILS_UP_TO
from starhold.games.xia.rules.embers.space.ice import Quarry
from starhold.kernel import Choice

from ..board.risks import death_of
from ..situation import Situation
from ..values.harm import drain, help_with_work, hit, ice_hit

WORK: dict[str, Choice] = {"asteroids": Mine(), "nebula": Harvest(), "debris": Salvage(), "ice": Quarry()}
"""The deed at work, by the kind of sector."""


def odds(situation: Situation, kind: str) -> tuple[float, float]:
    """The chance of a cube, and the harm to be expected of one try."""
    helped = help_with_work(situation)
    highest = max(0, (FAILS_UP_TO["salvage"] if kind == "debris" else FAILS_UP_TO["mine"]) - helped)
    chance = 1 - highest / 20
    match kind:
        case "asteroids":
            return chance, hit(situation, highest)
        case "nebula":
            return chance, drain(situation, highest)
        case "debris":
            return chance, highest / 20 * death_of(situation.me)
    return chance, ice_hit(situation, highest)
