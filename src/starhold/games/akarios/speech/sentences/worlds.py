"""On foot: what is tried, and what comes of it."""

from __future__ import annotations

from starhold.kernel import Weight

CHOICES = {
    "akarios.try": "{pilot}: {attempt} with {number} dice",
    "akarios.pause": "{pilot}: do nothing more this round",
    "akarios.go-aboard": "board the Sparrow, all of you",
    "akarios.walk-on": "stay for another round",
    "akarios.join": "{pilot}: help with {number} dice",
    "akarios.stay-out": "{pilot}: stay out of it",
    "akarios.roll-again": "{pilot}: roll {dice} again",
    "akarios.keep-roll": "{pilot}: keep this roll",
    "akarios.assign": "{pilot}: do it, for {stress} stress",
    "akarios.abandon": "{pilot}: let it fail",
}

HEADINGS = {
    "akarios.try": "{pilot}",
}

EVENTS = {
    "akarios.landed": "The squad lands: {world}.",
    "akarios.walk-began": "Round {round} on foot.",
    "akarios.help-wanted": "{pilot} is about to {attempt}. Others can help.",
    "akarios.tried": "{pilot} tries to {attempt}, and rolls {dice}.",
    "akarios.rolled-again": "{pilot} rolls again and has {dice}.",
    "akarios.succeeded": "{pilot} makes it.",
    "akarios.failed": "It comes to nothing.",
    "akarios.walked": "{pilot} comes to {place}.",
    "akarios.docked": "{pilot} rests aboard the Sparrow.",
    "akarios.revived": "{pilot} starts again, rested.",
    "akarios.fainted": "{pilot} is unconscious.",
    "akarios.pilot-lost": "{pilot} is dead.",
    "akarios.walker-changed": "{pilot} now has {now} {what}.",
    "akarios.landing-ended": "The squad leaves {world}.",
    "akarios.landing-ended/success": "{world}: done.",
    "akarios.landing-ended/failure": "{world}: it was too much.",
}

REFUSALS = {
    "akarios.still-unknown": "that is done: there is nothing more to find",
    "akarios.dice-left": "it takes {needed} dice, and you have {left} left this round",
}

PROMPTS = {
    "akarios.explore-world.choose": "{seat}, what do you try?",
    "akarios.explore-world.choose/go-aboard": "{seat}, leave, or go on?",
    "akarios.attempt.join": "{seat}, do you help?",
    "akarios.attempt.roll_again": "{seat}, roll dice again?",
    "akarios.attempt.decide": "{seat}, assign your stress dice?",
}

MOMENTS = {
    "akarios.explore-world.choose": "{whose} next step",
    "akarios.attempt.join": "{whose} help",
    "akarios.attempt.roll_again": "{whose} dice",
    "akarios.attempt.decide": "{whose} nerves",
}

HINTS = {
    "akarios.explore-world.choose": "Committed dice are used up either way. Stress dice fit anything, for 1 stress.",
    "akarios.attempt.join": "A helper adds dice, and raises what is needed.",
    "akarios.attempt.roll_again": "Once a round. The new dice count, even if they are worse.",
    "akarios.attempt.decide": "Each stress die costs 1 stress, and from 10 stress on 1 health.",
}

CLAUSES = {
    "akarios.try": "AKA-WORLD-21",
    "akarios.pause": "AKA-WORLD-30",
    "akarios.go-aboard": "AKA-WORLD-36",
    "akarios.walk-on": "AKA-WORLD-36",
    "akarios.join": "AKA-SKILLCHECK-05",
    "akarios.stay-out": "AKA-SKILLCHECK-05",
    "akarios.roll-again": "AKA-WORLD-24",
    "akarios.keep-roll": "AKA-WORLD-24",
    "akarios.assign": "AKA-WORLD-23",
    "akarios.abandon": "AKA-WORLD-23",
}

DETAILS = {
    "akarios.go-aboard": "the landing ends here, for everyone",
    "akarios.walk-on": "it costs everyone 1 energy",
}

WEIGHTS: dict[str, Weight] = {
    "akarios.go-aboard": "here",
    "akarios.pause": "onward",
    "akarios.walk-on": "onward",
    "akarios.keep-roll": "onward",
    "akarios.stay-out": "onward",
}

HEADED = {"north": "go north", "east": "go east", "south": "go south", "west": "go west"}
EXPLORE = "explore {heading}"
DOCK = "go back to the Sparrow"
INVESTIGATE = "look at {name}"
"""Attempts, in the imperative."""

CHANCE = "{percent} chance"
SURE = {0: "no chance", 1: "certain"}
LITTLE = "under 1%"
CALMLY = "{chance}, {calm} without stress dice"
WITH_STRESS_ONLY = "{chance}, with stress dice only"
ALONE = "alone {chance}"
TOGETHER = "together {chance}"
NEED = "{skill} {need}, you have {mine}"
NEED_EACH = "{skill} {need} for each who takes part, you have {mine}"
WITH_STRESS = "it takes {dice}"
WILL_FAIL = "it fails"
STAY_OUT = "stay out of it"
STRAIN = {True: "do it", False: "assign {dice}"}
ABANDON = {True: "let it fail", False: "leave it to the others"}
"""The meanings of attempts."""
