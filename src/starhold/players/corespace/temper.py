"""How well somebody trades: what a trader of each level sees coming, and how often it errs."""

from __future__ import annotations

from msgspec import Struct


class Temper(Struct, frozen=True):
    """What makes one bot better than another."""

    slip: float = 0.0
    """By about so much it misjudges what a plan is worth."""
    places: int = 10
    """So many places are looked at closely before it goes to one."""
    foresees: bool = True
    """True if it asks whom the Purge would take there."""
    horizon: float = 99.0
    """What takes more rounds than this is no plan."""
    plans: bool = True
    """True if it tries out skills before it uses them."""


EASY = Temper(slip=2.5, places=3, foresees=False, horizon=1.5)
NORMAL = Temper(slip=0.6, places=4, horizon=2)
HARD = Temper()
QUICK = Temper(places=2, foresees=False, plans=False)
"""For playouts."""
