"""Trees as they are drawn: names, and the words of their hexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ..content import AkariosContent
from ..content.growth import BetterSkill, DeckUpgrade, MoreHull, MoreShield, NextAbility, ShipHex, SkillHex
from ..speech.growing import hex_words


class DrawnHex(Struct, frozen=True):
    kind: Literal["deck", "skill", "ability", "hull", "shield", "ship"]
    words: str
    removed: tuple[str, ...] = ()
    """Modifier cards that leave the deck, and those that come into it."""
    added: tuple[str, ...] = ()


class DrawnTree(Struct, frozen=True):
    """A tree of a pilot or a ship, from the bottom up or from the left."""

    id: str
    whose: str
    name: str
    rows: tuple[tuple[DrawnHex, ...], ...]


def drawn_rows(
    content: AkariosContent, rows: Sequence[Sequence[SkillHex | ShipHex]]
) -> tuple[tuple[DrawnHex, ...], ...]:
    return tuple(tuple(drawn_hex(content, hex_) for hex_ in row) for row in rows)


def drawn_hex(content: AkariosContent, hex_: SkillHex | ShipHex) -> DrawnHex:
    words = hex_words(content, hex_)
    match hex_:
        case DeckUpgrade(remove=remove, add=add):
            return DrawnHex("deck", words, remove, add)
        case BetterSkill():
            return DrawnHex("skill", words)
        case NextAbility():
            return DrawnHex("ability", words)
        case MoreHull():
            return DrawnHex("hull", words)
        case MoreShield():
            return DrawnHex("shield", words)
    return DrawnHex("ship", words)


def drawn_trees(content: AkariosContent) -> tuple[DrawnTree, ...]:
    """The skill trees of all pilots."""
    return tuple(
        DrawnTree(tree.id, tree.pilot, tree.name, drawn_rows(content, tree.rows)) for tree in content.skill_trees
    )


def drawn_yards(content: AkariosContent) -> tuple[DrawnTree, ...]:
    """The upgrade trees of all ships."""
    return tuple(
        DrawnTree(
            tree.id,
            tree.ship,
            content.ship[tree.ship].name,
            drawn_rows(content, tree.rows),
        )
        for tree in content.ship_trees
    )
