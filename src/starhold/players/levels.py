"""How well a bot plays: `Level`, and who plays so: `bot_of`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypeGuard

from starhold.kernel import Game

from .player import Player
from .registry import Seed, make_player, player_names

Level: TypeAlias = Literal["easy", "normal", "hard"]

USUAL_LEVEL: Level = "normal"

_CANDIDATES: Mapping[Level, tuple[str, ...]] = {
    "easy": ("cadet", "greedy"),
    "normal": ("specialist", "greedy"),
    "hard": ("captain", "search"),
}
"""The first of them that knows the game plays; the last one knows them all."""


def is_level(name: str) -> TypeGuard[Level]:
    """Whether a word names a level."""
    return name in _CANDIDATES


def bot_of(level: Level, game: type[Game], seed: Seed = None) -> Player:
    """A bot that plays a game about so well."""
    known = player_names(game)
    name = next(name for name in _CANDIDATES[level] if name in known)
    return make_player(name, game, seed)
