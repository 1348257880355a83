"""The laws that every game obeys at every decision of random play.

Each law is given a trial and raises `Breach` where it does not hold; many can also be checked on a single match,
see `law`. Laws about a single question are in `questions`, laws about real dice in `chance`, laws about scenes in
`scenes`, laws about secrets in `secrecy`, laws about looking ahead in `looking`, laws about code that is not run in
`structure`.
"""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
from msgspec import Struct

from starhold.kernel import Choice, Decision, Game, Match, StarholdError, verify
from starhold.kernel.codec import codec_of
from starhold.kernel.setup import OptionValue

from .law import at_each_moment, at_the_end
from .trial import Breach, Trial, drawn_answer, viewers, where

COPY_EVERY = 4
"""Answers between two moments from which copies are played to the end."""


@at_each_moment
def clones_are_exact(match: Match, _: Trial) -> None:
    """A clone equals its original, down to the last byte and type."""
    game, clone = match.game, match.clone().game
    same = (game.state, game.stack, game.dice, game.decision) == (
        clone.state,
        clone.stack,
        clone.dice,
        clone.decision,
    )
    if not same or _bytes(match) != codec_of(type(game)).encode(clone):
        raise Breach(f"{where(match)}: the clone differs from its original")


def clones_are_independent(trial: Trial) -> None:
    """A clone and its original leave each other untouched."""
    earlier: list[tuple[Match, bytes]] = []
    for match in trial.moments():
        before = _bytes(match)
        for option, _ in trial.tried(match):
            if _bytes(match) != before:
                raise Breach(f"{where(match)}: answering `{option}` in a clone changed the original")
        for clone, then in earlier:
            if _bytes(clone) != then:
                raise Breach(f"{where(match)}: going on changed a clone made before")
        earlier = [(match.clone(), before)]


@at_each_moment
def states_survive_saving(match: Match, trial: Trial) -> None:
    """A saved match is the same match when it is loaded, in the middle of any rule."""
    loaded = Match.loads(match.dumps(), game=trial.game)
    same = (loaded.game.state, loaded.game.stack) == (match.game.state, match.game.stack)
    if not same or _bytes(loaded) != _bytes(match) or loaded.decision != match.decision:
        raise Breach(f"{where(match)}: the loaded match differs from the saved one")


@at_each_moment
def options_are_accepted(match: Match, trial: Trial) -> None:
    """Every option can be answered."""
    for _ in trial.tried(match):
        pass


def looking_changes_nothing(trial: Trial) -> None:
    """Views, texts, checks and results are made without touching the match, its dice included."""
    for match in trial.moments():
        before = _bytes(match)
        game, text = match.game, match.game.text
        for viewer in viewers(match):
            game.board(match.view(viewer))
            match.decision_for(viewer)
            for event in match.events(viewer):
                text.event(event)
                text.reason(event)
        for part in match.decision.parts:
            _read(game.put_to(part.seat), part)
        list(game.faults())
        if _bytes(match) != before:
            raise Breach(f"{where(match)}: looking at the match changed it")
    for match in trial.finished():
        before = _bytes(match)
        match.game.epilogue()
        if match.result != match.result or _bytes(match) != before:
            raise Breach(f"{where(match)}: looking at the result changed it")


def _read(game: Game, part: Decision) -> None:
    """Look at a question as a seat does that is asked."""
    game.asking(part)
    game.hint()
    for option in part.options:
        game.meaning(option)
        game.danger(option)
        game.regret(option)
        game.text.heading(option)
        game.text.weight(option)


def views_stay_as_they_were(trial: Trial) -> None:
    """A view shares nothing with the match that could change while someone looks at it."""
    earlier: list[tuple[Struct, bytes]] = []
    for match in trial.moments():
        for view, then in earlier:
            if msgspec.json.encode(view) != then:
                raise Breach(f"{where(match)}: going on changed a view made before")
        views = [match.view(viewer) for viewer in viewers(match)]
        earlier = [(view, msgspec.json.encode(view)) for view in views]


@at_each_moment
def own_views_are_views(match: Match, _: Trial) -> None:
    """The view of a seat is the same, whether it is made on its own or from what everyone may know."""
    open_view = match.view(None)
    for seat in match.game.seats:
        if msgspec.json.encode(match.own_view(seat, open_view)) != msgspec.json.encode(match.view(seat)):
            raise Breach(f"{where(match)}: seat {seat} has two different views")


def copies_go_the_same_way(trial: Trial) -> None:
    """A clone and a loaded match, played on with the same answers, are asked the same and end the same."""
    for match, chance in trial.starts():
        course: list[tuple[Decision, Choice]] = []
        copies: list[Match] = []
        while not match.over:
            trial.ends_in_time(match)
            if match.revision % (COPY_EVERY * trial.every) == 0:
                copies += [match.clone(), Match.loads(match.dumps(), game=trial.game)]
            course.append((match.decision, drawn_answer(match.decision, chance)))
            match.answer(course[-1][1])
        for copy in copies:
            _play_on(copy, course[copy.revision :])
            if _bytes(copy) != _bytes(match):
                raise Breach(f"{where(match)}: a copy that was played on ended in another state")


def _play_on(copy: Match, course: list[tuple[Decision, Choice]]) -> None:
    made_at = copy.revision
    for decision, choice in course:
        if copy.game.decision != decision:
            raise Breach(f"{where(copy)}: a copy made at revision {made_at} is asked something else")
        copy.answer(choice)


@at_each_moment
def everything_has_words(match: Match, trial: Trial) -> None:
    """There is a sentence for each prompt, option and event, and a board for each viewer."""
    game, text = match.game, match.game.text
    parts = match.decision.parts
    sentences = [game.asking(part) for part in parts]
    sentences += [game.put_to(part.seat).meaning(option).title for part in parts for option in part.options]
    sentences += [game.board(match.view(viewer)) for viewer in viewers(match)]
    for option, clone in trial.tried(match):
        sentences += [text.event(event) for event in clone.game.told]
        if not all(sentence.strip() for sentence in sentences):
            raise Breach(f"{where(match)}: something before or after `{option}` has no words")


@at_each_moment
def invariants_hold(match: Match, _: Trial) -> None:
    """The game finds no fault with its own state."""
    faults = list(match.game.faults())
    if faults:
        raise Breach(f"{where(match)}: {'; '.join(faults)}")


@at_each_moment
def undo_returns(match: Match, trial: Trial) -> None:
    """Taking an answer back leads exactly to where the match was, and stays in the journal."""
    before = _bytes(match)
    for option, clone in trial.tried(match):
        if clone.over:
            continue
        clone.undo(consent=True)
        if _bytes(clone) != before or clone.revision != match.revision + 2:
            raise Breach(f"{where(match)}: `{option}` was taken back, and the match is another one")


def the_same_seed_gives_the_same_match(trial: Trial) -> None:
    """Setup, seed and answers decide everything."""
    for first, second in zip(trial.finished(), trial.finished(), strict=True):
        if first.dumps() != second.dumps():
            raise Breach(f"{where(first)}: the same seed and answers led to another match")


def any_process_gives_the_same_match(trial: Trial) -> None:
    """Nothing depends on the order in which a process happens to keep its sets, names or addresses."""
    path = f"{trial.game.__module__}:{trial.game.__qualname__}"
    seen = {f"seed {hash_seed}": _fingerprints_elsewhere(path, trial, hash_seed) for hash_seed in ("0", "1")}
    seen["this process"] = _fingerprints(trial.game, trial.longest, trial.played_with)
    if len(set(seen.values())) != 1:
        raise Breach(f"{path}: matches differ between processes with different hash seeds: {seen}")


@at_the_end
def matches_end(match: Match, _: Trial) -> None:
    """Random play comes to an end, and the result has a score for each seat and winners among them."""
    result = match.result
    if result is None or len(result.scores) != match.setup.seats:
        raise Breach(f"{where(match)}: expected {match.setup.seats} scores, came {result}")
    if not set(result.winners) <= set(match.game.seats):
        raise Breach(f"{where(match)}: a winner has no seat: {result.winners}")


@at_the_end
def groups_end_together(match: Match, _: Trial) -> None:
    """In a co-operative match all seats win or none, with the same score; and the result says what it is."""
    result = match.game.score()
    if result.cooperative != match.cooperative:
        raise Breach(f"{where(match)}: the match is {_kind(match.cooperative)}, its result {_kind(result.cooperative)}")
    if result.cooperative and sorted(result.winners) not in ([], [*match.game.seats]):
        raise Breach(f"{where(match)}: expected all seats to win together or none, came {result.winners}")
    if result.cooperative and len(set(result.scores)) > 1:
        raise Breach(f"{where(match)}: expected one score for all seats, came {result.scores}")


@at_the_end
def replays_are_identical(match: Match, trial: Trial) -> None:
    """A finished match replays to the identical state, and its dice can be verified."""
    if _bytes(match.replay()) != _bytes(match):
        raise Breach(f"{where(match)}: the replay ends in another state")
    faults = verify(match.dumps(), game=trial.game).faults
    if faults:
        raise Breach(f"{where(match)}: {'; '.join(faults)}")


def _kind(cooperative: bool) -> str:
    return "co-operative" if cooperative else "each for themselves"


def _bytes(match: Match) -> bytes:
    try:
        return codec_of(type(match.game)).encode(match.game)
    except (TypeError, msgspec.MsgspecError, StarholdError) as error:
        raise Breach(f"{where(match)}: the state cannot be encoded: {error}") from error


def _fingerprints(game: type[Game], longest: int, played_with: dict[str, OptionValue]) -> str:
    """The ends of the matches of one seed."""
    trial = Trial(game=game, seeds=(1,), longest=longest, played_with=played_with)
    return " ".join(match.fingerprint() for match in trial.finished())


def _fingerprints_elsewhere(path: str, trial: Trial, hash_seed: str) -> str:
    script = (
        "import json, sys\n"
        "from starhold.kernel import find_game\n"
        "from starhold.testing.laws import _fingerprints\n"
        "path, longest, options = sys.argv[1:]\n"
        "print(_fingerprints(find_game(path), int(longest), json.loads(options)), end='')\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    options = msgspec.json.encode(trial.played_with).decode()
    command = [sys.executable, "-c", script, path, str(trial.longest), options]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if run.returncode:
        raise Breach(f"{path} cannot be played in a fresh process: {run.stderr.strip().splitlines()[-1:]}")
    return run.stdout
