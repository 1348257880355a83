"""Pages that were read: the options that were picked there, and what they have brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..content.story import Achieve, Bringing, Path
from ..state import Reading

if TYPE_CHECKING:
    from ..game import Akarios


def path_taken(game: Akarios, reading: Reading) -> Iterator[tuple[str, Path]]:
    """The option that was picked on a page, with the page's name."""
    if reading.path:
        record = game.content.entry[reading.id] if reading.kind == "entry" else game.content.space_event[reading.id]
        yield record.name, next(path for path in record.paths if path.id == reading.path)


def brought(game: Akarios, reading: Reading) -> Iterator[Bringing]:
    """All that a page has brought."""
    if reading.wanting:
        return
    if reading.kind == "entry":
        entry = game.content.entry[reading.id]
        yield from entry.do
        for number in reading.passages:
            yield from entry.passages[number].do
    if reading.kind == "event":
        yield from game.content.space_event[reading.id].do
    for _, path in path_taken(game, reading):
        yield from path.do


def remembered(game: Akarios, reading: Reading) -> tuple[str, ...]:
    """The achievements of a page, in words."""
    earned = (each.achievement for each in brought(game, reading) if isinstance(each, Achieve))
    return tuple(game.text.word("achievement", achievement) for achievement in earned)
