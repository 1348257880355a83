"""The words of skills: what each part of one says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starhold.games.common.script import Kind
from starhold.games.common.wording import counted, listed

from ..content.augmented import (
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
from ..content.guile import (
    DistractNearPart,
    DistractPart,
    LeadPart,
    PersuadePart,
    SidlePart,
    StealPart,
    StopPart,
    TakeCoverPart,
)
from ..content.skills import (
    AssaultPart,
    BurstOutPart,
    FightByGunPart,
    FightPart,
    HealPart,
    IgnoreHits,
    KeepTurnPart,
    KnockAwayPart,
    LastingKind,
    LastPart,
    MovePart,
    OneOfPart,
    RisePart,
    ShootPart,
    ShootWeaponPart,
    TakeWeaponPart,
    TopplePart,
    TwoPistolsPart,
)
from .tech import TECH

FEW = 9
"""More than so many is any number."""

FOES = {"enemy": "an enemy", "other": "that enemy", "begun": "an enemy that has taken an action in this round"}


HIDDEN = "nobody can target you or come into contact while"
LASTS: dict[LastingKind, str] = {
    "armoured": "your physical armour is 2 higher",
    "dodges-in-cover": "no shot hurts you while you are in cover",
    "dodges-afar": "no shot hurts you while you are in cover, or from more than short range",
    "dodges-enemies": "no enemy's shot hurts you",
    "by-walls": f"{HIDDEN} you touch a wall, and you block nobody's sight",
    "by-terrain": f"{HIDDEN} you touch terrain, and you block nobody's sight",
    "alone": f"{HIDDEN} you are not engaged, and you block nobody's sight",
    "faded": "nobody can target you",
    "unharmed": "nothing hurts you, pushes you or costs you actions",
}
UNTIL = ("until the end of the round", "until the end of the next round")


UNSTRUCK = " without attacks of opportunity"


def of_move(part: MovePart) -> str:
    action = "with an action, " if part.spends else ""
    strikes = "; you may fight everyone you meet on the way" if part.strikes else ""
    return f"{action}move{UNSTRUCK if part.free else ''}{strikes}"


def of_shot(part: ShootPart) -> str:
    reach = f" at up to {part.reach} range" if part.reach else ""
    if not part.sure:
        free = UNSTRUCK if part.free else ""
        return f"shoot at {FOES[part.at]}{reach}{dice_more(part.more)}{divided(part.split)}{free}"
    stops = [] if part.cover else ["cover"]
    stops += [] if part.armour else ["armour"]
    ignored = f", whatever the {listed(stops, 'or')}" if stops else ""
    return f"shoot at {FOES[part.at]}{reach}: {counted(part.sure, 'hit')} without a roll{ignored}"


def of_fight(part: FightPart) -> str:
    action, weapon = "with an action, " if part.spends else "", " with that weapon" if part.taken else ""
    return f"{action}fight {FOES[part.at]} hand to hand{weapon}{dice_more(part.more)}{divided(part.split)}"


def divided(split: int) -> str:
    """The targets among whom hits can be divided."""
    if not split:
        return ""
    return f", and divide the hits among {f'up to {split}' if split <= FEW else 'any number of'} targets"


def of_hits(part: IgnoreHits) -> str:
    return "ignore all hits" if part.most > FEW else f"ignore {counted(part.most, 'hit')}"


def of_health(part: HealPart) -> str:
    return f"get {part.number} health back" + (", even more than you began with" if part.beyond else "")


def of_bursting(part: BurstOutPart) -> str:
    return f"push all who are engaged with you up to {part.inches} in away, with {part.dice} dice against each"


def of_ray(part: RayPart) -> str:
    short, medium, far = part.dice
    dice = counted(short, "die", "dice") if short == medium == far else f"{short}/{medium}/{far} dice"
    toll = f", then lose {part.toll} health" if part.toll else ""
    return f"shoot at an enemy without a weapon, with {dice}{toll}"


def of_cover(part: TakeCoverPart) -> str:
    far = f"up to {part.squares} in " if part.squares else ""
    return f"move {far}into cover{UNSTRUCK if part.free else ''}"


def lost(actions: int, turns: int, ending: str = "") -> str:
    """What somebody loses of what comes next."""
    if turns:
        return f"miss{ending} the next turn"
    return f"lose {counted(actions, 'action')} of the next turn"


def of_theft(part: StealPart) -> str:
    return "take an item of the attacker, but not the weapon" + (
        ", and use it if it is effortless" if part.uses else ""
    )


def of_persuasion(part: PersuadePart) -> str:
    who = "enemy trader" if part.traders else "enemy"
    npcs = "" if part.traders else "; NPCs also to do what they always can be asked"
    join = "; traders but captains also to join you for the mission" if part.wins_over else ""
    return f"persuade an {who} in sight at short range{dice_more(part.more)} to wait for a turn{npcs}{join}"


def dice_more(more: int) -> str:
    return f" with {counted(more, 'more die', 'more dice')}" if more else ""


SAID: dict[type[Kind], Callable[[Any], str]] = {
    MovePart: of_move,
    ShootPart: of_shot,
    FightPart: of_fight,
    AssaultPart: lambda part: f"attack {FOES[part.at]}",
    TwoPistolsPart: lambda _: "shoot with two pistols at once, with 1 die less",
    ShootWeaponPart: lambda part: f"shoot a weapon out of an enemy's hand with {part.dice} dice",
    FightByGunPart: lambda part: f"with an action, fight with a gun at its short range{dice_more(part.more)}",
    IgnoreHits: of_hits,
    HealPart: of_health,
    RisePart: lambda part: f"get up with {part.health} health",
    KeepTurnPart: lambda _: "do not lose them",
    LastPart: lambda part: f"{UNTIL[part.rounds]} {LASTS[part.what]}",
    KnockAwayPart: lambda _: "the weapon that was used scatters",
    TakeWeaponPart: lambda _: "take the weapon that was used",
    TopplePart: lambda _: "knock over an enemy in contact",
    BurstOutPart: of_bursting,
    SidlePart: lambda _: "make one proximity move",
    TakeCoverPart: of_cover,
    OneOfPart: lambda part: listed([SAID[type(each)](each) for each in part.of], "or"),
    LeadPart: lambda _: "move them, but not into contact with their enemies",
    DistractPart: lambda part: f"they {lost(part.actions, part.turns)}",
    DistractNearPart: lambda part: f"one enemy within short range of them {lost(0, part.turns, 'es')}",
    StopPart: lambda _: "the enemy can do nothing more in this round",
    StealPart: of_theft,
    PersuadePart: of_persuasion,
    RayPart: of_ray,
    BlowPart: lambda part: f"fight an enemy hand to hand with {counted(part.dice, 'die', 'dice')}",
    FlightPart: lambda _: "move over everything in the way, and nobody strikes at you",
    RushPart: lambda part: f"move or attack {counted(part.actions, 'time')} more in this turn",
    ShockwavePart: lambda part: (
        f"attack everybody else within short range with {part.dice} dice, friends too, and push them away by the hits"
    ),
    DazePart: lambda _: "an enemy in sight misses the next turn",
    ShiftPart: lambda _: "move a small piece of terrain or a loose token in sight within short range",
    HurlPart: lambda part: f"hurl a piece of terrain at medium range: whoever is hit takes {part.dice} dice",
    BreakPart: lambda _: "break an item of an enemy in sight",
    PeekPart: lambda part: f"look at the next {counted(part.cards, 'event card')}",
    **TECH,
}
"""The words of each part."""
