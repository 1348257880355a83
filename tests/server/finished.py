"""A table at which the match is over."""

from __future__ import annotations

import time

import httpx

from starhold.table.lobby import Created

from .lobby import create, look


def finished_table(http: httpx.Client) -> Created:
    """Bots have played to the end."""
    created = create(http, "bot", "bot")
    give_up = time.monotonic() + 10
    while look(http, created.table).status != "over":
        assert time.monotonic() < give_up, "the bots did not finish"
        time.sleep(0.02)
    return created
