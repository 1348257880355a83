"""Markers: how many are armed, and which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import use_spaces
from starhold.games.xia.choices import Arm, Lift
from starhold.kernel import Choice

from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation


def arm(situation: Situation) -> Answer:
    """As many as there are Use spaces for them."""
    hold = situation.me.hold
    uses = sum(cell not in hold.damage for found in hold.outfits for cell in use_spaces(situation.content, found))
    wanted = max(0, uses - situation.me.armed)
    markers = [option.markers for option in situation.options if isinstance(option, Arm)]
    useful = [number for number in markers if number <= wanted]
    return Answer(Arm(max(useful, default=min(markers))), "arming for the next turn")


def lift(situation: Situation) -> Answer:
    """Engines first: the marker is wanted there again."""
    engines = [
        cell
        for found in situation.me.hold.outfits
        if situation.content.outfit[found.outfit].family == "engine"
        for cell in found.used
    ]
    best: Choice = next((Lift(cell) for cell in engines if Lift(cell) in situation.options), situation.options[0])
    return Answer(best, "the engine is used again")
