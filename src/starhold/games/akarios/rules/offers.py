"""What a pilot may do: the ways to pay for each action, and why others are closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec import Struct

from starhold.kernel import NO_OPTIONS, Choice, Lack, Options, Refusal, joined, options

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
    Mark,
    Moment,
    Move,
    OneMove,
    Rally,
    Steer,
    Teleport,
    Volley,
    Whom,
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
from ..state import Die, Flyer, Slotted
from .attacking import number_of
from .bodies import flyer_of, flying
from .dice import FREE_REROLL_AT, Payments, at_hand, faces_for, has_room, payments, subsets
from .kits import Kit, kit_of
from .marks import is_bound
from .playerboard import cards_for
from .prospects import Battery, Prospect, battery_of, steer_prospect, volley_prospect, volley_prospects
from .targets import Field, field_of_pilots, to_affect

if TYPE_CHECKING:
    from ..game import Akarios

UPGRADES: tuple[CardKind, ...] = ("weapon", "engine")
"""The cards that a pilot can damage in place of the ship. (AKA-PDAMAGE-03)"""
OTHERS: tuple[Whom, ...] = ("allies", "enemies")
"""Those for whom an ability may be but the own ship."""
NOBODY_THERE = ("AKA-SPECIAL-03", AnyShip())
"""The obstacle to an ability if no ship for which it is can be reached."""


class Cockpit(Struct, frozen=True, cache_hash=True):
    """All that decides what a pilot can do with dice, but for what needs more than somebody to fire at."""

    pilot: str
    kit: Kit
    lying: tuple[Slotted, ...]
    """The cards that serve the pilot."""
    dice: tuple[Die, ...]
    bound: tuple[Mark, ...]
    """The marks that hinder the ship."""
    battery: Battery


def cockpit_of(game: Akarios, flyer: Flyer, kit: Kit, field: Field) -> Cockpit:
    return Cockpit(
        flyer.id,
        kit,
        cards_for(game, flyer),
        flyer.dice,
        flyer.bound,
        battery_of(game, flyer, kit, field, channeled=kit.channeled),
    )


class KnownOffer(NamedTuple):
    """What was open to a pilot when it was asked last, and all that has decided it."""

    by: tuple[Cockpit, Needy, Needy | None, bool]
    options: Options


def pilot_options(game: Akarios, flyer: Flyer, field: Field) -> Options:
    """Everything open to a pilot in the pilot action phase. (AKA-ROUND-08, AKA-SLOT-03)

    The play remembers what it was for each of them: an answer seldom changes it for more than one.
    """
    if flyer.at is None or flyer.status not in ("rolled", "acting"):
        return NO_OPTIONS
    kit = kit_of(game, flyer)
    cockpit, needy = cockpit_of(game, flyer, kit, field), needy_prospects(game, flyer, kit, "pilots")
    changes = needy_prospects(game, flyer, kit, "rolled") if flyer.status == "rolled" else None
    by = (cockpit, needy, changes, flyer.rerolled)
    known = game.known_offers.get(flyer.id)
    if known is None or known.by != by:
        now = all_options(cockpit, needy, changes, rerolled=flyer.rerolled)
        known = game.known_offers[flyer.id] = KnownOffer(by, now)
    return known.options


def all_options(cockpit: Cockpit, needy: Needy, changes: Needy | None, *, rerolled: bool) -> Options:
    """Actions and being done, and directly after rolling what changes the dice. (AKA-DICE-06..08)"""
    pilot, acts = cockpit.pilot, actions_of(cockpit, "pilots", needy)
    if changes is None:
        return joined(acts, finish_option(pilot))
    turned = Options(actions_of(cockpit, "rolled", changes).legal)
    rerolls = reroll_options(pilot, faces_for(cockpit.dice), rerolled=rerolled)
    return joined(acts, turned, rerolls, finish_option(pilot))


def reactions(game: Akarios, flyer: Flyer, moment: Moment) -> tuple[Choice, ...]:
    """The actions for a moment, with all that pays for them; dice that were kept back do. (AKA-ROUND-12)"""
    kit = kit_of(game, flyer)
    if moment not in kit.actions:
        return ()
    cockpit = cockpit_of(game, flyer, kit, field_of_pilots(game))
    return actions_of(cockpit, moment, needy_prospects(game, flyer, kit, moment)).legal


def actions_of(cockpit: Cockpit, moment: Moment, needy: Needy) -> Options:
    """The actions for a moment, and why others are closed, from all that decides it."""
    kit, lying, dice = cockpit.kit, cockpit.lying, cockpit.dice
    if moment not in kit.actions:
        return NO_OPTIONS
    prospects = list(volley_prospects(kit, moment, cockpit.battery))
    for number, prospect in needy:
        prospects[number] = prospect
    faces, barred = faces_for(dice), [die.on for die in dice if die.again]
    legal: list[Choice] = []
    refusals: list[Refusal] = []
    for place, card, prospect in zip(kit.places[moment], kit.actions[moment], prospects, strict=True):
        fitting = faces_for(dice, card.id) if card.id in barred else faces
        offered = acts_on(cockpit, card, lying[place], fitting, prospect)
        if type(offered) is Refusal:
            refusals.append(offered)
        else:
            legal += offered
    return Options(tuple(legal), tuple(refusals))


def acts_on(
    cockpit: Cockpit, card: Card, lying: Slotted, faces: tuple[Face, ...], prospect: Prospect
) -> tuple[Act, ...] | Refusal:
    """The ways to pay for the action of a card, or why it is closed."""
    action = card.action
    paid = payments(action, lying.filled, faces)
    within = paid_within(action, paid, prospect)
    unmet = unmet_by(card, lying, paid, within, cockpit.bound) or prospect.obstacle
    if unmet is not None:
        return Refusal(Act(cockpit.pilot, card.id, ()), *unmet)
    return acts(cockpit.pilot, card.id, within)


def paid_within(action: Action, paid: Payments, prospect: Prospect) -> Payments:
    """The choices of dice that lead to somebody within reach."""
    if all(prospect.in_reach):
        return paid
    return tuple([dice for dice in paid if is_reached(action, dice, prospect)])


@lru_cache(maxsize=8192)
def acts(pilot: str, card: str, paid: Payments) -> tuple[Act, ...]:
    return tuple([Act(pilot, card, dice) for dice in paid])


Unmet: TypeAlias = tuple[str, Lack]
"""The clause by which a card is closed, and what is missing."""


def unmet_by(card: Card, lying: Slotted, paid: Payments, within: Payments, bound: tuple[Mark, ...]) -> Unmet | None:
    """Why no dice can be put on a card, or none that lead to somebody within reach."""
    action = card.action
    if lying.damaged:
        return ("AKA-SPARROW-11", Unused()) if card.kind == "sparrow" else ("AKA-PDAMAGE-05", Undamaged())
    if card.supply and lying.supply <= 0:
        return "AKA-SUPPLY-02", Supply()
    if not has_room(action, lying.filled):
        return "AKA-SLOT-01", FreeSlot()
    if not paid:
        return "AKA-SLOT-01", FittingDice(action.slots if action.filling == "joined" else action.slots[:1])
    if "slow" in bound and is_engine(card):
        return "AKA-EFFECT-22", NotSlowed()
    if "stun" in bound and is_attack(card):
        return "AKA-EFFECT-31", NotStunned()
    if not within:
        steer = action.first(Steer)
        return "AKA-ATTACK-03", AnyAlly() if steer is not None and steer.whom == "allies" else AnyTarget()
    return None


Needy: TypeAlias = tuple[tuple[int, Prospect], ...]
"""Prospects of actions that need more than somebody to fire at, by their numbers."""


def needy_prospects(game: Akarios, flyer: Flyer, kit: Kit, moment: Moment) -> Needy:
    needy = needy_actions(kit, moment)
    return tuple([(number, needy_prospect(game, flyer, action)) for number, action in needy]) if needy else ()


@lru_cache(maxsize=2048)
def needy_actions(kit: Kit, moment: Moment) -> tuple[tuple[int, Action], ...]:
    """The actions for a moment that need more than somebody to fire at, by their number."""
    cards = enumerate(kit.actions.get(moment, ()))
    return tuple((number, card.action) for number, card in cards if is_needy(card.action))


def is_needy(action: Action) -> bool:
    return isinstance(action.deeds[0], Steer) or all(may_lack(deed) for deed in action.deeds)


def may_lack(deed: Deed) -> bool:
    """True if a deed may have nothing to work on."""
    return type(deed) in NEEDS and not (isinstance(deed, Ability) and deed.whom not in OTHERS)


def needy_prospect(game: Akarios, flyer: Flyer, action: Action) -> Prospect:
    match action.deeds[0]:
        case Steer() as steer:
            return steer_prospect(game, flyer, action, steer)
    return Prospect(obstacle=obstacle_to(game, flyer, action))


@lru_cache(maxsize=64)
def finish_option(pilot: str) -> Options:
    return Options((Finish(pilot),))


@lru_cache(maxsize=2048)
def reroll_options(pilot: str, faces: tuple[Face, ...], *, rerolled: bool) -> Options:
    """Directly after rolling. (AKA-DICE-06..08)"""
    free = [RerollAll(pilot)] if faces.count("stress") >= FREE_REROLL_AT else []
    if rerolled:
        return options([*free, Refusal(Reroll(pilot, faces), "AKA-DICE-06", FirstReroll())])
    return options([*free, *(Reroll(pilot, dice) for dice in subsets(faces))])


def is_engine(card: Card) -> bool:
    """True if a slowed ship cannot use it. (AKA-EFFECT-22, AKA-SPECIAL-08)"""
    return card.kind == "engine" or any(isinstance(deed, Move | OneMove | Teleport) for deed in card.action.deeds)


def is_attack(card: Card) -> bool:
    """True if a stunned ship cannot use it. (AKA-EFFECT-31, AKA-SPECIAL-07)"""
    return card.kind == "weapon" or card.action.first(Volley) is not None


def is_usable(game: Akarios, flyer: Flyer, slotted: Slotted) -> bool:
    """True if a pilot could use a card without dice, be it another's or damaged. (AKA-ABILITY-PILOT-12, 14)"""
    card = game.content.card[slotted.id]
    return (
        card.is_for("pilots")
        and (slotted.supply > 0 or not card.supply)
        and not (is_engine(card) and is_bound(flyer, "slow"))
        and not (is_attack(card) and is_bound(flyer, "stun"))
        and is_promising(card.action, prospect_of(game, flyer, card.action))
    )


def is_promising(action: Action, prospect: Prospect) -> bool:
    """True if an action would do something without dice."""
    return prospect.obstacle is None and is_reached(action, (), prospect)


def prospect_of(game: Akarios, flyer: Flyer, action: Action) -> Prospect:
    """The prospect of any action, be it on another's card."""
    if is_needy(action):
        return needy_prospect(game, flyer, action)
    battery = battery_of(game, flyer, kit_of(game, flyer), field_of_pilots(game), channeled=True)
    return volley_prospect(action, battery)


def is_reached(action: Action, dice: tuple[Face, ...], prospect: Prospect) -> bool:
    """True if an action that begins with others has somebody to begin with, perhaps after a turn."""
    in_reach = prospect.after_turn if brings_turn(action, dice) else prospect.in_reach
    return not in_reach or in_reach[number_of(action, dice)]


def brings_turn(action: Action, dice: tuple[Face, ...]) -> bool:
    """True if a turn comes with an action that these dice pay for. (AKA-ROTATE-03, AKA-UPG-WEAPON-14)"""
    return action.turning == "free" or (action.turning == "stress" and "stress" in dice)


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
    return to_affect(game, flyer, ability) if ability.whom in OTHERS else (flyer.id,)


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
