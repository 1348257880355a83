"""What a captain reads in a campaign."""

from __future__ import annotations

import pytest

from .playing import at_game


@pytest.mark.parametrize(("upgrade", "missing"), [("engine-2", "take tier 1 first"), ("engine-3", "take tier 2 first")])
def test_an_upgrade_names_the_tier_below(upgrade: str, missing: str) -> None:
    match = at_game(1, seed=1)
    match.answer("give-up")
    refusals = {str(refusal.choice): refusal for refusal in match.decision.refusals}
    assert match.game.text.refusal(refusals[f"take-upgrade {upgrade}"]) == missing
