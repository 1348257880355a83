"""Campaigns that stand where a test needs them: traders have flown them that far."""

from __future__ import annotations

from functools import cache

from starhold.kernel import Answered, Match
from starhold.players import Outlook
from starhold.players.corespace.trader import Trader

CAMPAIGN = "lost-with-all-hands"
SEEDS, MOST_ANSWERS = 9, 600
MUSTER, CALL = "corespace.form-up.take", "corespace.roll-call.answer"
RETRIEVING, LEARNING = "corespace.retrieve.choose", "corespace.improve.improve"
VISITING, TRADING = "corespace.trading.enter", "corespace.trading.take"
REPAIRING, BUILDING = "corespace.overhaul.mend", "corespace.overhaul.build"
LATER = "2026-11-18"


def begun(seats: int = 1, seed: int = 1) -> Match:
    """A campaign at its first question."""
    return Match.new("corespace", seats=seats, seed=seed, options={"campaign": CAMPAIGN}, today="2026-11-11")


@cache
def campaign_at(prompt: str, seats: int = 1, mission: int = 1, offered: str = "") -> str:
    """A campaign at the first question of a kind from a mission on, as a file; the same each time."""
    for seed in range(1, SEEDS):
        match = begun(seats, seed)
        trader = Trader(seed)
        while not match.over and match.revision < MOST_ANSWERS:
            options = [str(option) for option in match.decision.options]
            is_there = match.decision.prompt == prompt and len(match.scenes) >= mission
            if is_there and any(option.startswith(offered) for option in options):
                return match.dumps()
            is_done = match.decision.prompt != MUSTER and "ready" in options
            match.answer("ready" if is_done else str(trader.answer(Outlook(match))), today=LATER)
    raise AssertionError(f"{prompt} was never asked")


@cache
def about_to_be_over() -> tuple[str, str]:
    """A campaign before the last answer of its first mission, as a file, and that answer."""
    played = Match.loads(campaign_at(VISITING))
    match = Match.new(played.game.name, seats=1, seed=played.journal.seed, options={"campaign": CAMPAIGN}, today=LATER)
    for entry in played.journal.entries:
        assert isinstance(entry, Answered), "nothing was taken back"
        before = match.dumps()
        match.answer(entry.choice, seat=entry.seat, today=LATER)
        if match.view(0).phase == "after":  # type: ignore[attr-defined]
            return before, str(entry.choice)
    raise AssertionError("it never came to that")
