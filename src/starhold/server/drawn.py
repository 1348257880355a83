"""The titles that the built page draws; of all others it shows the picture of letters."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, structs

from starhold.kernel import Game

if TYPE_CHECKING:
    from starhold.table.messages import Position

PAGES = Path(__file__).parent / "static" / "titles.json"
"""The titles, as the page says itself when it is built."""


def with_letters(shown: Position, game: Game, view: Struct) -> Position:
    """A position with the picture of letters, if the page has no other."""
    return shown if is_drawn(game.name) else structs.replace(shown, board=game.board(view))


@cache
def is_drawn(title: str) -> bool:
    """True if the page draws a title, or if there is no page at all."""
    return not PAGES.is_file() or title in msgspec.json.decode(PAGES.read_bytes(), type=tuple[str, ...])
