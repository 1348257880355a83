"""The damage of attacks, by its chances, and what comes of several."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias, cast

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CombatFace
from starhold.games.corespace.rules.assault import Spec
from starhold.games.corespace.rules.hits import rolls
from starhold.games.corespace.rules.misfires import TWO
from starhold.games.corespace.rules.prospects import stopped_by
from starhold.games.corespace.state import Figure

Damage: TypeAlias = tuple[float, ...]
"""The chance of each number of damage, from none on."""
NONE: Damage = (1.0,)
Faces: TypeAlias = tuple[CombatFace, ...]


def damage_of(game: CoreSpace, attacker: Figure, spec: Spec, target: Figure) -> Damage:
    """What an attack does to somebody, if it finds them."""
    blue, red = (cast(Faces, game.content.die[die].faces) for die in ("blue", "red"))
    stopped = stopped_by(game, attacker, spec, target) - spec.automatic
    return damage_by_dice(blue, red, spec.dice, stopped, misfires=spec.misfires)


@lru_cache(maxsize=1 << 10)
def damage_by_dice(blue: Faces, red: Faces, dice: int, stopped: int, *, misfires: bool) -> Damage:
    counts = rolls(blue, red, dice)
    found: dict[int, int] = {}
    for (hits, warnings), count in counts.items():
        failed = misfires and warnings >= TWO
        damage = 0 if failed else max(0, hits - stopped)
        found[damage] = found.get(damage, 0) + count
    total = sum(found.values())
    return tuple(found.get(damage, 0) / total for damage in range(max(found) + 1))


def all_of(attacks: Iterable[Damage]) -> Damage:
    """The sum of several attacks."""
    found = NONE
    for attack in attacks:
        found = added(found, attack)
    return found


def added(one: Damage, other: Damage) -> Damage:
    sums = [0.0] * (len(one) + len(other) - 1)
    for here, chance in enumerate(one):
        for there, further in enumerate(other):
            sums[here + there] += chance * further
    return tuple(sums)


def perhaps(share: float, attack: Damage) -> Damage:
    """An attack that comes with this chance only."""
    return (1 - share + share * attack[0], *(share * chance for chance in attack[1:]))


def expected(damage: Damage) -> float:
    return sum(number * chance for number, chance in enumerate(damage))


def at_least(damage: Damage, number: int) -> float:
    return sum(damage[number:])
