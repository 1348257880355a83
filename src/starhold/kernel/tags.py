"""The kinds of a game: its procedures, choices and events, found by their tags.

A tag is `<game>.<name>` and stays when the class is renamed, because saves hold it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from .errors import RuleError

T = TypeVar("T", bound=Struct)

KERNEL = "kernel"
"""The game name under which the kernel's own kinds are tagged."""


def kinds(base: type[T], game: str) -> dict[str, type[T]]:
    """All kinds of `base` that belong to `game`, by tag, in the order of definition."""
    found: dict[str, type[T]] = {}
    for kind in _descendants(base):
        tag = kind.__struct_config__.tag
        if not isinstance(tag, str) or tag.partition(".")[0] not in (game, KERNEL):
            continue
        other = found.get(tag, kind)
        if other.__qualname__ != kind.__qualname__ or other.__module__ != kind.__module__:
            raise RuleError(f"two kinds are tagged {tag!r}: {other.__qualname__} and {kind.__qualname__}")
        found[tag] = kind
    return found


def tag_of(kind: type[Struct] | Struct) -> str:
    """The tag of a kind: the name that saves, journals and prompts use for it."""
    tag = kind.__struct_config__.tag
    if not isinstance(tag, str) or "." not in tag:
        name = kind.__name__ if isinstance(kind, type) else type(kind).__name__
        raise RuleError(f"{name} needs a tag of the form 'game.name', not {tag!r}")
    return tag


def _descendants(base: type[T]) -> Iterator[type[T]]:
    for child in base.__subclasses__():
        yield child
        yield from _descendants(child)
