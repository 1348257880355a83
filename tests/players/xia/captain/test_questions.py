"""Every question that the game asks, as the rule cases ask it: the captain has an answer and a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

from starhold.games.xia.speech.sentences import PROMPTS
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.policies import POLICIES

from ...moments import EVERY_MODULE, moments, other_truth
from ...questions import CASES, questions

FILES = (
    "embers-sectors",
    "marker",
    "assist",
    "counterfeit",
    "embers-setup",
    "credit",
    "arms-dealer",
    "two-players",
    "rescue",
    "sellsword",
    "cargo-missions",
    "powers",
    "coerce",
    "mission-targets",
    "finds",
    "transport",
    "abilities-of-ships",
    "kiln",
    "mods",
    "solo-setup",
    "solo-race",
    "solo-law",
    "campaign",
    "campaign-upgrades",
)
"""Rule cases in which, taken together, every question comes up."""
OFTEN_ENOUGH = 12
SENTENCE = re.compile(r"[a-z].* .*[\w)]")


def asked() -> Iterator[Match]:
    return questions((CASES / "xia" / f"{file}.toml" for file in FILES), OFTEN_ENOUGH)


def test_every_question_has_a_policy() -> None:
    assert PROMPTS.keys() <= POLICIES.keys()


def test_every_question_is_answered_legally_and_with_a_reason() -> None:
    captain, seen = Captain(1), set()
    for match in asked():
        assert captain.answer(Outlook(match)) in match.decision.options
        assert SENTENCE.fullmatch(captain.reason), captain.reason
        seen.add(match.decision.prompt)
    assert PROMPTS.keys() - seen <= {"xia.overdrive.use"}


def test_what_is_hidden_changes_no_answer() -> None:
    captain = Captain(1)
    for match in moments("xia", EVERY_MODULE, count=40, every=11):
        other = other_truth(match, seed=2)
        assert captain.answer(Outlook(match)) == captain.answer(Outlook(other))


def test_a_question_that_nobody_has_thought_of_is_answered() -> None:
    match = Match.new("demo", seats=2, seed=1)
    captain = Captain(1)
    assert captain.answer(Outlook(match)) in match.decision.options
    assert captain.reason == "there is no choice to make"
