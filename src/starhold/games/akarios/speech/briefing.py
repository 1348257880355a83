"""The special rules of a scenario in words, put together from the words of its triggers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from starhold.games.common.script import AtEndOfRound, AtStartOfRound
from starhold.games.common.wording import listed
from starhold.kernel.speech import capitalised

from ..content import AkariosContent, Clearable, EffectKind, Scenario
from ..content.script import (
    ANY_ENEMY,
    ANY_PILOT,
    IT,
    THE_SPARROW,
    Achievement,
    Advance,
    AllOf,
    AnyOf,
    Apply,
    Arrived,
    Choose,
    Clear,
    Condition,
    Count,
    Counter,
    Deed,
    End,
    EnemiesLeft,
    Grant,
    HullAtMost,
    Hurt,
    MarkersLeft,
    Mend,
    Moment,
    Not,
    OnApproached,
    OnAttacked,
    OnDestroyed,
    OnEntered,
    OnHullAtMost,
    PilotAt,
    PilotsAway,
    PilotsFlying,
    PilotsLeft,
    Place,
    Remove,
    RoundsPlayed,
    SparrowLost,
    Spawn,
    Strengthen,
    Target,
    Tell,
    Trigger,
    Wake,
    Within,
)
from .circumstances import Circumstances, settled
from .vocabulary import effects_words, spaces_words, spoken

PRONOUNS = {ANY_ENEMY: "an enemy", ANY_PILOT: "a pilot", THE_SPARROW: "the Sparrow", IT: "it"}
EACH = {**PRONOUNS, ANY_ENEMY: "every enemy", ANY_PILOT: "every pilot"}
VERBS: Mapping[EffectKind, str] = {
    "breach": "breaches the hull of {whom}",
    "jam": "jams {whom}",
    "lock": "locks {whom}",
    "pull": "pulls {whom} {spaces} nearer",
    "push": "pushes {whom} {spaces} away",
    "slow": "slows {whom}",
    "stun": "stuns {whom}",
}
"""What something does with an effect; others it gives."""
CLEARED: Mapping[Clearable, str] = {"asteroids": "asteroids", "nebula": "nebulae", "planet": "planets"}
PARTS = {25: "a quarter of", 33: "a third of", 50: "half", 66: "two thirds of", 75: "three quarters of"}
AGAIN = {0: "", 1: " and each later round", 2: " and every second round after it", 3: " and every third round after it"}
"""By the number of rounds until something happens again."""
TWICE = 2


def rules_of(content: AkariosContent, scenario: Scenario, known: Circumstances | None = None) -> tuple[str, ...]:
    """A sentence for each trigger that changes anything; lines of the story tell themselves.

    If the squad is known, only what concerns it is told, and how many ships come.
    """
    return tuple(filter(None, (_trigger(content, scenario, trigger, known) for trigger in scenario.triggers)))


def _trigger(content: AkariosContent, scenario: Scenario, trigger: Trigger, known: Circumstances | None) -> str:
    told = listed([words for deed in trigger.do if (words := deed_words(content, scenario, deed, known))])
    is_there = settled(trigger.only_if, scenario, known)
    if not told or is_there is False:
        return ""
    given = f" if {condition_words(scenario, trigger.only_if)}" if trigger.only_if and not is_there else ""
    moment = moment_words(scenario, trigger.when)
    if trigger.once and not isinstance(trigger.when, OnHullAtMost):
        moment = moment.replace("when ", "the first time ", 1)
    return f"{capitalised(moment)}{given}: {told}."


def thing(scenario: Scenario, what: str, *, several: bool = False) -> str:
    """What a word stands for: `the gate`, `a vent`, `every relay`."""
    if what in PRONOUNS:
        return (EACH if several else PRONOUNS)[what]
    name = called(scenario, what)
    keys = [key for key in scenario.keys.values() if what in (key.marker, key.group)]
    if len(keys) == 1:
        return f"the {name}"
    return f"every {name}" if several else f"{article(name)} {name}"


def called(scenario: Scenario, what: str) -> str:
    """A word as it is written: that for a type of enemy begins like the name of the type.

    `the Mammoth`, `every vent`
    """
    enemies = {key.enemy.rpartition("-")[2] for key in scenario.keys.values()}
    return spoken(what).capitalize() if what in enemies else spoken(what)


def article(name: str) -> str:
    """
    >>> article("echo"), article("vent")
    ('an', 'a')
    """
    return "an" if name[0] in "aeiou" else "a"


# Moments


def moment_words(scenario: Scenario, moment: Moment) -> str:
    match moment:
        case AtStartOfRound(first=first, each=each):
            return f"at the start of {_rounds(first, each)}"
        case AtEndOfRound(first=first, each=each):
            return f"at the end of {_rounds(first, each)}"
        case OnDestroyed(what=what):
            return f"when {thing(scenario, what)} is destroyed"
        case OnHullAtMost(what=what, percent=percent):
            return f"when {thing(scenario, what)} is down to {_part(percent)} its hull"
        case OnEntered(marker=marker):
            return f"when a pilot flies over {thing(scenario, marker)}"
        case OnApproached(what=what, range=spaces):
            return f"when a pilot comes within {spaces_words(spaces)} of {thing(scenario, what)}"
        case OnAttacked(what=what):
            return f"when {thing(scenario, what)} is attacked"


def _rounds(first: int, each: int) -> str:
    """
    >>> _rounds(1, 1), _rounds(2, 2), _rounds(3, 0)
    ('each round', 'round 2 and every second round after it', 'round 3')
    """
    if (first, each) == (1, 1):
        return "each round"
    return f"round {first}{AGAIN.get(each, f' and every {each} rounds')}"


def _part(percent: int) -> str:
    return PARTS.get(percent, f"{percent}% of")


# Conditions


def condition_words(scenario: Scenario, condition: Condition) -> str:
    return CONDITIONS[type(condition)](scenario, condition)


def denial_words(scenario: Scenario, condition: Condition) -> str:
    match condition:
        case Achievement(achievement=name):
            return f"the squad does not have “{spoken(name)}”"
        case PilotsFlying(at_least=pilots):
            return f"fewer than {pilots} pilots have set out"
    return f"it is not so that {condition_words(scenario, condition)}"


CONDITIONS: Mapping[type[Struct], Callable[[Scenario, Any], str]] = {
    EnemiesLeft: lambda _, it: (
        f"at most {it.at_most} {spoken(it.group) or 'enemies'} are left"
        if it.at_most
        else f"no {spoken(it.group) or 'enemy'} is left"
    ),
    MarkersLeft: lambda _, it: f"at most {it.at_most} {spoken(it.marker)} left",
    RoundsPlayed: lambda _, it: f"{it.at_least} rounds are over",
    PilotsLeft: lambda _, it: f"at most {it.at_most} pilots still fly",
    PilotsFlying: lambda _, it: f"{it.at_least} or more pilots have set out",
    PilotsAway: lambda scenario, it: f"all pilots have left by {thing(scenario, it.by)}",
    PilotAt: lambda scenario, it: f"a pilot is at {thing(scenario, it.marker)}",
    Within: lambda scenario, it: f"a pilot is within {spaces_words(it.range)} of {thing(scenario, it.what)}",
    Arrived: lambda _, it: f"{it.at_least} {spoken(it.what)} arrived",
    SparrowLost: lambda _, __: "the Sparrow is lost",
    HullAtMost: lambda scenario, it: f"{thing(scenario, it.what)} is down to {_part(it.percent)} its hull",
    Counter: lambda _, it: f"“{spoken(it.counter)}” is at {it.at_least}",
    Achievement: lambda _, it: f"the squad has “{spoken(it.achievement)}”",
    AnyOf: lambda scenario, it: listed([condition_words(scenario, each) for each in it.of], "or"),
    AllOf: lambda scenario, it: listed([condition_words(scenario, each) for each in it.of]),
    Not: lambda scenario, it: denial_words(scenario, it.of),
}
"""By kind, each with its scenario."""


# Deeds


def deed_words(content: AkariosContent, scenario: Scenario, deed: Deed, known: Circumstances | None = None) -> str:
    """Nothing for a line of the story, and for what only the campaign will see."""
    return _spawn(content, scenario, deed, known) if isinstance(deed, Spawn) else DEEDS[type(deed)](scenario, deed)


def every(scenario: Scenario, deed: Remove | Wake | Advance | Hurt | Mend | Target | Strengthen) -> str:
    return thing(scenario, deed.what, several=True)


def _spawn(content: AkariosContent, scenario: Scenario, deed: Spawn, known: Circumstances | None) -> str:
    """
    `2 Ronin Scouts come out at the wake`, or `1 to 3 Ronin Scouts (by the number of pilots)`
    """
    numbers = deed.number[known.pilots - 1 : known.pilots] if known and known.pilots else deed.number
    fewest, most = min(numbers), max(numbers)
    if not most:
        return ""
    number, why = (f"{most}", "") if fewest == most else (f"{fewest} to {most}", " (by the number of pilots)")
    elite = "elite " if deed.rank == "elite" else ""
    ships = f"{content.enemy[deed.enemy].name}{'' if most == 1 else 's'}"
    markers = dict.fromkeys(_place(scenario, key, len(deed.at)) for key in deed.at)
    return f"{number} {elite}{ships}{why} {'comes' if most == 1 else 'come'} out at {listed(list(markers))}"


def _place(scenario: Scenario, key: str, places: int) -> str:
    if key == IT:
        return "its place"
    marker = spoken(scenario.keys[key].marker)
    return f"the {marker} markers" if places > 1 else f"the {marker}"


def _apply(scenario: Scenario, deed: Apply) -> str:
    by = thing(scenario, deed.by, several=True)
    whom = f"the nearest of {thing(scenario, deed.to)}" if deed.nearest else thing(scenario, deed.to, several=True)
    if deed.nearest and deed.to == ANY_PILOT:
        whom = "the pilot nearest to it"
    near = f" within {spaces_words(deed.range)}" if deed.range else ""
    gives = f"gives {{whom}} {effects_words(deed.effects)}"
    told = [
        VERBS.get(effect.kind, gives).format(whom=f"{whom}{near}", spaces=spaces_words(effect.amount))
        for effect in deed.effects
    ]
    return f"{by} {listed(list(dict.fromkeys(told)))}"


def _strengthen(scenario: Scenario, deed: Strengthen) -> str:
    more = [f"attacks with {deed.attack} more"] if deed.attack else []
    often = ["acts twice a round" if deed.acts == TWICE else f"acts {deed.acts} times a round"] if deed.acts > 1 else []
    return f"{every(scenario, deed)} {listed([*more, *often])}"


DEEDS: Mapping[type[Struct], Callable[[Scenario, Any], str]] = {
    Remove: lambda scenario, it: f"{every(scenario, it)} is gone",
    Place: lambda scenario, it: f"{thing(scenario, it.marker, several=True)} opens",
    Wake: lambda scenario, it: f"{every(scenario, it)} wakes{', with all of its group' if it.what == IT else ''}",
    Advance: lambda scenario, it: (
        f"{every(scenario, it)} moves {spaces_words(it.spaces)} along {'her' if it.what == THE_SPARROW else 'its'} lane"
    ),
    Hurt: lambda scenario, it: f"{every(scenario, it)} loses {it.amount} hull",
    Mend: lambda scenario, it: f"{every(scenario, it)} regains {it.amount} hull",
    Apply: _apply,
    Target: lambda scenario, it: f"enemies {'go' if it.on else 'no longer go'} for {every(scenario, it)}",
    Strengthen: _strengthen,
    Clear: lambda _, it: f"all {CLEARED[it.terrain]} are gone",
    Count: lambda _, it: f"“{spoken(it.counter)}” goes up by {it.by}",
    End: lambda _, it: "the fight is won" if it.success else "the fight is lost",
    Choose: lambda _, __: "the squad decides",
    Tell: lambda _, __: "",
    Grant: lambda _, __: "",
}
"""By kind, each with its scenario."""
