"""The Kiln, and the relics that are sifted there."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.docked": "{ship} docks at {to}.",
    "xia.kiln-moved": "The Kiln travels on from {start} to {to}.",
    "xia.kiln-destroyed": "The Kiln breaks apart at {at}!",
    "xia.kiln-returned": "The Kiln is back, at {at}.",
    "xia.relic-sifted": "{seat} sifts a relic and finds the {relic}.",
    "xia.mod-lost": "{seat} has no use for the {outfit} of the relic.",
}

CHOICES: dict[str, str] = {
    "xia.dock": "dock with the Kiln ({berth})",
    "xia.undock": "leave the Kiln for {to}",
    "xia.sift": "sift the relic on {cell} of your hold",
    "xia.take-fame": "show the relic to everyone, for 1 fame",
    "xia.take-reward": "take what the relic is worth",
}

GROUPS: dict[str, str] = {
    "xia.dock": "dock with the Kiln (1 movement)",
    "xia.undock": "leave the Kiln for a space next to it (1 movement)",
    "xia.sift": "sift a relic",
    "xia.sell/ember": "sell cubes of ember (2,000 credits each)",
}

PROMPTS: dict[str, str] = {
    "xia.sift-relic.take": "{seat}, fame for the relic, or what it is worth?",
    "xia.fly-out-of-kiln.emerge": "{seat}, these routes are equally good. Where does the ship leave the Kiln?",
}
