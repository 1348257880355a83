"""A match is wound to any of its moments."""

from __future__ import annotations

import random

import pytest

import starhold
from starhold.kernel import BadSave, Match, StaleRevision
from starhold.table import reel as reels
from starhold.table.reel import Reel
from tests.campaign.tables import rowed


@pytest.fixture
def match() -> Match:
    """Some answers, of which some are taken back."""
    match, chance = starhold.new("demo", seats=3, seed=7), random.Random(7)
    while not match.over:
        match.answer(chance.choice(match.decision.options))
        if match.revision % 10 == 9 and not match.over:
            match.undo(3, consent=True)
    return match


def test_every_moment_is_as_it_was_in_whatever_order(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reels, "STRIDE", 7)
    reel = Reel(match)
    assert reel.revision == match.revision > 30
    moments = list(range(match.revision + 1))
    random.Random(1).shuffle(moments)
    for revision in moments:
        wound, replayed = reel.at(revision), match.replay(to=revision)
        assert wound.revision == revision
        assert wound.fingerprint() == replayed.fingerprint()
        assert wound.events(None) == replayed.events(None)


def test_a_scene_is_wound_to_from_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rowed(7)
    reel = Reel(match)
    with monkeypatch.context() as patched:
        patched.setattr(Match, "replay", None)
        assert reel.at(6).revision == 6
    assert [reel.at(revision).fingerprint() for revision in range(8)] == [
        match.replay(to=revision).fingerprint() for revision in range(8)
    ]


def test_another_way_begins_with_a_scene() -> None:
    reel = Reel(rowed(7))
    assert reel.branch(2).revision == 2
    with pytest.raises(StaleRevision, match="no scene of this match began at revision 3"):
        reel.branch(3)


def test_what_is_done_with_a_moment_does_not_change_the_past(match: Match) -> None:
    reel = Reel(match)
    before = reel.at(2).fingerprint()
    moment = reel.at(2)
    moment.answer(moment.decision.options[0])
    assert reel.at(2).fingerprint() == before


def test_a_past_that_takes_too_long_is_given_up(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reels, "LONGEST_WINDING", -1.0)
    with pytest.raises(BadSave, match="takes too long"):
        Reel(match).at(1)
