"""Who knows which item. (CS-SEARCH-02, CS-EQUIP-08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Viewer

from ..content import CrateSize
from ..state import Found, Item, Turned

if TYPE_CHECKING:
    from ..game import CoreSpace


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
    return tuple(item_view(game, viewer, item) for item in items)


def item_view(game: CoreSpace, viewer: Viewer, item: Item) -> ItemView:
    size = game.content.token[item.face].size
    if not item.is_known(viewer):
        return ItemView(size, found=item.found, open=False)
    return ItemView(size, item.name, item.face, item.turned, item.found, item.known_to is None)
