"""All that lies in the box of a title, in words, for those who want to browse it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class BoxItem(Struct, frozen=True, omit_defaults=True):
    """A thing of the box: a card, a tile, a figure."""

    about: str
    """Its name for those who draw it, in words of the title, unlike any other of the box: `card 7`."""
    name: str
    facts: tuple[str, ...] = ()
    """Its figures, in a few words each."""
    lines: tuple[str, ...] = ()
    """Its use, in sentences."""
    story: str = ""


class BoxSection(Struct, frozen=True):
    """Things of one kind."""

    name: str
    items: tuple[BoxItem, ...]


Box: TypeAlias = tuple[BoxSection, ...]
"""In the order in which one would lay it out."""
