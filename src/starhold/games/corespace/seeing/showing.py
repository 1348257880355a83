"""Who knows which item. (CS-SEARCH-02, CS-EQUIP-08)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Viewer

from ..content import CoreSpaceContent, CrateSize
from ..state import Found, Item, Turned

if TYPE_CHECKING:
    from ..game import CoreSpace

KEPT = 1 << 10


class ItemView(Struct, frozen=True):
    size: CrateSize
    """Its size can be seen from behind."""
    name: str = ""
    """Nothing if it is hidden."""
    face: str = ""
    turned: Turned = ""
    found: Found = ""
    open: bool = True
    """True if everybody knows it."""


def shown_to(game: CoreSpace, viewer: Viewer, items: tuple[Item, ...]) -> tuple[ItemView, ...]:
    return tuple([item_view(game, viewer, item) for item in items])


def item_view(game: CoreSpace, viewer: Viewer, item: Item) -> ItemView:
    return front(game.content, item) if item.is_known(viewer) else back(game.content, item)


@lru_cache(maxsize=KEPT)
def front(content: CoreSpaceContent, item: Item) -> ItemView:
    size = content.token[item.face].size
    return ItemView(size, item.name, item.face, item.turned, item.found, item.known_to is None)


@lru_cache(maxsize=KEPT)
def back(content: CoreSpaceContent, item: Item) -> ItemView:
    return ItemView(content.token[item.face].size, found=item.found, open=False)
