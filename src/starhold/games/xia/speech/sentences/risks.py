"""What may come of an answer."""

from __future__ import annotations

RISKS = {
    "damage": "{percent}% to take {amount} damage",
    "ice damage": "{percent}% to take {amount} ice damage",
    "thrown back": "{percent}% to be thrown back with {amount} damage",
    "ram": "your own ship takes {amount} damage as well",
    "unstoppable": "{amount} damage that no shield stops",
    "failed": "{percent}% to fail with {amount} damage",
    "blast": "{percent}% to be in the blast yourself, for {amount} damage",
    "energy": "{percent}% to lose {amount} energy",
    "stranded": "{percent}% to be stranded",
    "destroyed": "{percent}% to be destroyed",
    "destroyed/certain": "certain destruction",
    "burnt": "{percent}% to be destroyed by a star",
    "ice spreads": "the ice in the hold spreads, for {amount} more damage",
    "ice fills": "the ice fills the hold, and the ship is destroyed",
    "bounty": "{percent}% to get a bounty of {amount}",
    "bounty/certain": "a bounty of {amount}",
    "detected": "{percent}% to be detected, with a bounty of {amount}",
    "snitched on": "a bounty of up to {amount}, if somebody talks or looks too closely",
    "unknown": "unknown space, and no way back",
    "set off": "it is set off",
    "obstacles": "asteroids, debris or planetary shields are on its way",
    "pulled": "you are pulled {amount} spaces along it",
    "thrown off": "{percent}% to be thrown off its end",
    "thrown onto a path": "{percent}% to be thrown off its end onto the {about} path",
    "thrown at a planet": "{percent}% to be thrown off its end against the shield of {about}",
    "thrown into debris": "{percent}% to be thrown off its end into debris",
    "thrown into nebula": "{percent}% to be thrown off its end into nebula",
}
"""By harm; what is certain may have a sentence of its own."""
