"""The economy board."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.economy-rolled": "The economy board begins with {cubes} of {cargo}.",
    "xia.cubes-produced": "{planet} produces {cubes} of {cargo}.",
    "xia.cubes-traded": "{seat} trades {cubes} of {cargo} for {wanted}.",
    "xia.demand-arose": "There is no {cargo} to be had: it is in demand.",
    "xia.demand-met": "{seat} brings {cargo} back to the markets.",
}

CHOICES: dict[str, str] = {
    "xia.trade": "trade {cubes} of {cargo} for {wanted}",
}

GROUPS: dict[str, str] = {
    "xia.trade": "trade cubes for as many of another kind",
}

PROMPTS: dict[str, str] = {}
