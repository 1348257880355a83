"""The parts of a title: a module of its own in each room of the house, found by the title's name alone.

    starhold.games.demo      its rules
    starhold.players.demo    those who know how to play it
    starhold.envs.demo       what it looks like in arrays

A title from elsewhere keeps its parts in its own package: beside `salvage.game` lie `salvage.players`, `salvage.sim`.
A title that is one module has no parts. No part is needed, and none is imported before somebody asks for it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec
from types import ModuleType

from .game import Game

HOUSE = __name__.partition(".")[0]
GAMES = f"{HOUSE}.games"


def part_of(game: type[Game], room: str) -> ModuleType | None:
    """The module of a title in a room of the house; None if it has none there."""
    return import_module(name_of_part(game, room)) if has_part(game, room) else None


def has_part(game: type[Game], room: str) -> bool:
    """True if a title has a module in a room. Nothing is imported to find out."""
    return _spec(name_of_part(game, room)) is not None


def name_of_part(game: type[Game], room: str) -> str:
    """The name that the module has, or would have; nothing if the title is one module."""
    package, _, module = game.__module__.rpartition(".")
    if module != "game":
        return ""
    home, _, title = package.rpartition(".")
    return f"{HOUSE}.{room}.{title}" if home == GAMES else f"{package}.{room}"


def _spec(module: str) -> ModuleSpec | None:
    """Where a module is, without importing the room that it is in: that may need what is not installed."""
    package = module.rpartition(".")[0]
    room = find_spec(package) if package else None
    return PathFinder.find_spec(module, room.submodule_search_locations) if room else None
