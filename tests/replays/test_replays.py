"""Saves of every past state of the rules: all of them load and go on, those of the present one replay identically."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from starhold.kernel import Match, find_game, game_names, verify

SAVES = sorted(Path(__file__).parent.glob("*/*.starhold"))
LARGEST = 30_000

named = pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@named
@pytest.mark.untraced
def test_it_goes_on_to_its_end(path: Path) -> None:
    match = Match.load(path)
    past = match.revision
    chance = Random(path.stem)
    while not match.over:
        match.answer(chance.choice(match.decision.options))
    assert not list(match.game.faults())
    verdict = verify(match.dumps())
    assert verdict.faults == ()
    assert Match.loads(match.dumps()).dumps() == match.dumps()
    assert match.replay(to=past).fingerprint() == Match.load(path).fingerprint()


@named
def test_its_past_is_checked_as_far_as_its_rules_are_known(path: Path) -> None:
    match = Match.load(path)
    verdict = verify(path.read_text(encoding="utf-8"))
    assert verdict.faults == ()
    is_present = match.journal.rules_version == match.game.rules_version
    assert (verdict.unchecked == ()) == is_present
    assert match.journal.repeatable_from == (0 if is_present else match.revision)
    if is_present:
        assert match.replay().fingerprint() == match.fingerprint()


@named
def test_it_is_small(path: Path) -> None:
    assert path.stat().st_size < LARGEST


@pytest.mark.parametrize("game", game_names())
def test_every_version_of_the_rules_has_left_a_match_that_is_over_and_one_that_is_not(game: str) -> None:
    kind = find_game(game)
    left = {
        (match.journal.rules_version, match.over)
        for path in SAVES
        if path.parent.name == game
        for match in [Match.load(path)]
    }
    versions = range(1, kind.rules_version + 1)
    assert left == {(version, over) for version in versions for over in (True, False)}
