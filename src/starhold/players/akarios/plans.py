"""Plans of a pilot: where to be, and what the dice that are left can do from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import EVERYONE, Action, Attack, Face
from starhold.games.akarios.rules.bodies import board_of, body_of, pose_of
from starhold.games.akarios.rules.dice import in_order, payments
from starhold.games.akarios.rules.effects import deck_of
from starhold.games.akarios.rules.flight import courses, turns
from starhold.games.akarios.rules.marks import is_bound
from starhold.games.akarios.rules.modifiers import MISS, spread
from starhold.games.akarios.rules.perform import attack_of
from starhold.games.akarios.rules.strike import base_damage, edge_of, strengthened
from starhold.games.akarios.rules.targets import to_attack
from starhold.games.akarios.state import Enemy, Flyer, Marker, Slotted
from starhold.geometry import Pose

from .aims import aims_of
from .worth import ENTERED, HULL, KILL, place_worth, stress_price

MARK_WORTH = {"stun": 1.5, "slow": 0.8, "jam": 0.9, "lock": 0.8, "breach": 1.0, "push": 0.3, "pull": 0.2}
"""What a combat effect on an enemy is worth; others count as little."""
OTHER_EFFECT = 0.2
DIE = 0.05
"""A die kept for later is worth a little, so that none is spent for nothing."""
STOP = 1
"""The stress that stopping short of a move's end costs."""
ASTEROIDS, NEBULA = 1.2, 0.6
URGENT, DROWSY = 2.0, 0.2


class Hop(Struct, frozen=True):
    """A move: the card and dice that pay for it, where it ends, and what it costs."""

    card: str
    dice: tuple[Face, ...]
    end: Pose
    price: float


def dice_left(faces: tuple[Face, ...], spent: tuple[Face, ...]) -> tuple[Face, ...]:
    """The dice that are left when some are spent.

    >>> dice_left(("move", "attack", "attack"), ("attack",))
    ('move', 'attack')
    """
    return in_order((Counter(faces) - Counter(spent)).elements())


def usable(game: Akarios, flyer: Flyer) -> Iterator[tuple[Slotted, Action]]:
    """The cards on which dice can be put, as far as damage and supply are concerned."""
    for slotted in flyer.cards:
        card = game.content.card[slotted.id]
        if not slotted.damaged and (not card.supply or slotted.supply):
            yield slotted, card.action


def hops(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> Iterator[Hop]:
    """The moves and turns that can be paid for with these dice."""
    pose = pose_of(flyer)
    for slotted, action in usable(game, flyer):
        if action.turn:
            for dice in payments(action, slotted.filled, faces):
                price = dice_price(flyer, dice)
                yield from (Hop(slotted.id, dice, Pose(pose.at, turn.to), price) for turn in turns(flyer, action.turn))
        if action.move is None or is_bound(flyer, "slow"):
            continue
        ends = list(ends_of(game, flyer, slotted.id))
        for dice in payments(action, slotted.filled, faces):
            yield from (Hop(slotted.id, dice, end, dice_price(flyer, dice) + price) for end, price in ends)


def ends_of(game: Akarios, flyer: Flyer, card: str) -> Iterator[tuple[Pose, float]]:
    """Where a move may end, and what terrain and stopping short cost on the way."""
    move, board = game.content.card[card].action.move, board_of(game)
    assert move is not None, "only moves end somewhere"
    wanted = {aim.at for aim in aims_of(game) if aim.kind == "enter"}
    for course in courses(game, flyer, move).values():
        if course.wormhole:
            continue
        price = 0.0
        for step, pose in enumerate(course.way):
            terrain = board.terrain[pose.at]
            price += ASTEROIDS if terrain == "asteroids" else NEBULA if terrain == "nebula" else 0.0
            price -= ENTERED if pose.at in wanted else 0.0
            is_end = course.complete and step == len(course.way) - 1
            if is_end or step in course.stops:
                yield pose, price + (0.0 if is_end else stress_price(flyer.stress, STOP))


def dice_price(flyer: Flyer, dice: tuple[Face, ...]) -> float:
    return DIE * len(dice) + stress_price(flyer.stress, dice.count("stress"))


class Volley(Struct, frozen=True):
    """An attack from where the ship is."""

    card: str
    dice: tuple[Face, ...]
    worth: float


def volleys(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> Iterator[Volley]:
    """The attacks that can be paid for with these dice, and what each may be expected to bring."""
    if is_bound(flyer, "stun"):
        return
    for slotted, action in usable(game, flyer):
        for dice in payments(action, slotted.filled, faces) if action.attacks else ():
            attack = attack_of(action, dice)
            assert attack is not None, "it has one"
            worth = attack_worth(game, flyer, attack)
            if worth > 0:
                yield Volley(slotted.id, dice, worth - dice_price(flyer, dice))


def attack_worth(game: Akarios, flyer: Flyer, attack: Attack) -> float:
    """The best targets of an attack, added up."""
    ready = strengthened(flyer, attack)
    targets = to_attack(game, flyer, ready)
    worths = sorted((target_worth(game, flyer, ready, target) for target in targets), reverse=True)
    return sum(worths if ready.targets == EVERYONE else worths[: ready.targets])


def target_worth(game: Akarios, flyer: Flyer, attack: Attack, target: str) -> float:
    """The damage to be expected, more if it destroys the ship, and what the effects are worth."""
    enemy = body_of(game, target)
    if not isinstance(enemy, Enemy | Marker):
        return 0.0
    urgency = urgency_of(game, target, enemy)
    weights = spread(
        game.content,
        base_damage(flyer, attack, first=True),
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
    wanted = {aim.what for aim in aims_of(game) if aim.kind == "destroy"}
    if target in wanted:
        return URGENT if any(enemy.id not in wanted for enemy in game.state.enemies) else 1.0
    return DROWSY if isinstance(body, Enemy) and body.asleep else 1.0


def best_volleys(game: Akarios, flyer: Flyer, faces: tuple[Face, ...]) -> float:
    """What the dice can bring by up to two attacks from here, with different cards."""
    found = list(volleys(game, flyer, faces))
    pairs = (
        one.worth + other.worth
        for number, one in enumerate(found)
        for other in found[:number]
        if one.card != other.card and not Counter(one.dice + other.dice) - Counter(faces)
    )
    return max(chain((0.0,), (volley.worth for volley in found), pairs))


def spot(flyer: Flyer, pose: Pose) -> Flyer:
    """The same pilot somewhere else."""
    return replace(flyer, at=pose.at, facing=pose.facing)


def pose_worth(game: Akarios, flyer: Flyer, pose: Pose, faces: tuple[Face, ...]) -> float:
    """What a pilot can expect there with these dice."""
    there = spot(flyer, pose)
    return best_volleys(game, there, faces) + place_worth(game, there, pose)
