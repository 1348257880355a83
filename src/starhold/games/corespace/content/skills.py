"""The vocabulary of skills: when each level can be used, and the parts of which it consists. Closed; no code.

A level is a record. `window` says when it can be used: in the own turn, or in one of the windows for reactions. Each
part is a struct with its own `kind`; one small class in rules/skills carries it out, and one sentence tells it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.games.common.script import Kind
from starhold.kernel import Record

from .augmented import (
    BlowPart,
    BreakPart,
    DazePart,
    FlightPart,
    HurlPart,
    PeekPart,
    RayPart,
    RushPart,
    ShiftPart,
    ShockwavePart,
)
from .guile import (
    DistractNearPart,
    DistractPart,
    LeadPart,
    PersuadePart,
    SidlePart,
    StealPart,
    StopPart,
    TakeCoverPart,
)
from .tech import (
    CalmPart,
    CloseEntryPart,
    ConcertPart,
    LurePart,
    MendPart,
    ScreenPart,
    ShutDownPart,
    SilenceAllPart,
    SilencePart,
    StallAllPart,
    StallPart,
    TakeOverPart,
    TendPart,
    WorkDoorPart,
)

SkillFamily: TypeAlias = Literal["ranged", "close", "endurance", "stealth", "cunning", "tech", "augmented"]
WindowName: TypeAlias = Literal[
    "turn", "hits", "attacked", "defeated", "contacted", "near", "scored", "robbed", "any-time"
]
"""The own turn, or a moment at which others can react. (CS-REACTION-01..04)

`hits`: the hits of an attack are known, and no damage is marked. `attacked`: it is over. `defeated`: a trader goes
down. `contacted`: an enemy has come into contact. `near`: an enemy has ended a move near by. `scored`: the own attack
has rolled a hit. `robbed`: actions or a turn are lost. `any-time`: an action is over, whoever has taken it.
"""
Passive: TypeAlias = Literal["effortless-reload", "effortless-pistol", "effortless-close", "wary"]
"""Passive rules, which need no pegs; `wary` ignores a hit of each attack of opportunity. (CS-PASSIVE-01..03)"""
Foe: TypeAlias = Literal["enemy", "other", "begun"]
"""Any enemy, the one who has opened the window, or one that has taken an action in this round."""
Reach: TypeAlias = Literal["", "short", "medium"]
LastingKind: TypeAlias = Literal[
    "leave",
    "jammed",
    "still",
    "armoured",
    "unharmed",
    "dodges-in-cover",
    "dodges-afar",
    "dodges-enemies",
    "by-walls",
    "by-terrain",
    "alone",
    "faded",
    "ready",
    "spent",
    "won-over",
    "screened",
    "silenced",
    "hacked",
]
"""What lasts for a while: `leave` is the permission to pass, which one crew has from an enemy trader; who is `jammed`
cannot shoot. Skills add: `still`, no more MOVE; `armoured`, two more physical armour; `unharmed`, no damage, no
push and no loss of actions; `dodges-…`, no damage by shots; `by-walls`, `by-terrain`, `alone` and `faded`, no target;
`ready`, a shot at any time; `spent`, nothing more; `won-over`, a member of another crew, which is named; `screened`, no
damage by ranged attacks; `silenced`, no tech skills; `hacked`, a Purge in the crew of whoever has hacked it.

(CS-MOVE-09, CS-ITEM-21, CS-SK-RANGED-01, CS-SK-ENDURANCE-12, CS-SK-ENDURANCE-14, CS-SK-STEALTH-01..14,
CS-SK-CUNNING-07, CS-SK-CUNNING-13, CS-SK-TECH-01..05, CS-SK-TECH-15)
"""


# Parts: actions that cost none


class MovePart(Kind, frozen=True, tag="move"):
    """A MOVE."""

    free: bool = False
    """True if nobody strikes at whoever leaves. (CS-SK-CLOSE-06)"""
    spends: bool = False
    """True if it is one of the actions of the turn, or an effortless one. (CS-SKILL-04)"""
    strikes: bool = False
    """True if whoever is met may be fought at once. (CS-SK-ENDURANCE-06)"""


class ShootPart(Kind, frozen=True, tag="shoot"):
    """A RANGED ASSAULT."""

    at: Foe = "enemy"
    more: int = 0
    """The dice that are added."""
    sure: int = 0
    """The hits that it scores without a roll."""
    reach: Reach = ""
    """The farthest range; nothing for that of the weapon."""
    cover: bool = True
    armour: bool = True
    split: int = 0
    """The targets among whom its hits can be divided; 0 if they cannot. (CS-SK-RANGED-09..10)"""
    free: bool = False
    """True if nobody strikes at whoever shoots while engaged. (CS-SK-CUNNING-10)"""


class TwoPistolsPart(Kind, frozen=True, tag="two-pistols"):
    """A RANGED ASSAULT with two pistols at once. (CS-SK-RANGED-12..13)"""


class ShootWeaponPart(Kind, frozen=True, tag="shoot-weapon"):
    """A RANGED ASSAULT at the weapon in somebody's hand. (CS-SK-RANGED-14)"""

    dice: int


class FightPart(Kind, frozen=True, tag="fight"):
    """A CLOSE ASSAULT."""

    at: Foe = "enemy"
    more: int = 0
    split: int = 0
    spends: bool = False
    """True if it is one of the actions of the turn, or an effortless one. (CS-SKILL-04)"""
    taken: bool = False
    """True if it is made with the weapon that was just taken. (CS-SK-CLOSE-06)"""


class FightByGunPart(Kind, frozen=True, tag="fight-by-gun"):
    """A CLOSE ASSAULT with a weapon that shoots; it is one of the actions of the turn. (CS-SK-CLOSE-12..13)"""

    more: int = 0


class AssaultPart(Kind, frozen=True, tag="assault"):
    """An ASSAULT: a shot or a blow."""

    at: Foe = "enemy"


class OneOfPart(Kind, frozen=True, tag="one-of"):
    """One of several actions. (CS-SK-CUNNING-10)"""

    of: tuple[MovePart | ShootPart | FightPart, ...]


# Parts that are done at once


class IgnoreHits(Kind, frozen=True, tag="ignore-hits"):
    """The hits of the attack that has opened the window. (CS-REACTION-04)"""

    most: int = 99


class HealPart(Kind, frozen=True, tag="heal"):
    """Health for whoever uses it. (CS-SK-ENDURANCE-01, CS-SK-AUGMENTED-12)"""

    number: int = 1
    beyond: bool = False
    """True if it may go beyond the health of whoever is well, as far as the board has room. (CS-SK-ENDURANCE-13)"""


class RisePart(Kind, frozen=True, tag="rise"):
    """No longer defeated. (CS-SK-ENDURANCE-03)"""

    health: int


class KeepTurnPart(Kind, frozen=True, tag="keep-turn"):
    """Actions and turns are not lost. (CS-SK-ENDURANCE-11)"""


class LastPart(Kind, frozen=True, tag="last"):
    """Something that lasts until the end of the round, or of so many later."""

    what: LastingKind
    rounds: int = 0


class KnockAwayPart(Kind, frozen=True, tag="knock-away"):
    """The weapon of the attack scatters. (CS-SK-CLOSE-04)"""


class TakeWeaponPart(Kind, frozen=True, tag="take-weapon"):
    """The weapon of the attack changes hands. (CS-SK-CLOSE-05)"""


# Parts that ask for somebody


class TopplePart(Kind, frozen=True, tag="topple"):
    """An enemy in contact falls over. (CS-SK-CLOSE-11)"""


class BurstOutPart(Kind, frozen=True, tag="burst-out"):
    """All who are engaged are pushed away and attacked. (CS-SK-CLOSE-14)"""

    inches: int
    dice: int


SkillPart: TypeAlias = (
    MovePart
    | ShootPart
    | TwoPistolsPart
    | ShootWeaponPart
    | FightPart
    | FightByGunPart
    | AssaultPart
    | SidlePart
    | TakeCoverPart
    | OneOfPart
    | IgnoreHits
    | HealPart
    | RisePart
    | KeepTurnPart
    | LastPart
    | KnockAwayPart
    | TakeWeaponPart
    | TopplePart
    | BurstOutPart
    | LeadPart
    | DistractPart
    | DistractNearPart
    | StopPart
    | StealPart
    | PersuadePart
    | RayPart
    | BlowPart
    | FlightPart
    | RushPart
    | PeekPart
    | ShockwavePart
    | DazePart
    | ShiftPart
    | HurlPart
    | BreakPart
    | SilencePart
    | SilenceAllPart
    | StallPart
    | StallAllPart
    | ScreenPart
    | TendPart
    | ConcertPart
    | CalmPart
    | MendPart
    | CloseEntryPart
    | LurePart
    | ShutDownPart
    | TakeOverPart
    | WorkDoorPart
)


# Skills


class SkillPage(Part, frozen=True):
    """One level of a skill."""

    window: WindowName = "turn"
    by: Literal["", "close", "ranged"] = ""
    """The kind of attack to which it reacts; nothing for any."""
    unhurt: bool = False
    """True if it reacts only to an attack that did no damage."""
    covered: bool = False
    """True if it takes cover from whoever has opened the window. (CS-SK-STEALTH-04)"""
    still: bool = False
    """True if whoever uses it does not MOVE in the same round, before or after. (CS-SK-RANGED-01, CS-SK-RANGED-11)"""
    passive: Passive | None = None
    """The rule that is always in effect at this level and above. (CS-PASSIVE-01)"""
    parts: tuple[SkillPart, ...] = ()
    """What it does, in this order. It can be used if the first of them is possible, or one of those in any order; each
    may then be left out."""
    any_order: bool = False
    whole: bool = False
    """True if it can be used only if each of its parts is possible. (CS-SK-STEALTH-13)"""
    later: tuple[SkillPart, ...] = ()
    """Parts that can be done once at any time in the round, for the same pegs. (CS-SK-STEALTH-11)"""
    either: tuple[tuple[SkillPart, ...], ...] = ()
    """Ways to use it, of which one is chosen, instead of `parts`."""

    @property
    def ways(self) -> tuple[tuple[SkillPart, ...], ...]:
        return self.either or (self.parts,)

    @property
    def is_active(self) -> bool:
        """True if there is something to spend pegs on. (CS-PASSIVE-02)"""
        return bool(self.parts or self.either)


class Skill(Record, frozen=True):
    name: str
    family: SkillFamily
    levels: tuple[SkillPage, ...] = ()
    """The three of them. (CS-SKILL-01)"""


class SkillLevel(Part, frozen=True):
    """A skill, and the level at which somebody has it. (CS-SKILL-01..02)"""

    skill: str
    level: int = 1
    in_slot: bool = False
    """True if it is printed in the armour slot of a trader board, where armour hides it. (CS-SKILL-12)"""
