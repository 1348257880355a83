"""Notes: who is where and who sees whom, written down while a question is put together.

Everything that a trader may do is asked of some twenty rules, one after the other, and most of them look around first.
As long as they are asked, nothing changes, so the first look is enough. Then the notes are thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..board.sight import Sight
    from ..game import CoreSpace
    from ..state import Figure
    from .movement import Reach
    from .seeing import Crowd


class Notes:
    """Everything that was asked for so far."""

    __slots__ = ("crowd", "fallen", "people", "reaches", "shots", "sights", "touched", "zones")

    def __init__(self) -> None:
        self.people: list[Figure] | None = None
        self.fallen: list[Figure] | None = None
        self.crowd: Crowd | None = None
        self.touched: dict[str, list[Figure]] = {}
        """Those in contact with somebody."""
        self.sights: dict[tuple[str, str], Sight] = {}
        """The sight of one figure by another, from where it is."""
        self.shots: dict[tuple[str, ...], bool] = {}
        """Whether a figure can make a shot of a skill: at whom, how far, and at which other."""
        self.reaches: dict[tuple[str, int, str], Reach] = {}
        """Where a figure can get to with so many squares, if another one lets it pass."""
        self.zones: dict[tuple[str, int], tuple[int, ...]] = {}
        """The zones near some squares that a figure leaves at its peril."""


_open: dict[int, Notes] = {}
"""The notes on each play of which something is asked."""


@contextmanager
def taking_notes(game: CoreSpace) -> Iterator[None]:
    """Look around once. Nobody may change the play meanwhile; a copy of it has no notes."""
    if id(game) in _open:
        yield
        return
    _open[id(game)] = Notes()
    try:
        yield
    finally:
        del _open[id(game)]


def notes_on(game: CoreSpace) -> Notes | None:
    """The notes on a play, as long as somebody takes them."""
    return _open.get(id(game))
