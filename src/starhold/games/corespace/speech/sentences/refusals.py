"""What is missing, and what to do about it."""

from __future__ import annotations

REFUSALS = {
    "corespace.own-ammo": "this weapon takes no other ammo, and you have reloaded: use another one",
    "corespace.unjammed": "weapons are jammed in this round: do something else",
    "corespace.effortless-done": "one effortless action is still free: use it first",
    "corespace.skill-unused": "one skill a round, and this trader has used it: wait for the next round",
    "corespace.peg": "no skill pegs are left: pay with an action",
    "corespace.not-refused": "they have declined: ask again in another turn",
    "corespace.alone": "an enemy is in this room: deal with them first",
    "corespace.unsearched": "this room has been searched: try another one",
    "corespace.wound": "nothing hurts: keep it for later",
    "corespace.something-to-search": "nothing can be searched from here: move next to a crate",
    "corespace.free-airlock": "another ship lies there: choose a free airlock",
    "corespace.breath": "nobody walks more than {most} squares in a round: do something else, or end the turn",
    "corespace.way-out": "no free square can be reached from here: wait until somebody moves",
    "corespace.steps": "the airlock is {steps} steps away and you have {left}: move closer first",
    "corespace.steps/no-steps": "no way leads to the airlock now: wait until somebody moves",
    "corespace.own-ship": "that is the ship of {seat}: go back to your own",
    "corespace.free-square": "somebody is there: walk on",
    "corespace.first-step": "you have not moved yet: make a step first",
    "corespace.not-engaged": "you are too close to shoot: fight hand to hand, or move away",
    "corespace.in-sight": "you do not see them from here: move first",
    "corespace.in-range": "{weapon} does nothing at {range} range: move closer, or use another weapon",
    "corespace.in-order": "{weapon} is jammed or broken: use another weapon",
    "corespace.ammo": "you need {needed} ammo and have {left}: reload, or fire less",
    "corespace.ammo/no-left": "you have no ammo left: reload, or fight hand to hand",
    "corespace.unengaged": "an enemy is too close for that: fight, push them back, or move away",
    "corespace.room": "your tray is full: drop something first",
    "corespace.other-turn": "this trader has acted in this round: choose another one",
    "corespace.standing": "this trader is defeated: somebody must help first",
}
