"""Why NPCs do what they do."""

from __future__ import annotations

_PREYS = "It goes after whoever attacked it last, or else the nearest ship without a bounty."
_FINDS_NOBODY = "It finds nobody to attack, so it heads home."

COURSES = {
    "enforcer/ship": "It goes after whoever attacked it last, or else the nearest outlaw.",
    "enforcer/planet": "No outlaw is near, so it patrols between lawful planets.",
    "scoundrel/ship": _PREYS,
    "scoundrel/planet": _FINDS_NOBODY,
    "cinderbeard/ship": _PREYS,
    "cinderbeard/planet": _FINDS_NOBODY,
    "merchant/planet": "That is the next stop on its trade route.",
}
"""The reasons for a course, by whose it is and what it leads to."""

REASONS = {
    f"{tag}/{course}": reason for tag in ("xia.npc-targeted", "xia.npc-stuck") for course, reason in COURSES.items()
}
