"""Questions, and what a table may choose before a match."""

from __future__ import annotations

from .after import AFTER_HINTS, AFTER_MOMENTS, AFTER_PROMPTS, AFTER_PURPOSES
from .campaign import CAMPAIGN_HINTS, CAMPAIGN_MOMENTS, CAMPAIGN_PROMPTS, CAMPAIGN_PURPOSES
from .skills import SKILL_HINTS, SKILL_MOMENTS, SKILL_NAMING, SKILL_PROMPTS

ACTING = "corespace.activation.do"
"""The question to whoever acts."""

PROMPTS = {
    **AFTER_PROMPTS,
    "corespace.form-up.take": "{seat}, with which crew do you fly?",
    "corespace.form-up.enlist": "{seat}, who flies with you?",
    **CAMPAIGN_PROMPTS,
    **SKILL_PROMPTS,
    "corespace.leave-out.leave_out": "{seat}, who stays aboard?",
    "corespace.equip-all.equip": "{seat}, what do you take along?",
    "corespace.deploy.lay": "{seat}, where does your ship dock?",
    "corespace.trader-phase.activate": "{seat}, who acts next?",
    "corespace.activation.do": "{seat}, what does your trader do?",
    "corespace.walk-freely.walk": "{seat}, which way?",
    "corespace.throwing.aim": "{seat}, at whom do you throw it?",
    "corespace.blasting.aim": "{seat}, where do you aim?",
    "corespace.blasting.stray": "{seat}, where does it burst?",
    "corespace.assault.reroll": "{seat}, do you roll a die again?",
    "corespace.rummage.handle": "{seat}, what do you take, and what do you leave?",
    "corespace.general-search.settle": "{seat}, do you keep what you have found?",
    "corespace.search-freely.go": "{seat}, what do you search?",
    "corespace.exchange-items.begin": "{seat}, what do you give, or take?",
    "corespace.exchange-items.settle": "{seat}, what do you say?",
    "corespace.bargain.settle": "{seat}, do you trade?",
    "corespace.civilian-activation.strike": "{seat}, both are equally near: whom does the civilian attack?",
    "corespace.civilian-activation.join_up": "{seat}, both are equally near: whom does the civilian join?",
    "corespace.civilian-activation.approach": "{seat}, both are equally near: with whom does the civilian trade?",
    "corespace.shooting.fire": "{seat}, how much do you fire?",
    "corespace.opportunity.strike": "{seat}, does your trader strike?",
    "corespace.charge.strike": "{seat}, does your trader charge?",
    "corespace.knocking-back.knock_back": "{seat}, does your trader shove back?",
    "corespace.knocking-back.shove": "{seat}, which way do you push?",
    "corespace.knocking-back.follow": "{seat}, do you follow?",
    "corespace.ask-to-pass.answer": "{seat}, do you let them pass?",
    "corespace.parley.settle": "{seat}, do you agree to a deal?",
    "corespace.npc-activation.lock": "{seat}, these are equally near: who is the target?",
    "corespace.upon.settle": "{seat}, these are equally near: whom does it strike?",
    "corespace.upon.appoint": "{seat}, which of yours is it for?",
    "corespace.family-phase.send": "{seat}, which of them acts next?",
}

ON_MAT = frozenset({"corespace.form-up.take"})
"""Questions that are answered beside the deck."""

NAMING = {
    **SKILL_NAMING,
    "corespace.activation.do": "{seat}, what does {figure} do?",
    "corespace.walk-freely.walk": "{seat}, which way does {figure} go?",
    "corespace.shooting.fire": "{seat}, how much does {figure} fire at {other}?",
    "corespace.assault.reroll": "{seat}, does {figure} roll a die again?",
    "corespace.opportunity.strike": "{seat}, does {figure} strike at {other}?",
    "corespace.charge.strike": "{seat}, does {figure} charge into the fight?",
    "corespace.knocking-back.knock_back": "{seat}, {other} stumbles: does {figure} shove back?",
    "corespace.knocking-back.shove": "{seat}, which way does {figure} push {other}?",
    "corespace.knocking-back.follow": "{seat}, does {figure} go after {other}?",
}
"""Questions with the names of those whom they are about."""

MOMENTS = {
    **AFTER_MOMENTS,
    **CAMPAIGN_MOMENTS,
    **SKILL_MOMENTS,
    "corespace.form-up.take": "{whose} choice of a crew",
    "corespace.form-up.enlist": "{whose} recruits",
    "corespace.leave-out.leave_out": "{whose} choice of those who stay",
    "corespace.equip-all.equip": "{whose} equipment",
    "corespace.deploy.lay": "{whose} choice of an airlock",
    "corespace.trader-phase.activate": "{whose} choice of a trader",
    "corespace.activation.do": "{whose} turn",
    "corespace.walk-freely.walk": "{whose} way",
    "corespace.throwing.aim": "{whose} throw",
    "corespace.blasting.aim": "{whose} aim",
    "corespace.blasting.stray": "{whose} choice of a point",
    "corespace.assault.reroll": "{whose} dice",
    "corespace.rummage.handle": "{whose} search",
    "corespace.general-search.settle": "{whose} find",
    "corespace.search-freely.go": "{whose} choice of a search",
    "corespace.exchange-items.begin": "{whose} trade",
    "corespace.exchange-items.settle": "{whose} answer to a trade",
    "corespace.bargain.settle": "{whose} trade",
    "corespace.civilian-activation.strike": "{whose} choice for a civilian",
    "corespace.civilian-activation.join_up": "{whose} choice for a civilian",
    "corespace.civilian-activation.approach": "{whose} choice for a civilian",
    "corespace.shooting.fire": "{whose} shot",
    "corespace.opportunity.strike": "{whose} opportunity",
    "corespace.charge.strike": "{whose} charge",
    "corespace.knocking-back.knock_back": "{whose} answer to a shove",
    "corespace.knocking-back.shove": "{whose} push",
    "corespace.knocking-back.follow": "{whose} step after a push",
    "corespace.ask-to-pass.answer": "{whose} answer",
    "corespace.parley.settle": "{whose} answer to a deal",
    "corespace.npc-activation.lock": "{whose} choice of a target",
    "corespace.upon.settle": "{whose} choice for a card",
    "corespace.upon.appoint": "{whose} choice of a trader",
    "corespace.family-phase.send": "{whose} choice for the NPCs",
}

HINTS = {
    **AFTER_HINTS,
    **SKILL_HINTS,
    **CAMPAIGN_HINTS,
    "corespace.bargain.settle": "What you turn down goes into their pocket, where everyone sees it.",
    "corespace.parley.settle": "With a deal you are no enemies. Either of you can break it, in a turn of their own.",
    "corespace.form-up.take": "Any crew will do for a start, and it comes with all that it needs.",
    "corespace.form-up.enlist": "One captain and up to six others. A small crew acts less often, and has less to lose.",
    "corespace.leave-out.leave_out": "The mission has room for fewer. Those who stay aboard are safe.",
    "corespace.opportunity.strike": "This costs you nothing, not even an action.",
    "corespace.deploy.lay": "All your traders set out from there, and have to come back to it.",
    "corespace.trader-phase.activate": "Crews take turns, one trader at a time, until all have acted.",
    "corespace.activation.do": "A trader has two actions, and a move takes up to four squares.",
}

PURPOSES = {
    **AFTER_PURPOSES,
    **CAMPAIGN_PURPOSES,
    "deploy": "the highest docks first",
    "reroll": "{about} rolls again",
    "accuracy": "how well {about} aims",
    "scatter": "where {about} scatters to",
    "entry": "where {about} comes in",
    "arrival": "how many arrive: {about}",
    "attack": "{about} attacks",
    "harm": "{about} is hit",
    "stray": "who is hit beside {about}",
    "knock-back": "{about} shoves",
    "persuade": "{about} is asked",
    "civilian": "what {about} does",
    "thoughts": "{about} has second thoughts",
    "panic": "which way {about} runs",
    "rally": "{about} tries to get up",
    "fate": "what comes of it",
    "repair": "{about} repairs",
    "reload": "how much ammo {about} has",
}
"""What dice are rolled for."""

RISKS = {
    "no-tech": "nobody in this crew works with machines",
    "strike": "{about} strikes first: {odds} risk of damage",
    "may-strike": "{about} may strike first: {odds} risk of damage",
    "stray": "{odds} risk of hurting {about}",
}
"""What an answer may bring upon one's own."""

OPTIONS = {
    "campaign": "The campaign",
    "mission": "The mission",
    "alliance": "All crews are allies",
    "gangers": "Gangers",
    "corps": "Galactic Corps",
    "security": "Security",
    "printed_crews": "Printed crews",
    "points": "Points for a crew",
    "career_level": "Career level",
    "ua": "UA for equipment",
    "second_purge_set": "A second set of Purge",
}
OPTION_DETAILS = {
    "campaign": "Mission after mission with the same crews. Without one you play a single mission.",
    "alliance": "You win together or not at all.",
    "gangers": "They come from Watch Your Back on, and want you. Some missions have them anyway.",
    "corps": "They come from Charge on, and want the Purge, until you attack them.",
    "security": "They come at Cover Me, and want the Purge, until you attack them.",
    "printed_crews": "Nobody chooses: each of you flies with a crew from the box.",
    "points": "What a crew may cost if you put it together yourself.",
    "career_level": "Rookies begin at 0. Each level brings health and skill.",
    "ua": "Crews with a career level spend it before the mission; rookies have none.",
    "second_purge_set": "With three crews twice as many Purge can come. With four they always can, with fewer never.",
}

BEGINNINGS = {"first": "First mission", "campaign": "The campaign"}
BEGINNING_DETAILS = {
    "first": "Cold Berth with a crew of four: in through the airlock, and home again.",
    "campaign": "One crew, one ship, five missions and a ledger. For more crews choose it below.",
}
