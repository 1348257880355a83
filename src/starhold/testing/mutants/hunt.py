"""The hunt for survivors: a seeded sample of a title's mutants, each tried on the cases that come to its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from starhold.kernel import BadCase, Game

from ..cases import Case, case_files, load_cases
from .forks import in_forks
from .graft import living_functions
from .mutant import Mutant, digest
from .notebook import Notebook, Verdict
from .notes import Accepted
from .nursery import TIMED_OUT, Order, noticed_by
from .reach import Reach, forget_results, id_of, traced
from .title import RULES, sources_of


class Tried(Struct, frozen=True):
    """A mutant, and what came of it."""

    mutant: Mutant
    verdict: Verdict

    @property
    def survived(self) -> bool:
        """True if no case noticed."""
        return not self.verdict.by


class Hunt:
    """Everything that a run needs: sources, cases, and what is known already."""

    def __init__(
        self,
        game: type[Game],
        *,
        cases: Path,
        kept: Path,
        accepted: Sequence[Accepted] = (),
        modules: Sequence[str] = (RULES,),
        seconds: float = 3,
    ) -> None:
        self._game = game
        self._sources = {source.file: source for source in sources_of(game, modules)}
        self._cases = [case for file in case_files([cases]) for case in load_cases(file)]
        if strangers := {case.game for case in self._cases} - {game.name}:
            raise BadCase(f"{cases}: name the folder of the cases of {game.name}; these are of {', '.join(strangers)}")
        self._kept = kept / game.name
        self._accepted = accepted
        self._seconds = seconds
        self.mutants = [mutant for source in self._sources.values() for mutant in source.mutants()]

    def wild(self) -> list[Mutant]:
        """The mutants that nobody has accepted."""
        return [mutant for mutant in self.mutants if not any(entry.covers(mutant) for entry in self._accepted)]

    def stale(self) -> list[Accepted]:
        """Accepted mutants that do not exist any more."""
        return [entry for entry in self._accepted if not any(map(entry.covers, self.mutants))]

    def sample(self, seed: int, number: int | None = None) -> list[Mutant]:
        """So many of the wild ones, the same for the same seed; a larger sample begins with a smaller one."""
        return sorted(self.wild(), key=lambda mutant: digest(seed, mutant.id))[:number]

    def run(self, sample: list[Mutant], processes: int = 1) -> Iterator[Tried]:
        """Try these, so many at a time; what is known already comes first."""
        known = [(mutant, self._notebook.verdict_on(mutant.id)) for mutant in sample]
        yield from (Tried(mutant, verdict) for mutant, verdict in known if verdict is not None)
        unknown = [mutant for mutant, verdict in known if verdict is None]
        if unknown:
            yield from self._try(unknown, processes)

    def _try(self, mutants: list[Mutant], processes: int) -> Iterator[Tried]:
        quick_ones_first = sorted(mutants, key=lambda mutant: not mutant.function)
        jobs = [(mutant, self._reach.cases_for(mutant)) for mutant in quick_ones_first]
        living_functions.cache_clear()  # more may have been imported since the last hunt
        living_functions()  # once here, and not again in each fork
        forget_results(self._game)
        for (mutant, near), by in in_forks(self._noticed_by, jobs, processes):
            yield Tried(mutant, self._notebook.write(mutant.id, TIMED_OUT if by is None else by, len(near)))

    def _noticed_by(self, job: tuple[Mutant, list[Case]]) -> str:
        mutant, near = job
        source = mutant.applied_to(self._sources[mutant.file].text)
        order = Order(game=_name_of(self._game), module=mutant.module, source=source, cases=near, seconds=self._seconds)
        return noticed_by(order) if near else ""

    @cached_property
    def _notebook(self) -> Notebook:
        sources = (source.text for source in self._sources.values())
        return Notebook(self._kept / "verdicts.jsonl", digest(*sources, *sorted(map(id_of, self._cases))))

    @cached_property
    def _reach(self) -> Reach:
        return traced(self._cases, list(self._sources.values()), self._kept / "reach.json")


def _name_of(game: type[Game]) -> str:
    return f"{game.__module__}:{game.__qualname__}"
