"""Special abilities: what the effects of a card are worth, and for whom."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import (
    EVERYONE,
    Ability,
    Action,
    Card,
    Confuse,
    Effect,
    Face,
    FlyTogether,
    Gather,
    Modifier,
    Rally,
    Share,
    Volley,
)
from starhold.games.akarios.rules.attacking import attack_for, strengthened
from starhold.games.akarios.rules.bodies import Body, body_of, elsewhere, flyer_of, flying, pose_of
from starhold.games.akarios.rules.dice import at_hand, in_order, payments
from starhold.games.akarios.rules.enemies.aim import prey
from starhold.games.akarios.rules.offers import to_rally
from starhold.games.akarios.rules.targets import to_affect
from starhold.games.akarios.state import Enemy, Flyer

from .plans import (
    MARK_WORTH,
    OTHER_EFFECT,
    Hop,
    best_volleys,
    dice_left,
    dice_price,
    known_ends,
    moves_of,
    opening,
    target_worth,
    usable,
)
from .worth import FEAR, HULL, LIKELY, SHIELD, exposure, place_worth, stress_price

DOUBLED, ANOTHER, ADVANTAGED = 0.6, 0.4, 0.2
"""The part of an attack's worth that doubling it, another target, or better cards add."""
PIERCE = 0.6
SHARED, PLANTED, TAKEN_BACK = 0.7, 0.8, 0.2
"""An extra die for an ally, a miss that an enemy is sure to draw, and a die that may be used again."""
WEAKENED = 0.2
"""A weak card that an enemy is sure to draw, by each point that it takes off."""
AIDS = {"command": 0.3, "foresee": 0.3, "override": 0.3}
"""Small favours for a pilot."""
WARDS = {"invulnerable": 0.8, "stone": 0.7, "leech": 1.2, "unnoticed": 0.6}
"""The part of the damage to be expected that a ward is worth."""
ASTRAY = 3
"""The way by which another target must be farther, if an enemy is to lose time with it."""
COVERED = 0.4
"""The same for a ship that somebody else covers, if it is the weaker one."""


def ability_worths(game: Akarios, flyer: Flyer) -> Iterator[tuple[str, tuple[Face, ...], float]]:
    """The cards with abilities that can be paid for, the dice, and what each is worth."""
    faces = at_hand(flyer)
    for slotted, action in usable(game, flyer):
        card = game.content.card[slotted.id]
        is_helpful = len(action.deeds) == 1 or isinstance(opening(action), Ability)
        if action.moment != "pilots" or not is_helpful or card.kind == "basic":
            continue
        for dice in payments(action, slotted.filled, faces):
            worth = deed_worth(game, flyer, card, dice)
            yield slotted.id, dice, worth - dice_price(flyer, dice)


def deed_worth(game: Akarios, flyer: Flyer, card: Card, dice: tuple[Face, ...]) -> float:
    """What a card is worth that begins with no attack and no move."""
    left = dice_left(at_hand(flyer), dice)
    match card.action.deeds:
        case (Ability() as ability, Volley() as volley):
            attack = strengthened(game, flyer, attack_for(game, flyer, card, volley, dice))
            return sum(target_worth(game, flyer, attack, ship) for ship in to_affect(game, flyer, ability))
        case (Ability() as ability,):
            added = card.action.stress_effects if "stress" in dice else ()
            return ability_worth(game, flyer, ability, (*ability.effects, *added), left)
        case (Share(),):
            return SHARED * (len(flying(game)) - 1)
        case (Gather(damage=damage),):
            return damage if best_volleys(game, flyer, left) > 0 else 0.0
        case (Confuse(),):
            return max(
                (planted_worth(game.content.modifier[each]) for each in game.state.enemy_deck.discard), default=0.0
            )
        case (Rally(),):
            return sum(rallied_worth(game, flyer_of(game, ally)) for ally in to_rally(game, flyer))
    return 0.0


def planted_worth(modifier: Modifier) -> float:
    """What it is worth that an enemy is sure to draw a card."""
    return PLANTED if modifier.misses else -WEAKENED * modifier.value


def rallied_worth(game: Akarios, ally: Flyer) -> float:
    """What the best of their spent dice would do for an ally."""
    return max((again_worth(game, ally, die.face) for die in ally.dice if die.spent), default=0.0)


def again_worth(game: Akarios, flyer: Flyer, face: Face) -> float:
    """What a pilot gains by one die more."""
    faces = at_hand(flyer)
    return TAKEN_BACK + best_volleys(game, flyer, in_order((*faces, face))) - best_volleys(game, flyer, faces)


def aid_after(game: Akarios, flyer: Flyer, hop: Hop) -> float:
    """What an action that begins with a move does for other ships, or against them, where it ends."""
    action = game.content.card[hop.card].action
    if action.first(FlyTogether):
        return sum(along_worth(game, ally, action) for ally in flying(game) if ally.id != flyer.id)
    ability = action.first(Ability)
    if ability is None or not ability.range or len(action.deeds) == 1:
        return 0.0
    return ability_worth(game, elsewhere(flyer, hop.end), ability, ability.effects, ())


def along_worth(game: Akarios, ally: Flyer, action: Action) -> float:
    """What it brings an ally to fly the same move."""
    stay = place_worth(game, ally, pose_of(ally))
    ends = (end for move in moves_of(action) for end in known_ends(game, ally, move))
    return max(0.0, max((place_worth(game, ally, end) - price for end, price in ends), default=stay) - stay)


def ability_worth(
    game: Akarios, flyer: Flyer, ability: Ability, effects: tuple[Effect, ...], left: tuple[Face, ...]
) -> float:
    """What an ability brings if it is used on the best ships."""
    ships = to_affect(game, flyer, ability) if ability.range else [flyer.id]
    worths = sorted((help_worth(game, flyer, ship, effects, left) for ship in ships), reverse=True)
    return sum(worths if ability.targets == EVERYONE else worths[: ability.targets])


def help_worth(game: Akarios, flyer: Flyer, ship: str, effects: tuple[Effect, ...], left: tuple[Face, ...]) -> float:
    """What effects on a ship are worth to the squad, if these dice are left."""
    body = body_of(game, ship)
    if isinstance(body, Enemy):
        return sum(harm_worth(game, body, effect) for effect in effects)
    return sum(effect_worth(game, flyer, body, effect, left) for effect in effects)


def harm_worth(game: Akarios, enemy: Enemy, effect: Effect) -> float:
    """An effect that an enemy already suffers from brings nothing more, and one that helps it is bad."""
    if effect.kind in ("repair", "charge"):
        return -1.0
    if effect.kind == "control":
        return led_worth(game, enemy)
    return 0.0 if effect.kind in enemy.marks else MARK_WORTH.get(effect.kind, OTHER_EFFECT)


def led_worth(game: Akarios, enemy: Enemy) -> float:
    """What is saved if an enemy flies after the farthest of those whom it could be after."""
    ways = [] if enemy.led_by else [way for (way, *_), _ in prey(game, enemy)]
    is_astray = len(ways) > 1 and ways[-1] >= ways[0] + ASTRAY
    return FEAR * HULL * LIKELY * enemy.attack * enemy.acts * is_astray


def effect_worth(game: Akarios, flyer: Flyer, body: Body | None, effect: Effect, left: tuple[Face, ...]) -> float:
    if not isinstance(body, Flyer):
        return 0.0
    faces = left if body is flyer else at_hand(body)
    match effect.kind:
        case "repair":
            return HULL * min(effect.amount, body.full_hull - body.hull)
        case "charge":
            return SHIELD * min(effect.amount, body.full_shield - body.shield)
        case "calm":
            calmer = min(effect.amount, body.stress)
            return stress_price(body.stress - calmer, calmer)
        case "infuse":
            infused = max((MARK_WORTH.get(each.kind, PIERCE) for each in effect.among), default=0.0)
            return infused if best_volleys(game, body, faces) > 0 else 0.0
        case "double":
            return DOUBLED * best_volleys(game, body, faces)
        case "targets":
            return ANOTHER * best_volleys(game, body, faces) if len(game.state.enemies) > 1 else 0.0
        case "invulnerable" | "stone" | "leech" | "unnoticed" as ward:
            return WARDS[ward] * exposure(game, body, pose_of(body))
        case "cover":
            return COVERED * exposure(game, body, pose_of(body)) if body.hull < flyer.hull else 0.0
        case "advantage":
            return ADVANTAGED * best_volleys(game, body, faces)
        case "damage":
            return effect.amount if best_volleys(game, body, faces) > 0 else 0.0
    return AIDS.get(effect.kind, 0.0)
