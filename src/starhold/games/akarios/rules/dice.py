"""Action dice: rolling them, and which of them fill which slots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from ..content import FACES, SIDES, Action, Face, Filling, Foresighted, Slot
from ..state import Die, Flyer, Slotted
from .bodies import pilots_flying
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios

DICE, DICE_ALONE = 4, 5
"""(AKA-DICE-03, AKA-SOLO-02)"""
FREE_REROLL_AT = 3
"""The number of stress faces with which all dice may be rolled again. (AKA-DICE-07)"""

ORDER = {face: number for number, face in enumerate(FACES)}

Payments: TypeAlias = tuple[tuple[Face, ...], ...]
"""Different choices of dice that pay for an action."""

FITS: dict[Slot, frozenset[Face]] = {
    "move": frozenset({"move", "wild", "stress"}),
    "attack": frozenset({"attack", "wild", "stress"}),
    "wild": frozenset(FACES),
    "stress": frozenset({"stress"}),
}
"""The dice that a slot takes. (AKA-DICE-04..05, AKA-SLOT-08..09)"""


def roll_die(game: Akarios, flyer: Flyer) -> Face:
    return SIDES[game.roll(len(SIDES), flyer.seat, die="action", faces=SIDES) - 1]


def roll_all(game: Akarios, flyer: Flyer, aside: int) -> None:
    """Roll all dice but those that are set aside as attack results. (AKA-DICE-03, AKA-COPILOT-12)"""
    number = (DICE_ALONE if pilots_flying(game) == 1 else DICE) - ("numb" in flyer.haunted) - aside
    flyer.dice = (*(Die("attack") for _ in range(aside)), *(Die(roll_die(game, flyer)) for _ in range(number)))


def dice_to_set_aside(game: Akarios, flyer: Flyer) -> int:
    """The most dice that a pilot need not roll. (AKA-COPILOT-12)"""
    return sum(trait.dice for trait in traits(game, flyer, Foresighted))


def at_hand(flyer: Flyer, card: str = "") -> tuple[Face, ...]:
    """The dice that are not spent, and can be put on a card, in a fixed order."""
    return faces_for(flyer.dice, card)


@lru_cache(maxsize=4096)
def faces_for(dice: tuple[Die, ...], card: str = "") -> tuple[Face, ...]:
    return in_order([die.face for die in dice if not die.spent and not (die.again and die.on == card)])


def is_barred(die: Die, card: str) -> bool:
    """True if a die was taken back from this card. (AKA-ABILITY-PILOT-15)"""
    return die.again and die.on == card


def in_order(faces: Iterable[Face]) -> tuple[Face, ...]:
    return tuple(sorted(faces, key=ORDER.__getitem__))


def spend(flyer: Flyer, faces: tuple[Face, ...], card: str) -> None:
    """Put dice on a card; those that do not fit everywhere are used first. (AKA-DICE-09)"""
    for face in faces:
        dice = flyer.dice
        able = [place for place in unspent(flyer) if dice[place].face == face and not is_barred(dice[place], card)]
        place = max(able, key=lambda place: dice[place].again)
        put_die(flyer, place, replace(dice[place], spent=True, on=card))


def unspent(flyer: Flyer) -> list[int]:
    """The places of the dice that are not spent."""
    return [place for place, die in enumerate(flyer.dice) if not die.spent]


def showing(flyer: Flyer, faces: Iterable[Face]) -> list[int]:
    """The places of unspent dice that show these faces, each die once."""
    left, found = unspent(flyer), list[int]()
    for face in faces:
        found.append(next(place for place in left if flyer.dice[place].face == face))
        left.remove(found[-1])
    return found


def put_die(flyer: Flyer, place: int, die: Die) -> None:
    """Put a die in the place of another one."""
    flyer.dice = (*flyer.dice[:place], die, *flyer.dice[place + 1 :])


def turn_die(flyer: Flyer, face: Face, to: Face) -> None:
    """Turn an unspent die that shows a face to another one."""
    (place,) = showing(flyer, [face])
    put_die(flyer, place, replace(flyer.dice[place], face=to))


def turns_of_dice(flyer: Flyer) -> list[tuple[Face, Face]]:
    """The faces of the dice at hand, each with all that they could be turned to."""
    return [(face, to) for face in dict.fromkeys(at_hand(flyer)) for to in FACES if to != face]


def take_die(flyer: Flyer, place: int) -> Die:
    """Take a die away."""
    die = flyer.dice[place]
    flyer.dice = flyer.dice[:place] + flyer.dice[place + 1 :]
    return die


def subsets(faces: tuple[Face, ...]) -> list[tuple[Face, ...]]:
    """All different choices of some of these dice."""
    return [chosen for number in range(1, len(faces) + 1) for chosen in _choices(faces, number)]


@lru_cache(maxsize=512)
def _choices(faces: tuple[Face, ...], number: int) -> Payments:
    return tuple(sorted(set(combinations(faces, number)), key=lambda dice: [FACES.index(face) for face in dice]))


@lru_cache(maxsize=2048)
def fillings(slots: tuple[Slot, ...], faces: tuple[Face, ...]) -> Payments:
    """The different choices of dice that fill all of these slots."""
    return tuple(
        dice
        for dice in _choices(faces, len(slots))
        if any(all(face in FITS[slot] for slot, face in zip(slots, order, strict=True)) for order in permutations(dice))
    )


def payments(action: Action, filled: tuple[int, ...], faces: tuple[Face, ...]) -> Payments:
    """All choices of dice with which an action can be performed now. (AKA-SLOT-04..10)"""
    return payments_for(action.filling, action.slots, filled, faces)


@lru_cache(maxsize=8192)
def payments_for(
    filling: Filling, slots: tuple[Slot, ...], filled: tuple[int, ...], faces: tuple[Face, ...]
) -> Payments:
    match filling:
        case "separated":
            open_slots = sorted({slot for index, slot in enumerate(slots) if index not in filled})
            return tuple(dict.fromkeys(dice for slot in open_slots for dice in fillings((slot,), faces)))
        case "joined":
            return () if filled else fillings(slots, faces)
        case "plus":
            numbers = range(1, len(slots) + 1) if not filled else ()
            return tuple([dice for number in numbers for dice in fillings(slots[:number], faces)])
        case "supply":
            return () if filled else ((),)


def has_room(action: Action, filled: tuple[int, ...]) -> bool:
    """True if another die could be put on the card this round."""
    return not filled or (action.filling == "separated" and len(filled) < len(action.slots))


def filled_by(action: Action, card: Slotted, dice: tuple[Face, ...]) -> tuple[int, ...]:
    """The slots with dice, once these are put there: of separated ones into the first that fits and takes the least.

    (AKA-SLOT-01)
    """
    if action.filling == "separated":
        empty = [index for index in range(len(action.slots)) if index not in card.filled]
        fitting = [index for index in empty if dice[0] in FITS[action.slots[index]]]
        return (*card.filled, min(fitting, key=lambda index: (len(FITS[action.slots[index]]), index)))
    return tuple(range(max(1, len(dice))))
