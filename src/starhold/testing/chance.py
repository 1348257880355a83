"""The laws about real dice, decks and bags: they can take the place of the seed."""

from __future__ import annotations

from random import Random

from msgspec import structs

from starhold.kernel import Answered, Match, Pick, verify
from starhold.kernel.decision import ROLL_PROMPT
from starhold.kernel.setup import DiceKind

from .questions import notation_reads_back
from .secrecy import secrets_are_kept
from .trial import Breach, Trial, drawn_answer, where


def physical_dice_work(trial: Trial) -> None:
    """The game can be played with dice, decks and bags that lie on a table, and saved while someone rolls."""
    kinds: tuple[DiceKind, ...] = ("asked", "asked-draws", "asked-all") if trial.game.draws_piles else ("asked",)
    for dice in kinds:
        for seats in trial.seat_counts():
            _play_with(dice, seats, trial)


def real_draws_keep_secrets(trial: Trial) -> None:
    """A seat that is asked what came out of a real deck or bag is offered no more than it may know."""
    if trial.game.draws_piles:
        secrets_are_kept(structs.replace(trial, dice="asked-all"))


def _play_with(dice: DiceKind, seats: int, trial: Trial) -> None:
    match = Match.new(trial.game, seats=seats, seed=1, dice=dice, options=trial.played_with)
    chance = Random(1)
    saved: set[str] = set()
    while not match.over:
        trial.ends_in_time(match)
        if match.decision.prompt == ROLL_PROMPT:
            _require_words(match, trial)
            rule = match.game.explain()
            if rule not in saved:  # once in the middle of each rule: a long match has thousands of rolls
                saved.add(rule)
                match = Match.loads(match.dumps(), game=trial.game)
        match.answer(drawn_answer(match.decision, chance))
    faults = verify(match.dumps(), game=trial.game).faults
    if faults:
        raise Breach(f"{where(match)}: {'; '.join(faults)}")
    if not trial.game.draws_piles and _has_drawn(match):
        raise Breach(f"{trial.game.title} draws, and does not say so: nobody could use a real deck or bag")


def _require_words(match: Match, trial: Trial) -> None:
    """Each face, and each thing that can be drawn, has a notation and words of its own."""
    notation_reads_back.check(match, trial)
    words = [match.game.meaning(option).title.strip() for option in match.decision.options]
    if not all(words) or len(set(words)) != len(words):
        raise Breach(f"{where(match)}: expected words that tell the faces apart, came {words}")


def _has_drawn(match: Match) -> bool:
    answered = (entry for entry in match.journal.entries if isinstance(entry, Answered))
    return any(isinstance(draw, Pick) for entry in answered for draw in entry.draws)
