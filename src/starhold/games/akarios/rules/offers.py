"""What a pilot may do: the ways to pay for each action, and why others are closed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, joined, offer, options

from ..choices import Act, Finish, Reroll, RerollAll
from ..content import Action, Card, Face, Moment, Move, Volley
from ..lacks import AnyTarget, FirstReroll, FittingDice, FreeSlot, NotSlowed, NotStunned, Supply, Undamaged
from ..state import Flyer, Slotted
from .attacking import number_of, strengthened
from .dice import FREE_REROLL_AT, at_hand, has_room, payments, subsets
from .marks import is_bound
from .targets import any_target

if TYPE_CHECKING:
    from ..game import Akarios


def pilot_options(game: Akarios, flyer: Flyer) -> Options:
    """Everything open to a pilot in the pilot action phase. (AKA-ROUND-08, AKA-SLOT-03)"""
    if flyer.at is None or flyer.status not in ("rolled", "acting"):
        return NO_OPTIONS
    faces = at_hand(flyer)
    parts = [
        card_options(game, flyer, slotted, faces)
        for slotted in flyer.cards
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
        for slotted in flyer.cards
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


def card_options(game: Akarios, flyer: Flyer, slotted: Slotted, faces: tuple[Face, ...]) -> Options:
    """The ways to pay for an action now, or why there is none."""
    card = game.content.card[slotted.id]
    volley = opening_volley(card.action)
    attacks = volley.attacks if volley else ()
    standing = Standing(
        faces,
        tuple(slotted.filled),
        slotted.supply > 0 or not card.supply,
        slotted.damaged,
        is_bound(flyer, "slow"),
        is_bound(flyer, "stun"),
        tuple([any_target(game, flyer, strengthened(game, flyer, attack)) for attack in attacks]) if attacks else (),
    )
    return options_of(flyer.id, card, standing)


@lru_cache(maxsize=8192)
def options_of(pilot: str, card: Card, now: Standing) -> Options:
    action = card.action
    paid = payments(action, now.filled, now.faces)
    is_engine = card.kind == "engine" or action.first(Move) is not None
    is_attack = card.kind == "weapon" or action.first(Volley) is not None
    needed = action.slots if action.filling == "joined" else action.slots[:1]
    within = [dice for dice in paid if not now.in_reach or now.in_reach[number_of(action, dice)]]
    whole = offer(
        Act(pilot, card.id, ()),
        ("AKA-PDAMAGE-05", not now.damaged, Undamaged()),
        ("AKA-SUPPLY-02", now.supplied, Supply()),
        ("AKA-SLOT-01", has_room(action, now.filled), FreeSlot()),
        ("AKA-SLOT-01", bool(paid), FittingDice(needed)),
        ("AKA-EFFECT-22", not (is_engine and now.slowed), NotSlowed()),
        ("AKA-EFFECT-31", not (is_attack and now.stunned), NotStunned()),
        ("AKA-ATTACK-03", bool(within), AnyTarget()),
    )
    return options([whole] if isinstance(whole, Refusal) else [Act(pilot, card.id, dice) for dice in within])


def opening_volley(action: Action) -> Volley | None:
    """The attack with which an action begins; only that needs a target beforehand."""
    opening = action.deeds[0] if action.deeds else None
    return opening if isinstance(opening, Volley) else None
