"""Traits of cards in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starhold.games.common.wording import counted, listed

from ..content import (
    Advantaged,
    Cheaper,
    Choosy,
    Cloaking,
    Composed,
    Counselled,
    Elusive,
    Farther,
    Foresighted,
    Halting,
    Immune,
    Lucky,
    Mending,
    MoreDamage,
    Onward,
    Petty,
    QuickStart,
    Recast,
    Roomy,
    Salvaging,
    Schooled,
    Sheltered,
    Spiked,
    Stocked,
    Sturdy,
    Threading,
    Trait,
    Unhindered,
    Unshaken,
    Vengeful,
    Warped,
)
from .vocabulary import EFFECTS


def sturdy(trait: Sturdy) -> str:
    more = [f"{number} {what}" for number, what in ((trait.hull, "hull"), (trait.shield, "shield")) if number]
    return f"you start with {listed(more)} more, up to 10"


def more_damage(trait: MoreDamage) -> str:
    if trait.basic:
        return f"basic attacks do {trait.amount} more damage"
    return f"attacks on enemies within range {trait.within} do {trait.amount} more damage"


def immune(trait: Immune) -> str:
    return f"you are immune to {listed([EFFECTS[effect] for effect in trait.to])}"


def farther(trait: Farther) -> str:
    return f"every range of yours is {trait.amount} longer; firing arcs are not"


def advantaged(trait: Advantaged) -> str:
    return f"attacks on enemies within range {trait.within} are advantaged"


def sheltered(trait: Sheltered) -> str:
    return f"enemies within range {trait.within} do {trait.amount} less damage to you"


def composed(trait: Composed) -> str:
    return f"an attack of yours without damage takes {trait.amount} stress off you"


def elusive(_: Elusive) -> str:
    return "enemies are never advantaged against you"


def halting(trait: Halting) -> str:
    return f"stopping a move short costs you no stress, and you may turn up to {trait.sixths} sides there"


def lucky(trait: Lucky) -> str:
    return f"a miss of yours does {trait.damage} damage instead, without any effects"


def mending(trait: Mending) -> str:
    return f"when you repair an ally, they gain {trait.amount} more hull"


def onward(trait: Onward) -> str:
    when = " in stealth" if trait.in_stealth else ""
    return f"at the end of a move{when} you may fly {counted(trait.spaces, 'space')} farther ahead"


def petty(_: Petty) -> str:
    return "for each stress miss that you gain, the enemies gain one too"


def salvaging(trait: Salvaging) -> str:
    where = "next to you" if trait.within == 1 else f"within range {trait.within}"
    return f"when an enemy {where} is destroyed, you resupply {counted(trait.cards, 'card')}"


def stocked(trait: Stocked) -> str:
    return f"your weapons start with {trait.weapons} more supply"


def threading(trait: Threading) -> str:
    return f"on a move you may gain {trait.stress} stress to ignore the damage of asteroids and nebulae"


def unshaken(_: Unshaken) -> str:
    return "stress dice cost you no stress on basic actions"


def vengeful(_: Vengeful) -> str:
    return "attacks on the first enemy that attacked you are advantaged"


def warped(trait: Warped) -> str:
    return "you fly through planets, asteroids and nebulae without harm, but cannot stop on a planet"


def unhindered(trait: Unhindered) -> str:
    return "asteroids and nebulae do you no harm, and nothing blocks your sight"


def choosy(trait: Choosy) -> str:
    return f"with advantage you draw {trait.more} more and choose among {2 + trait.more}"


def spiked(trait: Spiked) -> str:
    return f"at the end of each round, every other ship within range {trait.within} takes {trait.amount} damage"


def recast(trait: Recast) -> str:
    drawn = "misses" if trait.misses else f"{trait.value:+} cards"
    return f"{drawn} that you draw count as {trait.counts_as:+}"


def foresighted(trait: Foresighted) -> str:
    return f"before you roll, you may set up to {trait.dice} dice aside as attack"


def cloaking(trait: Cloaking) -> str:
    return "one pilot begins in stealth"


def roomy(trait: Roomy) -> str:
    return f"room for {counted(trait.seats, 'more co-pilot', 'more co-pilots')} on every ship"


def quick_start(trait: QuickStart) -> str:
    return "the squad's first attack draws no card and does double damage to its first target"


def counselled(trait: Counselled) -> str:
    return f"for each trauma, draw {1 + trait.more} cards and choose 1"


def cheaper(trait: Cheaper) -> str:
    return f"every upgrade on offer costs {trait.credits} credits less"


def schooled(trait: Schooled) -> str:
    return f"new pilots have {trait.points} more skill points"


TRAITS: dict[type[Trait], Callable[[Any], str]] = {
    Sturdy: sturdy,
    MoreDamage: more_damage,
    Immune: immune,
    Farther: farther,
    Advantaged: advantaged,
    Sheltered: sheltered,
    Composed: composed,
    Elusive: elusive,
    Halting: halting,
    Lucky: lucky,
    Mending: mending,
    Onward: onward,
    Petty: petty,
    Salvaging: salvaging,
    Stocked: stocked,
    Threading: threading,
    Unshaken: unshaken,
    Vengeful: vengeful,
    Warped: warped,
    Unhindered: unhindered,
    Choosy: choosy,
    Spiked: spiked,
    Recast: recast,
    Foresighted: foresighted,
    Cloaking: cloaking,
    Roomy: roomy,
    QuickStart: quick_start,
    Counselled: counselled,
    Cheaper: cheaper,
    Schooled: schooled,
}


def trait_words(trait: Trait) -> str:
    """What a trait changes."""
    return TRAITS[type(trait)](trait)
