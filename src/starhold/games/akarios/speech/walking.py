"""The meanings of the answers on foot: what is tried, what it takes, and how likely it is."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller
from starhold.games.common.odds import percent
from starhold.games.common.wording import counted, listed
from starhold.kernel import Choice, Meaning, Seat

from ..content.worlds import Attempt, Berth, Check, Investigate, Walk
from ..rules.expedition.attempting import Abandon, Assign, Join, KeepRoll, MakeAttempt, RollAgain, StayOut
from ..rules.expedition.chances import chance_of_joining, chance_of_rolling, chance_of_trying
from ..rules.expedition.condition import MOST_STRESS
from ..rules.expedition.ground import attempt_of, beyond, is_explored, skill_of, walker_of
from ..rules.expedition.landing import Pause, Try
from .growing import whose
from .sentences.worlds import (
    ABANDON,
    ALONE,
    CALMLY,
    CHANCE,
    DOCK,
    EXPLORE,
    HEADED,
    INVESTIGATE,
    LITTLE,
    NEED,
    NEED_EACH,
    STAY_OUT,
    STRAIN,
    SURE,
    TOGETHER,
    WILL_FAIL,
    WITH_STRESS,
    WITH_STRESS_ONLY,
)
from .vocabulary import dice_words

if TYPE_CHECKING:
    from ..game import Akarios


def words_of(attempt: Attempt) -> str:
    """What is tried, in the imperative."""
    match attempt:
        case Walk(heading=heading):
            return HEADED[heading]
        case Investigate(name=name):
            return INVESTIGATE.format(name=name)
        case Check(name=name):
            return name
        case Berth():
            return DOCK


def words_here(game: Akarios, pilot: str, attempt: Attempt) -> str:
    """The same, with the card to which a step would lead."""
    if not isinstance(attempt, Walk):
        return words_of(attempt)
    there = beyond(game, game.content.place[walker_of(game, pilot).at], attempt)
    if is_explored(game, there):
        return f"{words_of(attempt)} to {game.text.mention('place', there.id)}"
    return EXPLORE.format(heading=attempt.heading)


def chance_words(chance: Fraction) -> str:
    return SURE[int(chance)] if chance in (0, 1) else CHANCE.format(percent=percent_words(chance))


def percent_words(chance: Fraction) -> str:
    likely = percent(chance.numerator, chance.denominator)
    return f"{likely}%" if likely or not chance else LITTLE


def odds_words(chance: Fraction, calm: Fraction) -> str:
    """How likely an attempt works, and how likely without stress."""
    words = chance_words(chance)
    if chance == calm:
        return words
    return (CALMLY if calm else WITH_STRESS_ONLY).format(chance=words, calm=percent_words(calm))


def need_words(game: Akarios, pilot: str, check: Check) -> str:
    need = NEED_EACH if check.shared else NEED
    return need.format(skill=check.skill, need=check.need, mine=skill_of(game, pilot, check.skill))


def price_words(game: Akarios, pilot: str, stress: int) -> str:
    """What stress dice cost, or a re-roll: from 10 stress on, it is health. (AKA-WORLD-12)"""
    gained = min(stress, MOST_STRESS - walker_of(game, pilot).stress)
    lost = stress - gained
    return listed([*([f"{gained} stress"] if gained else []), *([f"{lost} health"] if lost else [])])


def trying(game: Akarios) -> MakeAttempt:
    attempt = game.stack[-1]
    assert isinstance(attempt, MakeAttempt), "only an attempt asks this"
    return attempt


def of_trying(game: Akarios, seat: Seat, choice: Try) -> Meaning:
    attempt = attempt_of(game.content.place[walker_of(game, choice.pilot).at], choice.attempt)
    odds = (chance_of_trying(game, choice.pilot, attempt, choice.number, calmly=calmly) for calmly in (False, True))
    chance = odds_words(*odds)
    if isinstance(attempt, Check):
        alone = ALONE if attempt.shared else "{chance}"
        chance = f"{need_words(game, choice.pilot, attempt)}; {alone.format(chance=chance)}"
    called = whose(game, seat, choice.pilot)
    words = words_here(game, choice.pilot, attempt)
    return Meaning(f"{called}{words} with {counted(choice.number, 'die', 'dice')}", chance)


def of_pausing(game: Akarios, seat: Seat, choice: Pause) -> Meaning:
    return Meaning(f"{whose(game, seat, choice.pilot)}do nothing more this round")


def of_joining(game: Akarios, seat: Seat, choice: Join) -> Meaning:
    attempt = trying(game)
    check = attempt.what(game)
    assert isinstance(check, Check), "only checks are shared"
    odds = (chance_of_joining(game, attempt, choice, calmly=calmly) for calmly in (False, True))
    chance = TOGETHER.format(chance=odds_words(*odds))
    title = f"{whose(game, seat, choice.pilot)}help with {counted(choice.number, 'die', 'dice')}"
    return Meaning(title, f"{need_words(game, choice.pilot, check)}; {chance}")


def of_staying_out(game: Akarios, seat: Seat, choice: StayOut) -> Meaning:
    odds = (chance_of_joining(game, trying(game), choice, calmly=calmly) for calmly in (False, True))
    return Meaning(f"{whose(game, seat, choice.pilot)}{STAY_OUT}", odds_words(*odds))


def of_rolling_again(game: Akarios, seat: Seat, choice: RollAgain) -> Meaning:
    odds = (chance_of_rolling(game, trying(game), choice, calmly=calmly) for calmly in (False, True))
    title = f"{whose(game, seat, choice.pilot)}roll {dice_words(choice.dice)} again"
    return Meaning(title, f"{price_words(game, choice.pilot, 1)}; {odds_words(*odds)}")


def of_keeping(game: Akarios, seat: Seat, choice: KeepRoll) -> Meaning:
    stress = trying(game).stress_needed(game)
    detail = WILL_FAIL if stress is None else WITH_STRESS.format(dice=counted(stress, "stress die", "stress dice"))
    return Meaning(f"{whose(game, seat, choice.pilot)}keep this roll", detail)


def of_assigning(game: Akarios, seat: Seat, choice: Assign) -> Meaning:
    enough = choice.stress == trying(game).lacking(game)
    title = STRAIN[enough].format(dice=counted(choice.stress, "stress die", "stress dice"))
    return Meaning(f"{whose(game, seat, choice.pilot)}{title}", price_words(game, choice.pilot, choice.stress))


def of_abandoning(game: Akarios, seat: Seat, choice: Abandon) -> Meaning:
    attempt = trying(game)
    others = sum(attempt.rolls[pilot].count("stress") for pilot in attempt.waiting if pilot != choice.pilot)
    lost = others < (attempt.lacking(game) or 0)
    return Meaning(f"{whose(game, seat, choice.pilot)}{ABANDON[lost]}")


WALKING: Mapping[type[Choice], Teller[Meaning | None]] = {
    Try: of_trying,
    Pause: of_pausing,
    Join: of_joining,
    StayOut: of_staying_out,
    RollAgain: of_rolling_again,
    KeepRoll: of_keeping,
    Assign: of_assigning,
    Abandon: of_abandoning,
}
