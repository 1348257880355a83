"""Missions and event cards, as a reporter tells them."""

from __future__ import annotations

MISSION_EVENTS = {
    "corespace.left": "{figure} leaves.",
    # Event cards
    "corespace.card-drawn": "{seat} turns a card: {card}.",
    "corespace.assistance-drawn": "{seat} draws an assistance card and keeps it.",
    "corespace.assistance-seen": "It is {card}.",
    "corespace.card-returned": "{card} goes back: nothing here for it to spoil.",
    "corespace.nothing-drawn": "No card fits: nothing happens in this round.",
    "corespace.card-played": "{figure} plays {card}.",
    # The mission
    "corespace.told": "{text}",
    "corespace.fate-rolled": "The die shows {rolled}, and {at_least} or more was wanted.",
    "corespace.interacted": "{figure} is done with {object}.",
    "corespace.repair-tried/no-faces": "{figure} repairs {object}. {repaired} of {wanted} done.",
    "corespace.repair-tried": "{figure} works on {object}: {faces}. {repaired} of {wanted} done.",
    "corespace.received": "{figure} has {token} now.",
    "corespace.received/at": "{token} comes loose at {at}.",
    "corespace.laid-out": "{token} lies at {at}.",
    "corespace.pegs-removed": "Hostility falls to {now}: {band}.",
    "corespace.doors-locked": "Doors lock: {doors}.",
    "corespace.doors-opened": "Doors open: {doors}.",
    "corespace.airlocks-sealed": "Airlocks {airlocks} seal. Their ships dock at {redock}.",
    "corespace.rooms-refreshed": "Searched rooms can be searched again.",
    "corespace.slowed": "{figure} loses {actions} next time.",
    "corespace.supplied": "{figure} has {ammo} ammo and {pegs} skill pegs.",
    "corespace.destroyed": "{object} is wrecked.",
    "corespace.fetched": "{figure} is picked up.",
    "corespace.market-opened": "The market is open: civilians trade with anyone.",
    "corespace.market-closed": "The market is closed.",
    "corespace.hunt-began": "Word gets around: {family} hunt everyone who is with {figure}.",
    "corespace.heard": "You listen: {sound}.",
    "corespace.revealed": "{holder}: {face}.",
    "corespace.confided": "Between you and the wall, {holder}: {face}.",
}
