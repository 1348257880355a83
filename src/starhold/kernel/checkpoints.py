"""Copies of a play at former revisions: `Checkpoints`. From them, going back repeats a few answers and not all."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .entries import BLOCK
from .game import Game

CHECKPOINT_EVERY = BLOCK
"""Answers between two copies of the play."""


class Checkpoint(Struct, frozen=True):
    """A copy of the play at a revision. It is cloned when used, so matches may share it."""

    revision: int
    game: Game


class Checkpoints(Struct, frozen=True):
    """The copies that a match keeps. They are never changed, so copies of the match share them."""

    base: Checkpoint | None = None
    """Where the match began, if not with a deal: it was loaded, or put into a position."""
    recent: tuple[Checkpoint, ...] = ()
    beginnings: tuple[Checkpoint, ...] = ()
    """Where scenes began, as far as they are at hand."""

    @property
    def latest(self) -> Checkpoint | None:
        """The newest copy; none if the match can only be dealt again."""
        known = [point for point in (self.base, *self.beginnings[-1:], *self.recent[-1:]) if point is not None]
        return max(known, key=lambda point: point.revision, default=None)

    def beginning(self, revision: int) -> Checkpoint | None:
        """The copy of the scene that began at a revision."""
        return next((point for point in self.beginnings if point.revision == revision), None)

    def with_recent(self, revision: int, game: Game) -> Checkpoints:
        """The same and a new copy; of the recent ones, the last two are enough."""
        return replace(self, recent=(*self.recent[-1:], Checkpoint(revision, game.clone())))

    def with_beginning(self, revision: int, game: Game) -> Checkpoints:
        """The same and the beginning of a scene."""
        return replace(self, beginnings=(*self.beginnings, Checkpoint(revision, game.clone())))

    def up_to(self, revision: int) -> Checkpoints:
        """Those that are still true when everything after a revision is taken back."""
        base = self.base if self.base is not None and self.base.revision <= revision else None
        recent, begun = (
            tuple(point for point in points if point.revision <= revision) for points in (self.recent, self.beginnings)
        )
        return Checkpoints(base, recent, begun)
