"""Tables at which the match is over."""

from __future__ import annotations

import random
import time

import httpx
import msgspec

import starhold
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


def finished_by_people(http: httpx.Client) -> Created:
    """People have played to the end, and have their seats still."""
    match, chance = starhold.new("demo", seats=2, seed=5), random.Random(5)
    while not match.over:
        match.answer(chance.choice(match.decision.options))
    laid = http.post("/api/matches", content=match.dumps().encode()).raise_for_status()
    return msgspec.json.decode(laid.content, type=Created)
