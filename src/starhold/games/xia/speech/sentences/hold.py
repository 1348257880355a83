"""Ice, relics, mods, pods and plating in the hold."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.hold-froze": "The ice in the hold of {seat} spreads: {damage}.",
    "xia.melted": "{seat} melts the ice in the hold: {damage} gone.",
    "xia.relic-stowed": "{seat} brings a relic aboard, face down.",
    "xia.relic-lost": "{seat} loses a relic, and nobody will know what it was.",
}

CHOICES: dict[str, str] = {
    "xia.melt": "melt all ice for free",
    "xia.jettison-relic": "jettison the relic on {cell}",
    "xia.pierce": "attack {ship} with {outfit} through its Piercer",
    "xia.enviro-shield": "raise {outfit} through its Enviro-Shield",
}

GROUPS: dict[str, str] = {
    "xia.jettison-relic": "jettison a relic, for good",
}

PROMPTS: dict[str, str] = {
    "xia.shed-missions.shed": "{seat}, you have more missions than you may. Which one do you give up?",
}
