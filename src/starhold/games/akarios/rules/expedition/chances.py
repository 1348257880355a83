"""How likely an answer on foot leads to success: with stress dice as far as they can be borne, without re-rolls."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ...content.worlds import Check
from .attempting import Join, KeepRoll, MakeAttempt, RollAgain, StayOut, dice_needed, without
from .condition import bearable
from .ground import walker_of
from .odds import Throw, chance_of_check, chance_of_squares

if TYPE_CHECKING:
    from ...content.worlds import Attempt
    from ...game import Akarios


def chance_of_trying(game: Akarios, pilot: str, attempt: Attempt, dice: int, *, calmly: bool = False) -> Fraction:
    """With so many dice, and nobody who helps; `calmly` without stress dice."""
    return _chance(game, attempt, {pilot: Throw((), dice, bearable(walker_of(game, pilot)))}, calmly=calmly)


def chance_of_joining(game: Akarios, trying: MakeAttempt, choice: Join | StayOut, *, calmly: bool = False) -> Fraction:
    """With the dice of all who take part so far."""
    throws = {pilot: Throw((), len(dice), bearable(walker_of(game, pilot))) for pilot, dice in trying.rolls.items()}
    if isinstance(choice, Join):
        throws[choice.pilot] = Throw((), choice.number, bearable(walker_of(game, choice.pilot)))
    return _chance(game, trying.what(game), throws, calmly=calmly)


def chance_of_rolling(
    game: Akarios, trying: MakeAttempt, choice: RollAgain | KeepRoll, *, calmly: bool = False
) -> Fraction:
    """With what lies there, and with the dice that are rolled again; whoever falls over it is out."""
    throws = {pilot: Throw(tuple(dice), 0, bearable(walker_of(game, pilot))) for pilot, dice in trying.rolls.items()}
    if isinstance(choice, RollAgain):
        bears = throws.pop(choice.pilot).bears - 1
        if bears >= 0:
            kept = without(trying.rolls[choice.pilot], choice.dice)
            throws[choice.pilot] = Throw(kept, len(choice.dice), bears)
    return _chance(game, trying.what(game), throws, calmly=calmly)


def _chance(game: Akarios, attempt: Attempt, throws: dict[str, Throw], *, calmly: bool) -> Fraction:
    if not throws:
        return Fraction(0)
    if calmly:
        throws = {pilot: throw._replace(bears=0) for pilot, throw in throws.items()}
    if isinstance(attempt, Check):
        return chance_of_check(tuple(throws.values()), attempt.square, dice_needed(game, attempt, throws))
    (throw,) = throws.values()
    return chance_of_squares(throw, attempt.dice)
