"""Ice asteroids, comets, gravity paths and dead worlds."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.ice-entered": "An ice asteroid is about to strike {ship} for {damage}.",
    "xia.ice-entered/no-damage": "{ship} weaves through the ice unharmed.",
    "xia.comet-appeared": "The comet of {sector} appears at {at}.",
    "xia.comet-moved": "The comet of {sector} flies on to {to}.",
    "xia.comet-struck": "The comet and {ship} meet at {at}.",
    "xia.cube-burnt": "A cube of {cargo} at {at} burns up under the comet.",
    "xia.ship-pulled": "The {path} path pulls {ship} along to {to}.",
    "xia.relics-laid": "{sector} holds {relics} relics.",
    "xia.relic-excavated": "{seat} digs a relic out of {sector}: {relics} left.",
    "xia.relic-excavated/no-relics": "{seat} digs the last relic out of {sector}, and the site collapses.",
}

CHOICES: dict[str, str] = {
    "xia.quarry": "quarry the ice for ember",
    "xia.excavate": "dig for a relic",
}

GROUPS: dict[str, str] = {}

PROMPTS: dict[str, str] = {}
