"""What an NPC would do, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.wording import counted, listed

from ..rules.npcs.forecast import Deed, Forecast
from .sentences import AIMS, BUTS

if TYPE_CHECKING:
    from .text import CoreSpaceText


def forecast_words(text: CoreSpaceText, told: Forecast) -> Iterator[str]:
    """Whom it would aim at, and why; then what it would do."""
    if not told.target:
        yield "would aim at nobody now"
        return
    if told.equals:
        yield f"would aim at one of {listed([text.mention('figure', name) for name in told.equals])}: equally near"
    else:
        yield f"would aim at {text.mention('figure', told.target)}: {AIMS[told.why]}{_passed(text, told)}"
    yield f"would {_deeds(text, told)}"


def hunter_words(text: CoreSpaceText, told: Forecast) -> str:
    """One line about somebody who would aim at the figure that is asked about."""
    return f"there {text.mention('figure', told.figure)} would aim at you, and {_deeds(text, told)}"


def _passed(text: CoreSpaceText, told: Forecast) -> str:
    return f"; {text.mention('passed', told.passed)} is nearer, but {BUTS[told.but]}" if told.passed else ""


def _deeds(text: CoreSpaceText, told: Forecast) -> str:
    """`move to d7, then strike (2 dice: 58%)`; the same twice is told once."""
    said: list[tuple[str, int]] = []
    for deed in told.deeds:
        words = _deed(text, told, deed)
        times = said.pop()[1] if said and said[-1][0] == words else 0
        said.append((words, times + 1))
    acts = ", then ".join(words if times == 1 else f"{words}, {counted(times, 'time')}" for words, times in said)
    return acts if told.sure else f"{acts}, if nothing comes between"


def _deed(text: CoreSpaceText, told: Forecast, deed: Deed) -> str:
    at = "" if deed.target == told.target else f" at {text.mention('figure', deed.target)}"
    match deed.act:
        case "move":
            return f"move to {text.mention('at', deed.way[-1])}" if deed.way else "find no way"
        case "close":
            return f"strike{at}{_odds(deed)}"
    return f"shoot{at}{_odds(deed)}"


def _odds(deed: Deed) -> str:
    if deed.odds is None:
        return ""
    return f" ({counted(deed.odds.dice, 'die', 'dice')}: {deed.odds.hurts}% risk of damage)"
