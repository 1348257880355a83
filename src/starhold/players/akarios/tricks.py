"""Cards of which a pilot makes what the moment offers: copied actions, dice handed over, leaps through space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Aim, Hand, Reuse
from starhold.games.akarios.content import Ability, Action, Copy, Face, Lend, Teleport, Volley
from starhold.games.akarios.rules.bodies import flyer_of, pose_of
from starhold.games.akarios.rules.dice import at_hand, in_order, payments
from starhold.games.akarios.rules.offers import to_copy, to_lend
from starhold.games.akarios.rules.warping import free_within
from starhold.games.akarios.state import Flyer
from starhold.geometry import DIRECTIONS, Pose
from starhold.kernel import Choice

from ..thoughts import Thought
from .helping import ability_worth
from .plans import best_volleys, dice_left, dice_price, known_ends, moves_of, opening, pose_worth, usable, volley_worth
from .worth import place_worth

BEST_PLACES = 6
"""The spaces that are looked at closely."""


def trick_worths(game: Akarios, flyer: Flyer, rest: float) -> Iterator[tuple[str, tuple[Face, ...], float]]:
    """The tricks that can be paid for, the dice, and what each brings more than resting here."""
    faces = at_hand(flyer)
    for slotted, action in usable(game, flyer):
        if action.moment != "pilots" or not isinstance(opening(action), Copy | Lend | Teleport):
            continue
        for dice in payments(action, slotted.filled, faces):
            worth = trick_worth(game, flyer, action, dice, rest)
            if worth > 0:
                yield slotted.id, dice, worth - dice_price(flyer, dice)


def trick_worth(game: Akarios, flyer: Flyer, action: Action, dice: tuple[Face, ...], rest: float) -> float:
    left = dice_left(at_hand(flyer), dice)
    match opening(action):
        case Copy() as copy:
            copied = max((copied_worth(game, flyer, ally, rest) for ally in to_copy(game, flyer, copy)), default=0.0)
            return copied + best_volleys(game, flyer, left) if copied > 0 else 0.0
        case Lend():
            return max((handed_worth(game, flyer, *hand) for hand in to_lend(game, flyer)), default=0.0)
        case Teleport(range=spaces):
            places = best_places(game, flyer, spaces)
            return max((pose_worth(game, flyer, pose, left) for pose in places), default=rest) - rest
    return 0.0


def copied_worth(game: Akarios, flyer: Flyer, ally: str, rest: float) -> float:
    """An ally's last action, performed from here without dice."""
    card = game.content.card[flyer_of(game, ally).last]
    volley, moves = opening(card.action), moves_of(card.action)
    if isinstance(volley, Volley):
        return volley_worth(game, flyer, card, volley, ())
    if moves:
        ends = (end for move in moves for end in known_ends(game, flyer, move))
        return max((place_worth(game, flyer, end) - price for end, price in ends), default=rest) - rest
    ability = card.action.first(Ability)
    return 0.0 if ability is None else ability_worth(game, flyer, ability, ability.effects, at_hand(flyer))


def handed_worth(game: Akarios, flyer: Flyer, face: Face, ally: str) -> float:
    """What a die does more for an ally than here."""
    other = flyer_of(game, ally)
    own, theirs = at_hand(flyer), at_hand(other)
    gain = best_volleys(game, other, in_order((*theirs, face))) - best_volleys(game, other, theirs)
    loss = best_volleys(game, flyer, own) - best_volleys(game, flyer, dice_left(own, (face,)))
    return gain - loss - dice_price(other, (face,))


def best_places(game: Akarios, flyer: Flyer, spaces: int) -> list[Pose]:
    """The most promising poses within range, as far as dice do not matter."""
    poses = [Pose(at, facing) for at in free_within(game, flyer.id, spaces) for facing in DIRECTIONS]
    return sorted(poses, key=lambda pose: -place_worth(game, flyer, pose))[:BEST_PLACES]


# Answers


def borrow(game: Akarios, options: Sequence[Choice]) -> Thought:
    """The action of an ally that brings most here; of damaged cards the dearest."""
    aims = [option for option in options if isinstance(option, Aim)]
    if not aims:
        cards = [option for option in options if isinstance(option, Reuse)]
        return max(cards, key=lambda option: game.content.card[option.card].price), "still good for one more"
    flyer = acting(game)
    rest = place_worth(game, flyer, pose_of(flyer))
    return max(aims, key=lambda aim: copied_worth(game, flyer, aim.target, rest)), "that was well done"


def hand(game: Akarios, options: Sequence[Hand]) -> Thought:
    """The die that does most for somebody else."""
    flyer = acting(game)
    return max(options, key=lambda each: handed_worth(game, flyer, each.face, each.target)), "it does more there"


def acting(game: Akarios) -> Flyer:
    """The pilot whose action is in progress."""
    pilot = next(procedure.pilot for procedure in reversed(game.stack) if hasattr(procedure, "pilot"))
    return flyer_of(game, pilot)
