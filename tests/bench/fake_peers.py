"""Stand-ins for the peers, as small as what is used of them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from types import ModuleType

DECISIONS = 8


class Color(Enum):
    RED = 1
    BLUE = 2
    ORANGE = 3
    WHITE = 4


class RandomPlayer:
    def __init__(self, color: Color) -> None:
        self.color = color


class CatanState:
    def __init__(self, actions: list[int]) -> None:
        self.actions = actions


class Watcher:
    """What a game expects of those who watch it."""

    def before(self, game: CatanGame) -> None: ...
    def step(self, game: CatanGame, action: object) -> None: ...
    def after(self, game: CatanGame) -> None: ...


class CatanGame:
    """A game of so many actions; watchers are handed a copy from before each of them."""

    made: list[CatanGame] = []

    def __init__(self, players: Sequence[RandomPlayer], seed: int) -> None:
        self.players = players
        self.seed = seed
        self.state = CatanState([])
        self.copies = 0
        self.made.append(self)

    def play(self, accumulators: Sequence[Watcher] = ()) -> None:
        for action in range(DECISIONS):
            for watcher in accumulators:
                watcher.step(self.copy(), action)
            self.state.actions.append(action)

    def copy(self) -> CatanGame:
        self.copies += 1
        copy = CatanGame(self.players, self.seed)
        copy.state.actions = self.state.actions.copy()
        return copy


class Board:
    """A game of two legal moves a turn that ends after so many."""

    copied_with: list[bool] = []

    def __init__(self) -> None:
        self.move_stack: list[object] = []

    @property
    def legal_moves(self) -> list[int]:
        return [0, 1] if len(self.move_stack) < DECISIONS else []

    def is_insufficient_material(self) -> bool:
        return False

    def is_seventyfive_moves(self) -> bool:
        return False

    def push(self, move: object) -> None:
        self.move_stack.append(move)

    def pop(self) -> object:
        return self.move_stack.pop()

    def copy(self, *, stack: bool = True) -> Board:
        self.copied_with.append(stack)
        return Board()


def catanatron() -> ModuleType:
    module = ModuleType("catanatron")
    module.__dict__.update(Game=CatanGame, Color=Color, RandomPlayer=RandomPlayer)
    return module


def chess() -> ModuleType:
    module = ModuleType("chess")
    module.__dict__.update(Board=Board)
    return module
