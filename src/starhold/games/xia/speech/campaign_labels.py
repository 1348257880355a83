"""The words on the page of a campaign. Where the page has the figures, they stand in braces."""

from __future__ import annotations

from msgspec import Struct

from ..content import Line


class CampaignLabels(Struct, frozen=True, kw_only=True):
    """One label for each thing that is shown."""

    campaign: str
    game: str
    game_with_goal: str
    standing: str
    score: str
    goals: str
    limit: str
    rule: str
    met: str
    reward: str
    done_in: str
    tried: str
    tried_once: str
    now: str
    failed: str
    progress: str
    upgrades: str
    tier: str
    taken: str
    needs: str
    lines: dict[Line, str]
    ships: str
    ship_tier: str
    used: str
    used_once: str
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
    result_fame: str
    points: str
    replay: str
    score_chart: str
    score_after: str
    save_log: str


CAMPAIGN_LABELS = CampaignLabels(
    campaign="Campaign",
    game="Game {number}",
    game_with_goal="Game {number}: {goal}",
    standing="{done} of {goals} goals done",
    score="Score {score}",
    goals="Goals",
    limit="{limit} fame",
    rule="Special rule",
    met="Goal",
    reward="Reward",
    done_in="done in game {number}",
    tried="tried {times} times",
    tried_once="tried once",
    now="this game",
    failed="out of reach in this game",
    progress="{done} of {wanted}",
    upgrades="Upgrades",
    tier="tier {tier}",
    taken="yours",
    needs="take tier {tier} first",
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
    used_once="used once",
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
    result_fame="{fame} to {npc_fame}",
    points="{points} points",
    replay="Replay game {number}",
    score_chart="Score, game by game",
    score_after="after game {number}: {score}",
    save_log="Save the log as text",
)
