"""Weapons and engines with ways of their own: leaps, other ships flown, shots from the place of an ally."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Agree, Aim, Decline, Fly, Pick
from starhold.games.akarios.content import Face, Leap, Steer
from starhold.games.akarios.rules.bodies import board_of, body_of, elsewhere, flyer_of, flying, pose_of, taken
from starhold.games.akarios.rules.channeling import Channel
from starhold.games.akarios.rules.dice import at_hand, payments
from starhold.games.akarios.rules.leaping import LeapToEdge
from starhold.games.akarios.rules.steering import SteerShip, steered_ends
from starhold.games.akarios.rules.targets import to_steer
from starhold.games.akarios.state import Flyer
from starhold.geometry import Pose, distance
from starhold.kernel import Choice

from .plans import MARK_WORTH, OTHER_EFFECT, attack_worth, dice_left, dice_price, pose_worth, side_worth, usable
from .worth import place_worth

DISRUPTED = 0.9
"""An enemy that is sent elsewhere and turned away."""
BEST_EDGES = 6
"""The spaces on the edge that are looked at closely."""


def gear_worths(game: Akarios, flyer: Flyer, rest: float) -> Iterator[tuple[str, tuple[Face, ...], float]]:
    """Cards that leap or fly other ships, the dice for them, and what each brings more than resting here."""
    faces = at_hand(flyer)
    for slotted, action in usable(game, flyer):
        opening = action.deeds[0] if action.deeds else None
        for dice in payments(action, slotted.filled, faces) if isinstance(opening, Leap | Steer) else ():
            left, price = dice_left(faces, dice), dice_price(flyer, dice) - side_worth(flyer, action)
            if isinstance(opening, Steer):
                yield slotted.id, dice, steer_worth(game, flyer, opening) - price
            else:
                best = max((pose_worth(game, flyer, pose, left) for pose in edges(game, flyer)), default=rest)
                yield slotted.id, dice, best - rest - price


def edges(game: Akarios, flyer: Flyer) -> list[Pose]:
    """The best places on the edge of the board."""
    board, closed = board_of(game), taken(game)
    free = [space for space in board.edge if board.is_passable(space) and space not in closed]
    poses = sorted((Pose(space, flyer.facing) for space in free), key=lambda pose: -place_worth(game, flyer, pose))
    return poses[:BEST_EDGES]


def steer_worth(game: Akarios, flyer: Flyer, steer: Steer) -> float:
    ships = to_steer(game, flyer, steer)
    if steer.whom == "enemies":
        return DISRUPTED if ships else 0.0
    gains = (
        steered_worth(game, ship, way[-1]) - steered_worth(game, ship, pose_of(flyer_of(game, ship)))
        for ship in ships
        for _, way in steered_ends(game, SteerShip(flyer.id, steer, ship))
    )
    return max(gains, default=0.0)


def steered_worth(game: Akarios, ship: str, pose: Pose) -> float:
    """The worth of a place for whoever is flown there: allies want a good one, enemies shall be far from everybody."""
    body = body_of(game, ship)
    if isinstance(body, Flyer):
        return place_worth(game, body, pose)
    return float(min((distance(pose.at, pose_of(flyer).at) for flyer in flying(game)), default=0))


# Answers


def choose_ship(game: Akarios, options: Sequence[Aim]) -> tuple[Choice, str]:
    """The ship that gains or loses most."""
    steering = game.stack[-1]
    assert isinstance(steering, SteerShip), "only ships to be flown are chosen here"

    def value(option: Aim) -> float:
        there = SteerShip(steering.pilot, steering.steer, option.target)
        return max((steered_worth(game, option.target, way[-1]) for _, way in steered_ends(game, there)), default=-99.0)

    return max(options, key=value), "it makes the most of it"


def set_course(game: Akarios, options: Sequence[Fly]) -> tuple[Choice, str]:
    steering = game.stack[-1]
    assert isinstance(steering, SteerShip), "only other ships are flown here"
    ends = {fly: way[-1] for fly, way in steered_ends(game, steering)}
    return max(options, key=lambda option: steered_worth(game, steering.ship, ends[option])), "the best place for it"


def consent(game: Akarios, _: Sequence[Choice]) -> tuple[Choice, str]:
    """Agree to a place that is no worse."""
    steering = game.stack[-1]
    assert isinstance(steering, SteerShip), "only who is flown is asked"
    ship = steering.ship
    is_better = steered_worth(game, ship, steering.way[-1]) >= steered_worth(game, ship, pose_of(flyer_of(game, ship)))
    return (Agree(), "a good idea") if is_better else (Decline(), "better here")


def leap(game: Akarios, options: Sequence[Fly]) -> tuple[Choice, str]:
    leaping = game.stack[-1]
    assert isinstance(leaping, LeapToEdge), "only leaps end there"
    flyer = flyer_of(game, leaping.pilot)
    best = max(edges(game, flyer), key=lambda pose: pose_worth(game, flyer, pose, at_hand(flyer)))
    return next(option for option in options if option.to == best.at), "the best place on the edge"


def choose_post(game: Akarios, options: Sequence[Aim]) -> tuple[Choice, str]:
    channel = game.stack[-1]
    assert isinstance(channel, Channel), "only channeled attacks are fired from elsewhere"
    flyer = flyer_of(game, channel.pilot)

    def value(option: Aim) -> float:
        return attack_worth(game, elsewhere(flyer, pose_of(flyer_of(game, option.target))), channel.attack)

    return max(options, key=value), "the better place to fire from"


def pick_effect(_: Akarios, options: Sequence[Pick]) -> tuple[Choice, str]:
    return max(options, key=lambda pick: MARK_WORTH.get(pick.effect, OTHER_EFFECT)), "it hinders them most"
