"""The words on the page of a campaign. Where the page has the figures, they stand in braces."""

from __future__ import annotations

from msgspec import Struct

from ..content import Line


class CampaignLabels(Struct, frozen=True, kw_only=True):
    """One label for each thing that is shown."""

    campaign: str
    game: str
    score: str
    goals: str
    limit: str
    rule: str
    met: str
    reward: str
    done_in: str
    tried: str
    now: str
    failed: str
    progress: str
    upgrades: str
    tier: str
    lines: dict[Line, str]
    ships: str
    ship_tier: str
    used: str
    unused: str
    next_ships: str
    log: str
    no_games: str
    date: str
    goal: str
    result: str
    final_score: str
    ships_used: str
    upgrade: str
    completed: str
    won: str
    lost: str
    score_chart: str
    save_log: str


CAMPAIGN_LABELS = CampaignLabels(
    campaign="Campaign",
    game="Game {number}",
    score="Score {score}",
    goals="Goals",
    limit="{limit} fame",
    rule="Special rule",
    met="Goal",
    reward="Reward",
    done_in="done in game {number}",
    tried="tried {times} times",
    now="this game",
    failed="out of reach in this game",
    progress="{done} of {wanted}",
    upgrades="Upgrades",
    tier="tier {tier}",
    lines={
        "engine": "Engine",
        "guns": "Shields and weapons",
        "impulse": "Impulse",
        "mission": "Missions",
        "rearm": "Re-Arm",
        "ability": "Abilities",
        "buy": "Trade",
    },
    ships="Ships",
    ship_tier="Tier {tier}",
    used="used {times} times",
    unused="not used yet",
    next_ships="can be chosen",
    log="Log",
    no_games="No game is over yet.",
    date="Date",
    goal="Goal",
    result="Result",
    final_score="Fame",
    ships_used="Ships",
    upgrade="Upgrade",
    completed="done",
    won="won without the goal",
    lost="lost",
    score_chart="Score, game by game",
    save_log="Save the log as text",
)
