"""How strong the bots of Xia are, and how long they think: `python benchmarks/strength.py`.

A challenger sits once on every seat against three of another kind, with the same dice on all four seats. The matches
are runs of `starhold simulate`, so that they can be interrupted, gone on with, and repeated. Beside each share of wins
stands where it lies with 95 % confidence, and what is asked for.

The time of an answer is that of the processor, so that other processes hardly count; only for `search`, which thinks
by the clock, the clock counts as well. As in every simulation, rubbish is looked for rarely. With `--scaling`, two
processes play the same matches as one.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import polars as pl
from msgspec import structs

from starhold.kernel import OptionValue
from starhold.kernel.rubbish import rubbish_looked_for_rarely
from starhold.players import Outlook
from starhold.sim.folder import RunFolder
from starhold.sim.job import Fixture, Job
from starhold.sim.plan import make_plan
from starhold.sim.playing import new_match, seated
from starhold.sim.simulation import simulate
from starhold.sim.statistics import wilson
from starhold.sim.workers import Workers, local_workers

SEATS, AT_TABLE = 4, 3
SEARCH, SEARCH_LIMIT = "search", 1.1
"""Who thinks by the clock, and how many seconds an answer may take."""
CAPTAIN, CAPTAIN_MATCH, CAPTAIN_ANSWER = "captain", 1.5, 0.050
"""What a match of three captains may cost in seconds, and 99 of 100 of their answers."""
TWO_PROCESSES = 1.8
"""How much faster than one they should be."""
SHORT: dict[str, OptionValue] = {"fame_goal": 3}
"""The game of a smoke test."""


class Duel(NamedTuple):
    """One challenger against three of another kind."""

    challenger: str
    rivals: str
    matches: int
    asked: float | None = None

    @property
    def name(self) -> str:
        return f"{self.challenger}-{self.rivals}".replace(":", ".")

    def players(self, seat: int) -> tuple[str, ...]:
        """Who sits where, if the challenger has that seat."""
        return tuple(self.challenger if place == seat else self.rivals for place in range(SEATS))


DUELS = (
    Duel(CAPTAIN, "random", 200, 0.98),
    Duel(CAPTAIN, "greedy", 200, 0.70),
    Duel("specialist", CAPTAIN, 200),
    Duel(SEARCH, CAPTAIN, 100, 0.40),
)


class Outcome(NamedTuple):
    """What came of a duel so far."""

    wins: int
    played: int
    failed: int


class Answers(NamedTuple):
    """How long a player's answers took, in seconds: of the processor, and by the clock."""

    processor: list[float]
    clock: list[float]


def fight(duel: Duel, job: Job, out: Path, seed: str, workers: Workers) -> Outcome:
    """Play what is missing of a duel; every seat has a run of its own, with the same dice."""
    outcomes = [fight_from(duel, seat, job, out / duel.name / f"seat-{seat}", seed, workers) for seat in range(SEATS)]
    return Outcome(*map(sum, zip(*outcomes, strict=True)))


def fight_from(duel: Duel, seat: int, job: Job, path: Path, seed: str, workers: Workers) -> Outcome:
    matches = len(range(seat, duel.matches, SEATS))
    if not matches:
        return Outcome(0, 0, 0)
    plan, legend = make_plan(job, duel.players(seat), matches, seed)
    if SEARCH in duel.players(seat):
        plan = structs.replace(plan, chunk=1)  # its matches take minutes, and none of them should be lost
    folder = RunFolder(path)
    folder.open_for(plan, legend)
    for played in simulate(job, plan, folder, workers):
        if played.failure is not None:
            print(played.failure.report)
    results = folder.table("seats").filter(pl.col("seat") == seat)
    return Outcome(int(results["won"].sum()), results.height, matches - results.height)


def time_answers(players: Sequence[str], matches: int, job: Job, seed: str) -> tuple[dict[str, Answers], float]:
    """How long players think, and the processor's seconds for a match."""
    answers = {player: Answers([], []) for player in players}
    begun = time.process_time()
    for number in range(matches):
        fixture = Fixture(number, tuple(players), f"{seed}/timing/{number}")
        with seated(job, fixture) as seated_players, rubbish_looked_for_rarely():
            match = new_match(job, fixture)
            while not match.over:
                outlook = Outlook(match)
                processor, clock = time.process_time(), time.perf_counter()
                choice = seated_players[outlook.seat].answer(outlook)
                taken = answers[players[outlook.seat]]
                taken.processor.append(time.process_time() - processor)
                taken.clock.append(time.perf_counter() - clock)
                match.answer(choice)
    return answers, (time.process_time() - begun) / matches


def scaling(job: Job, matches: int, rounds: int) -> tuple[float, float]:
    """The seconds in which one process, and two, play the same matches of captains; the best of some rounds."""
    fixtures = [Fixture(number, (CAPTAIN,) * AT_TABLE, f"scaling/{number}") for number in range(matches)]
    with local_workers(2) as two:
        crews = (Workers(), two)
        for crew in crews:
            seconds_for(crew, job, fixtures[:4])  # everything is imported, and the caches are warm
        taken = [[seconds_for(crew, job, fixtures) for crew in crews] for _ in range(rounds)]
    one_process, two_processes = (min(column) for column in zip(*taken, strict=True))
    return one_process, two_processes


def seconds_for(crew: Workers, job: Job, fixtures: Sequence[Fixture]) -> float:
    begun = time.perf_counter()
    for played in crew.play(job, fixtures):
        if played.failure is not None:
            raise SystemExit(played.failure.report)
    return time.perf_counter() - begun


def at(share: float, values: Sequence[float]) -> float:
    """The value below which such a share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def show_duels(duels: Sequence[Duel], job: Job, out: Path, seed: str, processes: int) -> None:
    print(f"{'one against three':28}{'matches':>8}{'wins':>6}{'share':>8}{'95 %':>18}{'asked':>8}")
    with local_workers(processes) as workers:
        for duel in duels:
            found = fight(duel, job, out, seed, workers)
            low, high = wilson(found.wins, found.played)
            asked = "-" if duel.asked is None else f"{duel.asked:.0%}"
            interval = f"{low:.1%} to {high:.1%}"
            share = f"{found.wins / max(1, found.played):.1%}"
            failed = f"   {found.failed} failed" if found.failed else ""
            title = f"{duel.challenger} : {duel.rivals}"
            print(f"{title:28}{found.played:>8}{found.wins:>6}{share:>8}{interval:>18}{asked:>8}{failed}", flush=True)


def show_answers(line_ups: Sequence[tuple[str, ...]], matches: int, job: Job, seed: str) -> None:
    print(f"\n{'answers, ms of processor time':34}{'answers':>8}{'p50':>9}{'p99':>9}{'max':>9}{'s a match':>11}")
    for players in line_ups:
        answers, seconds = time_answers(players, 1 if SEARCH in players else matches, job, seed)
        player = players[0]
        taken = answers[player]
        p50, p99, most = (1000 * at(share, taken.processor) for share in (0.5, 0.99, 1.0))
        title = f"{player} ({len(players)} seats, {players[-1]})"
        print(f"{title:34}{len(taken.processor):>8}{p50:>9.2f}{p99:>9.2f}{most:>9.2f}{seconds:>11.2f}", flush=True)
        for line in notes(player, taken):
            print(f"    {line}")


def notes(player: str, taken: Answers) -> Iterator[str]:
    """What is asked of a player's answers."""
    if player == CAPTAIN:
        yield f"asked: p99 at most {1000 * CAPTAIN_ANSWER:.0f} ms, a match of three at most {CAPTAIN_MATCH} s"
    if player == SEARCH:
        late = sum(seconds > SEARCH_LIMIT for seconds in taken.clock)
        mean = sum(taken.clock) / len(taken.clock)
        yield (
            f"by the clock: {mean:.2f} s an answer, at most {max(taken.clock):.3f} s; "
            f"{late} of {len(taken.clock)} over {SEARCH_LIMIT} s, which is asked of all"
        )


def show_scaling(job: Job, matches: int, rounds: int) -> None:
    one, two = scaling(job, matches, rounds)
    print(f"{matches} matches of three captains, the best of {rounds} rounds")
    print(f"one process    {one:8.2f} s")
    print(f"two processes  {two:8.2f} s")
    print(f"ratio          {one / two:8.2f}   asked: {TWO_PROCESSES}")


def wanted_duels(names: str | None, matches: int | None, *, quick: bool) -> list[Duel]:
    """The duels that were asked for; a smoke test leaves `search` out unless it is named."""
    named = None if names is None else names.split(",")
    found = [duel for duel in DUELS if (named is None and not (quick and duel.challenger == SEARCH))]
    if named is not None:
        known = {f"{duel.challenger}:{duel.rivals}": duel for duel in DUELS}
        unknown = [name for name in named if name not in known]
        if unknown:
            raise SystemExit(f"no duel {unknown[0]!r}; there are: {', '.join(known)}")
        found = [known[name] for name in named]
    count = SEATS if quick and matches is None else matches
    return [duel if count is None else duel._replace(matches=count) for duel in found]


def line_ups(duels: Sequence[Duel]) -> list[tuple[str, ...]]:
    """Whose answers are timed: everybody who takes part, among themselves, but `search` against captains."""
    taking_part = dict.fromkeys(player for duel in duels for player in (duel.rivals, duel.challenger))
    return [(player, *(CAPTAIN,) * AT_TABLE) if player == SEARCH else (player,) * AT_TABLE for player in taking_part]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="four short matches of each duel, and no search")
    parser.add_argument("--scaling", action="store_true", help="nothing but two processes against one")
    parser.add_argument("--duels", metavar="A:B,…", help="only these, such as captain:greedy")
    parser.add_argument("--matches", type=int, metavar="N", help="so many of each duel")
    parser.add_argument("--timed", type=int, default=5, metavar="N", help="so many matches to time answers in")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="rounds of --scaling")
    parser.add_argument("--processes", type=int, default=1, metavar="N")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, default=Path("runs/strength"), help="where the runs are kept")
    wanted = parser.parse_args()
    job = Job(game="xia", options=SHORT if wanted.quick else {})
    if wanted.scaling:
        show_scaling(job, wanted.matches or (6 if wanted.quick else 24), 1 if wanted.quick else wanted.rounds)
        return
    duels = wanted_duels(wanted.duels, wanted.matches, quick=wanted.quick)
    show_duels(duels, job, wanted.out, wanted.seed, wanted.processes)
    if wanted.timed:
        show_answers(line_ups(duels), 1 if wanted.quick else wanted.timed, job, wanted.seed)


if __name__ == "__main__":
    main()
