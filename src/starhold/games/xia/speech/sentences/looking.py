"""The sentences about a place that somebody looks at before flying there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from starhold.games.common.odds import CERTAIN
from starhold.kernel import Risks

from ...rules.exploring import SCAN_ENERGY
from ...seeing.places import SpaceSeen, Stall, UnknownSeen, Way

STALLS: dict[Stall, str] = {
    "turn": ": not your turn",
    "question": ": first answer what you are asked",
    "spent": ": no move is left this turn",
}
"""The reasons why nobody flies there now."""


def of_space(
    seen: SpaceSeen,
    printed: Iterable[str],
    uses: Iterable[str],
    name: Callable[[str, object], str],
    danger: Callable[[Risks], str],
) -> tuple[str, ...]:
    """Say what is printed on the space and lies on it, what it brings, how to get there and what that risks."""
    cubes = (f"{count} {cargo} adrift" for cargo, count in sorted(Counter(seen.cubes).items()))
    token = ("exploration token",) if seen.token else ()
    ships = (name("ship", ship) for ship in seen.ships)
    title = ", ".join((*filter(None, printed), *token, *cubes, *ships))
    return (title, *filter(None, uses), *_getting_there(seen, name, danger))


def of_unknown(seen: UnknownSeen) -> tuple[str, ...]:
    """Say how a place is explored, and how far away that is."""
    use = f"scan it from its edge ({SCAN_ENERGY} energy), or jump in and meet what lies there"
    if seen.steps is None:
        return ("unexplored", use)
    return ("unexplored", use, f"its edge is {_spaces(seen.steps)} away" if seen.steps else "your ship is at its edge")


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
        yield f"{_spaces(seen.way.steps)} away, {_safety(seen.way)}{_now(seen, seen.way.steps, name)}"
        yield from (f"risk: {danger(risks)}" for risks in seen.way.risks)


def _spaces(count: int) -> str:
    return f"{count} space{'' if count == 1 else 's'}"


def _safety(way: Way) -> str:
    return "risky" if way.risks else "safe"


def _now(seen: SpaceSeen, steps: int, name: Callable[[str, object], str]) -> str:
    """Say what takes the ship there now, or how far she gets, or why she stays."""
    if not seen.reaches:
        return STALLS.get(seen.stall, "")
    best = seen.reaches[0]
    if best.most < steps:
        return f": you have {best.most} movement left" if best.by is None else f": you get {best.most} at most"
    if best.by is None:
        return ""
    means = f"the {name('outfit', best.outfit)}" if best.outfit else "impulse"
    return f": {means} takes you there" if best.percent == CERTAIN else f": {best.percent}% with {means}"
