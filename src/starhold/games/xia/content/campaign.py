"""The campaign: ten goals, seven lines of upgrades, and how the story may end."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

from .cards import Objective
from .records import Module, Part
from .ships import Skill
from .solo import Side

Line: TypeAlias = Literal["engine", "guns", "impulse", "mission", "rearm", "ability", "buy"]
Ruin: TypeAlias = Literal["bounty", "wreck"]
"""The end of a goal: a bounty in the Status Phase, or a lost ship."""


class SpecialRules(Part, frozen=True):
    """The rules that a goal changes in its game."""

    bounty: int = 0
    """The bounty with which the captain's ship begins."""
    sells_fame: bool = True
    """False if no fame is sold for credits."""
    expanse: bool = True
    """False if there is no System Expanse."""
    plus: int = 0
    """The plus on every roll of the NPCs."""
    npc_fame: int = 0
    """The fame with which the NPCs begin."""
    side: Side | None = None
    """The side of the NPC Stats card, whatever the difficulty says."""
    plans: tuple[str, ...] = ()
    """Behaviours by which their NPCs fly, whatever is drawn."""
    next_sector: str = ""
    """The sector that is revealed next, if it is still in the stack."""
    missions: int = 0
    """The number of missions to choose from before the first turn."""
    skills: tuple[Skill, ...] = ()


NO_SPECIAL_RULES = SpecialRules()


class Reward(Part, frozen=True):
    """The reward of a completed goal, for the rest of the campaign."""

    skills: tuple[Skill, ...] = ()
    cubes: int = 0
    """The number of cubes of one kind with which each game begins."""
    titles: int = 0
    """The number of additional titles that can be claimed from the start."""
    reroll: bool = False
    """True if the NPCs can be made to roll again, once in a game."""
    pay_off: bool = False
    """True if a bounty can be paid off, once in a game."""


class Goal(Record, frozen=True):
    """A goal card: how much fame it takes, what is special about it, and what comes of it."""

    name: str
    line: str
    """Its story, in a sentence or two."""
    limit: int
    rule_text: str
    met_text: str
    reward_text: str
    met: tuple[Objective, ...]
    """The objectives that the captain must have reached when the game is won."""
    rules: SpecialRules = NO_SPECIAL_RULES
    fails_on: Ruin | None = None
    reward: Reward = Reward()
    module: Module = "base"
    """The box without which nobody can complete it."""


class Upgrade(Record, frozen=True):
    """One tier of a line of campaign upgrades."""

    name: str
    line: Line
    tier: int
    text: str
    energy: int = 0
    """The energy that its action takes."""
    skills: tuple[Skill, ...] = ()
    """The skills that it adds to those of the tier below."""


class Closing(Record, frozen=True):
    """The end of a campaign with at least this score; the last one is for everybody else."""

    text: str
    at_least: int = 0


class CampaignBox(Part, frozen=True):
    """All that is needed in order to play a campaign."""

    goals: tuple[Goal, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    closings: tuple[Closing, ...] = ()
    """From the best to the worst."""


NO_CAMPAIGN = CampaignBox()
"""In its place when none is played."""
