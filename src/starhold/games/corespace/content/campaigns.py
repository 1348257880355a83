"""Campaigns: missions one after the other, what is told before and after each, and what is remembered."""

from __future__ import annotations

from msgspec import field
from msgspec.structs import replace

from starhold.games.common.records import Part
from starhold.kernel import Record

from .missions import MissionPage
from .script import Condition, Deed, Trigger


class Passage(Part, frozen=True):
    """A paragraph more, for those of whom something is true."""

    only_if: Condition = field(name="if")
    text: str


class Voice(Part, frozen=True):
    """What a trader says who is alive and takes part. Of each crew the first of these speaks, and nobody else."""

    trader: str
    line: str
    only_if: Condition | None = field(default=None, name="if")


class Chapter(Part, frozen=True, kw_only=True):
    """Something that is read aloud."""

    text: str
    passages: tuple[Passage, ...] = ()
    voices: tuple[Voice, ...] = ()


class Outcome(Chapter, frozen=True, kw_only=True):
    """How a mission, or all of it, ends: the first is told whose condition holds."""

    id: str
    only_if: Condition | None = field(default=None, name="if")
    """What must hold; the last outcome has nothing that must."""
    do: tuple[Deed, ...] = ()
    """What is remembered of it, and what it pays."""


class Stage(Part, frozen=True):
    """A mission of a campaign."""

    mission: str
    briefing: Chapter
    outcomes: tuple[Outcome, ...]
    rules: tuple[Trigger, ...] = ()
    """What is different about it because of what came before."""


class Campaign(Record, frozen=True, kw_only=True):
    name: str
    line: str
    """What it is about, in a sentence or two."""
    stages: tuple[Stage, ...]
    needed: int = 0
    """The primary objectives that allies must meet to win it; 0 for more than half of them."""
    endings: tuple[Outcome, ...] = ()
    """What is told when it is over."""

    @property
    def missions(self) -> tuple[str, ...]:
        return tuple(stage.mission for stage in self.stages)


def page_in(stage: Stage, page: MissionPage) -> MissionPage:
    """The page of a mission as it is played in a campaign."""
    return replace(page, rules=(*page.rules, *stage.rules)) if stage.rules else page
