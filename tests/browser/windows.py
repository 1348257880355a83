"""Windows of the browser, used again and again: to open one takes longer than most tests.

Whatever a page has kept is forgotten in between, so whoever gets a window has never been here before. Scripts stay in
the cache of the browser, as they do for everybody who comes back.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Literal, Self

from playwright.sync_api import Browser, Page, ViewportSize

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
BLANK = "about:blank"


class Windows:
    """Hands out windows, each with a profile of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[Page, str] = {}
        self._free: defaultdict[str, list[Page]] = defaultdict(list)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for page in self._kinds:
            page.context.close()

    def take(
        self,
        *,
        viewport: ViewportSize = LAPTOP,
        reduced_motion: Literal["no-preference", "reduce"] = "reduce",
        **profile: Any,
    ) -> Page:
        """A window of this size, in a profile that was made like this."""
        kind = repr(sorted(profile.items()))
        page = self._free[kind].pop() if self._free[kind] else self._open(kind, **profile)
        page.set_viewport_size(viewport)
        page.emulate_media(reduced_motion=reduced_motion, color_scheme="null")
        return page

    def _open(self, kind: str, **profile: Any) -> Page:
        page = self._browser.new_context(**profile).new_page()
        self._kinds[page] = kind
        return page

    def take_back(self, page: Page, origin: str) -> None:
        """Forget all that somebody has left in a window, unless it was closed."""
        if page.is_closed():
            return
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.goto(BLANK)
        session = page.context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self._free[self._kinds[page]].append(page)
