"""A game whose verb is the kernel's, and that goes on, by position, with a stage which does not exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask

from .toys import Toy


class RolledAgain(Choice, frozen=True, tag="clash.rolled"):
    value: int


class Positional(Procedure, tag="clash.positional"):
    first: bool = True

    def start(self, game: Clash) -> Step:
        return ask(0, [RolledAgain(1)], self.start if self.first else self.nowhere)

    if TYPE_CHECKING:  # so that only the contract kit finds it

        def nowhere(self, game: Clash) -> Step: ...


class Clash(Toy):
    name = "clash"
