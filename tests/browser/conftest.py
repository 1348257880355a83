"""A browser, a server with the built page, and screens that must not go wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.quick import quick
from tests.server.serving import Serving

from .chromium import MISSING, chromium, find_chromium
from .screen import PATIENCE, Screen
from .windows import Windows

OpenScreen: TypeAlias = Callable[..., Screen]


# Of the package, and not of the session: while Playwright runs, nobody else can run an event loop in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    with chromium(program) as browser:
        yield browser


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[Windows]:
    with Windows(browser) as windows:
        yield windows


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the built page, for all tests that leave it as it is. Its bots do not pause."""
    folder = tmp_path_factory.mktemp("browser")
    settings = quick(database=f"sqlite:///{folder}/starhold.db")
    if not (settings.page / "index.html").is_file():
        pytest.fail("the page has not been built: run make page")
    with Serving(settings) as serving:
        yield serving


@pytest.fixture
def http(server: Serving) -> Iterator[httpx.Client]:
    with server.http() as client:
        yield client


@pytest.fixture
def screen_at(windows: Windows) -> Iterator[Callable[..., Screen]]:
    """Opens screens that look at a server, each with a profile of its own. At the end nothing has gone wrong."""
    screens: list[Screen] = []

    def opened(address: str, **window: Any) -> Screen:
        page = windows.take(**window)
        page.set_default_timeout(PATIENCE * 1000)
        screens.append(Screen(page, address))
        return screens[-1]

    yield opened
    for screen in screens:
        screen.leave()
        windows.take_back(screen.page, screen.origin)
    assert [error for screen in screens for error in screen.errors] == []
    assert [url for screen in screens for url in screen.strangers()] == []


@pytest.fixture
def open_screen(server: Serving, screen_at: Callable[..., Screen]) -> OpenScreen:
    """Opens screens that look at the usual server."""
    return lambda **window: screen_at(server.address, **window)


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    """The only screen of a test."""
    return open_screen()
