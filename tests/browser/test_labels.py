"""Names on a map: they cover neither each other nor signs nor ships, and are not cut off at its edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations, product
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser

from starhold.kernel import Match

from .big_board import bend_the_wire
from .conftest import OpenScreen
from .prepared import lay, token_of, xia_when
from .screen import Screen
from .windows import Windows

BOXES = """(marks) => marks.map((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    const name = mark.dataset.label ?? mark.dataset.sign ?? mark.dataset.hull ?? 'the board';
    return [name, left, top, right, bottom];
}).filter(([, left, , right]) => right > left)"""
TEXT = 0.2
"""The box of a text is so much higher than its letters, above and below."""
TOUCH = 3
"""Pixels by which two may touch: outlines are drawn around letters."""


@pytest.fixture
def windows(browser: Browser) -> Iterator[Windows]:
    """New ones, because a wire that was bent stays so."""
    with Windows(browser) as windows:
        yield windows


class Mark(NamedTuple):
    name: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Mark) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > TOUCH and down > TOUCH

    def holds(self, other: Mark) -> bool:
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom

    def of_letters(self) -> Mark:
        less = TEXT * (self.bottom - self.top)
        return self._replace(top=self.top + less, bottom=self.bottom - less)


@cache
def crowded() -> Match:
    """Late in a match, with all ships on the map."""
    return xia_when(lambda match: match.decision.prompt == "xia.move.spend" and match.revision > 900)


def fitting_out(seed: int) -> Match:
    """A first game before the first turn, with all ships where they begin."""
    match = Match.new("xia", seats=3, seed=seed, options={"first_game": True})
    while match.decision.prompt != "xia.outfit-ship.buy":
        match.answer(match.decision.options[0])
    return match


def marks(screen: Screen, selector: str) -> list[Mark]:
    return [Mark(*box) for box in screen.page.locator(selector).evaluate_all(BOXES)]


def faults(screen: Screen, is_big: bool, is_whole: bool) -> list[tuple[str, str]]:
    """What covers what, as it is seen now; and what is cut off where all of the map is shown."""
    # On a bent board tokens and ships lie on spaces that were not made for them.
    printed = '[data-sign]:not([data-sign="token"])' if is_big else "[data-sign]"
    labels = [label.of_letters() for label in marks(screen, "[data-label]")]
    others = marks(screen, printed) + marks(screen, "[data-hull]")
    assert len(labels) > 5
    pairs = [*combinations(labels, 2), *product(labels, others)]
    [board] = marks(screen, "[role=application]")
    cut_off = [(label.name, board.name) for label in labels if is_whole and not board.holds(label)]
    return [(one.name, other.name) for one, other in pairs if one.covers(other)] + cut_off


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize(
    ("match", "is_big"),
    [(partial(fitting_out, 1), False), (partial(fitting_out, 5), False), (crowded, False), (crowded, True)],
    ids=["fit-out", "other-fit-out", "crowded", "big"],
)
def test_names_keep_clear(
    http: httpx.Client, open_screen: OpenScreen, match: Callable[[], Match], width: int, is_big: bool
) -> None:
    screen = open_screen(viewport={"width": width, "height": 900})
    if is_big:
        bend_the_wire(screen.page)
    position = match()
    table = lay(http, position)
    screen.sit_down(table.table, token_of(table, position.decision.seat))
    screen.button("Show the whole map").click()
    for closer in range(3):
        screen.page.wait_for_timeout(100)
        assert faults(screen, is_big, closer == 0) == [], screen.page.locator(".world").get_attribute("data-detail")
        screen.button("Closer").click()
