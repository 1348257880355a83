"""A die of its own, or a deck or bag to draw from: `Die`. Real ones are asked for by name and answered by a face."""

from __future__ import annotations

from msgspec import Struct


class Die(Struct, frozen=True, gc=False):
    """One of the dice on a table, or one of the piles, in the title's own terms; its text makes words of them."""

    name: str = ""
    """Tells it from the others: `blue`, `stress`, `bag`. A plain die needs none."""
    faces: tuple[str, ...] = ()
    """A word for each side, the first for 1; sides with the same word are one face. A plain die has numbers."""
    drawn: bool = False
    """True for a deck or a bag: its faces are the things that can still come out of it."""

    def side(self, face: str) -> int:
        """The number that a face stands for: the first of the sides that bear its word.

        >>> Die("attack", ("miss", "miss", "hit")).side("hit")
        3
        """
        return 1 + self.faces.index(face)


PLAIN = Die()
"""A die with numbers on it, like any other of its size."""
