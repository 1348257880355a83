"""A window that somebody has used is like a new one for whoever gets it next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.serving import Serving

from .screen import Screen
from .windows import LAPTOP, Windows

STATE = """() => ({
    kept: [localStorage.length, sessionStorage.length, document.cookie],
    changed: window.changed ?? null,
    pointed: document.querySelectorAll(':hover').length,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    light: matchMedia('(prefers-color-scheme: light)').matches,
    size: [innerWidth, innerHeight],
})"""
LEAVE_TRACES = """() => {
    localStorage.setItem('kept', 'here');
    sessionStorage.setItem('kept', 'here');
    document.cookie = 'kept=here';
    addEventListener('pagehide', () => localStorage.setItem('kept', 'on leaving'));
    window.open('/health');
}"""


@pytest.fixture
def windows(browser: Browser) -> Iterator[Windows]:
    """New ones, of which nobody knows what has been done with them."""
    with Windows(browser) as windows:
        yield windows


def look_around(page: Page, server: Serving) -> Any:
    """What a page in this window knows and shows."""
    page.goto(f"http://{server.address}/")
    page.get_by_role("button", name="First game").wait_for()
    return page.evaluate(STATE)


def test_nothing_is_left_behind(windows: Windows, server: Serving) -> None:
    used = windows.take()
    as_new = look_around(used, server)
    screen = Screen(used, server.address)
    screen.prepare("window.changed = 'before anything else'")
    screen.open()
    used.set_viewport_size({"width": 390, "height": 844})
    used.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    used.get_by_role("button", name="First game").hover()
    with used.expect_popup():
        used.evaluate(LEAVE_TRACES)
    screen.leave()
    windows.take_back(used, screen.origin)
    heard = len(screen.requested)

    again = windows.take()
    assert again is used
    assert look_around(again, server) == as_new
    assert again.context.pages == [again]
    assert len(screen.requested) == heard, "somebody who has left still listens"


def test_whoever_is_there_has_a_window_alone(windows: Windows, server: Serving) -> None:
    first, second = windows.take(), windows.take(viewport=LAPTOP)
    assert first.context is not second.context
    windows.take_back(first, f"http://{server.address}")
    assert windows.take(has_touch=True) not in (first, second), "it cannot be touched"
    assert windows.take() is first


def test_a_closed_window_is_not_handed_out(windows: Windows, server: Serving) -> None:
    closed = windows.take()
    closed.close()
    windows.take_back(closed, f"http://{server.address}")
    assert windows.take() is not closed
