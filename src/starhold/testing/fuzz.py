"""Many random matches under observation: at every n-th decision, and at the end, what must always hold is checked.

The laws are those of the contract kit that can be checked on one match as it stands. The kit tries all laws on a few
matches; this tries these on as many as there is time for, and finds what happens once in a thousand matches. Questions
are read at every decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from traceback import extract_tb

from msgspec import Struct, structs

from starhold.kernel import Match
from starhold.kernel.game import seats_for
from starhold.kernel.setup import OptionValue

from . import laws, secrecy
from .law import MatchLaw
from .questions import QUESTION_LAWS
from .trial import Breach, Trial, drawn_answer, where

ON_THE_WAY: tuple[MatchLaw, ...] = (
    laws.invariants_hold,
    laws.options_are_accepted,
    laws.everything_has_words,
    laws.clones_are_exact,
    laws.states_survive_saving,
    secrecy.secrets_are_kept,
)
AT_THE_END: tuple[MatchLaw, ...] = (laws.matches_end, laws.groups_end_together, laws.replays_are_identical)

PLAYING = "playing"
"""The law that is broken if none was being checked: a rule raised an error, or the match does not end."""


class Found(Struct, frozen=True, kw_only=True):
    """A law that does not hold, and where: the same seats, seed and options lead there again."""

    law: str
    seats: int
    seed: int
    played_with: dict[str, OptionValue] = {}
    revision: int
    reason: str


class Played(Struct, frozen=True, kw_only=True):
    """The result of one match."""

    decisions: int
    moments: int
    """So many of the decisions were checked."""
    breach: Found | None = None
    """The finding; the match was not played on then."""


class Tally(Struct, kw_only=True):
    """The results of all matches so far."""

    matches: int = 0
    decisions: int = 0
    moments: int = 0
    breaches: list[Found] = []

    def add(self, played: Played) -> None:
        """Count one more match."""
        self.matches += 1
        self.decisions += played.decisions
        self.moments += played.moments
        if played.breach is not None:
            self.breaches.append(played.breach)


def fuzz(
    trial: Trial,
    seats: Sequence[int],
    processes: int = 1,
    varied: Mapping[str, Sequence[OptionValue]] | None = None,
) -> Iterator[Played]:
    """A match for each seed of the trial, with these numbers of seats in turn; in the order of the seeds.

    Of each varied option every match takes one of the values, by its seed. A number of seats that its options do not
    allow is replaced by one that they do. Several processes share the work. What is found does not hang on how many
    there are.
    """
    trials = [only(trial, seed, varied or {}) for seed in trial.seeds]
    runs = [(each, seated(each, seats, number)) for number, each in enumerate(trials)]
    if processes == 1:
        yield from (watch(*run) for run in runs)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(watch, *zip(*runs, strict=True))


def only(trial: Trial, seed: int, varied: Mapping[str, Sequence[OptionValue]]) -> Trial:
    """The trial with this seed alone, and with the options that the seed chooses."""
    chance = Random(f"options of {seed}")  # other chances than those of the answers
    taken = {name: chance.choice(values) for name, values in varied.items()}
    return structs.replace(trial, seeds=(seed,), played_with={**trial.played_with, **taken})


def seated(trial: Trial, seats: Sequence[int], number: int) -> int:
    """The number of seats for a match."""
    wanted, allowed = seats[number % len(seats)], seats_for(trial.game, trial.played_with)
    return wanted if wanted in allowed else allowed[number % len(allowed)]


def watch(trial: Trial, seats: int) -> Played:
    """Play the match of the trial's first seed to its end, or until a law does not hold."""
    run = _Run(trial, seats)
    breach = None
    try:
        run.play()
    except Exception as error:  # whatever a broken game raises is what we are looking for
        breach = run.found(error)
    return Played(decisions=run.revision, moments=run.moments, breach=breach)


class _Run:
    """One match, and what is being done with it."""

    def __init__(self, trial: Trial, seats: int) -> None:
        self.trial = trial
        self.seats = seats
        self.seed = trial.seeds[0]
        self.moments = 0
        self._match: Match | None = None
        self._doing = PLAYING

    @property
    def revision(self) -> int:
        """The progress of the match."""
        return self._match.revision if self._match is not None else 0

    def play(self) -> None:
        """Answer at random, and check on the way."""
        trial, chance = self.trial, Random(self.seed)
        match = self._match = Match.new(trial.game, seats=self.seats, seed=self.seed, options=trial.played_with)
        while not match.over:
            trial.ends_in_time(match)
            self._check(match, QUESTION_LAWS)
            if match.revision % trial.every == 0:
                self._check(match, ON_THE_WAY)
                self.moments += 1
            match.answer(drawn_answer(match.decision, chance, trial.rarely))
        self._check(match, AT_THE_END)

    def _check(self, match: Match, checked: tuple[MatchLaw, ...]) -> None:
        for law in checked:
            self._doing = law.__name__
            law.check(match, self.trial)
        self._doing = PLAYING

    def found(self, error: Exception) -> Found:
        """The meaning of an error: the law that does not hold, and where."""
        reason = str(error) if isinstance(error, Breach) else f"{self._place()}: {_described(error)}"
        return Found(
            law=self._doing,
            seats=self.seats,
            seed=self.seed,
            played_with=self.trial.played_with,
            revision=self.revision,
            reason=reason,
        )

    def _place(self) -> str:
        return f"{self.seats} seats, seed {self.seed}" if self._match is None else where(self._match)


def _described(error: Exception) -> str:
    """An error in one line: what, where in the code, and what was going on."""
    *_, last = extract_tb(error.__traceback__)
    notes = getattr(error, "__notes__", [])
    return "; ".join([f"{error!r} at {Path(last.filename).name}:{last.lineno}", *notes])
