"""Plans of a pilot: where to be, and what the dice that are left can do from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from msgspec import Struct

from starhold.games.akarios import Akarios
from starhold.games.akarios.board.maps import Terrain
from starhold.games.akarios.content import (
    EVERYONE,
    Ability,
    Action,
    Attack,
    Card,
    Deed,
    Effect,
    Face,
    Move,
    OneMove,
    Rotation,
    Sacrifice,
    Volley,
)
from starhold.games.akarios.rules.attacking import attack_for, base_damage, edge_of, number_of, strengthened
from starhold.games.akarios.rules.bodies import body_of, deck_of, elsewhere, pose_of
from starhold.games.akarios.rules.dice import in_order, payments
from starhold.games.akarios.rules.flight import courses, price_of_stopping
from starhold.games.akarios.rules.marks import is_bound
from starhold.games.akarios.rules.modifiers import MISS, spread
from starhold.games.akarios.rules.playerboard import cards_for
from starhold.games.akarios.rules.targets import posts, to_attack
from starhold.games.akarios.rules.terrain import ground_for
from starhold.games.akarios.rules.turning import turns
from starhold.games.akarios.state import Enemy, Flyer, Marker, Slotted
from starhold.geometry import Pose

from .aims import aims_of
from .notes import noted
from .worth import ENTERED, HULL, KILL, SHIELD, UPGRADE, hull_price, place_worth, stress_price

MARK_WORTH = {"stun": 1.5, "slow": 0.8, "jam": 0.9, "lock": 0.8, "breach": 1.0, "push": 0.3, "pull": 0.2, "track": 0.6}
"""What a combat effect on an enemy is worth; others count as little."""
OTHER_EFFECT = 0.2
OWN_WORTH = {"double": 1.2, "stealth": 0.8, "resupply": 0.4}
"""The same for effects on one's own ship."""
DIE = 0.05
"""A die kept for later is worth a little, so that none is spent for nothing."""
TOLLS: dict[Terrain, float] = {"asteroids": 1.2, "nebula": 0.6}
"""The price of entering a space."""
URGENT, DROWSY = 2.0, 0.2


class Hop(Struct, frozen=True):
    """A move: the card and dice that pay for it, where it ends, and what it costs."""

    card: str
    dice: tuple[Face, ...]
    end: Pose
    price: float


@lru_cache(maxsize=4096)
def dice_left(faces: tuple[Face, ...], spent: tuple[Face, ...]) -> tuple[Face, ...]:
    """The dice that are left when some are spent.

    >>> dice_left(("move", "attack", "attack"), ("attack",))
    ('move', 'attack')
    """
    return in_order((Counter(faces) - Counter(spent)).elements())


def usable(game: Akarios, flyer: Flyer) -> Iterator[tuple[Slotted, Action]]:
    """The cards on which dice can be put, as far as damage and supply are concerned."""
    for slotted in cards_for(game, flyer):
        card = game.content.card[slotted.id]
        if not slotted.damaged and (not card.supply or slotted.supply):
            yield slotted, card.action


def hops(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> Iterator[Hop]:
    """The moves and turns that can be paid for with these dice."""
    pose = pose_of(flyer)
    for slotted, action in usable(game, flyer):
        rotation = opening(action)
        if isinstance(rotation, Rotation) and not action.delayed:
            for dice in payments(action, slotted.filled, faces):
                price = dice_price(flyer, dice)
                facings = [turn.to for turn in turns(flyer.facing, rotation.sixths)]
                yield from (Hop(slotted.id, dice, Pose(pose.at, facing), price) for facing in facings)
        moves = moves_of(action)
        if not moves or action.moment != "pilots" or is_bound(flyer, "slow"):
            continue
        ends, aside = [end for move in moves for end in known_ends(game, flyer, move)], side_worth(flyer, action)
        for dice in payments(action, slotted.filled, faces):
            paid = dice_price(flyer, dice) - aside
            for end, price in ends:
                yield Hop(slotted.id, dice, end, paid + price - shot_after(game, flyer, slotted.id, dice, end))


def moves_of(action: Action) -> tuple[Move, ...]:
    """The moves of which a pilot flies one, if the action has any."""
    one, move = action.first(OneMove), action.first(Move)
    return one.moves if one is not None else (move,) if move is not None else ()


def opening(action: Action) -> Deed | None:
    return next(iter(action.deeds), None)


def known_ends(game: Akarios, flyer: Flyer, move: Move) -> list[tuple[Pose, float]]:
    """The ends of a move, worked out once."""
    return noted(game, (ends_of, flyer.id, pose_of(flyer), move), lambda: list(ends_of(game, flyer, move)))


def ends_of(game: Akarios, flyer: Flyer, move: Move) -> Iterator[tuple[Pose, float]]:
    """Where a move may end, and what terrain and stopping short cost on the way."""
    stop = price_of_stopping(game, flyer)
    wanted = {aim.at for aim in aims_of(game) if aim.kind == "enter"}
    for course in courses(game, flyer, move).values():
        if course.wormhole:
            continue
        price = 0.0
        for step, pose in enumerate(course.way):
            price += TOLLS.get(ground_for(game, flyer, pose.at), 0.0)
            price -= ENTERED if pose.at in wanted else 0.0
            is_end = course.complete and step == len(course.way) - 1
            if is_end or step in course.stops:
                yield pose, price + (0.0 if is_end else stress_price(flyer.stress, stop))


def dice_price(flyer: Flyer, dice: tuple[Face, ...]) -> float:
    return DIE * len(dice) + stress_price(flyer.stress, dice.count("stress"))


def shot_after(game: Akarios, flyer: Flyer, card: str, dice: tuple[Face, ...], end: Pose) -> float:
    """The attack with which an action ends that begins with a move."""
    action = game.content.card[card].action
    volley = action.first(Volley)
    if volley is None or isinstance(action.deeds[0], Volley):
        return 0.0
    there = elsewhere(flyer, end)
    return attack_worth(
        game, there, strengthened(game, there, attack_for(game, there, game.content.card[card], volley, dice))
    )


def side_worth(flyer: Flyer, action: Action) -> float:
    """What an action does for its own ship besides, and what it takes of it."""
    worth = 0.0
    for deed in action.deeds:
        match deed:
            case Sacrifice(hull=hull, shield=shield, card=card):
                worth -= SHIELD * min(shield, flyer.shield) + UPGRADE * card
                worth -= hull_price(flyer, hull + flyer.shield) - SHIELD * flyer.shield if hull else 0.0
            case Ability(effects=effects, range=0):
                worth += sum(own_worth(flyer, effect) for effect in effects)
    return worth


def own_worth(flyer: Flyer, effect: Effect) -> float:
    match effect.kind:
        case "repair":
            return HULL * min(effect.amount, flyer.full_hull - flyer.hull)
        case "charge":
            return SHIELD * min(effect.amount, flyer.full_shield - flyer.shield)
    return OWN_WORTH.get(effect.kind, OTHER_EFFECT)


class Shot(Struct, frozen=True):
    """An attack from where the ship is."""

    card: str
    dice: tuple[Face, ...]
    worth: float


class Gun(NamedTuple):
    """A card that begins with an attack, and what it does for its own ship besides."""

    slotted: Slotted
    card: Card
    volley: Volley
    aside: float


def guns(game: Akarios, flyer: Flyer) -> list[Gun]:
    """The cards with which a pilot could fire, wherever the ship is."""
    found = []
    for slotted, action in usable(game, flyer):
        volley = opening(action)
        if isinstance(volley, Volley):
            found.append(Gun(slotted, game.content.card[slotted.id], volley, side_worth(flyer, action)))
    return found


def volleys(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> Iterator[Shot]:
    """The attacks that can be paid for with these dice, and what each may be expected to bring."""
    if is_bound(flyer, "stun"):
        return
    for slotted, card, volley, aside in noted(game, (guns, flyer.id), lambda: guns(game, flyer)):
        for dice in payments(card.action, slotted.filled, faces):
            worth = volley_worth(game, flyer, card, volley, dice)
            if worth > 0:
                yield Shot(card.id, dice, worth + aside - dice_price(flyer, dice))


def volley_worth(game: Akarios, flyer: Flyer, card: Card, volley: Volley, dice: tuple[Face, ...]) -> float:
    """An attack, from the best place from which it can be fired."""

    def work() -> float:
        attack = strengthened(game, flyer, attack_for(game, flyer, card, volley, dice))
        stands = posts(game, flyer, volley, attack).values()
        return max((attack_worth(game, stand, attack) for stand in stands), default=0.0)

    kind = (number_of(card.action, dice), "stress" in dice)  # other dice buy the same attack
    return noted(game, (volley_worth, flyer.id, pose_of(flyer), card.id, kind), work)


def attack_worth(game: Akarios, flyer: Flyer, attack: Attack) -> float:
    """The best targets of an attack, added up."""
    targets = to_attack(game, flyer, attack)
    worths = sorted((target_worth(game, flyer, attack, target) for target in targets), reverse=True)
    return sum(worths if attack.targets == EVERYONE else worths[: attack.targets])


def target_worth(game: Akarios, flyer: Flyer, attack: Attack, target: str) -> float:
    """The damage to be expected, more if it destroys the ship, and what the effects are worth."""
    enemy = body_of(game, target)
    if not isinstance(enemy, Enemy | Marker):
        return 0.0
    urgency = urgency_of(game, target, enemy)
    weights = spread(
        game.content,
        base_damage(game, flyer, target, attack, first=True),
        deck_of(game, flyer),
        edge_of(game, flyer, target, attack, first=True),
    )
    pierces = any(effect.kind == "pierce" for effect in attack.effects)
    health = enemy.hull + (0 if pierces else enemy.shield)
    effects = sum(MARK_WORTH.get(effect.kind, OTHER_EFFECT) for effect in attack.effects if isinstance(enemy, Enemy))
    total = 0.0
    for damage, weight in weights.items():
        if damage == MISS:
            continue
        total += weight * (health * HULL + KILL if damage >= health else damage + effects)
    return urgency * total / sum(weights.values())


def urgency_of(game: Akarios, target: str, body: Enemy | Marker) -> float:
    """How much more a hit is worth if the scenario is about that ship, and how much less if it still sleeps."""
    wanted = noted(game, urgency_of, lambda: {aim.what for aim in aims_of(game) if aim.kind == "destroy"})
    if target in wanted:
        return URGENT if any(enemy.id not in wanted for enemy in game.state.enemies) else 1.0
    return DROWSY if isinstance(body, Enemy) and body.asleep else 1.0


def best_volleys(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> float:
    """What the dice can bring by up to two attacks from here, with different cards."""
    return noted(game, (best_volleys, flyer.id, pose_of(flyer), faces), lambda: _best_volleys(game, flyer, faces))


def _best_volleys(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> float:
    found = list(volleys(game, flyer, faces))
    pairs = (
        one.worth + other.worth
        for number, one in enumerate(found)
        for other in found[:number]
        if one.card != other.card and are_enough(faces, one.dice + other.dice)
    )
    return max(chain((0.0,), (volley.worth for volley in found), pairs))


@lru_cache(maxsize=4096)
def are_enough(faces: tuple[Face, ...], spent: tuple[Face, ...]) -> bool:
    """True if so many dice can be spent."""
    return not Counter(spent) - Counter(faces)


def pose_worth(game: Akarios, flyer: Flyer, pose: Pose, faces: tuple[Face, ...]) -> float:
    """What a pilot can expect there with these dice."""
    there = elsewhere(flyer, pose)
    return best_volleys(game, there, faces) + place_worth(game, there, pose)
