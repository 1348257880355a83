"""A scenario as the page draws it: for a single fight in the scenery, for those of a campaign in the view."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from starhold.geometry import Hex

from ..board.maps import Terrain

Sign: TypeAlias = Literal["", "gate", "arrival", "goal"]
"""A marker by which pilots leave, at which enemies arrive, or that matters otherwise."""


class DrawnSpace(Struct, frozen=True):
    at: Hex
    name: str
    terrain: Terrain
    start: bool
    marker: str
    """The name of the scenario marker without hull that lies there, if one does."""
    sign: Sign
    """What it is for."""


class DrawnScenario(Struct, frozen=True):
    id: str
    name: str
    goal: str
    story: str
    rules: tuple[str, ...]
    """The special rules, a sentence each."""
    objectives: tuple[str, ...]
    """What is counted of each part of the objective, in the order of the view's progress."""
    last_round: int
    """The round with which the time is up; 0 if there is time enough."""
    spaces: tuple[DrawnSpace, ...]
    markers: dict[str, str]
    """The words for its markers: on the ground by their names, with hull by their ids."""
