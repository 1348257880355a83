"""What may come of an answer."""

from __future__ import annotations

RISKS = {
    "damage": "{odds} risk of taking {amount} damage",
    "ice damage": "{odds} risk of taking {amount} ice damage",
    "thrown back": "{odds} risk of being thrown back with {amount} damage",
    "ram": "your own ship takes {amount} damage as well",
    "unstoppable": "{amount} damage that no shield stops",
    "failed": "{odds} risk of failing with {amount} damage",
    "blast": "{odds} risk of being in the blast yourself, for {amount} damage",
    "energy": "{odds} risk of losing {amount} energy",
    "stranded": "{odds} risk of being stranded",
    "destroyed": "{odds} risk of being destroyed",
    "destroyed/certain": "certain destruction",
    "burnt": "{odds} risk of being destroyed by a star",
    "ice spreads": "the ice in the hold spreads, for {amount} more damage",
    "ice fills": "the ice fills the hold, and the ship is destroyed",
    "bounty": "{odds} risk of getting a bounty of {amount}",
    "bounty/certain": "a bounty of {amount}",
    "detected": "{odds} risk of being detected, with a bounty of {amount}",
    "snitched on": "a bounty of up to {amount}, if someone talks or looks too closely",
    "unknown": "unknown space, and no way back",
    "set off": "it is set off",
    "obstacles": "asteroids, debris or planetary shields are on its route",
    "pulled": "you are pulled {amount} spaces along it",
    "thrown off": "{odds} risk of being thrown off its end",
    "thrown onto a path": "{odds} risk of being thrown off its end onto the {about} path",
    "thrown at a planet": "{odds} risk of being thrown off its end against the shield of {about}",
    "thrown into debris": "{odds} risk of being thrown off its end into debris",
    "thrown into nebula": "{odds} risk of being thrown off its end into nebula",
}
"""By harm; what is certain may have a sentence of its own."""
