"""Skills and reactions."""

from __future__ import annotations

from starhold.kernel import Weight

from ...content import WindowName

SKILL_CHOICES = {
    "corespace.skill": "use {skill} {level}",
    "corespace.react": "have {figure} use {skill} {level}",
    "corespace.pass": "do not react",
    "corespace.stand-down": "stand down for this round",
    "corespace.forgo": "leave it at that",
    "corespace.break-item": "break {other}'s {token}",
    "corespace.lift": "lift what stands on {at}",
    "corespace.lift-token": "lift {token} from {at}",
    "corespace.hurl": "hurl it {wind}",
    "corespace.choose": "{option}",
    "corespace.hit": "hit {figure}",
    "corespace.shoot-both": "shoot {other} with {weapon} and {second}",
    "corespace.disarm": "shoot {token} away from {figure}",
    "corespace.fling": "push {figure} {wind}",
    "corespace.distract": "distract {figure}",
    "corespace.lead": "lead {other} to {to}",
}
SKILL_HEADINGS = {
    "corespace.skill": "Skills",
    "corespace.react": "React",
    "corespace.hit": "Hit",
    "corespace.fling": "Push",
    "corespace.distract": "Distract",
    "corespace.lead": "Lead",
}
SKILL_WEIGHTS: dict[str, Weight] = {
    "corespace.pass": "onward",
    "corespace.stand-down": "aside",
    "corespace.forgo": "onward",
}
SKILL_CLAUSES = {
    "corespace.skill": "CS-SKILL-05",
    "corespace.react": "CS-REACTION-01",
    "corespace.pass": "CS-REACTION-01",
    "corespace.stand-down": "CS-REACTION-01",
    "corespace.forgo": "CS-SKILL-05",
    "corespace.break-item": "CS-SK-AUGMENTED-09",
    "corespace.lift": "CS-SK-AUGMENTED-10",
    "corespace.lift-token": "CS-SK-AUGMENTED-10",
    "corespace.hurl": "CS-SK-AUGMENTED-11",
    "corespace.choose": "CS-SKILL-05",
    "corespace.hit": "CS-SK-RANGED-10",
    "corespace.shoot-both": "CS-SK-RANGED-12",
    "corespace.disarm": "CS-SK-RANGED-14",
    "corespace.fling": "CS-SK-CLOSE-14",
    "corespace.distract": "CS-SK-CUNNING-02",
    "corespace.lead": "CS-SK-CUNNING-03",
}
SKILL_PROMPTS = {
    "corespace.window.answer": "{seat}, do you react?",
    "corespace.using.do": "{seat}, what comes next?",
    "corespace.shifting.put": "{seat}, where does it go?",
    "corespace.hurling.hurl": "{seat}, which way does it fly?",
    "corespace.using.choose": "{seat}, how do you use it?",
    "corespace.assault.hit": "{seat}, on whom does the next hit fall?",
    "corespace.shot-at-weapon.disarm": "{seat}, which weapon is shot away?",
    "corespace.burst-out.fling": "{seat}, which way are they pushed?",
    "corespace.make-room.drop": "{seat}, the tray is too full: what do you drop?",
    "corespace.pilfer.take": "{seat}, what do you take?",
    "corespace.pilfer.drop": "{seat}, there is no room for it: what do you drop?",
    "corespace.pilfer.used": "{seat}, do you use it at once?",
}
SKILL_NAMING = {
    "corespace.window.answer": "{seat}, does {figure} react?",
    "corespace.using.do": "{seat}, what does {figure} do by skill?",
    "corespace.using.choose": "{seat}, how does {figure} use the skill?",
}
SKILL_MOMENTS = {
    "corespace.window.answer": "{whose} reaction",
    "corespace.using.do": "{whose} use of a skill",
    "corespace.using.choose": "{whose} use of a skill",
    "corespace.assault.hit": "{whose} hits",
    "corespace.shot-at-weapon.disarm": "{whose} choice of a weapon",
    "corespace.burst-out.fling": "{whose} push",
    "corespace.make-room.drop": "{whose} full tray",
    "corespace.pilfer.take": "{whose} light fingers",
    "corespace.pilfer.drop": "{whose} full tray",
    "corespace.pilfer.used": "{whose} new item",
}
SKILL_HINTS = {
    "corespace.window.answer": "A reaction costs skill pegs, and they don't come back. One skill a round each.",
}
SKILL_STAKES: dict[WindowName, str] = {
    "hits": "Then the hits of {other} on {figure} count.",
    "attacked": "Then {other} has had the last word.",
    "defeated": "Then {figure} stays down.",
    "contacted": "Then {other} stays in contact with {figure}.",
    "near": "Then {other} stays where it is.",
    "scored": "Then the attack on {other} is over.",
    "robbed": "Then {figure} loses {loss}.",
    "any-time": "Then the round goes on.",
}
"""What comes of it if nobody reacts."""
SKILL_EVENTS = {
    "corespace.skill-used": "{figure} uses {skill} {level}.",
    "corespace.reacted": "{figure} reacts with {skill} {level}.",
    "corespace.dazed": "{figure} misses the next turn.",
    "corespace.item-broken": "{figure} breaks {other}'s {token}.",
    "corespace.terrain-moved": "{figure} moves the {piece} from {at} to {to}.",
    "corespace.token-moved": "{figure} moves {token} from {at} to {to}.",
    "corespace.terrain-hurled": "{figure} hurls the {piece} from {at} at {other}.",
    "corespace.terrain-hurled/no-other": "{figure} hurls the {piece} from {at} to {to}.",
    "corespace.cards-foreseen": "The next events will be {cards}.",
    "corespace.rushed": "{figure} has {actions} more for moves and attacks.",
    "corespace.health-spent": "{figure} loses {health} health.",
    "corespace.hits-stopped/skill": "{figure} ignores {hits}.",
    "corespace.recovered": "{figure} gets up again, with {health} health.",
    "corespace.turn-kept": "{figure} shrugs it off.",
    "corespace.unhurt": "Nothing happens to {figure}.",
    "corespace.disarmed": "{other} loses {token}.",
    "corespace.disarmed/taken": "{figure} takes {token} from {other}.",
    "corespace.divided": "{hits} for {other}.",
    "corespace.distracted": "{figure} looks away, and misses the next turn.",
    "corespace.distracted/no-turns": "{figure} looks away, and has {actions} less in the next turn.",
    "corespace.stopped": "{figure} is left standing, and does nothing more in this round.",
    "corespace.stolen": "{figure} takes {token} from {other}.",
    "corespace.stolen/no-token": "{figure} takes a {size} item from {other}.",
    "corespace.stolen/dropped": "{figure} takes {token} from {other}, and lets it fall.",
    "corespace.loyalty-rolled": "{figure} stays with the new crew.",
}
SKILL_REFUSALS = {
    "corespace.skill-pegs": "you need {needed} skill pegs and have {left}: use a lower level",
    "corespace.skill-pegs/no-left": "no skill pegs are left: do without",
    "corespace.its-moment": "it is a reaction: you are asked when its moment comes",
    "corespace.its-moment/hits": "it is a reaction: you are asked when you are hit",
    "corespace.its-moment/attacked": "it is a reaction: you are asked after an attack on you",
    "corespace.its-moment/defeated": "it is a reaction: you are asked when you go down",
    "corespace.its-moment/contacted": "it is a reaction: you are asked when an enemy comes into contact",
    "corespace.its-moment/near": "it is a reaction: you are asked when an enemy ends a move near you",
    "corespace.its-moment/scored": "it is a reaction: you are asked when an attack of yours hits",
    "corespace.its-moment/robbed": "it is a reaction: you are asked when you would lose actions",
    "corespace.not-moved": "you have moved in this round: use it in a round in which you stay",
    "corespace.out-of-airlock": "this trader is still in the airlock: move out first",
    "corespace.not-old-crew": "they were friends until today: choose someone else",
    "corespace.open-target": "nobody can target them now: choose someone else",
    "corespace.something-to-use": "it would do nothing now: keep the pegs for later",
}
