"""The record of a match: set-up, seed, answers and what the dice showed. Append-only; undo is an entry too."""

from __future__ import annotations

from itertools import islice
from operator import attrgetter
from typing import TypeAlias, final, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from .copying import SHALLOW
from .decision import Choice, TypedIn
from .draws import Draw
from .entries import Entries
from .errors import Elsewhere
from .event import Event
from .scene import Branch, Scene
from .seat import Seat
from .setup import Setup

_REVEALS = attrgetter("reveals")
_TYPED_IN = frozenset(get_args(TypedIn))


class Answered(Struct, frozen=True, gc=False):
    """A seat answered, and the dice showed this on the way to the next decision."""

    seat: Seat
    choice: Choice
    draws: tuple[Draw, ...] = ()
    told: tuple[Event, ...] = ()
    """The events on the way. They are not saved, because a replay tells them again."""
    revealed: bool = False
    """Whether a loaded journal says that this answer revealed something."""
    scene: str = ""
    """The scene that began on the way, if one did."""
    aloud: str = ""
    """Words for everybody to hear. They are not saved, because nothing in the match follows from them."""
    date: str = ""
    """The day on which that scene began, as whoever played it says. Nothing in the match follows from it."""

    @property
    def reveals(self) -> bool:
        """True if anybody learned something by it that undo cannot take back."""
        if self.draws or self.revealed or type(self.choice) in _TYPED_IN:
            return True
        return any(map(_REVEALS, self.told))


@final
class Undone(Struct, frozen=True, gc=False):
    """A seat took back its last answers; with consent, also beyond what it may by itself."""

    seat: Seat
    answers: int
    consent: bool = False


Entry: TypeAlias = Answered | Undone


class Continuation(Struct, frozen=True, gc=False):
    """The moment from which a match follows other rules than those it began with."""

    revision: int
    """The entries before it were given under older rules, and cannot be repeated."""
    rules: int
    content: str
    """The digest of the catalogue that is played with since."""
    snapshot: bytes
    """The play at that moment."""


class Journal(Struct):
    """The record of one match, from which all of it follows."""

    setup: Setup
    seed: str
    rules_version: int
    opening: tuple[Draw, ...] = ()
    """What the dice showed before the first decision."""
    entries: Entries = field(default_factory=Entries)
    continued: Continuation | None = None
    """The last moment at which a program with newer rules took the match over."""
    scene: str = ""
    """The scene that began before the first decision, if one did."""
    branch: Branch | None = None
    """The match of which this one has the beginning, if there is one."""
    earlier: tuple[Scene, ...] = ()
    """The scenes that had begun before the entries at hand, if not all are."""
    date: str = ""
    """The day on which the first scene began, if anybody says."""

    @property
    def latest_rules(self) -> int:
        """The version of the rules that the last answers follow."""
        return self.rules_version if self.continued is None else self.continued.rules

    @property
    def latest_content(self) -> str:
        """The digest of the catalogue that the last answers were given with."""
        return self.setup.content if self.continued is None else self.continued.content

    @property
    def repeatable_from(self) -> int:
        """The first revision that a program with the latest rules can show again."""
        return 0 if self.continued is None else self.continued.revision

    @property
    def own_from(self) -> int:
        """The first revision of its own: what a branch has of another match cannot be taken back in it."""
        return 0 if self.branch is None else self.branch.revision

    def up_to(self, revision: int) -> Journal:
        """The journal as it was at a revision."""
        return replace(self, entries=self.entries.up_to(revision))

    def scenes(self) -> tuple[Scene, ...]:
        """The scenes that have begun, in order; a beginning that was taken back is none."""
        earlier, first = self.earlier or (Scene(self.scene, 0, self.date),), self.entries.first
        begun = {
            place: Scene(entry.scene, place + 1, entry.date)
            for place, entry in enumerate(self.entries[first:], first)
            if isinstance(entry, Answered) and entry.scene
        }
        if not begun:  # hardly an answer begins one
            return earlier
        return (*earlier, *[begun[place] for place in self.standing() if place in begun])

    def forget(self, before: int) -> None:
        """Let go of old entries, which are kept elsewhere; their scenes are remembered."""
        old, left = self.entries, self.entries.clone()
        left.forget(before)
        if left.first == old.first:
            return
        scenes, self.entries = self.scenes(), left
        try:
            self.standing()
        except Elsewhere:  # an answer that is gone was taken back later: the two stay together
            self.entries = old
            return
        self.earlier = tuple(scene for scene in scenes if scene.revision <= left.first)

    def __repr__(self) -> str:
        return f"Journal({self.setup!r}, {self.entries!r})"  # a log line must not give the seed away

    def standing(self) -> list[int]:
        """Where in the entries at hand the answers are that stand: those that nobody took back."""
        places: list[int] = []
        first = self.entries.first
        for place, entry in enumerate(self.entries[first:], first):
            if isinstance(entry, Answered):
                places.append(place)
            elif first and entry.answers > len(places):
                raise Elsewhere(f"entry {place + 1} takes back answers that are not at hand")
            else:
                del places[max(0, len(places) - entry.answers) :]
        return places

    def answered_last(self) -> Seat | None:
        """The seat whose answer is the last that stands; None if none does."""
        taken_back = 0
        for entry in reversed(self.entries):
            if type(entry) is Undone:  # several times as quick as isinstance on structs
                taken_back += entry.answers
            elif taken_back:
                taken_back -= 1
            else:
                return entry.seat
        return None

    def undoable(self) -> int:
        """The number of answers that the seat that answered last may take back by itself.

        Those since the last one that taught anybody something: dice, a reveal or another seat's answer.
        """
        taken_back = free = 0
        last: Seat | None = None
        for entry in islice(reversed(self.entries), len(self.entries) - max(self.repeatable_from, self.own_from)):
            if type(entry) is Undone:
                if entry.consent:  # what was learned by the answers that are gone is not forgotten
                    break
                taken_back += entry.answers
            elif taken_back:
                taken_back -= 1
            elif entry.reveals or last not in (None, entry.seat):
                break
            else:
                free += 1
                last = entry.seat
        return free

    def clone(self) -> Journal:
        """A journal with the same past and a future of its own."""
        copy: Journal = SHALLOW(self)
        copy.entries = self.entries.clone()
        return copy
