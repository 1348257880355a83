"""What is said of a space that somebody looks at before flying there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Risks

if TYPE_CHECKING:
    from ...drawing.looking import SpaceSeen, Way


def of_space(
    seen: SpaceSeen, printed: Iterable[str], name: Callable[[str, object], str], danger: Callable[[Risks], str]
) -> tuple[str, ...]:
    """What is printed on the space and all that lies on it, then how to get there and what that risks."""
    cubes = (f"{count} {cargo} adrift" for cargo, count in sorted(Counter(seen.cubes).items()))
    token = ("exploration token",) if seen.token else ()
    ships = (name("ship", ship) for ship in seen.ships)
    title = f"{seen.at}: {', '.join((*printed, *token, *cubes, *ships))}"
    return (title, *_getting_there(seen, danger))


def _getting_there(seen: SpaceSeen, danger: Callable[[Risks], str]) -> Iterator[str]:
    if seen.start is None:
        return
    if seen.start == seen.at:
        yield "your ship is here"
    elif seen.way is None:
        yield "no route leads there yet"
    else:
        yield f"{_spaces(seen.way.steps)} away, {_safety(seen.way)}{_in_this_move(seen.way, seen.movement)}"
        yield from (f"risk: {danger(risks)}" for risks in seen.way.risks)


def _spaces(count: int) -> str:
    return f"{count} space{'' if count == 1 else 's'}"


def _safety(way: Way) -> str:
    return "risky" if way.risks else "safe"


def _in_this_move(way: Way, movement: int | None) -> str:
    if movement is None or movement >= way.steps:
        return ""
    return f": you have {movement} movement left"
