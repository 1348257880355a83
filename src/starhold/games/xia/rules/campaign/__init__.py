"""The campaign: games alone, joined by goals, upgrades and a log. (XIA-CAMPAIGN-01..29)"""

from __future__ import annotations

from ...choices import Deliver, Pursue
from .. import missions
from ..rulebook import Rulebook
from . import goals, invariants, rewards, ships, trade, upkeep
from .course import GiveUp, PlayCampaign, give_up, offer_giving_up, open_sheet
from .sheet import forget_turn, help_from_campaign

CAMPAIGN = Rulebook(
    dealing=(open_sheet,),
    readying=(rewards.load_at_start, rewards.reveal_more_titles, goals.aim),
    boarding=(ships.count_use,),
    withholding=(ships.keep_back, goals.keep_back_fame),
    standard=(upkeep.offer_rearm, upkeep.offer_upkeep, rewards.offer_paying_off),
    taking={
        upkeep.RearmUsed: upkeep.rearm,
        upkeep.Patch: upkeep.patch,
        upkeep.TopUp: upkeep.top_up,
        rewards.PayOff: rewards.pay_off,
        rewards.RollAgain: rewards.roll_again,
        GiveUp: give_up,
    },
    minor=(missions.offer_quick, upkeep.offer_minor_upkeep),
    taking_minor={
        Pursue: missions.pursue,
        Deliver: missions.deliver,
        upkeep.Patch: upkeep.patch,
        upkeep.TopUp: upkeep.top_up,
    },
    unhindered=(offer_giving_up,),
    beginning=(forget_turn,),
    entering_status=(goals.judge_bounty,),
    destroyed=(goals.count_wreck,),
    helping=(help_from_campaign,),
    adding=(trade.add_cube,),
    sold=(goals.count_sale, trade.pay_more),
    second_rolls=(rewards.offer_second_roll,),
    faults=(invariants.faults,),
)

__all__ = ["CAMPAIGN", "PlayCampaign"]
