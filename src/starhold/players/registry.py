"""Players by name: `make_player`, `player_names`, and `dismiss` for when they are not needed any more."""

from __future__ import annotations

from collections.abc import Mapping

from starhold.kernel import BadSetup, Game
from starhold.kernel.hints import did_you_mean

from .greedy import GreedyPlayer
from .player import Player
from .process import ProcessPlayer
from .random_player import RandomPlayer
from .search import SearchPlayer
from .specs import module_named
from .titles import Factory, Seed, players_of

PROCESS = "process:"

_EVERYWHERE: Mapping[str, Factory] = {
    "random": lambda _, seed: RandomPlayer(seed),
    "greedy": GreedyPlayer,
    "search": SearchPlayer,
}
"""Players of any game."""


def player_names(game: type[Game]) -> tuple[str, ...]:
    """The names of all who can play a game; first those who can play any."""
    return tuple(_factories(game))


def make_player(name: str, game: type[Game], seed: Seed = None) -> Player:
    """The player of that name; the same seed gives the same answers to the same questions.

    The class of `module:Class` or `file.py:Class` is imported and called with the seed; what follows `process:` is
    run: never take such names from a file. `BadSetup` if there is no such player for this game.
    """
    factories = _factories(game)
    if name in factories:
        return factories[name](game, seed)
    if name.startswith(PROCESS):
        return ProcessPlayer(name.removeprefix(PROCESS), seed)
    if ":" in name:
        return _imported(name, seed)
    hint = did_you_mean(name, factories) or "."
    known = ", ".join([*factories, "MODULE:CLASS", "FILE.py:CLASS", f"{PROCESS}COMMAND"])
    raise BadSetup(f"{game.title} has no player {name!r}{hint} There are: {known}")


def dismiss(player: Player) -> None:
    """Let a player go, now that its match is over: whoever holds on to something has a method `close`."""
    close = getattr(player, "close", None)
    if close is not None:
        close()


def _factories(game: type[Game]) -> Mapping[str, Factory]:
    return {**_EVERYWHERE, **players_of(game).bots}


def _imported(path: str, seed: Seed) -> Player:
    name, _, attribute = path.rpartition(":")
    try:
        module = module_named(name)
    except Exception as error:
        # A module of the user's own can fail in any way when it is imported.
        raise BadSetup(f"no player at {path!r}: {type(error).__name__}: {error}") from error
    make = getattr(module, attribute, None)
    if make is None:
        hint = did_you_mean(attribute, vars(module))
        raise BadSetup(f"no player at {path!r}: {name} has no {attribute!r}{hint}")
    try:
        player: Player = make(seed)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadSetup(f"{path!r} could not be made from a seed, as in `{attribute}(7)`: {problem}") from error
    if not callable(getattr(player, "answer", None)):
        raise BadSetup(f"{path!r} is no player: expected a method `answer(outlook)`, came {player!r}")
    return player
