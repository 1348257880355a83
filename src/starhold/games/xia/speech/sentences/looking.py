"""What is said of a space that somebody looks at before flying there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from starhold.games.common.odds import CERTAIN
from starhold.kernel import Risks

if TYPE_CHECKING:
    from ...drawing.looking import SpaceSeen, Way
    from ...drawing.reach import Reach


def of_space(
    seen: SpaceSeen, printed: Iterable[str], name: Callable[[str, object], str], danger: Callable[[Risks], str]
) -> tuple[str, ...]:
    """What is printed on the space and all that lies on it, then how to get there and what that risks."""
    cubes = (f"{count} {cargo} adrift" for cargo, count in sorted(Counter(seen.cubes).items()))
    token = ("exploration token",) if seen.token else ()
    ships = (name("ship", ship) for ship in seen.ships)
    title = f"{seen.at}: {', '.join((*printed, *token, *cubes, *ships))}"
    return (title, *_getting_there(seen, name, danger))


def _getting_there(
    seen: SpaceSeen, name: Callable[[str, object], str], danger: Callable[[Risks], str]
) -> Iterator[str]:
    if seen.start is None:
        return
    if seen.start == seen.at:
        yield "your ship is here"
    elif seen.way is None:
        yield "no route leads there yet"
    else:
        yield f"{_spaces(seen.way.steps)} away, {_safety(seen.way)}{_now(seen.way.steps, seen.reaches, name)}"
        yield from (f"risk: {danger(risks)}" for risks in seen.way.risks)


def _spaces(count: int) -> str:
    return f"{count} space{'' if count == 1 else 's'}"


def _safety(way: Way) -> str:
    return "risky" if way.risks else "safe"


def _now(steps: int, reaches: tuple[Reach, ...], name: Callable[[str, object], str]) -> str:
    """By what one gets there now, or how far one does get."""
    if not reaches:
        return ""
    best = reaches[0]
    if best.most < steps:
        return f": you have {best.most} movement left" if best.by is None else f": you get {best.most} at most"
    if best.by is None:
        return ""
    means = f"the {name('outfit', best.outfit)}" if best.outfit else "impulse"
    return f": {means} takes you there" if best.percent == CERTAIN else f": {best.percent}% with {means}"
