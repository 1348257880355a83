"""A game alone: arranging, System Expanse, the race of the NPCs."""

from __future__ import annotations

from ...rules.solo.race import Cause

EVENTS: dict[str, str] = {
    "xia.sector-laid": "{sector} is laid out.",
    "xia.sector-revealed/expanse": "System Expanse: {sector} is revealed.",
    "xia.cubes-swept": "The NPCs pick up {cubes} adrift.",
    "xia.round-rolled": "The round ends. The NPCs roll {shown}{pluses}, {total} in all: {fame}.",
    "xia.round-rolled/plain": "The round ends. The NPCs roll {shown}: {fame}.",
    "xia.npcs-advanced": "The NPCs now have {total} fame.",
    "xia.npcs-advanced/kill": "The kill earns the NPCs {fame}: they now have {total}.",
    "xia.sides-turned": "The NPC Stats card is flipped: from now on the NPCs are faster and tougher.",
    "xia.lost": "The NPCs reach {total} fame first. Nobody in the Drift asks what became of {seat}.",
}

CHOICES: dict[str, str] = {
    "xia.lay": "lay {sector} around {at}",
    "xia.face": "turn it clockwise by {sixths} of 6",
    "xia.face/no-sixths": "lay it as it is",
    "xia.lay-around": "lay all that are left around the first sector",
    "xia.expand": "reveal a sector beyond side {side} of {sector}",
    "xia.sit-down": "seat {npc} at place {place}",
    "xia.look": "look at the missions you have drawn",
    "xia.redraw": "draw a new behaviour for {npc}",
    "xia.let-be": "let {npc} keep its behaviour",
}

GROUPS: dict[str, str] = {
    "xia.lay": "lay a sector",
    "xia.face": "turn the sector",
    "xia.expand": "reveal a sector next to another one",
    "xia.sit-down": "choose a seat, counted from your left",
}

PROMPTS: dict[str, str] = {
    "xia.arrange.choose": "{seat}, how do you arrange the first sectors?",
    "xia.arrange.turn": "{seat}, how do you turn it?",
    "xia.embark.take": "{seat}, which ship do you take?",
    "xia.embark.appear": "{seat}, at which Spawn Point do you start?",
    "xia.enter-alone.sit": "{seat}, where does the newcomer sit?",
    "xia.expanse.reveal": "{seat}, your known space grows. Where?",
    "xia.change-behaviour.choose": "{seat}, does it come back with a new plan?",
}

HINTS: dict[str, str] = {
    "xia.arrange.choose": (
        "Any arrangement will do. Planets close together make short trade routes, for the Merchant as well."
    ),
    "xia.arrange.turn": "Borders and entrances turn with the sector.",
    "xia.embark.take": "A big hold carries cargo and takes damage; energy and impulse keep you ahead of the NPCs.",
    "xia.embark.appear": "Start near a planet that sells what another one buys, and not too close to trouble.",
    "xia.enter-alone.sit": (
        "NPCs fly in the order of their seats, and missions that mean a captain mean whoever sits there."
    ),
    "xia.expanse.reveal": "The new sector touches as many others as possible. Its edge will match the side you choose.",
    "xia.change-behaviour.choose": "It is drawn at random from its other cards, and may be better or worse for you.",
}

HELPED = "the NPCs' roll so far: {pluses}"
"""What ending one's actions leaves to the NPCs."""

LOST = (
    "The NPCs reach {total} fame first; {seat} has {fame}.\n"
    "They call it the Short Race. The Merchant paid for the drinks, the Enforcer wrote the report, and the Scoundrel "
    "still has the captain's chair."
)
"""The end of a lost game."""

PLUSES: dict[Cause, str] = {
    "cubes": "cubes adrift",
    "credits": "credits collected",
    "behind": "they are behind",
    "feats": "the Merchant's deeds",
    "goal": "your goal",
}
"""What is added to the roll at the end of a round."""
