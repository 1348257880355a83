"""Special abilities: what the effects of a card are worth, and for whom."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import EVERYONE, Ability, Action, Effect, Face
from starhold.games.akarios.rules.bodies import Body, body_of, pose_of
from starhold.games.akarios.rules.dice import at_hand, payments
from starhold.games.akarios.rules.targets import to_affect
from starhold.games.akarios.state import Enemy, Flyer

from .plans import MARK_WORTH, OTHER_EFFECT, best_volleys, dice_left, dice_price, usable
from .worth import HULL, SHIELD, exposure, stress_price

DOUBLED, ANOTHER = 0.6, 0.4
"""The part of an attack's worth that doubling it, or another target, adds."""
PIERCE = 0.6
WARDS = {"invulnerable": 0.8, "stone": 0.7, "leech": 1.2, "unnoticed": 0.6}
"""The part of the damage to be expected that a ward is worth."""
COVERED = 0.4
"""The same for a ship that somebody else covers, if it is the weaker one."""


def ability_worths(game: Akarios, flyer: Flyer) -> Iterator[tuple[str, tuple[Face, ...], float]]:
    """The cards with abilities that can be paid for, the dice, and what each is worth."""
    faces = at_hand(flyer)
    for slotted, action in usable(game, flyer):
        ability = ability_of(action)
        if ability is None or game.content.card[slotted.id].kind == "basic":
            continue
        for dice in payments(action, slotted.filled, faces):
            added = action.stress_effects if "stress" in dice else ()
            worth = ability_worth(game, flyer, ability, (*ability.effects, *added), dice_left(faces, dice))
            yield slotted.id, dice, worth - dice_price(flyer, dice)


def ability_of(action: Action) -> Ability | None:
    """The ability that is all of an action."""
    match action.deeds:
        case (Ability() as ability,) if action.moment == "pilots":
            return ability
    return None


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
        return sum(harm_worth(body, effect) for effect in effects)
    return sum(effect_worth(game, flyer, body, effect, left) for effect in effects)


def harm_worth(enemy: Enemy, effect: Effect) -> float:
    """An effect that an enemy already suffers from brings nothing more, and one that helps it is bad."""
    if effect.kind in ("repair", "charge"):
        return -1.0
    return 0.0 if effect.kind in enemy.marks else MARK_WORTH.get(effect.kind, OTHER_EFFECT)


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
    return 0.0
