"""Questions that cards ask: places to warp to, cards to foresee, dice to lend, moves among the enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import (
    Act,
    Change,
    Decline,
    Discard,
    Heading,
    Keep,
    Lend,
    Pass,
    Place,
    Plant,
    TakeBack,
    Way,
    Withhold,
)
from starhold.games.akarios.content import Modifier, Move
from starhold.games.akarios.rules.bodies import flyer_of, flying, place_of, pose_of
from starhold.games.akarios.rules.dice import at_hand
from starhold.games.akarios.rules.flight import ChooseMove
from starhold.games.akarios.rules.foreseeing import Foresee
from starhold.games.akarios.rules.warping import Warp
from starhold.games.akarios.state import Flyer
from starhold.geometry import Pose, distance
from starhold.kernel import Choice

from .helping import again_worth
from .plans import best_volleys, ends_of, moves_of, pose_worth
from .worth import place_worth

Thought: TypeAlias = tuple[Choice, str]

DODGE = 0.4
"""What a move among the enemies must bring at least."""
DOUBLED, MISSED = 4, -5
"""What these cards are worth to an attack, beside those with a figure."""
BEST: dict[str, int] = {"wild": 3, "attack": 2, "move": 1, "stress": 0}
"""The faces of dice, by how welcome they are."""


def place_ship(game: Akarios, options: Sequence[Place]) -> Thought:
    """The own ship to a good place, an enemy far from everyone."""
    warp = game.stack[-1]
    assert isinstance(warp, Warp), "only warped ships are placed"
    flyer = flyer_of(game, warp.pilot)
    if warp.ship == warp.pilot:
        return max(options, key=lambda each: place_worth(game, flyer, Pose(each.at, flyer.facing))), "a better place"
    away = [place_of(other) for other in flying(game)]
    return max(options, key=lambda each: min(distance(each.at, at) for at in away)), "out of the way"


def face_there(game: Akarios, options: Sequence[Heading]) -> Thought:
    warp = game.stack[-1]
    assert isinstance(warp, Warp), "only warped ships face anew"
    assert warp.at is not None, "the space is chosen before the facing"
    flyer, at = flyer_of(game, warp.pilot), warp.at
    return (
        max(options, key=lambda each: pose_worth(game, flyer, Pose(at, each.facing), at_hand(flyer))),
        "facing what matters",
    )


def modifier_worth(card: Modifier) -> int:
    """What a card is worth to whoever attacks with it."""
    return MISSED if card.misses else DOUBLED if card.doubles else card.value


def foresee(game: Akarios, options: Sequence[Keep | Discard]) -> Thought:
    """Good cards stay in the squad's decks, bad ones in the enemies'."""
    seeing = game.stack[-1]
    assert isinstance(seeing, Foresee), "only cards that were looked at are discarded"
    sign = 1 if seeing.ship in {flyer.id for flyer in game.state.flyers} else -1
    keep = next(option for option in options if isinstance(option, Keep))
    is_good = sign * modifier_worth(game.content.modifier[keep.item]) >= 0
    return (keep, "that card may come") if is_good else (Discard(keep.item), "not that card")


def plant(game: Akarios, options: Sequence[Plant]) -> Thought:
    return min(options, key=lambda each: modifier_worth(game.content.modifier[each.item])), "the worst for them"


def change(_: Akarios, options: Sequence[Change]) -> Thought:
    return max(options, key=lambda each: BEST[each.face] - BEST[each.die]), "the most welcome face"


def lend(game: Akarios, options: Sequence[Lend | Withhold]) -> Thought:
    """Dice that do nothing here may do something there, but no stress is gained for it."""
    for option in options:
        if isinstance(option, Lend) and option.die != "stress":
            pilot = flyer_of(game, option.pilot)
            if best_volleys(game, pilot, at_hand(pilot)) <= 0:
                return option, "it does more there"
    return next(option for option in options if isinstance(option, Withhold)), "needed here"


def take_back(game: Akarios, options: Sequence[TakeBack | Decline]) -> Thought:
    """The die that does most once more."""
    dice = [option for option in options if isinstance(option, TakeBack)]
    return max(dice, key=lambda each: again_worth(game, flyer_of(game, each.pilot), each.face)), "once more"


def best_end(game: Akarios, flyer: Flyer, move: Move) -> float:
    """What the best place is worth to which a move leads."""
    ends = ends_of(game, flyer, move)
    return max((pose_worth(game, flyer, end, at_hand(flyer)) - price for end, price in ends), default=float("-inf"))


def choose_move(game: Akarios, options: Sequence[Way]) -> Thought:
    choosing = game.stack[-1]
    assert isinstance(choosing, ChooseMove), "only moves are chosen between"
    flyer = flyer_of(game, choosing.pilot)
    return max(options, key=lambda way: best_end(game, flyer, choosing.moves[way.number - 1])), "the better way"


def among_enemies(game: Akarios, options: Sequence[Choice]) -> Thought:
    """A card is used at once, but a move only if it leads to a better place."""
    for option in options:
        if isinstance(option, Act):
            flyer, moves = flyer_of(game, option.pilot), moves_of(game.content.card[option.card].action)
            stay = place_worth(game, flyer, pose_of(flyer)) + DODGE
            if not moves or max(best_end(game, flyer, move) for move in moves) > stay:
                return option, "now is the moment"
    return next(option for option in options if isinstance(option, Pass)), "not yet"
