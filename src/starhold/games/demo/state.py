"""The box, the truth, and the view of one viewer."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from starhold.kernel import Content, Record, Seat, State

DOCK = 0
"""The place where captains start and cargo is safe."""

TRAP = 0
"""The value of a token that is no cargo."""


class TokenKind(Record, frozen=True):
    value: int
    count: int


class Ring(Struct, frozen=True, forbid_unknown_fields=True):
    places: int
    rounds: int
    energy: int


class DemoContent(Content, frozen=True):
    ring: Ring
    tokens: tuple[TokenKind, ...]

    def faults(self) -> Iterator[str]:
        if self.ring.rounds < 1 or self.ring.energy < 0:
            yield "there must be at least one round, and energy cannot be negative"
        tokens = sum(kind.count for kind in self.tokens)
        if tokens != self.ring.places - 1:
            yield f"there must be {self.ring.places - 1} tokens, one for each place but the dock, not {tokens}"


class Token(Struct, frozen=True):
    value: int
    scanned_by: tuple[Seat, ...] = ()


class Captain(Struct):
    energy: int
    hold: list[int] = []
    vault: int = 0


class DemoState(State):
    captains: list[Captain]
    places: list[int]
    """The place of each captain."""
    tokens: list[Token | None]
    """The token face down at each place, if there is one."""
    round: int = 1


class TokenView(Struct, frozen=True):
    scanned_by: tuple[Seat, ...]
    value: int | None
    """Known only to those who have scanned it."""


class DemoView(Struct, frozen=True):
    round: int
    captains: tuple[Captain, ...]
    places: tuple[int, ...]
    tokens: tuple[TokenView | None, ...]
