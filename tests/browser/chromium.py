"""The browser of these tests: a real Chromium, which speaks to nobody but our server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The shell first: it draws no window at all, and takes a quarter less time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
MISSING = f"no browser was found: {', '.join(NAMES)}"


def find_chromium() -> str | None:
    """Where it is installed, if it is."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def chromium(program: str) -> Iterator[Browser]:
    """The browser without a window, with a profile of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), headless=True)
        try:
            yield browser
        finally:
            browser.close()
