"""Things that have happened: `Event`, past tense, with its audience."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .seat import Seat, Viewer


class Event(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something that happened. One class per kind, named in the past tense, with a tag.

    class Scanned(Event, frozen=True, tag="demo.scanned"): ...
    """

    audience: tuple[Seat, ...] | None = None
    """The seats that learn of it; everybody, spectators included, when it is None."""

    reveals: ClassVar[bool] = False
    """True if somebody learns hidden information by it; undo stops there unless others consent."""

    def is_for(self, viewer: Viewer) -> bool:
        """True if this viewer (a seat, or None for a spectator) learns of it."""
        return self.audience is None or viewer in self.audience
