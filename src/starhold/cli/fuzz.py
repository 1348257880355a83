"""`starhold fuzz`: many random matches, closely watched."""

from __future__ import annotations

import shlex
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import structs

from starhold.kernel import BadSetup, Game, codec_of
from starhold.kernel.game import in_words, seats_for
from starhold.kernel.hints import did_you_mean

from .group import CHECK_FAILED, FINE, complain
from .layout import counted
from .parameters import GameArgument, JsonOption, whole_number
from .screen import Screen, print_json
from .titles import game_named

if TYPE_CHECKING:
    from starhold.testing.fuzz import Found, Tally
    from starhold.testing.trial import Trial

ENOUGH = 10
"""After so many breaches nothing more is played: most of them will have the same cause."""
LONGEST = 100_000
"""A match that is not over after so many decisions does not end."""
OPTIONS, WORLDS = 6, 3
"""At each checked decision so many options are tried, and so many other worlds looked into."""
SECONDS_BETWEEN_NEWS = 30


def number_from_one(given: str | int) -> int:
    """A number of things of which there must be one."""
    number = whole_number(given)
    if number == 0:
        raise typer.BadParameter("name a whole number from 1 on, not '0'")
    return number


def fuzz(
    game: GameArgument,
    matches: Annotated[int, typer.Option(metavar="N", parser=number_from_one, help="How many to play.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", parser=whole_number, help="Seed of the first; then N+1, …")] = 1,
    seats: Annotated[str | None, typer.Option(metavar="N..M", help="How many seats, in turn. [all there are]")] = None,
    every: Annotated[int, typer.Option(metavar="N", parser=number_from_one, help="Check every n-th decision.")] = 25,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    vary: Annotated[str | None, typer.Option(metavar="NAME,…", help="Options that each match takes by chance.")] = None,
    rarely: Annotated[str | None, typer.Option(metavar="VERB,…", help="Answers to give only one time in ten.")] = None,
    processes: Annotated[
        int, typer.Option(metavar="N", parser=number_from_one, help="Number of worker processes.")
    ] = 1,
    as_json: JsonOption = False,
) -> int:
    """Play random matches and check them. Whatever must always hold is checked on the way and at the end.

    \b
    starhold fuzz demo
    starhold fuzz demo --matches 1000 --processes 2
    starhold fuzz GAME --vary MODULE,MODULE --option GOAL=3
    starhold fuzz demo --seed 17 --seats 4 --matches 1 --every 1
    """
    from starhold.testing.fuzz import Tally
    from starhold.testing.fuzz import fuzz as play_matches
    from starhold.testing.trial import Trial

    from .setting_up import read_options, read_varied

    kind = game_named(game)
    trial = Trial(
        game=kind,
        seeds=tuple(range(seed, seed + matches)),
        every=every,
        played_with=read_options(kind, option or ()),
        options=OPTIONS,
        worlds=WORLDS,
        rarely=read_verbs(kind, rarely),
        longest=LONGEST,
    )
    varied = {} if vary is None else read_varied(kind, vary)
    again = ["starhold", "fuzz", game, "--every", str(every), *(["--rarely", rarely] if rarely else [])]
    screen, tally, clock = Screen(), Tally(), _Clock()
    for played in play_matches(trial, _seat_counts(trial, seats), processes, varied):
        tally.add(played)
        if played.breach is not None and not as_json:
            _show_breach(screen, played.breach, again)
        if len(tally.breaches) == ENOUGH:
            break
        if clock.news_are_due():
            complain(f"{tally.matches} of {matches} matches, {counted(tally.decisions, 'decision')}")
    if as_json:
        print_json({"game": game, **structs.asdict(tally), "seconds": round(clock.seconds, 3)})
    else:
        _show(screen, tally, clock.seconds)
    return CHECK_FAILED if tally.breaches else FINE


def read_verbs(kind: type[Game], given: str | None) -> tuple[str, ...]:
    """`retire,give-up`: verbs of the game."""
    verbs = tuple(given.split(",")) if given else ()
    known = codec_of(kind).notation.verbs
    for verb in verbs:
        if verb not in known:
            raise BadSetup(f"`{verb}` is not a command of {kind.title}{did_you_mean(verb, known)}")
    return verbs


class _Clock:
    """A clock: the time so far, and whether to say something meanwhile."""

    def __init__(self) -> None:
        self._start = self._told = monotonic()

    @property
    def seconds(self) -> float:
        return monotonic() - self._start

    def news_are_due(self) -> bool:
        """True if nothing has been said for a while."""
        due = monotonic() - self._told >= SECONDS_BETWEEN_NEWS
        if due:
            self._told = monotonic()
        return due


def _seat_counts(trial: Trial, given: str | None) -> range:
    """`3..5`, or `3` alone; without a word, all that the game allows with these options."""
    allowed = seats_for(trial.game, trial.played_with)
    if given is None:
        return allowed
    first, _, last = given.partition("..")
    counts = range(whole_number(first), whole_number(last or first) + 1)
    if not counts or counts[0] not in allowed or counts[-1] not in allowed:
        raise BadSetup(f"{trial.game.title} is for {in_words(allowed)}, not {given}")
    return counts


def _show_breach(screen: Screen, breach: Found, again: list[str]) -> None:
    from .setting_up import write_option

    screen.line(f"breach of {breach.law}: {breach.reason}", "red")
    options = [f"--option={write_option(name, value)}" for name, value in breach.played_with.items()]
    place = ["--matches", "1", "--seed", str(breach.seed), "--seats", str(breach.seats)]
    screen.picture(f"  again: {shlex.join([*again, *options, *place])}")


def _show(screen: Screen, tally: Tally, seconds: float) -> None:
    speed = round(tally.decisions / seconds) if seconds else 0
    screen.table(
        [
            ("matches", f"{tally.matches:,}"),
            ("decisions", f"{tally.decisions:,}, {speed:,} a second with all checks"),
            ("moments checked", f"{tally.moments:,}"),
            ("breaches", f"{len(tally.breaches)}"),
        ],
        indent="",
    )
    if len(tally.breaches) == ENOUGH:
        screen.line(f"Stopped after {ENOUGH} breaches.", "red")
