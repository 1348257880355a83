"""The parts of skills: what can be chosen for each, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from starhold.games.common.script import Kind
from starhold.geometry.square import Square
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure

from ...state import Figure
from .known import page_of_skill

if TYPE_CHECKING:
    from ...content import SkillPage, SkillPart
    from ...game import CoreSpace
    from ..assault import Spec
    from ..movement import MoveAlong

P = TypeVar("P", bound=Kind)


class Use(Struct, frozen=True):
    """The use of a skill, as far as its parts have to know about it."""

    skill: str
    level: int
    other: str = ""
    """The figure that has opened the window."""
    weapon: str = ""
    """The token with which they attacked."""
    target: str = ""
    """Whom the part before this one was aimed at."""
    actions: int = 0
    """The actions that are lost."""
    turns: int = 0
    spot: Square = ""
    """Where they were then."""
    later: bool = False
    """True for what was paid for before. (CS-SK-STEALTH-11)"""


class PartRule(Generic[P]):
    """A word of the vocabulary of skills, as somebody uses it. The class says `of` which part it is.

    A part without questions overrides `may` and `do`; one with questions `options` and `do`, and `could` if what is
    hidden decides whether it has any.
    """

    asks = False
    """True if something has to be chosen."""
    extra = False
    """True if it is done once at most, at one of the places where it stands, and can be passed over."""
    prelude = False
    """True if the part after it is reason enough to use the skill."""
    leads_out = False
    """True if it leads out of an airlock. (CS-AIRLOCK-02)"""

    def __init_subclass__(cls, of: type[Kind] | None = None, *, asks: bool = False, extra: bool = False) -> None:
        if of is not None:
            PARTS[of] = cls
        cls.asks = asks or cls.asks
        cls.extra = extra

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
        """The choices, and why others are not legal."""
        return NO_OPTIONS

    def do(self, choice: Choice | None) -> Procedure | None:
        """Do it, or say which rule does; the choice is one of the options."""
        raise NotImplementedError

    def walk(self, choice: Choice) -> MoveAlong | None:
        """The move that a choice would be; None if it is none, or leads step by step."""
        return None

    def is_free(self, choice: Choice) -> bool:
        """True if nobody strikes at whoever does it. (CS-SKILL-09)"""
        return bool(getattr(self.part, "free", False))

    def spec(self, choice: Choice) -> Spec | None:
        """The attack that a choice would be; None if it is none."""
        return None


PARTS: dict[type[Kind], type[PartRule[Any]]] = {}
"""The rules by the parts that they carry out."""


class KeptInside(PartRule[Kind], asks=True):
    """Out of an airlock leads a MOVE, and nothing comes before it. (CS-AIRLOCK-02)"""


def rule_for(game: CoreSpace, figure: Figure, part: SkillPart, use: Use) -> PartRule[Any]:
    rule = PARTS[type(part)]
    return (rule if rule.leads_out or figure.where != "airlock" else KeptInside)(game, figure, part, use)


def first_rules(game: CoreSpace, figure: Figure, use: Use) -> Iterator[PartRule[Any] | Whole]:
    """The parts of which one has to be possible before the skill can be used, of each way."""
    page = page_of_skill(game, use.skill, use.level)
    for parts in ways_of(page, later=use.later):
        if page.whole:
            yield Whole(game, figure, parts, use)
            continue
        for part in parts if page.any_order else reasons(parts):
            yield rule_for(game, figure, part, use)


def ways_of(page: SkillPage, *, later: bool) -> tuple[tuple[SkillPart, ...], ...]:
    return (page.later,) if later else page.ways


def reasons(parts: Sequence[SkillPart]) -> Sequence[SkillPart]:
    """The first part, and if it is a mere prelude, those after it up to one that is not."""
    place = next((place for place, part in enumerate(parts) if not PARTS[type(part)].prelude), len(parts))
    return parts[: place + 1]


def foremost(page: SkillPage, parts: Sequence[SkillPart], left: Sequence[int]) -> list[int]:
    """The places of the parts of which one comes next: the first that is no extra, and the extras before it.

    In any order it is any of them, equal ones once.
    """
    if page.any_order:
        return list({parts[place]: place for place in reversed(left)}.values())[::-1]
    found = []
    for place in left:
        found.append(place)
        if not is_extra(parts[place]):
            break
    return found


def is_extra(part: SkillPart) -> bool:
    return PARTS[type(part)].extra


class Whole:
    """All parts of a skill, if each of them has to be possible."""

    def __init__(self, game: CoreSpace, figure: Figure, parts: tuple[SkillPart, ...], use: Use) -> None:
        self.rules = [rule_for(game, figure, part, use) for part in parts]

    def may(self) -> bool:
        return all(rule.may() for rule in self.rules)

    def could(self) -> bool:
        return all(rule.could() for rule in self.rules)
