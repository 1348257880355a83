"""What a pilot may do: the ways to pay for each action, and why others are closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from starhold.geometry import Pose
from starhold.kernel import NO_OPTIONS, Choice, Lack, Options, Refusal, joined, offer, options

from ..choices import Act, Finish, Reroll, RerollAll
from ..content import (
    Ability,
    Action,
    Card,
    CardKind,
    Confuse,
    Copy,
    Deed,
    Face,
    Lend,
    Loot,
    Moment,
    Move,
    OneMove,
    Rally,
    Steer,
    Teleport,
    Volley,
)
from ..lacks import (
    AnyAlly,
    AnyDiscard,
    AnyShip,
    AnyTarget,
    AnyUse,
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
from .bodies import elsewhere, flyer_of, flying, pose_of
from .dice import FREE_REROLL_AT, at_hand, has_room, is_barred, payments, subsets
from .marks import is_bound
from .targets import posts, to_affect, to_steer
from .traits import cards_for
from .turning import turns

if TYPE_CHECKING:
    from ..game import Akarios

UPGRADES: tuple[CardKind, ...] = ("weapon", "engine")
"""The cards that a pilot can damage in place of the ship. (AKA-PDAMAGE-03)"""
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
        parts.append(options(reactions(game, flyer, "rolled")))
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
    if any(is_barred(die, slotted.id) for die in flyer.dice):
        faces = at_hand(flyer, slotted.id)
    return options_of(flyer.id, card, standing_of(game, flyer, slotted, faces))


def standing_of(game: Akarios, flyer: Flyer, slotted: Slotted, faces: tuple[Face, ...]) -> Standing:
    card = game.content.card[slotted.id]
    in_reach = reached(game, flyer, card.action)
    return Standing(
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


@lru_cache(maxsize=8192)
def options_of(pilot: str, card: Card, now: Standing) -> Options:
    action = card.action
    paid = payments(action, now.filled, now.faces)
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
        ("AKA-EFFECT-22", not (is_engine(card) and now.slowed), NotSlowed()),
        ("AKA-EFFECT-31", not (is_attack(card) and now.stunned), NotStunned()),
        ("AKA-ATTACK-03", bool(within), missing),
        (clause, now.obstacle is None, lack),
    )
    return options([whole] if isinstance(whole, Refusal) else [Act(pilot, card.id, dice) for dice in within])


def is_engine(card: Card) -> bool:
    """True if a slowed ship cannot use it. (AKA-EFFECT-22, AKA-SPECIAL-08)"""
    return card.kind == "engine" or any(isinstance(deed, Move | OneMove | Teleport) for deed in card.action.deeds)


def is_attack(card: Card) -> bool:
    """True if a stunned ship cannot use it. (AKA-EFFECT-31, AKA-SPECIAL-07)"""
    return card.kind == "weapon" or card.action.first(Volley) is not None


def is_usable(game: Akarios, flyer: Flyer, slotted: Slotted) -> bool:
    """True if a pilot could use a card without dice, be it another's or damaged. (AKA-ABILITY-PILOT-12, 14)"""
    card = game.content.card[slotted.id]
    now = standing_of(game, flyer, slotted, ())
    return (
        card.is_for("pilots")
        and now.supplied
        and not (is_engine(card) and now.slowed)
        and not (is_attack(card) and now.stunned)
        and is_reached(card.action, (), now)
        and now.obstacle is None
    )


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


# What some deeds need


def obstacle_to(game: Akarios, flyer: Flyer, action: Action) -> tuple[str, Lack] | None:
    """The clause and the lack by which an action would do nothing: none of its deeds has anything to work on."""
    missing: tuple[str, Lack] | None = None
    for deed in action.deeds:
        need = NEEDS.get(type(deed))
        if need is None or need.found(game, flyer, deed):
            return None
        missing = missing or (need.clause, need.lack)
    return missing


def to_use(game: Akarios, flyer: Flyer, ability: Ability) -> Sequence[str]:
    """The ships for which an ability is; the own one, if it is for anyone. (AKA-SPECIAL-03)"""
    return to_affect(game, flyer, ability) if ability.whom in ("allies", "enemies") else (flyer.id,)


def to_plant(game: Akarios, _: Flyer, __: Confuse) -> Sequence[str]:
    """The discarded modifier cards of the enemies. (AKA-UPG-TECH-35)"""
    return game.state.enemy_deck.discard


def to_copy(game: Akarios, flyer: Flyer, deed: Copy) -> list[str]:
    """The allies within range whose last action a pilot can perform. (AKA-ABILITY-PILOT-14)"""
    reach = Ability(effects=(), range=deed.range, whom="allies")
    allies = [flyer_of(game, pilot) for pilot in to_affect(game, flyer, reach)]
    return [
        ally.id for ally in allies if any(card.id == ally.last and is_usable(game, flyer, card) for card in ally.cards)
    ]


def to_loot(game: Akarios, flyer: Flyer, _: Loot | None = None) -> list[str]:
    """The damaged upgrades that a pilot could use. (AKA-ABILITY-PILOT-12)"""
    return [
        card.id
        for card in flyer.cards
        if card.damaged and game.content.card[card.id].kind in UPGRADES and is_usable(game, flyer, card)
    ]


def to_lend(game: Akarios, flyer: Flyer, _: Lend | None = None) -> list[tuple[Face, str]]:
    """The unused dice of a pilot, and whom they can be given. (AKA-ABILITY-PILOT-28)"""
    allies = [ally.id for ally in flying(game) if ally is not flyer]
    return [(face, ally) for face in dict.fromkeys(at_hand(flyer)) for ally in allies]


def to_rally(game: Akarios, flyer: Flyer, _: Rally | None = None) -> list[str]:
    """The allies who could take back a die. (AKA-ABILITY-PILOT-15)"""
    return [ally.id for ally in flying(game) if ally is not flyer and any(die.spent for die in ally.dice)]


class Need(NamedTuple):
    """What a deed can work on, and the clause and the lack if there is nothing."""

    found: Callable[[Akarios, Flyer, Any], Sequence[object]]
    clause: str
    lack: Lack


NEEDS: dict[type[Deed], Need] = {
    Ability: Need(to_use, *NOBODY_THERE),
    Confuse: Need(to_plant, "AKA-UPG-TECH-35", AnyDiscard()),
    Copy: Need(to_copy, "AKA-SLOT-03", AnyUse()),
    Loot: Need(to_loot, "AKA-SLOT-03", AnyUse()),
    Lend: Need(to_lend, "AKA-SLOT-03", AnyUse()),
    Rally: Need(to_rally, "AKA-SLOT-03", AnyUse()),
}
"""Deeds that need something; an action of which every deed lacks it cannot be performed."""
