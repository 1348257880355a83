"""Skills and reactions."""

from __future__ import annotations

from starhold.kernel import Weight

SKILL_CHOICES = {
    "corespace.skill": "use {skill} {level}",
    "corespace.react": "have {figure} use {skill} {level}",
    "corespace.pass": "do not react",
    "corespace.stand-down": "stand down for this round",
    "corespace.forgo": "leave it at that",
    "corespace.choose": "{does}",
}
SKILL_HEADINGS = {"corespace.skill": "Skills", "corespace.react": "React"}
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
    "corespace.choose": "CS-SKILL-05",
}
SKILL_PROMPTS = {
    "corespace.window.answer": "{seat}, do you react?",
    "corespace.using.do": "{seat}, what comes next?",
    "corespace.using.choose": "{seat}, how do you use it?",
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
}
SKILL_HINTS = {
    "corespace.window.answer": "A reaction costs skill pegs, and they don't come back. One skill a round each.",
}
SKILL_EVENTS = {
    "corespace.skill-used": "{figure} uses {skill} {level}.",
    "corespace.reacted": "{figure} reacts with {skill} {level}.",
    "corespace.cards-foreseen": "The next events will be {cards}.",
    "corespace.rushed": "{figure} has {actions} more for moves and attacks.",
    "corespace.health-spent": "{figure} loses {health} health.",
    "corespace.hits-stopped/skill": "{figure} ignores {hits}.",
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
    "corespace.open-target": "nobody can target them now: choose someone else",
    "corespace.something-to-use": "it would do nothing now: keep the pegs for later",
}
