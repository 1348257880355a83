"""What an NPC would do, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from starhold.games.common.wording import counted, listed

from ..rules.npcs.forecast import Deed, Forecast
from .sentences import AIMS, BUTS

if TYPE_CHECKING:
    from .text import CoreSpaceText

TWICE = 2


def forecast_words(text: CoreSpaceText, told: Forecast) -> Iterator[str]:
    """Whom it would aim at, and why; then what it would do."""
    if not told.target:
        yield "does nothing in its next turn" if told.idle else "would aim at nobody now"
        return
    if told.equals:
        yield f"would aim at one of {listed([text.mention('figure', name) for name in told.equals])}: equally near"
    else:
        yield f"would aim at {text.mention('figure', told.target)}: {AIMS[told.why]}{_passed(text, told)}"
    yield f"would {_deeds(text, told)}"


def hunter_words(text: CoreSpaceText, told: Forecast) -> str:
    """One line about somebody who would aim at the figure that is asked about."""
    return f"there {text.mention('figure', told.figure)} would aim at you: {_deeds(text, told)}"


def _passed(text: CoreSpaceText, told: Forecast) -> str:
    return f"; {text.mention('passed', told.passed)} is nearer, but {BUTS[told.but]}" if told.passed else ""


def _deeds(text: CoreSpaceText, told: Forecast) -> str:
    """`move to d7, then strike twice (2 dice each: 58% risk of damage)`."""
    alike = groupby(told.deeds, key=lambda deed: (deed.act, deed.target, deed.odds, deed.act == "move" and deed.way))
    acts = ", then ".join(_deed(text, told, next(same), 1 + len([*same])) for _, same in alike)
    return acts if told.sure else f"{acts}, if nothing comes between"


def _deed(text: CoreSpaceText, told: Forecast, deed: Deed, times: int) -> str:
    at = "" if deed.target == told.target else f" at {text.mention('figure', deed.target)}"
    if deed.act == "move":
        return f"move to {text.mention('at', deed.way[-1])}" if deed.way else "find no way"
    often = "" if times == 1 else " twice" if times == TWICE else f" {times} times"
    return f"{'strike' if deed.act == 'close' else 'shoot'}{at}{often}{_odds(deed, times)}"


def _odds(deed: Deed, times: int) -> str:
    if deed.odds is None:
        return ""
    each = " each" if times > 1 else ""
    return f" ({counted(deed.odds.dice, 'die', 'dice')}{each}: {deed.odds.hurts}% risk of damage)"
