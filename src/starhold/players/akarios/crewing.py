"""What ships' abilities and co-pilots bring that no other card does, by the kind of their effects."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import Ability, Action, Effect, Face, Volley
from starhold.games.akarios.rules.bodies import body_of
from starhold.games.akarios.rules.dice import at_hand, payments
from starhold.games.akarios.rules.targets import to_affect
from starhold.games.akarios.state import Enemy, Flyer

from .plans import MARK_WORTH, best_volleys, dice_price, usable
from .worth import HULL, SHIELD

DOUBLED = 0.6
"""The part of an attack's worth that a bolster card adds."""
LATER = 0.6
"""The part of an attack's worth that is left if it comes in the next round."""


def crew_worths(game: Akarios, flyer: Flyer) -> Iterator[tuple[str, tuple[Face, ...], float]]:
    """The cards that can be paid for, the dice, and what each is worth."""
    faces = at_hand(flyer)
    for slotted, action in usable(game, flyer):
        worth = action_worth(game, flyer, action) if action.moment == "pilots" else 0.0
        for dice in payments(action, slotted.filled, faces) if worth > 0 else ():
            yield slotted.id, dice, worth - dice_price(flyer, dice)


def action_worth(game: Akarios, flyer: Flyer, action: Action) -> float:
    """A charged attack is worth a part of its damage; an ability what it brings on the best ship."""
    volley = action.first(Volley)
    if action.delayed:
        return LATER * volley.attacks[0].damage if volley is not None else 0.0
    match action.deeds:
        case (Ability() as ability,) if ability.range:
            ships = to_affect(game, flyer, ability)
            return max((ship_worth(game, flyer, ship, ability.effects) for ship in ships), default=0.0)
    return 0.0


def ship_worth(game: Akarios, flyer: Flyer, ship: str, effects: tuple[Effect, ...]) -> float:
    body = body_of(game, ship)
    if isinstance(body, Enemy):
        return sum(harm_worth(flyer, body, effect) for effect in effects)
    return sum(aid_worth(game, body, effect) for effect in effects) if isinstance(body, Flyer) else 0.0


def harm_worth(flyer: Flyer, enemy: Enemy, effect: Effect) -> float:
    """Shield that changes sides counts on both; of several effects, the best that the enemy does not have yet."""
    match effect.kind:
        case "zap":
            lost = min(effect.amount, enemy.shield)
            return lost + SHIELD * min(lost, flyer.full_shield - flyer.shield)
        case "either":
            new = (MARK_WORTH.get(each.kind, 0.0) for each in effect.among if each.kind not in enemy.marks)
            return max(new, default=0.0)
    return 0.0


def aid_worth(game: Akarios, ally: Flyer, effect: Effect) -> float:
    match effect.kind:
        case "prime":
            return DOUBLED * best_volleys(game, ally, at_hand(ally))
        case "either":
            return max((mended(ally, each) for each in effect.among), default=0.0)
    return 0.0


def mended(ally: Flyer, effect: Effect) -> float:
    match effect.kind:
        case "repair":
            return HULL * min(effect.amount, ally.full_hull - ally.hull)
        case "charge":
            return SHIELD * min(effect.amount, ally.full_shield - ally.shield)
    return 0.0
