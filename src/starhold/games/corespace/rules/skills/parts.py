"""The parts of skills: what can be chosen for each, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from starhold.games.common.script import Kind
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure

from ...state import Figure
from .known import first_parts, page_of_skill

if TYPE_CHECKING:
    from ...content import SkillPart
    from ...game import CoreSpace
    from ..assault import Spec

P = TypeVar("P", bound=Kind)


class Use(Struct, frozen=True):
    """The use of a skill, as far as its parts have to know about it."""

    skill: str
    level: int
    other: str = ""
    """Who has opened the window."""
    weapon: str = ""
    """The token with which they attacked."""
    target: str = ""
    """Whom the part before this one was aimed at."""
    actions: int = 0
    """The actions that are lost."""
    turns: int = 0


class PartRule(Generic[P]):
    """A word of the vocabulary of skills, as somebody uses it. The class says `of` which part it is.

    A part without questions overrides `may` and `do`; one with questions `options` and `do`, and `could` if what is
    hidden decides whether it has any.
    """

    asks = False
    """True if something has to be chosen."""

    def __init_subclass__(cls, of: type[Kind] | None = None, *, asks: bool = False) -> None:
        if of is not None:
            PARTS[of] = cls
        cls.asks = asks or cls.asks

    def __init__(self, game: CoreSpace, figure: Figure, part: P, use: Use) -> None:
        self.game = game
        self.figure = figure
        self.part = part
        self.use = use

    def may(self) -> bool:
        """True if it can be carried out now."""
        return not self.asks or bool(self.options().legal)

    def could(self) -> bool:
        """True if it could be, for all that everybody knows: whether somebody is asked must not hang on more."""
        return self.may()

    def options(self) -> Options:
        """What can be chosen."""
        return NO_OPTIONS

    def do(self, choice: Choice | None) -> Procedure | None:
        """Do it, or say which rule does; the choice is one of the options."""
        raise NotImplementedError

    def spec(self, choice: Choice) -> Spec | None:
        """The attack that a choice would be; None if it is none."""
        return None


PARTS: dict[type[Kind], type[PartRule[Any]]] = {}
"""The rules by the parts that they carry out."""


def rule_for(game: CoreSpace, figure: Figure, part: SkillPart, use: Use) -> PartRule[Any]:
    return PARTS[type(part)](game, figure, part, use)


def first_rules(game: CoreSpace, figure: Figure, use: Use) -> Iterator[PartRule[Any]]:
    """The parts of which one has to be possible before the skill can be used: the first of each way."""
    for part in first_parts(page_of_skill(game, use.skill, use.level)):
        yield rule_for(game, figure, part, use)
