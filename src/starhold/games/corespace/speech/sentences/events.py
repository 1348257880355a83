"""Events, as a reporter tells them.

A sentence that reads otherwise for a value has another entry: tag, `/`, the value.
"""

from __future__ import annotations

EVENTS = {
    # Before the first round
    "corespace.counter-tossed": "The turn counter is tossed: {seat} docks first.",
    "corespace.first-rolled": "{seat} rolls {rolled} for the first airlock.",
    "corespace.docked": "{seat} docks at airlock {airlock}.",
    "corespace.mission-began": "{mission}",
    # The round
    "corespace.round-began": "Round {round} begins.",
    "corespace.phase-began": "{phase}",
    "corespace.pegs-added": "Hostility rises to {now}: {band}.",
    "corespace.activated": "{figure} acts.",
    "corespace.turn-missed": "{figure} misses a turn.",
    "corespace.finished": "{figure} is done for this round.",
    "corespace.counter-passed": "The turn counter passes to {seat}.",
    # Movement
    "corespace.moved": "{figure} moves to {way}.",
    "corespace.stepped": "{figure} steps to {to}.",
    "corespace.embarked": "{figure} goes aboard at airlock {airlock}.",
    "corespace.leave-asked": "{figure} asks {other} to step aside.",
    "corespace.leave-granted": "{other} lets {figure} pass.",
    "corespace.leave-refused": "{other} bars the way.",
    "corespace.scattered": "{token} scatters {rolled} to the {wind}, to {at}.",
    # Attacks
    "corespace.attacked": "{figure} attacks {other}: {faces}.",
    "corespace.attacked/ranged": "{figure} shoots at {other}: {faces}.",
    "corespace.attacked/thrown": "{figure} throws {weapon} at {other}: {faces}.",
    "corespace.attacked/printed": "{other} is hit by what nobody aimed: {faces}.",
    "corespace.strayed": "The shot finds {other}.",
    "corespace.strayed/missed": "The shot misses {figure} and finds {other}.",
    "corespace.hits-stopped": "Armour stops {hits}.",
    "corespace.hits-stopped/cover": "Cover stops {hits}.",
    "corespace.hits-stopped/shield": "A shield stops {hits}.",
    "corespace.shield-overloaded": "{token} burns out.",
    "corespace.ammo-spent": "{figure} has {ammo} ammo left.",
    "corespace.ammo-spent/no-ammo": "{figure} is out of ammo.",
    "corespace.misfired": "{weapon} breaks.",
    "corespace.misfired/jammed": "{weapon} jams.",
    "corespace.jam-cleared": "{figure} clears {weapon}.",
    "corespace.reloaded": "{figure} reloads: {ammo} ammo.",
    "corespace.donned": "{figure} puts on {token}.",
    "corespace.doffed": "{figure} takes off {token}.",
    "corespace.let-gone": "{figure} lets {other} go.",
    "corespace.hurt": "{figure} takes {damage} damage and has {health} health.",
    "corespace.hurt/no-health": "{figure} takes {damage} damage.",
    "corespace.defeated": "{figure} goes down.",
    "corespace.knock-back-rolled": "{figure} shoves {other}: {faces}.",
    "corespace.stumbled": "{figure} stumbles.",
    "corespace.pushed": "{figure} is pushed to {way}.",
    "corespace.fell-prone": "{figure} falls over.",
    "corespace.stood-up": "{figure} stands up.",
    # Items
    "corespace.shown": "{figure} has {token}.",
    "corespace.peg-spent": "{figure} spends a skill peg.",
    "corespace.picked-up": "{figure} picks up {token}.",
    "corespace.dropped": "{figure} leaves {token} on the floor.",
    "corespace.exchange-asked": "{figure} offers {other} {token}.",
    "corespace.exchange-asked/no-token": "{figure} asks {other} for something.",
    "corespace.given": "{figure} hands {other} {token}.",
    "corespace.exchange-declined": "{other} declines.",
    "corespace.crate-opened": "{figure} opens the crate at {crate}.",
    "corespace.robbed": "{figure} goes through the pockets of {other}.",
    "corespace.contents-seen": "There is {tokens}.",
    "corespace.contents-seen/no-tokens": "There is nothing.",
    "corespace.taken": "{figure} takes {token}.",
    "corespace.taken/no-token": "{figure} takes a {size} item.",
    "corespace.returned": "{figure} leaves a {size} item there.",
    "corespace.room-searched": "{figure} searches the room and finds a {size} item.",
    "corespace.room-searched/no-size": "{figure} searches the room and finds nothing.",
    "corespace.item-found": "It is {token}.",
    "corespace.healed": "{figure} is up to {health} health.",
    "corespace.revived": "{figure} brings {other} round, with {health} health.",
    "corespace.hastened": "{figure} has {actions} more actions.",
    "corespace.door-opened": "{figure} opens the door {door}.",
    "corespace.door-locked": "{figure} locks the door {door}.",
    "corespace.discarded": "{token} goes into the bag.",
    # NPCs
    "corespace.purge-charged": "The Purge are charged.",
    "corespace.arrived": "{figure} comes in at entry point {entry}, {at}.",
    "corespace.npc-aimed": "{figure} goes for {other}.",
    "corespace.npc-decided": "{figure} closes in.",
    "corespace.npc-decided/close": "{figure} strikes.",
    "corespace.npc-decided/shoot": "{figure} fires.",
    # The end
    "corespace.mission-ended": "{mission} is over.",
}

REASONS = {
    "corespace.npc-aimed/CS-PURGE-TARGET-02": "It is the nearest in sight and out of cover.",
    "corespace.npc-aimed/CS-PURGE-TARGET-03": "Everybody in sight is in cover, and it is the nearest.",
    "corespace.npc-aimed/CS-PURGE-TARGET-04": "Nobody is in sight, and it is the shortest walk.",
    "corespace.npc-aimed/CS-PURGE-TARGET-06": "Assassins hunt captains.",
}
"""Why an NPC goes for somebody, by the clause that decides."""
