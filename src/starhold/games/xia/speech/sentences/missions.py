"""The types of mission that are added to those of the base game."""

from __future__ import annotations

from ...content.mission_cards import System
from ...rules.missions.mission_type import Mark

EVENTS: dict[str, str] = {
    "xia.mission-begun": "{seat} reveals {mission} and gets to work.",
    # Cargo, Private Eye, Arms Dealer
    "xia.cubes-handed-over": "{seat} hands over {cubes} of {cargo}.",
    "xia.intel-collected": "{seat} listens around and hears of {missions}.",
    "xia.outfit-handed-over": "{seat} hands over the {outfit}, no questions asked.",
    # Assist, Transport
    "xia.assisted": "{seat} comes to the aid of {target}: {kind}.",
    "xia.cubes-loaded": "{seat} loads {cubes} of {cargo}, with great care.",
    "xia.cubes-passed-on": "{seat} passes {cubes} of {cargo} on to {target}.",
    # BOOM!
    "xia.detonator-fetched": "{seat} takes a Detonator aboard.",
    "xia.detonator-armed": "{seat} drops an armed Detonator at {at}.",
    "xia.exploded": "The Detonator of {seat} goes off at {at}: {damage} for all ships within a distance of {spaces}.",
    # Counterfeit
    "xia.plates-fetched": "{seat} hides the plates for {mission} under the seat.",
    "xia.split-offered": "{seat} has false credits and offers {target} {credits} of them.",
    "xia.split-offered/no-credits": "{seat} has false credits and offers {target} nothing but trouble.",
    "xia.laundered": "{target} is in on it.",
    "xia.snitched": "{target} tells the law.",
}

CHOICES: dict[str, str] = {
    "xia.hand-over": "hand over {cubes}",
    "xia.supply": "hand over {outfit} of your hold",
    "xia.load": "load {cubes}",
    "xia.favour": "ask for {kind}",
    "xia.fetch": "get what {mission} takes",
    "xia.detonate": "set off the Detonator of {mission}",
    "xia.split": "offer {credits} credits",
    "xia.launder": "launder",
    "xia.snitch": "snitch",
}

GROUPS: dict[str, str] = {
    "xia.hand-over": "choose how many cubes to hand over",
    "xia.load": "choose how many cubes to load",
    "xia.split": "choose how many credits to offer",
}

PROMPTS: dict[str, str] = {
    "xia.hand-over-cubes.hand_over": "{seat}, how many cubes do you hand over?",
    "xia.hand-over-outfit.hand_over": "{seat}, which outfit do you hand over?",
    "xia.coerce-ship.fire": "{seat}, how do you make your point?",
    "xia.load-cubes.load": "{seat}, how many cubes do you load?",
    "xia.gear-up.place": "{seat}, how much help do you bring (1 energy for each 1,000 credits)?",
    "xia.help-ship.help": "{seat}, help has come. What do you need?",
    "xia.fuse.act": "{seat}, the Detonator is armed. What do you do before it goes off?",
    "xia.pass-on-credits.announce": "{seat}, how many of the false credits do you offer?",
    "xia.pass-on-credits.answer": "{seat}, there is easy money to be had. Do you launder or snitch?",
}

TYPES = {
    "shuttle": "Shuttle",
    "research": "Research",
    "bounty-hunter": "Bounty Hunter",
    "smuggler": "Smuggler",
    "thief": "Thief",
    "assassin": "Assassin",
    "cargo": "Cargo",
    "private-eye": "Private Eye",
    "arms-dealer": "Arms Dealer",
    "coerce": "Coerce",
    "assist": "Assist",
    "transport": "Transport",
    "boom": "BOOM!",
    "counterfeit": "Counterfeit",
    "envoy": "Envoy",
}
"""The types of mission, as the cards call them."""

SYSTEMS: dict[System, str] = {
    "planet": "a planet",
    "asteroids": "an asteroid field",
    "nebula": "a nebula",
    "debris": "a debris field",
    "gate": "a gate",
}
"""The kinds of sectors at whose Mission Points missions begin."""

TASKS = {
    "shuttle": "carry passengers from {pick_up} to {deliver}",
    "research": "do research at {at}, then report to {deliver}",
    "bounty-hunter": "destroy an outlaw, then bring the remains to {deliver}",
    "smuggler": "smuggle contraband from {pick_up} to {deliver}, undetected on {sneak} or more",
    "thief": "steal from {target}, then deliver to {deliver}",
    "assassin": "see {target} destroyed, then report to {deliver}",
    "cargo": "bring 1 to 3 cubes of {cargo} to {deliver}",
    "private-eye": "listen around at {at}, then report to {deliver}",
    "arms-dealer": "hand over {family} without damage at {deliver}",
    "coerce": "attack {target}, then report to {deliver}",
    "assist": "gear up at a Mission Point of {system}, then help {target}",
    "transport": "bring up to 3 cubes of {cargo} from a Mission Point of {system} to {target}",
    "boom": "fetch a Detonator at a Mission Point of {system}, then blow up {target}",
    "counterfeit": "fetch plates at a Mission Point of {system}, then share false credits with {target}",
    "envoy": "hold talks at {at}, then report to {deliver}",
}
"""The demands of the types of mission, with the words of the card."""

NOTES = {
    "assassin": "You get a bounty of {bounty}.",
    "private-eye": "Three missions are revealed, and you are paid for each crime among them.",
    "arms-dealer": "You get a bounty of {bounty}.",
    "coerce": "The more damage, the more pay. You get a bounty of {bounty}.",
    "assist": "You help from an adjacent space, with 1 energy for each 1,000 credits on the card.",
    "transport": "The cubes are explosive: if you give the mission up, they go off.",
    "boom": "Drop it near them, and set it off.",
    "counterfeit": "They may snitch.",
    "envoy": "If the talks go wrong, your ship is fired at.",
}
"""The rest of what a card says, where its demand does not say it all."""

NEEDS = {
    "bounty-hunter": "any outlaw",
    "cargo": "{cargo} in the hold",
    "arms-dealer": "{family} in the hold",
    "assist": "{system}",
    "transport": "{system}",
    "boom": "{system}",
    "counterfeit": "{system}",
}
"""The first stages of missions that begin at no sector of their own."""

PAID_BY = {
    "shuttle": "sectors away",
    "smuggler": "sectors away",
    "assassin": "tier of the target",
    "research": "d20",
    "bounty-hunter": "d20",
    "thief": "d20",
    "envoy": "d20",
    "boom": "d20",
    "cargo": "cubes handed over",
    "private-eye": "crimes revealed",
    "arms-dealer": "tier of the outfit",
    "coerce": "damage",
    "assist": "energy for help",
    "transport": "cubes that arrive",
    "counterfeit": "credits to split",
}
"""The measures by which missions pay."""

ALSO_BY_ROLL = {"reach": "reach, by the d20", "damage": "damage, by the d20"}
"""Further tables of a card."""

PASSENGER = "Captain in need"
PASSAGE = "take a captain in need to {deliver}, for {fame} fame and {pay} credits"

MARKS: dict[Mark, str] = {
    "face-up": "face up",
    "aboard": "aboard",
    "sneaked": "past the eyes",
    "plates": "plates aboard",
    "detonator": "Detonator aboard",
    "armed": "Detonator armed at {detonator}",
    "explosive": "{damage} damage if you give it up",
}
"""All that shows on the card of an active mission."""
