"""A landing in letters: the cards as they lie, with pilots on them, and what can be tried on each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from starhold.games.common.lettering import hanging
from starhold.games.common.wording import counted, listed

from ..content import AkariosContent
from ..content.worlds import Square

if TYPE_CHECKING:
    from ..seeing.landing import AttemptView, LandingView, PlaceView, WalkerView

WIDTH, NAME, HEIGHT = 16, 2, 5
"""Letters of a card, lines of its name, and all of its lines."""

SQUARES: Mapping[Square, str] = {"attack": "attack", "move": "move", "either": "move or attack", "stress": "stress"}


def draw_landing(view: LandingView, content: AkariosContent, width: int) -> list[list[str]]:
    return [
        [f"{view.world}, round {view.round}: {view.goal}"],
        _cards(view, content),
        [line for place in occupied(view) for line in _place(place, width)],
        [_walker(walker, content) for walker in view.walkers],
    ]


def occupied(view: LandingView) -> list[PlaceView]:
    """The cards on which somebody is."""
    return [place for place in view.places if any(walker.at == place.id for walker in view.walkers)]


def _cards(view: LandingView, content: AkariosContent) -> list[str]:
    columns = sorted({place.x for place in view.places})
    blank = [" " * WIDTH] * HEIGHT
    lines: list[str] = []
    for row in sorted({place.y for place in view.places}, reverse=True):
        cards = {place.x: _card(place, view, content) for place in view.places if place.y == row}
        lines += ["  ".join(cards.get(x, blank)[part] for x in columns).rstrip() for part in range(HEIGHT)]
    return lines


def _card(place: PlaceView, view: LandingView, content: AkariosContent) -> list[str]:
    here = " ".join(content.pilot[walker.id].name[0] for walker in view.walkers if walker.at == place.id)
    unknown = " ".join(f"{each.heading[0].upper()}?" for each in place.attempts if each.heading and each.unexplored)
    lines = [f"[{here or ' '}]", *wrap(place.name, WIDTH)[:NAME], unknown]
    return [line[:WIDTH].ljust(WIDTH) for line in (*lines, *[""] * (HEIGHT - len(lines)))]


def _place(place: PlaceView, width: int) -> list[str]:
    tried = ", ".join(_attempt(attempt) for attempt in place.attempts if not attempt.found)
    return [*hanging(f"{place.name}: {place.text}", width, ""), *hanging(tried, width, "    ")]


def _attempt(attempt: AttemptView) -> str:
    dice = squares_words(attempt.dice)
    match attempt.kind:
        case "check":
            each = " for each who takes part" if attempt.shared else ""
            return f"{attempt.name} ({attempt.skill} {attempt.need}{each}, with {dice} dice)"
        case "investigate":
            return f"look at {attempt.name} ({dice})"
        case "dock":
            return f"the Sparrow ({dice})"
    return f"{attempt.heading} ({dice})"


def squares_words(squares: Sequence[Square]) -> str:
    """
    >>> squares_words(("either", "either")), squares_words(("attack", "move"))
    ('2 move or attack', 'attack and move')
    """
    numbers = Counter(squares)
    return listed(
        [f"{number} {SQUARES[square]}" if number > 1 else SQUARES[square] for square, number in numbers.items()]
    )


def _walker(walker: WalkerView, content: AkariosContent) -> str:
    name = content.pilot[walker.id].name
    if walker.status == "out":
        return f"{name}: unconscious"
    state = "docked, " if walker.docked else ""
    dice = "done for this round" if walker.status == "done" else counted(walker.dice, "die", "dice")
    health, energy = f"{walker.health}/{walker.full_health}", f"{walker.energy}/{walker.full_energy}"
    return f"{name}: health {health}, energy {energy}, stress {walker.stress}, {state}{dice}"
