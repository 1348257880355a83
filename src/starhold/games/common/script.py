"""What the vocabularies of titles have in common: words told apart by `kind`, moments of rounds, and progress.

A vocabulary is closed: moments, conditions and deeds are structs in a title's content, and each has one function or
class in its rules and one sentence in its speech.
"""

from __future__ import annotations

from msgspec import Struct


class Kind(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of the words, which `kind` tells apart."""


class AtStartOfRound(Kind, frozen=True, tag="start-of-round"):
    """Before anybody does anything."""

    first: int = 1
    """The first round in which it happens."""
    each: int = 0
    """The number of rounds until it happens again; 0 if it happens once."""


class AtEndOfRound(Kind, frozen=True, tag="end-of-round"):
    """When everybody has acted."""

    first: int = 1
    each: int = 0


def is_due(moment: AtStartOfRound | AtEndOfRound, now: int) -> bool:
    """True if it is the first round or one of those that follow it.

    >>> [now for now in range(9) if is_due(AtStartOfRound(first=2, each=3), now)]
    [2, 5, 8]
    """
    later = now - moment.first
    return later == 0 or (moment.each > 0 and later > 0 and later % moment.each == 0)


class Progress(Struct, frozen=True):
    """So much of what a condition asks for."""

    done: int
    wanted: int
