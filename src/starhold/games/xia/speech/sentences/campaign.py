"""A campaign: goals, upgrades, and the course from game to game."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.game-began": "Game {game} of the campaign begins.",
    "xia.goal-chosen": "{seat} plays for {goal}: {limit} fame to win.",
    "xia.goal-failed": "{goal} is out of reach in this game.",
    "xia.npcs-advanced/goal": "The NPCs begin with {total} fame.",
    "xia.upgrade-taken": "{seat} takes the upgrade {upgrade}.",
    "xia.upgrade-used": "{seat} uses {upgrade} for {energy}.",
    "xia.cube-added": "One more cube of {cargo} comes with them.",
    "xia.cubes-at-start": "{seat} starts with {cubes} of {cargo}.",
    "xia.rolled-again": "{seat} makes the NPCs roll again.",
    "xia.given-up": "{seat} gives this game up.",
    "xia.game-ended": "Game {game} is lost, {fame} to {npc_fame}. The campaign stands at {score}.",
    "xia.game-ended/won": (
        "Game {game} is won, {fame} to {npc_fame}, but without {goal}. The campaign stands at {score}."
    ),
    "xia.game-ended/met": "Game {game} is won, {fame} to {npc_fame}: {goal} is done. The campaign stands at {score}.",
    "xia.retired": "{seat} retires.",
    "xia.campaign-ended": "The last goal is done. The campaign ends with a score of {score}.",
}

CHOICES: dict[str, str] = {
    "xia.choose-goal": "play for {goal}",
    "xia.take-upgrade": "take {upgrade}",
    "xia.play-on": "begin the next game",
    "xia.retire": "retire",
    "xia.give-up": "give this game up",
    "xia.rearm-used": "Re-Arm a used marker",
    "xia.patch": "repair 1 damage",
    "xia.top-up": "gain 1 energy",
    "xia.pay-off": "pay off your bounty",
    "xia.start-with": "start with {cargo}",
    "xia.roll-again": "have the NPCs roll again",
    "xia.add-to-roll": "add {more} to the roll",
}

GROUPS: dict[str, str] = {
    "xia.choose-goal": "play for a goal",
    "xia.take-upgrade": "take an upgrade",
    "xia.start-with": "start with cubes of a kind",
}

PROMPTS: dict[str, str] = {
    "xia.aim.choose": "{seat}, which goal do you play for?",
    "xia.play-campaign.improve": "{seat}, which upgrade do you take?",
    "xia.play-campaign.go_on": "{seat}, on to the next game?",
    "xia.load-at-start.load": "{seat}, what is in your hold from the start?",
    "xia.end-of-round.again": "{seat}, do the NPCs roll again?",
    "xia.raise-roll.add": "{seat}, do you add to the roll?",
}

HINTS: dict[str, str] = {
    "xia.aim.choose": "The goal brings the fame it takes to win, a special rule, and a reward for all games to come.",
    "xia.play-campaign.improve": "You keep it for the rest of the campaign. Each tier needs the one below.",
    "xia.play-campaign.go_on": "You can stop here for weeks: the campaign waits where you left it.",
    "xia.load-at-start.load": "Take what a planet nearby buys.",
    "xia.end-of-round.again": "Once a game. The second roll counts, whatever it is.",
    "xia.raise-roll.add": "More is not always better: a big blast reaches you, too, and a big fraud is a big crime.",
}

MOMENTS: dict[str, str] = {
    "xia.aim.choose": "{whose} choice of a goal",
    "xia.play-campaign.improve": "{whose} choice of an upgrade",
    "xia.play-campaign.go_on": "the time between two games",
    "xia.load-at-start.load": "{whose} first cargo",
    "xia.end-of-round.again": "the roll of the NPCs",
    "xia.raise-roll.add": "{whose} mission roll",
}

SCENE = "Game {number}"
"""What a scene of a campaign is called."""

SCENE_WITH_GOAL = "Game {number}: {goal}"
"""The same, once its goal is chosen."""

STANDING = "{done} of {goals} goals done, score {score}"
"""A campaign in a line, above its log."""

LINE = "{game}. {result}, {fame} to {npc_fame} ({points}). {ships}."
"""A game in the log."""

RESULTS = {"met": "Done", "won": "Won without the goal", "lost": "Lost"}

UPGRADED = " Upgrade: {upgrade}."
"""The end of its line, if an upgrade was chosen after it."""

ENDED = "All {goals} goals are done after {games} games, with a score of {score}."
"""The end of a campaign, before its story."""

RETIRED = "{seat} retires after {games}, with {done} of {goals} goals done and a score of {score}."
"""The end of a campaign that was not played to its end."""
