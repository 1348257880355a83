"""Answers that end something before it was used: what a captain would forgo by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.kernel import Seat

from ..choices import BuyOutfit, Collect, Depart, EndActions
from ..rules.campaign.course import GiveUp, Retire
from ..rules.campaign.goals import is_met
from ..rules.campaign.sheet import goals_left
from ..rules.movement import impulse_of
from ..rules.outfits import fitted
from ..rules.ships import is_at_starport
from ..rules.solo.race import PLUS

if TYPE_CHECKING:
    from ..game import Xia


def of_departing(game: Xia, seat: Seat, choice: Depart) -> str:
    if wins_without_goal(game, seat):
        return game.text.regret("without-goal", goal=game.fame_goal)
    return game.text.regret("no-engine", movement=impulse_of(game, seat)) if could_buy_first_engine(game, seat) else ""


def of_ending(game: Xia, seat: Seat, choice: EndActions) -> str:
    if wins_without_goal(game, seat) and not is_at_starport(game, seat):
        return game.text.regret("without-goal", goal=game.fame_goal)
    if leaves_cubes(game):
        return game.text.regret("adrift", plus=PLUS)
    return game.text.regret("idle", movement=impulse_of(game, seat)) if has_done_nothing(game, seat) else ""


def of_giving_up(game: Xia, seat: Seat, choice: GiveUp) -> str:
    return game.text.regret("give-up")


def of_retiring(game: Xia, seat: Seat, choice: Retire) -> str:
    return game.text.regret("retire", left=len(goals_left(game)))


def wins_without_goal(game: Xia, seat: Seat) -> bool:
    """True if the game of a campaign is as good as won, and its goal is not met. (XIA-CAMPAIGN-29)"""
    campaign, captain = game.state.campaign, game.state.captains[seat]
    if campaign is None or not campaign.goal:
        return False
    return captain.fame + captain.unclaimed >= game.fame_goal and not is_met(game)


def could_buy_first_engine(game: Xia, seat: Seat) -> bool:
    """True if a shop would sell an engine to a captain who has none."""
    offered = game.decision.options if game.decision else ()
    sold = (game.content.outfit[choice.outfit] for choice in offered if isinstance(choice, BuyOutfit))
    return not list(fitted(game, seat, "engine")) and any(outfit.family == "engine" for outfit in sold)


def leaves_cubes(game: Xia) -> bool:
    """True if a captain who plays alone could still pick up a cube that helps the NPCs."""
    offered = game.decision.options if game.decision else ()
    return game.state.solo is not None and any(isinstance(choice, Collect) for choice in offered)


def has_done_nothing(game: Xia, seat: Seat) -> bool:
    """True if a captain could still fly by impulse, and has done nothing that counts this turn."""
    captain = game.state.captains[seat]
    return captain.impulse and not captain.this_turn


REGRETS: ByKind[str] = ByKind(
    {Depart: of_departing, EndActions: of_ending, GiveUp: of_giving_up, Retire: of_retiring},
    otherwise="",
)
