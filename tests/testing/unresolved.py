"""A game whose kinds and stages do not resolve; in a module of its own, because tags are found by module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask, goto

from .toys import Toy


class Untagged(Choice, frozen=True):
    """A choice without a tag."""


class Lost(Procedure, tag="lost.round"):
    """A procedure that goes on with a stage which does not exist, on a path that play never takes."""

    rare: bool = False

    def start(self, game: LostStage) -> Step:
        if self.rare:
            return goto(self.nowhere)
        return ask(0, [Known()], then=self.start)

    if TYPE_CHECKING:  # so that only the contract kit finds it

        def nowhere(self, game: LostStage) -> Step: ...


class Known(Choice, frozen=True, tag="lost.known"):
    pass


class LostStage(Toy):
    name = "lost"

    def opening(self) -> Procedure:
        return Lost()
