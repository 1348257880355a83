"""The peers: libraries of this field that are timed in the same run, where they are installed.

They are imported by name and only when they are asked for. The protocols say what is used of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module, metadata
from random import Random
from types import ModuleType
from typing import Protocol

from msgspec import Struct

from .sampling import Workload, repeating

CATANATRON_PLAY, CATANATRON_COPY = "catanatron.play", "catanatron.copy"
CHESS_PLAY, CHESS_COPY, CHESS_COPY_BARE = "chess.play", "chess.copy", "chess.copy-bare"


class Peer(Struct, frozen=True):
    """A peer by the name of its package; without a version it is not installed."""

    package: str
    version: str | None = None


class CatanState(Protocol):
    @property
    def actions(self) -> Sequence[object]: ...


class CatanGame(Protocol):
    @property
    def state(self) -> CatanState: ...
    def play(self, accumulators: Sequence[object] = ()) -> object: ...
    def copy(self) -> CatanGame: ...


class ChessBoard(Protocol):
    @property
    def legal_moves(self) -> Iterable[object]: ...
    @property
    def move_stack(self) -> Sequence[object]: ...
    def is_insufficient_material(self) -> bool: ...
    def is_seventyfive_moves(self) -> bool: ...
    def push(self, move: object) -> None: ...
    def pop(self) -> object: ...
    def copy(self, *, stack: bool = True) -> ChessBoard: ...


def find_peers(rng: Random, positions: int) -> tuple[tuple[Peer, ...], list[Workload]]:
    """All peers, and the workloads of those that are installed."""
    peers: list[Peer] = []
    found: list[Workload] = []
    for package, workloads in (("catanatron", catanatron), ("chess", chess)):
        try:
            library = import_module(package)
        except ModuleNotFoundError:
            peers.append(Peer(package))
            continue
        peers.append(Peer(package, metadata.version(package)))
        found += workloads(library, rng, positions)
    return tuple(peers), found


def catanatron(library: ModuleType, rng: Random, positions: int) -> list[Workload]:
    """Whole games of four random players, whose decisions its own action log counts; copies at mid-game."""
    colours = (library.Color.RED, library.Color.BLUE, library.Color.ORANGE, library.Color.WHITE)

    def new() -> CatanGame:
        game: CatanGame = library.Game(list(map(library.RandomPlayer, colours)), seed=rng.getrandbits(32))
        return game

    def batch() -> int:
        game = new()
        game.play()
        return len(game.state.actions)

    games = [CatanWitness().mid_game(new()) for _ in range(positions)]
    copies = tuple(repeating(game.copy) for game in games)
    return [Workload(CATANATRON_PLAY, (batch,)), Workload(CATANATRON_COPY, copies)]


class CatanWitness:
    """Keeps the copies that a game hands to those who watch it."""

    def __init__(self) -> None:
        self.seen: list[CatanGame] = []

    def mid_game(self, game: CatanGame) -> CatanGame:
        """The game as it was after half of its decisions."""
        game.play(accumulators=[self])
        return self.seen[len(self.seen) // 2]

    def before(self, game: CatanGame) -> None:
        """The game begins."""

    def step(self, game: CatanGame, action: object) -> None:
        """Somebody is about to act."""
        self.seen.append(game)

    def after(self, game: CatanGame) -> None:
        """The game is over."""


def chess(library: ModuleType, rng: Random, positions: int) -> list[Workload]:
    """Whole games of random legal moves; copies at mid-game, with the moves so far and without them."""

    def finished() -> ChessBoard:
        board: ChessBoard = library.Board()
        # Its `is_game_over` would look for legal moves a second time, a third of the whole.
        while moves := list(board.legal_moves):
            if board.is_insufficient_material() or board.is_seventyfive_moves():
                break
            board.push(rng.choice(moves))
        return board

    boards = [chess_mid_game(finished()) for _ in range(positions)]
    return [
        Workload(CHESS_PLAY, (lambda: len(finished().move_stack),)),
        Workload(CHESS_COPY, tuple(repeating(board.copy) for board in boards)),
        Workload(CHESS_COPY_BARE, tuple(repeating(partial(board.copy, stack=False)) for board in boards)),
    ]


def chess_mid_game(board: ChessBoard) -> ChessBoard:
    """The board as it was after half of its moves."""
    for _ in range(len(board.move_stack) // 2):
        board.pop()
    return board
