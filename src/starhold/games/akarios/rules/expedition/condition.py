"""The condition of a pilot on foot: stress, energy and health. (AKA-WORLD-07..13)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event

from ...state import Walker
from ..campaign.squad import squad_of
from ..damage import MOST_TRAUMA

if TYPE_CHECKING:
    from ...game import Akarios

MOST_STRESS = 10


class WalkerChanged(Event, frozen=True, tag="akarios.walker-changed"):
    """Stress, energy or health of a pilot on foot is different now."""

    pilot: str
    what: str
    by: int
    now: int


class Fainted(Event, frozen=True, tag="akarios.fainted"):
    """A pilot on foot is unconscious."""

    pilot: str


class PilotLost(Event, frozen=True, tag="akarios.pilot-lost"):
    """A pilot is dead."""

    pilot: str


def change_stress(game: Akarios, walker: Walker, by: int) -> None:
    """Thresholds have no effect on foot, and at 10 every further point costs health. (AKA-WORLD-10..12)"""
    beyond = max(0, walker.stress + by - MOST_STRESS)
    _change(game, walker, "stress", by - beyond)
    lose_health(game, walker, beyond)


def change_energy(game: Akarios, walker: Walker, by: int) -> None:
    """No more than at the start; each point that is missing costs 1 stress instead. (AKA-WORLD-07..09)"""
    lacking = max(0, -by - walker.energy)
    _change(game, walker, "energy", min(by + lacking, walker.full_energy - walker.energy))
    change_stress(game, walker, lacking)


def lose_health(game: Akarios, walker: Walker, amount: int) -> None:
    """Whoever has no health left is unconscious. (AKA-WORLD-13, AKA-WORLD-37)"""
    _change(game, walker, "health", -min(amount, walker.health))
    if not walker.health and walker.status != "out":
        faint(game, walker)


def faint(game: Akarios, walker: Walker) -> None:
    """1 trauma, and nothing more in this round; in ironman mode the pilot dies. (AKA-WORLD-13, AKA-IRONMAN-06)"""
    squad = squad_of(game)
    sheet = squad.pilots[walker.id]
    walker.status, walker.dice, walker.docked = "out", 0, False
    sheet.trauma = min(MOST_TRAUMA, sheet.trauma + 1)
    game.tell(Fainted(walker.id))
    if squad.ironman:
        sheet.lost = True
        game.tell(PilotLost(walker.id))


def bearable(walker: Walker) -> int:
    """The most stress that a pilot can gain and stay conscious. (AKA-WORLD-12..13)"""
    return MOST_STRESS - walker.stress + walker.health - 1


def recover(game: Akarios, walker: Walker) -> None:
    """No stress, full energy, full health. (AKA-WORLD-17, AKA-WORLD-35)"""
    _change(game, walker, "stress", -walker.stress)
    _change(game, walker, "energy", walker.full_energy - walker.energy)
    _change(game, walker, "health", walker.full_health - walker.health)


def _change(game: Akarios, walker: Walker, what: str, by: int) -> None:
    """Nothing happens any more to those who are unconscious."""
    before: int = getattr(walker, what)
    now = max(0, before + by)
    if now != before and walker.status != "out":
        setattr(walker, what, now)
        game.tell(WalkerChanged(walker.id, what, now - before, now))
