"""What a pilot may do: the ways to pay for each action, and why others are closed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry import Pose
from starhold.kernel import NO_OPTIONS, Choice, Lack, Options, Refusal, joined, offer, options

from ..choices import Act, Finish, Reroll, RerollAll
from ..content import Ability, Action, Card, Confuse, Face, Moment, Move, OneMove, Steer, Teleport, Volley
from ..lacks import (
    AnyAlly,
    AnyDiscard,
    AnyShip,
    AnyTarget,
    FirstReroll,
    FittingDice,
    FreeSlot,
    NotSlowed,
    NotStunned,
    Supply,
    Undamaged,
    Unused,
)
from ..state import Flyer, Slotted
from .attacking import number_of, strengthened
from .bodies import elsewhere, pose_of
from .dice import FREE_REROLL_AT, at_hand, has_room, payments, subsets
from .marks import is_bound
from .targets import posts, to_affect, to_steer
from .traits import cards_for
from .turning import turns

if TYPE_CHECKING:
    from ..game import Akarios

NOBODY_THERE = ("AKA-SPECIAL-03", AnyShip())
"""The obstacle to an ability if no ship for which it is can be reached."""


def pilot_options(game: Akarios, flyer: Flyer) -> Options:
    """Everything open to a pilot in the pilot action phase. (AKA-ROUND-08, AKA-SLOT-03)"""
    if flyer.at is None or flyer.status not in ("rolled", "acting"):
        return NO_OPTIONS
    faces = at_hand(flyer)
    parts = [
        card_options(game, flyer, slotted, faces)
        for slotted in cards_for(game, flyer)
        if game.content.card[slotted.id].is_for("pilots")
    ]
    if flyer.status == "rolled":
        parts.append(reroll_options(flyer.id, faces, flyer.rerolled))
    return joined(*parts, finish_option(flyer.id))


def reactions(game: Akarios, flyer: Flyer, moment: Moment) -> list[Choice]:
    """The actions for a moment, with all that pays for them; dice that were kept back do. (AKA-ROUND-12)"""
    faces = at_hand(flyer)
    return [
        choice
        for slotted in cards_for(game, flyer)
        if game.content.card[slotted.id].is_for(moment)
        for choice in card_options(game, flyer, slotted, faces).legal
    ]


@lru_cache(maxsize=64)
def finish_option(pilot: str) -> Options:
    return Options((Finish(pilot),))


@lru_cache(maxsize=2048)
def reroll_options(pilot: str, faces: tuple[Face, ...], rerolled: bool) -> Options:
    """Directly after rolling. (AKA-DICE-06..08)"""
    free = [RerollAll(pilot)] if faces.count("stress") >= FREE_REROLL_AT else []
    if rerolled:
        return options([*free, Refusal(Reroll(pilot, faces), "AKA-DICE-06", FirstReroll())])
    return options([*free, *(Reroll(pilot, dice) for dice in subsets(faces))])


class Standing(Struct, frozen=True):
    """All that decides which dice can be put on a card."""

    faces: tuple[Face, ...]
    filled: tuple[int, ...]
    supplied: bool
    damaged: bool
    slowed: bool
    stunned: bool
    in_reach: tuple[bool, ...]
    """For each of the card's attacks, whether anyone is within its reach."""
    after_turn: tuple[bool, ...]
    """The same, once the ship has turned."""
    obstacle: tuple[str, Lack] | None
    """The clause and the lack by which the action would do nothing."""


def card_options(game: Akarios, flyer: Flyer, slotted: Slotted, faces: tuple[Face, ...]) -> Options:
    """The ways to pay for an action now, or why there is none."""
    card = game.content.card[slotted.id]
    in_reach = reached(game, flyer, card.action)
    standing = Standing(
        faces,
        tuple(slotted.filled),
        slotted.supply > 0 or not card.supply,
        slotted.damaged,
        is_bound(flyer, "slow"),
        is_bound(flyer, "stun"),
        in_reach,
        after_turning(game, flyer, card.action, in_reach) if card.action.turning else in_reach,
        obstacle_to(game, flyer, card.action),
    )
    return options_of(flyer.id, card, standing)


@lru_cache(maxsize=8192)
def options_of(pilot: str, card: Card, now: Standing) -> Options:
    action = card.action
    paid = payments(action, now.filled, now.faces)
    is_engine = card.kind == "engine" or any(isinstance(deed, Move | OneMove | Teleport) for deed in action.deeds)
    is_attack = card.kind == "weapon" or action.first(Volley) is not None
    needed = action.slots if action.filling == "joined" else action.slots[:1]
    within = [dice for dice in paid if is_reached(action, dice, now)]
    steer = action.first(Steer)
    missing = AnyAlly() if steer is not None and steer.whom == "allies" else AnyTarget()
    clause, lack = now.obstacle or NOBODY_THERE
    whole = offer(
        Act(pilot, card.id, ()),
        ("AKA-SPARROW-11", not (now.damaged and card.kind == "sparrow"), Unused()),
        ("AKA-PDAMAGE-05", not now.damaged, Undamaged()),
        ("AKA-SUPPLY-02", now.supplied, Supply()),
        ("AKA-SLOT-01", has_room(action, now.filled), FreeSlot()),
        ("AKA-SLOT-01", bool(paid), FittingDice(needed)),
        ("AKA-EFFECT-22", not (is_engine and now.slowed), NotSlowed()),
        ("AKA-EFFECT-31", not (is_attack and now.stunned), NotStunned()),
        ("AKA-ATTACK-03", bool(within), missing),
        (clause, now.obstacle is None, lack),
    )
    return options([whole] if isinstance(whole, Refusal) else [Act(pilot, card.id, dice) for dice in within])


def is_reached(action: Action, dice: tuple[Face, ...], now: Standing) -> bool:
    """True if an action that begins with others has somebody to begin with, perhaps after a turn."""
    in_reach = now.after_turn if brings_turn(action, dice) else now.in_reach
    return not in_reach or in_reach[number_of(action, dice)]


def brings_turn(action: Action, dice: tuple[Face, ...]) -> bool:
    """True if a turn comes with an action that these dice pay for. (AKA-ROTATE-03, AKA-UPG-WEAPON-14)"""
    return action.turning == "free" or (action.turning == "stress" and "stress" in dice)


def reached(game: Akarios, flyer: Flyer, action: Action) -> tuple[bool, ...]:
    """For each attack with which an action can begin, whether anyone is in reach; nothing if it needs nobody.

    Only what comes first needs a target beforehand. (AKA-ATTACK-03, AKA-UPG-ENGINE-03)
    """
    match action.deeds[0] if action.deeds else None:
        case Volley() as volley:
            return tuple(
                [bool(posts(game, flyer, volley, strengthened(game, flyer, attack))) for attack in volley.attacks]
            )
        case Steer() as steer:
            return (bool(to_steer(game, flyer, steer)),)
    return ()


def after_turning(game: Akarios, flyer: Flyer, action: Action, in_reach: tuple[bool, ...]) -> tuple[bool, ...]:
    """The same for a ship that turns first."""
    for turn in turns(flyer) if not all(in_reach) else ():
        turned = reached(game, elsewhere(flyer, Pose(pose_of(flyer).at, turn.to)), action)
        in_reach = tuple([one or other for one, other in zip(in_reach, turned, strict=True)])
    return in_reach


def obstacle_to(game: Akarios, flyer: Flyer, action: Action) -> tuple[str, Lack] | None:
    """The reason for which an action would do nothing: nobody is there whom it is for, or no card was discarded.

    (AKA-SPECIAL-03, AKA-UPG-TECH-35)
    """
    match action.deeds:
        case (Ability() as ability,) if ability.whom in ("allies", "enemies"):
            return None if to_affect(game, flyer, ability) else NOBODY_THERE
        case (Confuse(),):
            return None if game.state.enemy_deck.discard else ("AKA-UPG-TECH-35", AnyDiscard())
    return None
