"""Those who know how to play one title, and what they know about it: `TitlePlayers`, the title's part in this room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from starhold.kernel import Choice, Game, Seat
from starhold.kernel.parts import part_of

from .player import Player

if TYPE_CHECKING:
    from .guide import Guide

Seed: TypeAlias = int | str | None
Factory: TypeAlias = Callable[[type[Game], Seed], Player]

Evaluation: TypeAlias = Callable[[Any, Seat], float]
"""More is better. It is handed an imagined play, and may look at all of it. (Each title has a play of its own.)"""


class TitlePlayers(Struct, frozen=True, kw_only=True):
    """A title's part in this room: `PLAYERS` in `players/<title>`. Whatever it leaves out is as for any game."""

    bots: Mapping[str, Factory] = {}
    """Those who can play this title only, by name."""
    levels: Mapping[str, str] = {}
    """Which bot plays at which level."""
    evaluation: Evaluation | None = None
    """How good a position is for a seat."""
    inevitable: frozenset[type[Choice]] = frozenset()
    """Answers that only put an end to something, so that nothing is won by not giving them."""
    guide: Callable[[], Guide] | None = None
    """What a search knows about the title."""


def players_of(game: type[Game]) -> TitlePlayers:
    """What a title has in this room."""
    part = part_of(game, "players")
    return TitlePlayers() if part is None else part.PLAYERS
