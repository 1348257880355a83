"""A play with its journal, as far as it is looked at: `Looking`. Nothing here changes a match."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from .checkpoints import Checkpoints
from .codec import codec_of
from .decision import Decision
from .errors import MatchOver, WrongSeat
from .event import Event
from .game import Game
from .journal import Answered, Journal
from .result import Result
from .seat import Seat, Viewer
from .setup import Setup
from .waiting import Waiting


class Looking:
    """All that can be known of a match without changing it."""

    def __init__(self, game: Game, journal: Journal) -> None:
        self.game = game
        self.journal = journal
        self.opening_told = tuple(game.told)
        """What was told before the first decision."""
        self._checkpoints = Checkpoints()
        self._waiting = Waiting()

    @property
    def revision(self) -> int:
        """The number of entries in the journal; an answer may name the revision it saw."""
        return self.journal.entries.length

    @property
    def decision(self) -> Decision:
        """The pending question; `MatchOver` when there is none."""
        decision = self.game.decision
        if decision is None:
            raise MatchOver("the match is over; nothing is asked any more")
        return decision

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return not self.game.stack

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.game.score() if self.over else None

    @property
    def cooperative(self) -> bool:
        """True if all seats win or lose together."""
        return type(self.game).cooperative(self.game.options)

    @property
    def seed(self) -> str | None:
        """The seed, once the match is over; `setup.commitment` proves that it was fixed before."""
        return self.journal.seed if self.over else None

    @property
    def setup(self) -> Setup:
        """The choices made before play."""
        return self.journal.setup

    def view(self, viewer: Viewer) -> Struct:
        """Show the match as a seat, or with None a spectator, may know it."""
        return self.game.view(self._viewer(viewer))

    def own_view(self, seat: Seat, open_view: Struct) -> Struct:
        """The view of a seat, made from that of a spectator at the same moment."""
        self._viewer(seat)
        return self.game.own_view(seat, open_view)

    def inspect(self, viewer: Viewer, about: str) -> Struct | None:
        """What a viewer may know of a place, a piece or an option of its own; None if there is nothing to be said.

        Nothing changes by it. An option is named in notation, other things as the title names its targets.
        """
        decision = self.decision_for(self._viewer(viewer))
        option = next((option for option in decision.options if str(option) == about), None) if decision else None
        target = None if decision is None or option is None else self.game.put_to(decision.seat).target(option)
        return self.game.inspect(viewer, target or about)

    def decision_for(self, viewer: Viewer) -> Decision | None:
        """The pending decision as this seat sees it, if it is asked; nobody else may see its options."""
        decision = self.game.decision
        return None if decision is None else decision.of(viewer)

    def asked_since(self, seat: Viewer) -> int:
        """The revision at which a seat was first asked what it is asked now: an answer that saw an older one is stale.

        It is the present one, unless somebody else has answered an open question since and left the seat's own
        options as they were.
        """
        revision = self.revision
        return self._waiting.at(revision).get(seat, revision)

    def opening(self, viewer: Viewer) -> list[Event]:
        """The events before the first decision, as this viewer was told them."""
        return [event for event in self.opening_told if event.is_for(viewer)]

    def events(self, viewer: Viewer, since: int | None = None) -> list[Event]:
        """The events after revision `since` as this viewer was told them, or all that this object remembers."""
        self._viewer(viewer)
        told = [] if since is not None else list(self.opening_told)
        for entry in self.journal.entries[max(since or 0, self.journal.entries.first) :]:
            if isinstance(entry, Answered):
                told += entry.told
        return [event for event in told if event.is_for(viewer)]

    def _viewer(self, viewer: Viewer) -> Viewer:
        """The viewer, if it is one of this match; a negative seat would look into the last one's hand."""
        if viewer is not None and viewer not in self.game.seats:
            raise WrongSeat(f"name a seat from 0 to {self.setup.seats - 1}, or None for a spectator, not {viewer!r}")
        return viewer

    def fingerprint(self) -> str:
        """A hash of the whole truth; equal on every machine for equal matches."""
        return blake2b(codec_of(type(self.game)).truth(self.game), digest_size=16).hexdigest()
