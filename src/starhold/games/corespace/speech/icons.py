"""The icons of characters, in words. (CS-ABILITY-01..19)"""

from __future__ import annotations

from collections.abc import Iterable

from ..content import Ability, AbilityKind

ICONS: dict[AbilityKind, str] = {
    "swift": "moves {number} farther",
    "brawler": "bare hands: {number} dice",
    "gunner": "shoots without a weapon: {number} dice",
    "tough": "armour {number} without any",
    "charge": "strikes at once on contact",
    "self-revive": "may get up again: {number} dice",
    "scramble": "climbs over what is up to {number} high, and through windows",
    "handy": "clears jams effortlessly",
    "massive": "massive: {number}",
    "linked": "does one kind of thing in a turn",
    "no-ranged": "fires no weapons",
    "no-close": "fights without weapons",
    "no-items": "uses no items",
}


def icon_lines(abilities: Iterable[Ability]) -> tuple[str, ...]:
    return tuple(ICONS[icon.kind].format(number=icon.number).replace(": 1 dice", ": 1 die") for icon in abilities)
