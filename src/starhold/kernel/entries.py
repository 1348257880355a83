"""The entries of a journal: append-only, so that copies share their past. What is long ago may be kept elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, overload

from .errors import Elsewhere

if TYPE_CHECKING:
    from .journal import Entry

BLOCK = 64
"""Entries that are shared together: a copy costs no more than the last few, however long the match is."""


class Entries(Sequence["Entry"]):
    """A list that only grows. Those before `first` are not at hand; asking for one raises `Elsewhere`."""

    __slots__ = ("_before", "_blocks", "_recent", "first", "length")

    def __init__(self, entries: Iterable[Entry] = (), first: int = 0) -> None:
        self.first = first
        self.length = first
        """The number of entries, at hand or not: a match is asked for its revision all the time."""
        self._blocks: tuple[tuple[Entry, ...], ...] = ()
        self._before = first
        """The number of entries before the recent ones."""
        self._recent: list[Entry] = []
        self.extend(entries)

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        before, count = self._before, self.length
        if isinstance(place, slice):
            start, stop, step = place.indices(count)
            if start >= before and step > 0:  # most who ask want the newest
                return self._recent[start - before : max(0, stop - before) : step]
            if start >= self.first and step > 0:
                at_hand = chain(*self._blocks, self._recent)
                return list(islice(at_hand, start - self.first, max(0, stop - self.first), step))
            return [self._at(each) for each in range(start, stop, step)]
        if not -count <= place < count:
            raise IndexError(place)
        return self._at(place % count)

    def _at(self, place: int) -> Entry:
        here = place - self.first
        if here < 0:
            raise Elsewhere(f"entry {place + 1} of the journal is kept elsewhere: {self.first} came before those here")
        block, number = divmod(here, BLOCK)
        return self._blocks[block][number] if block < len(self._blocks) else self._recent[here - BLOCK * block]

    def __iter__(self) -> Iterator[Entry]:
        if self.first:
            self._at(0)
        return chain(*self._blocks, self._recent)

    def __reversed__(self) -> Iterator[Entry]:
        """The newest first, as far back as they are at hand."""
        return chain(reversed(self._recent), chain.from_iterable(map(reversed, reversed(self._blocks))))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        first = self.first
        if first != getattr(other, "first", 0):
            return False
        return len(self) == len(other) and all(
            mine == its for mine, its in zip(self[first:], other[first:], strict=True)
        )

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"Entries({self[self.first :]!r}, first={self.first})"

    def append(self, entry: Entry) -> bool:
        """Add the newest; returns whether a block is full with it, which is a good moment for a checkpoint."""
        recent = self._recent
        recent.append(entry)
        self.length += 1
        if len(recent) < BLOCK:
            return False
        self._blocks = (*self._blocks, tuple(recent))
        self._before += BLOCK
        self._recent = []
        return True

    def extend(self, entries: Iterable[Entry]) -> None:
        """Add several."""
        for entry in entries:
            self.append(entry)

    def clone(self) -> Entries:
        """The same past, with a future of its own."""
        copy = object.__new__(Entries)
        copy.first, copy._blocks, copy._before = self.first, self._blocks, self._before
        copy._recent, copy.length = self._recent.copy(), self.length
        return copy

    def up_to(self, count: int) -> Entries:
        """The first so many."""
        blocks = min(max(0, count - self.first) // BLOCK, len(self._blocks))
        copy = Entries(first=min(self.first, count))
        copy._blocks = self._blocks[:blocks]
        copy._before += BLOCK * blocks
        copy.length = copy._before
        copy.extend(self[copy._before : count])
        return copy

    def forget(self, count: int) -> None:
        """Let go of whole blocks among the first so many: they are kept elsewhere."""
        gone = min(max(0, count - self.first) // BLOCK, len(self._blocks))
        self._blocks = self._blocks[gone:]
        self.first += BLOCK * gone
