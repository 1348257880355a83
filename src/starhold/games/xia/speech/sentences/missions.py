"""The types of mission that are added to those of the base game."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.mission-begun": "{seat} turns up {mission} and gets to work.",
    # Cargo, Private Eye, Arms Dealer
    "xia.cubes-handed-over": "{seat} hands over {cubes} of {cargo}.",
    "xia.intel-collected": "{seat} listens around and hears of {missions}.",
    "xia.outfit-handed-over": "{seat} hands over the {outfit}, no questions asked.",
    # Assist, Transport
    "xia.assisted": "{seat} comes to the aid of {target}: {kind}.",
    "xia.cubes-loaded": "{seat} loads {cubes} of {cargo}, with great care.",
    "xia.cubes-passed-on": "{seat} passes {cubes} of {cargo} on to {target}.",
    # BOOM!
    "xia.detonator-fetched": "{seat} takes a Detonator on board.",
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
    "xia.hand-over": "hand over so many cubes",
    "xia.load": "load so many cubes",
    "xia.split": "offer so many credits",
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

TASKS = {
    "shuttle": "passengers from {pick_up} to {deliver}",
    "research": "research at {at}, report to {deliver}",
    "bounty-hunter": "remains of an outlaw to {deliver}",
    "smuggler": "contraband from {pick_up} to {deliver}, unseen on {sneak}+",
    "thief": "steal from {target}, deliver to {deliver}",
    "assassin": "destroy {target}, report to {deliver}",
    "cargo": "1 to 3 cubes of {cargo} to {deliver}",
    "private-eye": "listen around at {at}, report to {deliver}",
    "arms-dealer": "{family} without damage to {deliver}",
    "coerce": "attack {target}, report to {deliver}",
    "assist": "gear up at a Mission Point of {system}, help {target}",
    "transport": "up to 3 cubes of {cargo} from a Mission Point of {system} to {target}",
    "boom": "a Detonator from a Mission Point of {system}, to blow up {target}",
    "counterfeit": "plates from a Mission Point of {system}, to share false credits with {target}",
    "envoy": "talks at {at}, report to {deliver}",
}
"""The demands of the types of mission, with the words of the card."""
