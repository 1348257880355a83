"""Before the first round."""

from __future__ import annotations

from starhold.kernel import Choice


class Dock(Choice, frozen=True, tag="corespace.dock"):
    """Lay the ship at an airlock. (CS-SETUP-16)"""

    airlock: str
