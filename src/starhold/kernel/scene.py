"""The parts of a long match, `Scene`, and where a match came from that begins with another's past: `Branch`."""

from __future__ import annotations

from msgspec import Struct


class Scene(Struct, frozen=True, gc=False, omit_defaults=True, repr_omit_defaults=True):
    """A part of a match. A title that marks none has one, without a name."""

    name: str
    """The title's own word for it, such as `first-light`; its `Text` has the words for people."""
    revision: int
    """The entries of the journal before its first question."""
    date: str = ""
    """The day on which it began, such as `2026-11-18`; nothing if whoever played it kept no calendar."""


class Branch(Struct, frozen=True, gc=False):
    """Another match, whose past is the beginning of this one. Its seed is not here: it may still be a secret."""

    commitment: str
    """The promise of the other match's dice, by which it can be told."""
    revision: int
    """The entries that were given there."""
    scene: str = ""
    """The scene from whose beginning it goes differently."""
