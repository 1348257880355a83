"""Names on a crowded map: they cover neither each other nor signs, and are not cut off."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import httpx
import pytest

from starhold.kernel import Match

from .big_board import bend_the_wire
from .conftest import OpenScreen
from .prepared import lay, token_of, xia_when

BOXES = """(marks) => marks.map((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    return [mark.dataset.label ?? mark.dataset.sign, left, top, right, bottom];
}).filter(([, left, , right]) => right > left)"""
TEXT = 0.2
"""The box of a text is so much higher than its letters, above and below."""
TOUCH = 3
"""Pixels by which two may touch: outlines are drawn around letters."""


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

    def of_letters(self) -> Mark:
        less = TEXT * (self.bottom - self.top)
        return self._replace(top=self.top + less, bottom=self.bottom - less)


@pytest.fixture(scope="module")
def crowded() -> Match:
    """Late in a match, with all ships on the map."""
    return xia_when(lambda match: match.decision.prompt == "xia.move.spend" and match.revision > 900)


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("is_big", [False, True])
def test_names_keep_clear(
    http: httpx.Client, open_screen: OpenScreen, crowded: Match, width: int, is_big: bool
) -> None:
    screen = open_screen(viewport={"width": width, "height": 900})
    if is_big:
        bend_the_wire(screen.page)
    # On a bent board tokens lie on spaces that were not made for them.
    printed = '[data-sign]:not([data-sign="token"])' if is_big else "[data-sign]"
    table = lay(http, crowded)
    screen.sit_down(table.table, token_of(table, crowded.decision.seat))
    screen.button("Show the whole map").click()
    screen.page.wait_for_timeout(100)
    for _ in range(3):
        labels = [Mark(*box).of_letters() for box in screen.page.locator("[data-label]").evaluate_all(BOXES)]
        signs = [Mark(*box) for box in screen.page.locator(printed).evaluate_all(BOXES)]
        assert len(labels) > 10
        covered = [(one.name, other.name) for one, other in combinations(labels, 2) if one.covers(other)]
        on_signs = [(label.name, sign.name) for label in labels for sign in signs if label.covers(sign)]
        assert covered + on_signs == [], screen.page.locator(".world").get_attribute("data-detail")
        screen.button("Closer").click()
        screen.page.wait_for_timeout(100)
