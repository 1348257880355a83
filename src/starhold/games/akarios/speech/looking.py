"""The words for what somebody asks about: an enemy's plans, who is in danger, what lies on a space."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.wording import listed

from ..rules.enemies.forecast import Forecast
from ..rules.shots import Aimed, Shot
from ..seeing.places import EnemySeen, ShipSeen, SpaceSeen, Threat
from .labels import BAR_WORDS, LABELS, MARKER_WORDS, TERRAIN_WORDS
from .vocabulary import spoken

if TYPE_CHECKING:
    from .text import AkariosText

EDGES = {1: ", with advantage", 0: "", -1: ", with disadvantage"}
CLAUSES_ABOUT: dict[type[Struct], tuple[str, ...]] = {
    EnemySeen: ("AKA-ENEMY-08", "AKA-ENEMY-06"),
    ShipSeen: ("AKA-PDAMAGE-01", "AKA-PDAMAGE-02"),
    SpaceSeen: ("AKA-MOVE-09",),
}


def inspected(text: AkariosText, found: EnemySeen | ShipSeen | SpaceSeen) -> tuple[str, ...]:
    match found:
        case EnemySeen():
            return tuple(_enemy(text, found))
        case ShipSeen():
            return tuple(_ship(text, found))
        case SpaceSeen():
            return tuple(_space(text, found))


def _enemy(text: AkariosText, seen: EnemySeen) -> Iterator[str]:
    elite = ", elite" if seen.rank == "elite" else ""
    yield f"{text.mention('ship', seen.ship)}{elite}: hull {seen.hull}, shield {seen.shield}, attack {seen.attack}"
    yield from _aims(text, seen.aims)
    if seen.marks:
        yield listed([text.word("mark", mark) for mark in seen.marks])
    if seen.immune:
        yield f"immune to {listed([text.word('effect', effect) for effect in seen.immune])}"
    if not seen.forecasts:
        yield "asleep: it does nothing until it is woken" if seen.asleep else "new here: it does not act this round"
        return
    if seen.acts > 1:
        yield LABELS.twice
    plans = Counter[str]()
    for forecast in seen.forecasts:
        plans[_plan(text, forecast)] += forecast.copies
    for plan, copies in plans.most_common():
        yield f"{copies} of {plans.total()}: {plan}" if plans.total() > 1 else plan


def _plan(text: AkariosText, forecast: Forecast) -> str:
    start, *rest = forecast.way
    end = rest[-1] if rest else start
    if end.at != start.at:
        act = f"flies to {text.mention('at', end.at)}"
    else:
        act = "stays and turns" if end != start else "stays"
    shots = "; ".join(_shot(text, shot) for shot in forecast.shots)
    unsure = " (may turn out differently)" if forecast.unsure else ""
    return f"{act}{f', {shots}' if shots else ', fires at nobody'}{unsure}"


def _shot(text: AkariosText, shot: Shot) -> str:
    effects = "".join(f", {text.word('effect', effect)}" for effect in shot.effects)
    return f"hits {text.mention('ship', shot.target)} for {span(shot)}{chance_to_miss(shot)}{EDGES[shot.edge]}{effects}"


def _aims(text: AkariosText, aims: tuple[Aimed, ...]) -> Iterator[str]:
    """What each card would do to it, or why none of it arrives; the pilot is named if there are several."""
    are_several = len({aim.pilot for aim in aims}) > 1
    for aim in aims:
        pilot = text.mention("pilot", aim.pilot) if are_several or not aim.card else ""
        card = text.mention("card", aim.card) if aim.card else ""
        by = ", ".join(filter(None, (pilot, card)))
        if aim.shot is not None:
            yield f"{by}: {odds(aim.shot)}{EDGES[aim.shot.edge]}"
        elif aim.bar is not None:
            yield f"{by}: {BAR_WORDS[aim.bar]}"


def odds(shot: Shot) -> str:
    """
    >>> odds(Shot("", edge=0, miss=5, least=1, most=3, tenths=20, effects=()))
    '1 to 3 damage, 5% to miss'
    """
    return f"{span(shot)} damage{chance_to_miss(shot)}"


def span(figures: Shot | Threat) -> str:
    return f"{figures.least}" if figures.least == figures.most else f"{figures.least} to {figures.most}"


def chance_to_miss(shot: Shot) -> str:
    return f", {shot.miss}% to miss" if shot.miss else ""


def _ship(text: AkariosText, seen: ShipSeen) -> Iterator[str]:
    yield f"{text.mention('ship', seen.ship)}: hull {seen.hull}, shield {seen.shield}"
    yield from _aims(text, seen.aims)
    if seen.marks:
        yield listed([text.word("mark", mark) for mark in seen.marks])
    for threat in seen.threats:
        yield f"{text.mention('ship', threat.ship)}: {threat.chance}% risk of being fired at, for {span(threat)}"
    if not seen.threats:
        yield "no enemy would fire at it now"


def _space(text: AkariosText, seen: SpaceSeen) -> Iterator[str]:
    ground = TERRAIN_WORDS[seen.terrain]
    yield f"{text.mention('at', seen.at)}: {ground.name}"
    if ground.text:
        yield ground.text
    if seen.marker:
        yield MARKER_WORDS.get(seen.marker, spoken(seen.marker))
    if seen.start:
        yield "a starting position"
