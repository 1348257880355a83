"""What a pilot may do: the ways to pay for each action, and why others are closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, joined, offer, options

from ..choices import Act, Finish, Reroll, RerollAll
from ..content import Ability, Action, Card, Copy, Deed, Face, Lend, Loot, Moment, Move, Rally, Volley
from ..lacks import AnyTarget, AnyUse, FirstReroll, FittingDice, FreeSlot, NotSlowed, NotStunned, Supply, Undamaged
from ..state import Flyer, Slotted
from .attacking import number_of, strengthened
from .bodies import flyer_of, flying
from .dice import FREE_REROLL_AT, at_hand, has_room, is_barred, payments, subsets
from .marks import is_bound
from .targets import any_target, to_affect

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
    able: bool = True
    """False if it has nothing to work on."""


def card_options(game: Akarios, flyer: Flyer, slotted: Slotted, faces: tuple[Face, ...]) -> Options:
    """The ways to pay for an action now, or why there is none."""
    card = game.content.card[slotted.id]
    if any(is_barred(die, slotted.id) for die in flyer.dice):
        faces = at_hand(flyer, slotted.id)
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
        is_possible(game, flyer, card.action),
    )
    return options_of(flyer.id, card, standing)


@lru_cache(maxsize=8192)
def options_of(pilot: str, card: Card, now: Standing) -> Options:
    action = card.action
    paid = payments(action, now.filled, now.faces)
    needed = action.slots if action.filling == "joined" else action.slots[:1]
    within = [dice for dice in paid if not now.in_reach or now.in_reach[number_of(action, dice)]]
    whole = offer(
        Act(pilot, card.id, ()),
        ("AKA-PDAMAGE-05", not now.damaged, Undamaged()),
        ("AKA-SUPPLY-02", now.supplied, Supply()),
        ("AKA-SLOT-01", has_room(action, now.filled), FreeSlot()),
        ("AKA-SLOT-01", bool(paid), FittingDice(needed)),
        ("AKA-EFFECT-22", not (is_engine(card) and now.slowed), NotSlowed()),
        ("AKA-EFFECT-31", not (is_attack(card) and now.stunned), NotStunned()),
        ("AKA-ATTACK-03", bool(within), AnyTarget()),
        ("AKA-SLOT-03", now.able, AnyUse()),
    )
    return options([whole] if isinstance(whole, Refusal) else [Act(pilot, card.id, dice) for dice in within])


def is_engine(card: Card) -> bool:
    """True if a slowed ship cannot use it. (AKA-EFFECT-22, AKA-SPECIAL-08)"""
    return card.kind == "engine" or card.action.first(Move) is not None


def is_attack(card: Card) -> bool:
    """True if a stunned ship cannot use it. (AKA-EFFECT-31, AKA-SPECIAL-07)"""
    return card.kind == "weapon" or card.action.first(Volley) is not None


def is_usable(game: Akarios, flyer: Flyer, slotted: Slotted) -> bool:
    """True if a pilot could use a card without dice, be it another's or damaged. (AKA-ABILITY-PILOT-12, 14)"""
    card, volley = game.content.card[slotted.id], opening_volley(game.content.card[slotted.id].action)
    return (
        card.is_for("pilots")
        and (slotted.supply > 0 or not card.supply)
        and not (is_engine(card) and is_bound(flyer, "slow"))
        and not (is_attack(card) and is_bound(flyer, "stun"))
        and (volley is None or any_target(game, flyer, strengthened(game, flyer, volley.attacks[0])))
        and is_possible(game, flyer, card.action)
    )


# What some deeds need


def is_possible(game: Akarios, flyer: Flyer, action: Action) -> bool:
    """True unless a deed of an action has nothing to work on."""
    return all(NEEDS[type(deed)](game, flyer, deed) for deed in action.deeds if type(deed) in NEEDS)


def to_copy(game: Akarios, flyer: Flyer, deed: Copy) -> list[str]:
    """The allies within range whose last action a pilot can perform. (AKA-ABILITY-PILOT-14)"""
    reach = Ability(effects=(), range=deed.range, whom="allies")
    allies = [flyer_of(game, pilot) for pilot in to_affect(game, flyer, reach)]
    return [
        ally.id for ally in allies if any(card.id == ally.last and is_usable(game, flyer, card) for card in ally.cards)
    ]


def to_loot(game: Akarios, flyer: Flyer, _: Loot | None = None) -> list[str]:
    """The damaged upgrades that a pilot could use. (AKA-ABILITY-PILOT-12)"""
    return [card.id for card in flyer.cards if card.damaged and is_usable(game, flyer, card)]


def to_lend(game: Akarios, flyer: Flyer, _: Lend | None = None) -> list[tuple[Face, str]]:
    """The unused dice of a pilot, and whom they can be given. (AKA-ABILITY-PILOT-28)"""
    allies = [ally.id for ally in flying(game) if ally is not flyer]
    return [(face, ally) for face in dict.fromkeys(at_hand(flyer)) for ally in allies]


def to_rally(game: Akarios, flyer: Flyer, _: Rally | None = None) -> list[str]:
    """The allies who could take back a die. (AKA-ABILITY-PILOT-15)"""
    return [ally.id for ally in flying(game) if ally is not flyer and any(die.spent for die in ally.dice)]


NEEDS: dict[type[Deed], Callable[[Akarios, Flyer, Any], Sequence[object]]] = {
    Copy: to_copy,
    Loot: to_loot,
    Lend: to_lend,
    Rally: to_rally,
}
"""What a deed can work on; without any of it, the action cannot be performed."""


def opening_volley(action: Action) -> Volley | None:
    """The attack with which an action begins; only that needs a target beforehand."""
    opening = action.deeds[0] if action.deeds else None
    return opening if isinstance(opening, Volley) else None
