"""Campaigns that stand where a test needs them: traders have flown them that far."""

from __future__ import annotations

from functools import cache

from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.corespace.trader import Trader

CAMPAIGN = "lost-with-all-hands"
MOST_ANSWERS = 1500
MUSTER, CALL, DOCK = "corespace.form-up.take", "corespace.roll-call.answer", "corespace.deploy.lay"
LEARNING, VISITING, TRADING = "corespace.improve.improve", "corespace.trading.enter", "corespace.trading.take"
BARTERING, CONSENT = "corespace.bartering.add", "corespace.bartering.settle"
REPAIRING, BUILDING = "corespace.overhaul.mend", "corespace.overhaul.build"


def begun(seats: int = 1, seed: int = 1) -> Match:
    """A campaign at its first question."""
    return Match.new("corespace", seats=seats, seed=seed, options={"campaign": CAMPAIGN}, today="2026-11-11")


@cache
def campaign_at(prompt: str, seats: int = 1, mission: int = 1) -> str:
    """A campaign at the first question of a kind from a mission on, as a file; the same each time."""
    match, trader = begun(seats), Trader(1)
    while not match.over and match.revision < MOST_ANSWERS:
        if match.decision.prompt == prompt and len(match.scenes) >= mission:
            return match.dumps()
        is_done = match.decision.prompt != MUSTER and "ready" in map(str, match.decision.options)
        match.answer("ready" if is_done else str(trader.answer(Outlook(match))), today="2026-11-18")
    raise AssertionError(f"{prompt} was never asked")
