"""The recorded draws of a journal, computed again from its seed. No rules are run, so their version does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .dice import AskedDice, Dice, make_dice
from .draws import Difference, Draw, Pick, Roll, Shuffle
from .errors import ReplayDiverged
from .journal import Answered, Journal


class Redrawn(NamedTuple):
    """The dice after an entry of a journal, and where its draws differ from them."""

    dice: Dice
    differences: list[Difference]


def redraw_steps(journal: Journal, to: int) -> Iterator[Redrawn]:
    """The dice before the first decision, and after each entry up to revision `to`.

    A branch begins where its own entries do: the dice of the match that it comes from are not known here.
    """
    dice = make_dice(journal.setup.dice, journal.seed)
    yield Redrawn(dice, _draw(dice, journal.opening) if journal.branch is None else [])
    before_standing: list[Dice] = []
    for entry in journal.entries[journal.own_from : to]:
        if isinstance(entry, Answered):
            before_standing.append(dice.clone())
            yield Redrawn(dice, _draw(dice, entry.draws))
        elif entry.answers > len(before_standing):
            raise ReplayDiverged(f"{entry.answers} answers cannot be taken back: {len(before_standing)} stand")
        else:
            dice = before_standing[-entry.answers]
            del before_standing[-entry.answers :]
            yield Redrawn(dice, [])


def _draw(dice: Dice, draws: Iterable[Draw]) -> list[Difference]:
    pairs = [(recorded, _again(dice, recorded)) for recorded in draws]
    return [Difference(recorded, expected) for recorded, expected in pairs if recorded != expected]


def _again(dice: Dice, recorded: Draw) -> Draw:
    """The draw that the dice give in place of a recorded one; physical dice show what was typed in."""
    if isinstance(recorded, Shuffle):
        return Shuffle(dice.order(len(recorded.order)))
    sides = recorded.count if isinstance(recorded, Pick) else recorded.sides
    if not 1 <= recorded.value <= sides:
        raise ReplayDiverged(f"no die shows `{recorded}`")
    if isinstance(dice, AskedDice) and dice.is_typed(picked=isinstance(recorded, Pick)):
        return recorded
    return Pick(sides, dice.pick(sides)) if isinstance(recorded, Pick) else Roll(sides, dice.roll(sides))
