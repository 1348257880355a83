"""Tables for tests that speak to the hub itself."""

from __future__ import annotations

import starhold
from starhold.server.hub import Hub
from starhold.server.live import LiveTable
from starhold.table import Place, hash_of, new_token

TOKENS = [new_token() for _ in range(3)]
HOST = hash_of(new_token())


def places(*kinds: str) -> tuple[Place, ...]:
    """Seats; those of people are opened by `TOKENS`."""
    return tuple(
        Place(seat, kind, f"Captain {seat}", hash_of(TOKENS[seat]) if kind == "person" else None)  # type: ignore[arg-type]
        for seat, kind in enumerate(kinds)
    )


async def new_table(hub: Hub, *kinds: str, game: str = "demo", seed: int = 7, started: bool = True) -> LiveTable:
    """A table with people and bots; two people, unless told otherwise."""
    sitting = places(*(kinds or ("person", "person")))
    return await hub.create(starhold.new(game, seats=len(sitting), seed=seed), sitting, HOST, started=started)
