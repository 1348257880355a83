"""The words for what somebody asks about: an enemy's plans, who is in danger, what lies on a space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.wording import listed

from ..rules.enemies.forecast import Forecast, Shot
from ..seeing.places import EnemySeen, ShipSeen, SpaceSeen
from .labels import LABELS, MARKER_WORDS, TERRAIN_WORDS
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
    if seen.marks:
        yield listed([text.word("mark", mark) for mark in seen.marks])
    if seen.immune:
        yield f"immune to {listed([text.word('effect', effect) for effect in seen.immune])}"
    if not seen.forecasts:
        yield "asleep: it does nothing until it is woken" if seen.asleep else "new here: it does not act this round"
        return
    if seen.acts > 1:
        yield LABELS.twice
    cards = sum(forecast.copies for forecast in seen.forecasts)
    for forecast in seen.forecasts:
        share = f"{forecast.copies} of {cards}: " if cards > 1 else ""
        yield f"{share}{_plan(text, forecast)}"


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
    damage = f"{shot.least}" if shot.least == shot.most else f"{shot.least} to {shot.most}"
    effects = "".join(f", {text.word('effect', effect)}" for effect in shot.effects)
    missing = f", {shot.miss}% to miss" if shot.miss else ""
    return f"hits {text.mention('ship', shot.target)} for {damage}{missing}{EDGES[shot.edge]}{effects}"


def _ship(text: AkariosText, seen: ShipSeen) -> Iterator[str]:
    yield f"{text.mention('ship', seen.ship)}: hull {seen.hull}, shield {seen.shield}"
    if seen.marks:
        yield listed([text.word("mark", mark) for mark in seen.marks])
    for threat in seen.threats:
        damage = f"{threat.least}" if threat.least == threat.most else f"{threat.least} to {threat.most}"
        yield f"{text.mention('ship', threat.ship)}: {threat.chance}% risk of being fired at, for {damage}"
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
