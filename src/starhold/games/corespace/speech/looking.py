"""The words for what somebody asks about: a figure, or a square."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.wording import counted, listed

from ..rules.fighting import FISTS
from ..rules.prospects import Odds
from ..seeing.places import FigureSeen, SquareSeen
from ..seeing.showing import ItemView
from ..seeing.view import SightView
from .forecasts import forecast_words, hunter_words

if TYPE_CHECKING:
    from .text import CoreSpaceText

CERTAIN = 100
COVERS = {"clear": "in the open", "partial": "in partial cover", "none": "out of sight"}
WHERE = {"airlock": "in the airlock", "deck": "on the deck", "aboard": "back aboard", "gone": "out of play"}
CLAUSES_ABOUT: dict[type[Struct], tuple[str, ...]] = {
    FigureSeen: ("CS-COVER-01", "CS-RANGE-02"),
    SquareSeen: ("CS-MOVE-01", "CS-LOS-01"),
}


def inspected(text: CoreSpaceText, found: FigureSeen | SquareSeen) -> tuple[str, ...]:
    return tuple(_figure(text, found) if isinstance(found, FigureSeen) else _square(text, found))


def _figure(text: CoreSpaceText, seen: FigureSeen) -> Iterator[str]:
    where = text.mention("at", seen.at) if seen.at else WHERE[seen.where]
    can = counted(seen.pegs, "skill peg") if seen.persuade is None else f"persuade {seen.persuade}"
    who, actions = text.mention("figure", seen.figure), counted(seen.actions, "action")
    yield f"{who}, {where}: {seen.health} health, {can}, {actions}"
    if seen.worn is not None:
        yield f"wears {text.mention('token', seen.worn.name)}"
    if seen.tray:
        yield f"carries {items_words(text, seen.tray)}"
    for odds in seen.aims:
        yield f"{text.mention('weapon', odds.weapon or FISTS)}: {odds_words(odds)}"
    for plea in seen.pleas:
        yield f"{text.word('request', plea.request)}: {plea_words(plea.percent)}"
    if seen.sight is not None:
        yield f"seen from here: {sight_words(seen.sight)}"
    if seen.back is not None and (seen.sight is None or seen.back.cover != seen.sight.cover):
        yield f"sees you: {sight_words(seen.back)}"
    if seen.forecast is not None:
        yield from forecast_words(text, seen.forecast)


def plea_words(percent: int) -> str:
    return "certain" if percent == CERTAIN else f"{percent}% chance of a yes"


def items_words(text: CoreSpaceText, items: tuple[ItemView, ...]) -> str:
    """What lies open, and how much does not: `the knife and 2 hidden items`."""
    known = [text.mention("token", item.name) for item in items if item.name]
    hidden = len(items) - len(known)
    return listed([*known, *([counted(hidden, "hidden item")] if hidden else [])])


def sight_words(sight: SightView) -> str:
    """How far away and how well hidden: `6 in, medium range, in partial cover (14 of 40 hidden)`."""
    hidden = f" ({sight.hidden} of 40 hidden)" if sight.hidden else ""
    return f"{sight.inches} in, {sight.range} range, {COVERS[sight.cover]}{hidden}"


def odds_words(odds: Odds) -> str:
    """The dice, and what they may do: `2 dice: 58% chance of damage, 25% to take them down, 3% risk of a misfire`."""
    chance = f"{odds.hurts}% chance of damage"
    if odds.fells == odds.hurts > 0:
        chance = f"{odds.fells}% chance to take them down"
    elif odds.fells:
        chance += f", {odds.fells}% to take them down"
    misfires = f", {odds.misfires}% risk of a misfire" if odds.misfires else ""
    among = f", as one of {odds.among} in the fight" if odds.among > 1 else ""
    return f"{counted(odds.dice, 'die', 'dice')}: {chance}{misfires}{among}"


def _seen(text: CoreSpaceText, figure: str, sight: SightView) -> str:
    return f"{text.mention('figure', figure)} ({sight.inches} in, {COVERS[sight.cover]})"


def _square(text: CoreSpaceText, seen: SquareSeen) -> Iterator[str]:
    there = [*([text.word("piece", seen.piece)] if seen.piece else [])]
    there += [text.mention("figure", seen.figure)] if seen.figure else []
    yield f"{seen.at}: {listed(there)}" if there else f"{seen.at}: free"
    if seen.lying:
        yield f"on the floor: {items_words(text, seen.lying)}"
    if seen.crate is not None:
        yield f"in the crate: {items_words(text, seen.crate) if seen.crate else 'nothing'}"
    if seen.searched and not seen.way:
        yield "this room has been searched"
    if seen.way:
        yield f"{counted(len(seen.way), 'square')} away: {' → '.join(seen.way)}"
    if seen.strikers:
        yield f"on the way {listed([text.mention('figure', name) for name in seen.strikers])} may strike"
    if seen.sights:
        yield f"from there you see {listed([_seen(text, *each) for each in seen.sights.items()])}"
    unseen = [figure for figure in seen.seen_by if figure not in seen.sights]
    if unseen:
        yield f"{listed([text.mention('figure', figure) for figure in unseen])} would see you, but not you them"
    for hunter in seen.hunters:
        yield hunter_words(text, hunter)
