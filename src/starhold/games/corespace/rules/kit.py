"""What figures carry: trays and the room in them, items by name, and what becomes of them. (CS-EQUIP-01..08)"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.square import Square

from ..content import AbilityKind, CoreSpaceContent, Npc, Token, Trader
from ..events import Discarded, Shown
from ..state import Figure, Item, Loose, Turned
from .figures import character_of, has_ability

if TYPE_CHECKING:
    from ..game import CoreSpace

TRAY = 6
"""The small tokens for which a tray has room. (CS-EQUIP-07)"""
SLOT = 1
"""The item slot of an NPC. (CS-JOIN-13)"""
SPACE = {"small": 1, "large": 2}
WORKING: tuple[Turned, ...] = ("", "flipped")


# Looking


def design(game: CoreSpace, item: Item) -> Token:
    """The record of an item."""
    return game.content.token[item.face]


def design_called(game: CoreSpace, name: str) -> Token:
    """The record of what an item of this name is."""
    return game.content.token[name.partition("/")[0]]


def find_item(items: Iterable[Item], name: str) -> Item | None:
    """The item of a name; of several the one that most people know. None if there is none."""
    called = [item for item in items if item.name == name]
    return min(called, key=lambda item: item.known_to is not None, default=None)


def item_of(items: Iterable[Item], name: str) -> Item:
    found = find_item(items, name)
    assert found is not None, f"there is no {name}"
    return found


def weapon_of_attack(figure: Figure, name: str) -> Item | None:
    """The token with which somebody has attacked, however it lies by now; None if it is gone, or there was none."""
    face = name.partition("/")[0]
    own = [item for item in figure.tray if name and item.face == face]
    return min(own, key=lambda item: (item.known_to is not None, item.name != name), default=None)


def each_name(items: Iterable[Item]) -> tuple[str, ...]:
    """The names of items, each once."""
    return tuple(dict.fromkeys(item.name for item in items))


def works(item: Item) -> bool:
    """True if nothing keeps it from being used. (CS-MISFIRE-03..04, CS-ITEM-19)"""
    return item.turned in WORKING


def is_reliable(game: CoreSpace, weapon: str) -> bool:
    """True for a weapon that never misfires. (CS-ITEM-11)"""
    return "reliable" in design_called(game, weapon).attributes


def can_use_items(game: CoreSpace, figure: Figure) -> bool:
    """True for traders without the icon that says otherwise. (CS-JOIN-14, CS-ABILITY-19)"""
    return isinstance(character_of(game, figure), Trader) and not has_ability(game, figure, "no-items")


def weapons_of(game: CoreSpace, figure: Figure) -> tuple[Item, ...]:
    """The weapons in a tray, each name once. (CS-EQUIP-01, CS-JOIN-14, CS-ABILITY-17..18)"""
    if not figure.tray or not can_use_items(game, figure):
        return ()
    return weapons_among(game.content, figure.board, figure.tray)


@lru_cache(maxsize=1 << 12)
def weapons_among(content: CoreSpaceContent, board: str, tray: tuple[Item, ...]) -> tuple[Item, ...]:
    """The weapons in a tray that the owner of a board can use."""
    items = [item_of(tray, name) for name in each_name(tray)]
    return tuple(
        [
            item
            for item in items
            if (token := content.token[item.face]).kind == "weapon" and not is_barred(content.icons[board], token)
        ]
    )


def is_barred(icons: Mapping[AbilityKind, int], token: Token) -> bool:
    """True for a weapon that may only be carried. (CS-ABILITY-17..18)"""
    if token.close:
        return "no-close" in icons
    return token.throw is None and "no-ranged" in icons


# Room


def space(game: CoreSpace, items: Iterable[Item]) -> int:
    """The small tokens whose room these take. (CS-EQUIP-07)"""
    return sum(SPACE[design(game, item).size] for item in items)


def has_room(game: CoreSpace, figure: Figure, item: Item, *, without: Item | None = None) -> bool:
    """True if a tray has room for one more item, once another one is out of it. (CS-EQUIP-07, CS-JOIN-13)"""
    kept = without_one(figure.tray, without) if without else figure.tray
    if isinstance(character_of(game, figure), Npc):
        return len(kept) < SLOT and design(game, item).size == "small"
    return space(game, (*kept, item)) <= TRAY


# Changing hands


def without_one(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def gain(figure: Figure, item: Item) -> None:
    figure.tray = (*figure.tray, item)


def lose(figure: Figure, name: str) -> Item:
    """Take an item out of a tray."""
    item = item_of(figure.tray, name)
    figure.tray = without_one(figure.tray, item)
    return item


def put_in_place(figure: Figure, item: Item, other: Item) -> None:
    """Put another item where one was."""
    place = figure.tray.index(item)
    figure.tray = (*figure.tray[:place], other, *figure.tray[place + 1 :])


def shown(item: Item) -> Item:
    """An item that everybody knows. (CS-EQUIP-08)"""
    return item if item.known_to is None else replace(item, known_to=None)


def reveal(game: CoreSpace, figure: Figure, item: Item) -> Item:
    """The same item, once everybody has seen it."""
    if item.known_to is not None:
        game.tell(Shown(figure.id, item.name))
    return shown(item)


def show(game: CoreSpace, figure: Figure, name: str) -> Item:
    """Show everybody an item of a tray, because it is used now. (CS-EQUIP-08)"""
    item = item_of(figure.tray, name)
    put_in_place(figure, item, shown(item))
    return reveal(game, figure, item)


def show_all(game: CoreSpace, figure: Figure) -> None:
    """Show everybody what is carried off. (CS-EQUIP-08)"""
    figure.tray = tuple(reveal(game, figure, item) for item in figure.tray)


def turn(figure: Figure, name: str, turned: Turned) -> Item:
    """Turn an item of a tray."""
    item = item_of(figure.tray, name)
    now = replace(item, turned=turned)
    put_in_place(figure, item, now)
    return now


def as_found(game: CoreSpace, item: Item) -> Item:
    """An item that was found just now: what cannot be used before the next mission lies on its face. (CS-ITEM-19)"""
    if item.turned not in ("", "delayed"):
        return item
    waits = bool(item.found) and "not-yet" in design(game, item).attributes
    return replace(item, turned="delayed" if waits else "")


def lay_down(game: CoreSpace, item: Item, at: Square) -> None:
    """Lay an item on the floor, where everybody sees it. (CS-EQUIP-08)"""
    game.state.mission.floor.append(Loose(shown(item), at))


def use_up(game: CoreSpace, figure: Figure, name: str) -> None:
    """Flip what has a reverse side left, else discard it to the bag, if it says so. (CS-ITEM-15..16)"""
    item = item_of(figure.tray, name)
    attributes = design(game, item).attributes
    if "flip" in attributes and not item.turned:
        turn(figure, name, "flipped")
    elif "discard" in attributes:
        discard(game, lose(figure, name))


def discard(game: CoreSpace, item: Item) -> None:
    """Put an item into the bag, which is shaken. (CS-ITEM-16)"""
    game.state.mission.bag.append(item.face)
    game.shuffle(game.state.mission.bag)
    game.tell(Discarded(item.name))
