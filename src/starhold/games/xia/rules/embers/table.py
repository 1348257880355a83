"""What Embers has on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Embers

if TYPE_CHECKING:
    from ...game import Xia


def table(game: Xia) -> Embers:
    """Its rules are in play only where it is there."""
    embers = game.state.embers
    assert embers is not None, "Embers is played with"
    return embers
