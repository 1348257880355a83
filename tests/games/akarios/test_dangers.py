"""Warnings are put to the proof: in random fights, what an answer is said to risk is what comes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.games.akarios.choices import Act, Flip, Fly, Protect, Reroll
from starhold.games.akarios.events import KnockedOut, Triggered
from starhold.games.akarios.rules.damage import Suffer
from starhold.games.akarios.rules.flight import FlyCourse
from starhold.kernel import Choice, Event, Match

from .matches import SCENARIOS, all_options, game_of, moments

HARMLESS = ("take", "decline", "steady", "stand-by")
"""Answers on the way that change nothing of what was risked."""
OFTEN = ("akarios.fly-course.set_out", "akarios.suffer.react")
"""Questions that are not left out."""
SNAPPING, LOST = "triggered", ("destroyed", "spent")


def nervous(match: Match) -> Match:
    """The same moment; whoever flies has nerves and hull for nothing more."""
    copied = Match.loads(match.dumps())
    for flyer in game_of(copied).state.flyers:
        flyer.stress, flyer.hull, flyer.shield, flyer.trauma = 6, 1, 0, 0
    return copied


def pilot_of(match: Match, choice: Choice) -> str:
    rule = game_of(match).stack[-1]
    if isinstance(choice, Flip):
        return rule.ship if isinstance(rule, Suffer) else ""
    if isinstance(choice, Fly):
        return rule.pilot if isinstance(rule, FlyCourse) else ""
    return choice.pilot if isinstance(choice, Act | Protect | Reroll) else ""


def outcome_of(match: Match, choice: Choice) -> list[Event]:
    """The events up to the next question that is not about what was risked."""
    told = list(match.answer(choice))
    while not match.over:
        harmless = [each for each in all_options(match) if str(each).split()[0] in HARMLESS]
        if not harmless or not isinstance(game_of(match).stack[-1], FlyCourse | Suffer):
            break
        told += match.answer(harmless[0])
    return told


@pytest.mark.untraced
def test_what_an_answer_risks_is_what_comes_of_it() -> None:
    warned: Counter[tuple[type[Choice], str]] = Counter()
    silent: Counter[type[Choice]] = Counter()
    for seed in range(10):
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        for moment in moments(seed, seats=2, scenario=scenario):
            if moment.over or (moment.revision % 4 and moment.decision.prompt not in OFTEN):
                continue
            for choice in nervous(moment).decision.options[::3]:
                match = nervous(moment)
                pilot = pilot_of(match, choice)
                if not pilot or choice not in match.decision.options:
                    continue
                risks = {risk.harm for risk in match.game.risks(choice)}
                told = outcome_of(match, choice)
                snapped = any(isinstance(event, Triggered) and event.pilot == pilot for event in told)
                lost = any(isinstance(event, KnockedOut) and event.pilot == pilot for event in told)
                assert snapped <= (SNAPPING in risks), (seed, moment.revision, choice, risks, told)
                assert (SNAPPING in risks) <= (snapped or lost), (seed, moment.revision, choice, risks, told)
                if any(kind in risks for kind in LOST):
                    assert lost, (seed, moment.revision, choice, risks, told)
                warned.update((type(choice), kind) for kind in risks)
                silent[type(choice)] += not risks
    assert {kind for kind, _ in warned} >= {Act, Fly, Reroll}, warned
    assert silent[Act] > 100, silent
    assert silent[Fly] > 4, silent
