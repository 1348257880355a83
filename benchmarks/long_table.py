"""How long it takes to open a table of many answers: `python -m benchmarks.long_table --answers 10000`.

A match of the toy campaign of the tests, one of Xia with five seats that answer by chance, and a campaign of two pilots
of Akarios are laid on a table. Then a fresh hub opens it, as after a restart: from the store to the position that a
newcomer is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median
from timeit import repeat
from typing import NamedTuple

from tests.campaign import Voyage
from tests.campaign.tables import long_voyage

import starhold
from starhold.kernel import Match, register
from starhold.players import Outlook, RandomPlayer
from starhold.players.akarios.pilot import Pilot
from starhold.server.hub import open_hub
from starhold.server.settings import Settings
from starhold.table import Place

ROUNDS = 7


def long_xia(answers: int) -> Match:
    """Five seats that answer by chance; now and then they take much back, or the match would be over."""
    player = RandomPlayer("1")
    match = starhold.new("xia", seats=5, seed=3, options={"fame_goal": 20})
    while match.revision < answers:
        if match.revision % 1000 == 499:
            match.undo(400, consent=True)
        else:
            match.answer(player.answer(Outlook(match)))
    return match


def long_akarios(answers: int) -> Match:
    """Two pilots in a campaign, who take most of it back now and then, or it would be over."""
    match = starhold.new("akarios", seats=2, seed=3, options={"campaign": "beacon-road"})
    pilots = [Pilot(str(seat)) for seat in match.game.seats]
    while match.revision < answers:
        if match.revision % 500 == 499:
            match.undo(470, consent=True)
        else:
            outlook = Outlook(match)
            match.answer(pilots[outlook.seat].answer(outlook), seat=outlook.seat)
    return match


class Opening(NamedTuple):
    """What one opening takes: by the clock, which a busy machine slows down, and of the processor."""

    clock: float
    processor: float


async def opened(match: Match) -> list[Opening]:
    """From the store to a newcomer's position, each time in a fresh hub."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/starhold.db")
        places = tuple(Place(seat, "person", "somebody") for seat in match.game.seats)
        async with open_hub(settings) as hub:
            name = (await hub.create(match, places, b"", started=True)).name
        openings = []
        for _ in range(ROUNDS):
            async with open_hub(settings) as hub:
                since = Opening(time.perf_counter(), time.process_time())
                (await hub.table(name)).position(None, None, None)
                openings.append(Opening(time.perf_counter() - since.clock, time.process_time() - since.processor))
        return openings


def copied(match: Match, times: int = 2_000) -> float:
    """Seconds that a copy of the journal takes."""
    return min(repeat(match.journal.clone, number=times)) / times


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--answers", type=int, default=10_000)
    answers = arguments.parse_args().answers
    register(Voyage)
    makers: dict[str, Callable[[int], Match]] = {"voyage": long_voyage, "xia": long_xia, "akarios": long_akarios}
    for name, make in makers.items():
        match = make(answers)
        openings = asyncio.run(opened(match))
        clock, processor = ([each * 1000 for each in times] for times in zip(*openings, strict=True))
        sys.stdout.write(
            f"{name}: {match.revision:,} entries, opened in {median(clock):.0f} ms"
            f" (first {clock[0]:.0f}, slowest {max(clock):.0f}), {median(processor):.0f} ms of the processor"
            f" (first {processor[0]:.0f}); a copy of the journal takes {copied(match) * 1e6:.2f} µs\n"
        )


if __name__ == "__main__":
    main()
