"""The options, one per row: its kind, what it is about, and its numbers. Each field of a choice says something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from starhold.games.akarios.content import FACES
from starhold.games.akarios.game import MOST_PILOTS, Akarios
from starhold.games.akarios.rules.bodies import body_of, place_of
from starhold.games.akarios.rules.modifiers import worth
from starhold.games.akarios.state import Enemy, Flyer
from starhold.geometry import DIRECTIONS, Hex
from starhold.kernel import Choice, Seat

from ..observer import Arrays
from .names import CONTENT, KINDS, SUBJECTS
from .situation import DICE, HEALTH, PLACE, centre_of, place, squad

OPTION: tuple[str, ...] = (
    *(f"pilot {number}" for number in range(MOST_PILOTS)),
    *PLACE,
    *(f"faces {facing}" for facing in DIRECTIONS),
    *(f"{face} dice" for face in FACES),
    *(f"becomes {face}" for face in FACES),
    "number",
    "target",
    "hull",
    "shield",
    "cards",
    "to the left",
)
"""What each number of an option is."""

Numbers: TypeAlias = Mapping[str, float]
_COLUMN = {name: number for number, name in enumerate(OPTION)}


class Position(NamedTuple):
    """A play as one seat sees it."""

    game: Akarios
    centre: Hex
    pilots: list[str]

    @classmethod
    def of(cls, game: Akarios, seat: Seat) -> Position:
        return cls(game, centre_of(game, seat), [flyer.id for flyer in squad(game, seat)])


def show_options(game: Akarios, seat: Seat, offered: tuple[Choice, ...], arrays: Arrays) -> None:
    """Write a row for each option, and nothing into the rows below."""
    position = Position.of(game, seat)
    kinds, subjects, numbers = (arrays[key] for key in ("option_kinds", "option_subjects", "options"))
    for array in (kinds, subjects, numbers):
        array[:] = 0
    for row, choice in enumerate(offered):
        kinds[row] = KINDS[type(choice)]
        for field in choice.__struct_fields__:
            value = getattr(choice, field)
            subjects[row] = SUBJECTS.get(subject_of(position, value), 0) or subjects[row]
            for name, number in FIELDS[field](position, value).items() if field in FIELDS else ():
                numbers[row, _COLUMN[name]] = number


def subject_of(position: Position, value: Any) -> str:
    """The name of what a field is about; of an enemy its type, of a stack its last card."""
    if isinstance(value, tuple):
        return str(value[-1]) if value else ""
    body = body_of(position.game, value) if isinstance(value, str) else None
    return body.type if isinstance(body, Enemy) else str(value)


def tell_pilot(position: Position, pilot: str) -> Numbers:
    return {f"pilot {position.pilots.index(pilot)}": 1.0} if pilot in position.pilots else {}


def tell_place(position: Position, where: Hex | str) -> Numbers:
    """A space, or the facing after a turn."""
    if isinstance(where, Hex):
        return dict(zip(PLACE, place(where, position.centre), strict=True))
    return {f"faces {where}": 1.0}


def tell_dice(_: Position, dice: tuple[str, ...]) -> Numbers:
    return {f"{face} dice": dice.count(face) / DICE for face in FACES}


def tell_die(position: Position, die: str) -> Numbers:
    return tell_dice(position, (die,))


def tell_face(_: Position, face: str) -> Numbers:
    return {f"becomes {face}": 1.0}


def tell_number(_: Position, number: int) -> Numbers:
    return {"number": number / DICE}


def tell_target(position: Position, ship: str) -> Numbers:
    body = body_of(position.game, ship)
    if body is None:
        return {}
    return {
        **tell_place(position, place_of(body)),
        **(tell_pilot(position, ship) if isinstance(body, Flyer) else {}),
        "target": 1.0,
        "hull": body.hull / HEALTH,
        "shield": body.shield / HEALTH,
    }


def tell_stack(_: Position, stack: tuple[str, ...]) -> Numbers:
    return {"cards": worth(CONTENT, 1, stack) / HEALTH}


def tell_side(_: Position, side: str) -> Numbers:
    return {"to the left": float(side == "left")}


FIELDS: dict[str, Callable[[Position, Any], Numbers]] = {
    "pilot": tell_pilot,
    "at": tell_place,
    "to": tell_place,
    "facing": tell_place,
    "dice": tell_dice,
    "target": tell_target,
    "ship": tell_target,
    "stack": tell_stack,
    "side": tell_side,
    "die": tell_die,
    "face": tell_face,
    "number": tell_number,
}
"""What the fields of choices say in numbers."""
