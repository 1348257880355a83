"""Sentences about a campaign: what lies between its missions, and its log."""

from __future__ import annotations

from starhold.kernel import Weight

CAMPAIGN_EVENTS = {
    "corespace.sat-out": "{seat} sits this one out.",
    "corespace.retired": "{seat} leaves the campaign.",
    "corespace.paid": "{seat}: {ua} UA.",
    "corespace.briefing-read": "Before {mission}: the briefing.",
    "corespace.outcome-read": "After {mission}: what came of it.",
    "corespace.ending-read": "The end of {campaign}.",
    "corespace.spoke": "{figure}: “{line}”",
    "corespace.campaign-ended": "{campaign} is over.",
    "corespace.life-rolled": "The die says that {figure} is alive.",
    "corespace.life-rolled/dead": "The die says that {figure} is not coming back.",
    "corespace.died": "{figure} is dead.",
    "corespace.ordeal-rolled": "{figure} {row} ({rolled}).",
    "corespace.changed": "{into} steps out where {figure} should have.",
    "corespace.stripped": "{figure} comes home with nothing.",
    "corespace.bribed": "The way home costs {figure} {ua} UA.",
    "corespace.bribed/no-ua": "There is no money for the way home of {figure}.",
    "corespace.token-given": "{figure} gives {token} away for it.",
    "corespace.kept": "{figure} is away for {missions}, or until someone pays {ua} UA.",
    "corespace.kept/no-ua": "{figure} is away for {missions}.",
    "corespace.kept/no-missions": "{figure} is away until someone pays {ua} UA.",
    "corespace.paid-for": "{seat} pays {ua} UA, and {figure} is back.",
    "corespace.came-back": "{figure} is back.",
    "corespace.time-passed": "Nobody can fly. The mission waits.",
    "corespace.crew-lost": "Nobody of {seat} is left to fly. The crew is out of the campaign.",
    "corespace.rescue-joined": "{seat} joins the rescue.",
    "corespace.rescue-began": "The rescue begins, where {mission} ended. {counter} goes first.",
    "corespace.brought-home": "{figure} has been fetched.",
    "corespace.rescue-ended": "The rescue is over.",
}

CAMPAIGN_CHOICES = {
    "corespace.take-part": "take part",
    "corespace.sit-out": "sit this one out",
    "corespace.retire": "retire from the campaign",
    "corespace.rescue": "go back for {figure}",
    "corespace.teleport": "beam {figure} home",
    "corespace.alone": "leave {figure} to their own devices",
    "corespace.join-in": "join the rescue",
    "corespace.stay-out": "stay out of it",
    "corespace.pay-for": "pay for {figure}",
}

CAMPAIGN_HEADINGS = {
    "corespace.rescue": "Rescue",
    "corespace.teleport": "Beam home",
    "corespace.alone": "Leave alone",
    "corespace.pay-for": "Pay for",
}

CAMPAIGN_CLAUSES = {
    "corespace.rescue": "CS-RESCUE-01",
    "corespace.teleport": "CS-EXTRACT-07",
    "corespace.alone": "CS-EXTRACT-08",
    "corespace.join-in": "CS-RESCUE-06",
    "corespace.pay-for": "CS-EXTRACT-08",
}

CAMPAIGN_DETAILS = {
    "corespace.sit-out": "Your crew keeps what it has, and gains nothing.",
    "corespace.retire": "Your crew keeps its score, and plays no more. When no crew is left, the campaign is over.",
}

CAMPAIGN_WEIGHTS: dict[str, Weight] = {"corespace.retire": "aside"}
RETIRE_REGRET = "Your crew leaves the campaign for good."

CAMPAIGN_PROMPTS = {
    "corespace.roll-call.answer": "{seat}, do you take part in this mission?",
    "corespace.retrieve.choose": "{seat}, how do they come home?",
    "corespace.rescue-mission.answer": "{seat}, do you join the rescue?",
    "corespace.rescue-mission.leave_out": "{seat}, who stays aboard?",
    "corespace.regroup.swap": "{seat}, who takes what along?",
    "corespace.redeem.pay": "{seat}, do you pay for anyone?",
}

CAMPAIGN_MOMENTS = {
    "corespace.roll-call.answer": "{whose} answer to the call",
    "corespace.retrieve.choose": "{whose} way to get them home",
    "corespace.rescue-mission.answer": "{whose} answer to the call for help",
    "corespace.rescue-mission.leave_out": "{whose} choice of who stays aboard",
    "corespace.regroup.swap": "{whose} kit for the rescue",
    "corespace.redeem.pay": "{whose} ransom",
}

CAMPAIGN_HINTS = {
    "corespace.retrieve.choose": "A rescue goes back to the same deck, once. The beam kills 1 in 6.",
    "corespace.rescue-mission.answer": "Nobody gains career points by a rescue. Friends may.",
    "corespace.regroup.swap": "Ammo is full again, and each of you has 2 health more. Skill pegs are as they were.",
    "corespace.redeem.pay": "Ransom rises by 2 UA with each mission. A fine stays as it is.",
}

CAMPAIGN_PURPOSES = {
    "life": "whether {about} lives",
    "teleport": "what the beam makes of {about}",
    "alone": "how {about} gets on alone",
    "arrest": "what the judge says of {about}",
    "sentence": "the missions that {about} misses",
}

CAMPAIGN_REFUSALS = {
    "corespace.first-rescue": "there is one rescue after each mission: choose another way home",
    "corespace.somewhere-to-look": "they do not lie on the deck: choose another way home",
}

STANDING = "{campaign}: {met} of {missions} objectives met."
NEEDED = "You need {needed} in the end."
LINES = {
    (True, True): "{mission}: objective met. {winners} won.",
    (True, False): "{mission}: objective met, and nobody came home to say so.",
    (False, True): "{mission}: objective not met. {winners} won.",
    (False, False): "{mission}: objective not met.",
}
"""A mission in the log: whether the objective was met, and whether anybody won."""
FATES = {"home": "Home: {figures}.", "left": "Left behind: {figures}.", "dead": "Died: {figures}."}
