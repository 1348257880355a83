"""Fights of Stars of Akarios that were won by hand, with kits and tactics of their own: see README.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.kernel import Match, find_game, verify

from .by_hand import GAME, fights, is_won, played_again

LEAST = 3

named = pytest.mark.parametrize("path", fights(), ids=lambda path: path.stem)


@named
def test_it_is_won_and_verified(path: Path) -> None:
    match = Match.load(path)
    assert is_won(match)
    verdict = verify(path.read_text(encoding="utf-8"))
    assert verdict.sound
    assert verdict.over


@named
def test_the_same_answers_lead_there_again(path: Path) -> None:
    match = Match.load(path)
    if match.journal.rules_version == match.game.rules_version:
        assert played_again(path).fingerprint() == match.fingerprint()


def test_no_two_are_won_in_the_same_way() -> None:
    present = f"rules-{find_game(GAME).rules_version}-"
    matches = [Match.load(path) for path in fights() if path.name.startswith(present)]
    flown = {
        (match.setup.options["scenario"], *(flyer.ship for flyer in match.view(None).flyers))  # type: ignore[attr-defined]
        for match in matches
    }
    assert len(flown) == len(matches) >= LEAST
