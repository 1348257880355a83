"""What an answer costs at a table, without network and disk: `python benchmarks/one_table.py --answers 2000`.

Two guests answer by chance, always the same; after each answer both are shown what is new, as bytes. On a busy machine
count instructions, and subtract those of a run with `--answers 0`:

    PYTHONHASHSEED=0 setarch -R valgrind --tool=cachegrind --cache-sim=no python benchmarks/one_table.py --answers 400

With `PYTHONPATH` the same is played by the code of another work tree.
"""

from __future__ import annotations

import argparse
import gc
import random  # noqa: TID251  players may
import sys
import time

from guests import OPTIONS, SEATS

import starhold
from starhold.server.live import LiveTable
from starhold.table import Place, Table


class Evening:
    """One table after the other, and two guests who know what they were shown last."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._chance = random.Random(7)  # noqa: S311
        self._tables = 0
        self.bytes = 0
        self._lay()

    def _lay(self) -> None:
        title, options = self._game.removesuffix("-base"), OPTIONS[self._game]
        match = starhold.new(title, seats=SEATS, seed=f"load{self._tables}", options=options)
        places = tuple(Place(seat, "person", f"guest {seat}", None) for seat in range(SEATS))
        self._live = LiveTable("evening", Table(match, places, started=True), b"")
        self._tables += 1
        self._show(None, None)

    def answer(self, answers: int) -> None:
        for _ in range(answers):
            if self._live.table.match.over:
                self._lay()
            table, seen, since = self._live.table, self._live.version, self._live.table.match.revision
            decision = table.match.decision
            table.answer(decision.seat, since, str(self._chance.choice(decision.options)))
            self._live.changed()
            self._show(since, seen)

    def _show(self, since: int | None, seen: int | None) -> None:
        self.bytes += sum(len(self._live.position(guest, since, seen)) for guest in range(SEATS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--before", type=int, default=800, help="answers that come first, and are not counted")
    parser.add_argument("--game", choices=OPTIONS, default="xia-base")
    given = parser.parse_args()
    evening = Evening(given.game)
    evening.answer(given.before)
    gc.collect()
    gc.disable()
    evening.bytes, begun = 0, time.process_time()
    evening.answer(given.answers)
    if given.answers:
        spent = (time.process_time() - begun) / given.answers
        sys.stdout.write(
            f"{given.game}: {1e6 * spent:.0f} µs and {evening.bytes / given.answers:.0f} bytes an answer\n"
        )


if __name__ == "__main__":
    main()
