"""Truths about every position of a campaign: one sentence for each that is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..boarding import ComeAboard
from ..solo.table import ALONE
from .course import is_between_games
from .sheet import sheet
from .trade import EXTRA_CUBES_A_TURN
from .upkeep import AS_A_MINOR_ACTION, USES_A_TURN

if TYPE_CHECKING:
    from ...game import Xia

LIMITS = {
    "rearm": 1,
    "upkeep": USES_A_TURN[AS_A_MINOR_ACTION],
    "extra cube": EXTRA_CUBES_A_TURN,
    "sale": 1,
    "second roll": 1,
    "pay-off": 1,
}
"""The number of times that something can be done in a turn, or in a game."""


def faults(game: Xia) -> Iterator[str]:
    yield from goal_faults(game)
    yield from upgrade_faults(game)
    yield from ship_faults(game)
    campaign = sheet(game)
    counted = Counter(campaign.this_turn) + Counter(campaign.this_game)
    yield from (f"{what} is used {times} times" for what, times in counted.items() if times > LIMITS.get(what, times))
    if campaign.log:
        yield from log_faults(game)


def goal_faults(game: Xia) -> Iterator[str]:
    """(XIA-CAMPAIGN-02, XIA-CAMPAIGN-05)"""
    campaign = sheet(game)
    done = Counter(campaign.done)
    yield from (f"goal {goal} is done {times} times" for goal, times in done.items() if times > 1)
    if campaign.goal in done and not is_between_games(game):
        yield f"goal {campaign.goal} is played for, and done already"


def upgrade_faults(game: Xia) -> Iterator[str]:
    """(XIA-CAMPAIGN-08)"""
    tiers = Counter[str]()
    for upgrade in (game.content.upgrade[name] for name in sheet(game).upgrades):
        if upgrade.tier != tiers[upgrade.line] + 1:
            yield f"upgrade {upgrade.id} follows tier {tiers[upgrade.line]}"
        tiers[upgrade.line] = upgrade.tier


def ship_faults(game: Xia) -> Iterator[str]:
    """(XIA-CAMPAIGN-01, XIA-CAMPAIGN-03)"""
    for ship, times in sheet(game).used.items():
        if ship not in game.content.ship or times < 1:
            yield f"ship {ship} is used {times} times"


def log_faults(game: Xia) -> Iterator[str]:
    """The sheet says the same as its log. (XIA-CAMPAIGN-04..05, XIA-CAMPAIGN-28)"""
    campaign = sheet(game)
    done = tuple(played.goal for played in campaign.log if played.met)
    if campaign.done != done:
        yield f"the goals done are {campaign.done}, by the log {done}"
    upgrades = tuple(played.upgrade for played in campaign.log if played.upgrade)
    if campaign.upgrades != upgrades:
        yield f"the upgrades are {campaign.upgrades}, by the log {upgrades}"
    if len(upgrades) < min(len(campaign.log) - 1, len(game.content.upgrade)):
        yield f"there are {len(upgrades)} upgrades for {len(campaign.log)} games"
    logged = Counter(ship for played in campaign.log for ship in played.ships)
    flown = Counter(ship for ship in (*game.state.retired, game.state.captains[ALONE].ship) if ship)
    is_counted = not any(isinstance(rule, ComeAboard) for rule in game.stack)
    if is_counted and campaign.used not in (logged, logged + flown):
        yield f"the ships used are {campaign.used}, by the log {dict(logged)}, and in this game {dict(flown)}"
