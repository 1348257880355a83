"""The acts of an enemy, as pure functions of the board: its turn carries them out, a forecast rehearses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from starhold.geometry import Direction, Pose

from ...content import EVERYONE, Ability, Attack, CombatCard
from ...state import Enemy
from ..attacking import strengthened
from ..bodies import body_of, place_of
from ..marks import is_bound
from ..targets import to_attack
from .aim import prey
from .helping import beneficiaries
from .line import Words, read_command, rest_of
from .moves import facings_for, way_of_move

if TYPE_CHECKING:
    from ...game import Akarios


class Rotation(Struct, frozen=True):
    facings: tuple[Direction, ...]
    """Several if the players have to choose. (AKA-ENEMY-12)"""


class Flight(Struct, frozen=True):
    way: tuple[Pose, ...]


class Assault(Struct, frozen=True):
    attack: Attack
    targets: tuple[str, ...]


class Support(Struct, frozen=True):
    """An ability that helps others of its side. (AKA-ENEMY-29)"""

    ability: Ability
    ships: tuple[str, ...]


class Nothing(Struct, frozen=True):
    """An act that cannot be performed."""

    why: str
    """`slow`, `stun`, `reach` if nobody is within it, `nobody` if there is no target at all."""


EnemyAct: TypeAlias = Rotation | Flight | Assault | Support | Nothing


def act_of(game: Akarios, enemy: Enemy, card: CombatCard, words: Words, target: str) -> EnemyAct:
    """The first act of what is left of a command line. (AKA-ENEMY-11..26, AKA-ENEMY-33)"""
    command = read_command(words[0])
    match command.deed:
        case "rotate":
            aimed = body_of(game, target)
            if aimed is None:
                return Nothing("nobody")
            return Rotation(tuple(facings_for(game, enemy, card, rest_of(words, performed=True), place_of(aimed))))
        case "move":
            if is_bound(enemy, "slow"):
                return Nothing("slow")
            return Flight(way_of_move(game, enemy, card.moves[command.which]))
        case "attack":
            if is_bound(enemy, "stun"):
                return Nothing("stun")
            attack = card.attacks[command.which]
            targets = victims(game, enemy, attack, target)
            return Assault(attack, targets) if targets else Nothing("reach")
        case "ability":
            ability = card.abilities[command.which]
            ships = tuple(beneficiaries(game, enemy, ability))
            return Support(ability, ships) if ships else Nothing("reach")


def victims(game: Akarios, enemy: Enemy, attack: Attack, target: str) -> tuple[str, ...]:
    """The ships that an attack hits, the target first, then others in the same order.

    (AKA-ENEMY-22..24, AKA-EFFECT-26)
    """
    ready = strengthened(game, enemy, attack)
    able = to_attack(game, enemy, ready)
    if ready.targets == 1 and target in able:
        return (target,)
    order = [target, *(id_ for _, id_ in prey(game, enemy, hidden=ready.targets == EVERYONE) if id_ != target)]
    found = tuple(id_ for id_ in order if id_ in able)
    return found if ready.targets == EVERYONE else found[: ready.targets]
