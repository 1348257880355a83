"""Hits that are divided among several targets after the roll. (CS-SK-RANGED-09..10, CS-SK-CLOSE-03)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.geometry.ruler import within

from ..board.sight import SHORT
from ..state import Figure
from .contact import in_contact, touched
from .enmity import are_enemies
from .figures import base_of, figure_of, on_deck
from .kit import design_called
from .seeing import sight_of
from .skills.lasting import can_aim_at

if TYPE_CHECKING:
    from ..game import CoreSpace
    from .assault import Spec

RANGES = ("short", "medium", "long")


def targets_of_split(game: CoreSpace, attacker: Figure, spec: Spec, target: str, chosen: Sequence[str]) -> list[str]:
    """Those on whom the next hit can fall: the target, those chosen already, and others if there may be more."""
    so_far = [target, *(name for name in dict.fromkeys(chosen) if name != target)]
    if len(so_far) >= spec.split:
        return so_far
    return [*so_far, *(foe.id for foe in others(game, attacker, spec, so_far))]


def others(game: CoreSpace, attacker: Figure, spec: Spec, chosen: Sequence[str]) -> list[Figure]:
    """Further enemies: in contact for a blow, else in range, in sight and near all that are chosen."""
    near = touched(game, attacker) if spec.manner == "close" else on_deck(game)
    foes = [
        foe
        for foe in near
        if foe.id not in chosen
        and not foe.defeated
        and are_enemies(game, attacker, foe)
        and can_aim_at(game, attacker, foe)
    ]
    if spec.manner == "close":
        return foes
    bases = [base_of(figure_of(game, name)) for name in chosen]
    return [
        foe
        for foe in foes
        if not in_contact(game, attacker, foe)
        and all(within(SHORT, base, base_of(foe)) for base in bases)
        and carries(game, attacker, spec, foe)
    ]


def carries(game: CoreSpace, attacker: Figure, spec: Spec, foe: Figure) -> bool:
    """True if the weapon reaches somebody in sight; without one a shot carries to medium range. (CS-ABILITY-04)"""
    sight = sight_of(game, attacker, foe)
    if sight is None or not sight.is_seen:
        return False
    dice = design_called(game, spec.weapon).ranged if spec.weapon else (1, 1, 0)
    return bool(dice and dice[RANGES.index(sight.range)])
