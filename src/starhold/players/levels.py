"""The bots of a table: `Level`, and the bot that plays so: `bot_of`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta

from starhold.kernel import BadSetup, Game

from .guests import LONGEST_NAME, guest_of, guests_at
from .player import Player
from .registry import make_player
from .titles import Seed, players_of

Level: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""The strength of a bot: easy, normal or hard; or the name of one that the host offers."""

USUAL_LEVEL: Level = "normal"

LEVELS: Mapping[Level, str] = {"easy": "greedy", "normal": "greedy", "hard": "search"}
"""Who plays at which level, unless the title has somebody of its own for it."""


def is_level(name: str) -> bool:
    """True if a word says how well a bot plays."""
    return name in LEVELS


def known_level(level: Level, game: type[Game]) -> Level:
    """The same level; `BadSetup` if nobody plays so here."""
    known = (*LEVELS, *guests_at(game))
    if level not in known:
        raise BadSetup(f"choose a bot from {', '.join(known)}, not {level!r}")
    return level


def bot_of(level: Level, game: type[Game], seed: Seed = None) -> Player:
    """The bot that plays a game at a level. If its host no longer offers it, a usual one does."""
    names = {**LEVELS, **players_of(game).levels}
    player = make_player(names.get(level, names[USUAL_LEVEL]), game, seed)
    return player if is_level(level) else guest_of(level, game, seed, player)
