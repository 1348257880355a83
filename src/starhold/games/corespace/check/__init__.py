"""The check of the catalogue: a sentence for each thing that cannot be played, and for each that is miscounted."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.checks import each
from starhold.kernel import Fault

from ..content import CoreSpaceContent
from .boards import board_faults, terrain_faults
from .campaigns import campaign_faults, misread
from .cards import card_faults, deck_faults
from .crews import class_faults, crew_faults, crews_miscounted, trader_faults
from .dice import chart_faults, dice_faults, tracker_faults
from .missions import mission_faults
from .npcs import family_faults, npc_faults, supply_faults
from .pieces import token_faults
from .ships import (
    degradation_faults,
    extraction_faults,
    extractions_missing,
    ship_faults,
    system_faults,
    upgrade_faults,
    upgrades_missing,
)
from .skills import printed_skill_faults, skill_faults
from .trade import post_faults, sale_faults, trade_faults

__all__ = ["faults", "miscounts"]

HOLES = 35
"""The holes of the tracker."""
BOARDS = 8
MISSIONS = 8
TOKENS = 105
POSTS = 7
"""Six posts, and the general store. (CS-TRADE-11)"""
PURGE = {"harvester": 5, "devastator": 2, "assassin": 1, "live-one": 1}
"""The miniatures of the core set. (CS-PURGE-ARRIVAL-14)"""


def faults(content: CoreSpaceContent) -> Iterator[str | Fault]:
    """Everything that is unknown or cannot be played."""
    yield from terrain_faults(content)
    yield from each("board", content.boards, lambda board: board_faults(content, board))
    yield from dice_faults(content)
    yield from tracker_faults(content)
    yield from chart_faults(content)
    yield from each("trader", content.traders, trader_faults)
    yield from each("skill", content.skills, skill_faults)
    yield from each("trader", content.traders, lambda trader: printed_skill_faults(content, trader))
    yield from each("class", content.classes, lambda kind: class_faults(content, kind))
    yield from each("crew", content.crews, lambda crew: crew_faults(content, crew))
    yield from each("family", content.families, family_faults)
    yield from each("NPC", content.npcs, lambda npc: npc_faults(content, npc))
    yield from supply_faults(content)
    yield from each("token", content.tokens, token_faults)
    yield from each("token", content.tokens, sale_faults)
    yield from each("ship", content.ships, lambda ship: ship_faults(content, ship))
    yield from each("degradation", content.degradations, lambda row: degradation_faults(content, row))
    yield from each("upgrade", content.upgrades, upgrade_faults)
    yield from each("extraction", content.extractions, extraction_faults)
    yield from system_faults(content)
    yield from extractions_missing(content)
    yield from each("post", content.posts, lambda post: post_faults(content, post))
    yield from trade_faults(content)
    yield from each("event", content.events, lambda card: card_faults(content, card))
    yield from each("mission", content.missions, lambda mission: mission_faults(content, mission))
    yield from each("campaign", content.campaigns, lambda campaign: campaign_faults(content, campaign))


def miscounts(content: CoreSpaceContent) -> Iterator[str]:
    holes = sum(band.holes for band in content.bands)
    if holes != HOLES:
        yield f"the tracker has {HOLES} holes, not {holes}"
    pieces = sum(token.count for token in content.tokens if token.origin == "printed")
    if pieces != TOKENS:
        yield f"there are {TOKENS} tokens, not {pieces}"
    yield from crews_miscounted(content)
    for kind, number in PURGE.items():
        there = content.npc[kind].count if kind in content.npc else 0
        if there != number:
            yield f"there are {number} of {kind}, not {there}"
    if len(content.posts) != POSTS:
        yield f"there are {POSTS} trading posts, not {len(content.posts)}"
    yield from upgrades_missing(content)
    if len(content.missions) != MISSIONS:
        yield f"there are {MISSIONS} missions, not {len(content.missions)}"
    yield from deck_faults(content)
    yield from misread(content)
    if len(content.boards) != BOARDS:
        yield f"there are {BOARDS} boards, not {len(content.boards)}"
