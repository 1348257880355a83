"""One match between players, from a fixture to rows; what goes wrong in it is kept, not raised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from traceback import format_exception, format_exception_only

from msgspec import Struct

from starhold.kernel import Match, Result, SeededDice, StarholdError, find_game
from starhold.kernel.rubbish import rubbish_looked_for_rarely
from starhold.players import Outlook, Player, dismiss, make_player

from .job import Fixture, Job
from .recorder import Recorder, Tables, match_row

LONGEST = 100_000
"""A match that is not over after so many decisions does not end."""


class Endless(StarholdError):
    """A match does not end."""


class Failure(Struct, frozen=True):
    """A match that could not be played to its end."""

    save: str
    """The match as it was, to be loaded and looked at."""
    report: str
    """The failure of a match, and its place."""


class Played(Struct, frozen=True, kw_only=True):
    """The result of a fixture."""

    fixture: Fixture
    decisions: int
    result: Result | None
    tables: Tables
    failure: Failure | None = None


def play(job: Job, fixture: Fixture) -> Played:
    """Play a match to its end; the same job and fixture give the same rows anywhere."""
    with seated(job, fixture) as players, rubbish_looked_for_rarely():
        match = new_match(job, fixture)
        recorder = Recorder(match, fixture, players)
        try:
            draw_opening(match, job.opening, fixture.seed, recorder)
            result = finish(match, players, recorder)
            tables = recorder.tables(result)
        except Exception as error:  # a player or a rule can fail in any way, and the run goes on
            return _failed(match, fixture, error)
        return Played(fixture=fixture, decisions=match.revision, result=result, tables=tables)


def new_match(job: Job, fixture: Fixture) -> Match:
    """The match of a fixture before its first answer."""
    return Match.new(
        find_game(job.game),
        seats=len(fixture.players),
        seed=fixture.seed,
        options={**job.options, **fixture.options},
        content=job.content,
    )


@contextmanager
def seated(job: Job, fixture: Fixture) -> Iterator[list[Player]]:
    """The players of a fixture; those that hold on to something let go of it at the end."""
    game = find_game(job.game)
    players: list[Player] = []
    try:
        for seat, name in enumerate(fixture.players):
            players.append(make_player(name, game, f"{fixture.seed}/{seat}"))
        yield players
    finally:
        for player in players:
            dismiss(player)


def draw_opening(match: Match, answers: int, seed: str, recorder: Recorder) -> None:
    """Draw the first answers by lot."""
    dice = SeededDice(f"{seed}/opening")
    while match.revision < answers and not match.over:
        options = match.decision.options
        choice = options[dice.roll(len(options)) - 1]
        recorder.hear(choice, by_lot=True)
        recorder.note(match.answer(choice))


def finish(match: Match, players: Sequence[Player], recorder: Recorder) -> Result:
    """Ask the players until the match is over."""
    while not match.over:
        if match.revision >= LONGEST:
            raise Endless(f"the match is not over after {LONGEST:,} decisions")
        outlook = Outlook(match)
        choice = players[outlook.seat].answer(outlook)
        recorder.hear(choice)
        recorder.note(match.answer(choice, seat=outlook.seat), outlook.seat)
    assert match.result is not None
    return match.result


def _failed(match: Match, fixture: Fixture, error: Exception) -> Played:
    summary = format_exception_only(error)[0].strip()
    place = f"match {fixture.number}, seed {fixture.seed!r}, revision {match.revision}"
    asked = "" if match.over else f", seat {match.decision.seat} ({fixture.players[match.decision.seat]}) is asked"
    return Played(
        fixture=fixture,
        decisions=match.revision,
        result=None,
        tables={"matches": [match_row(fixture, match.revision, error=summary)]},
        failure=Failure(match.dumps(), f"{place}{asked}\n\n{''.join(format_exception(error))}"),
    )
