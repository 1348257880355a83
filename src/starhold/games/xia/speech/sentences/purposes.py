"""Purposes of dice."""

from __future__ import annotations

from .missions import TYPES

PURPOSES = {
    **TYPES,
    # Set-up
    "first choice": "who chooses first",
    "economy": "cubes of {about} on the economy board",
    "tie": "to break the tie",
    "round": "fame of the NPCs",
    "behaviour card": "the behaviour card of {about}",
    "behaviour": "the behaviour of {about}",
    # Outfits
    "engine": "{about} engine",
    "blaster": "{about} blaster",
    "missile": "{about} missile",
    "shield": "{about} shield",
    # Borders
    "planetary shield": "shield of {about}",
    "comet": "comet of {about}",
    "orbit": "orbit of the Kiln",
    "landing": "{about}",
    "gravity path": "{about} gravity path",
    # Work
    "mine": "mining",
    "harvest": "harvesting",
    "salvage": "salvaging",
    "quarry": "quarrying",
    "excavate": "excavating {about}",
    # Spawn Points
    "respawn": "Spawn Point",
    "tigris": "Tigris Gate",
    # Event cards
    "event": "{event}",
    # NPCs
    "npc attack": "attack of {about}",
    "npc defence": "defence of {about}",
    "npc respawn": "Spawn Point of {about}",
    "npc asteroids": "asteroids around {about}",
    "npc ice asteroids": "ice asteroids around {about}",
    "npc debris": "debris around {about}",
    "npc planetary shield": "planetary shield against {about}",
    "npc orbit": "orbit of the Kiln",
}
"""Words for the purposes that do not say it themselves; an ability has a name."""
