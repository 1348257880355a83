"""Events, as a reporter tells them.

A sentence that reads otherwise for a value has another entry: tag, `/`, the value. For a field that is true it is the
name of the field, for one that is false, empty, zero or less, `no-` and the name of the field.
"""

from __future__ import annotations

EVENTS = {
    # Before a fight
    "akarios.enlisted": "{seat} flies {pilot}.",
    "akarios.boarded": "{pilot} takes {ship}.",
    "akarios.fitted": "{pilot} fits {card}.",
    "akarios.deployed": "{pilot} starts at {at}, facing {facing}.",
    "akarios.fight-began": "{scenario}",
    # The round
    "akarios.round-began": "Round {round} begins.",
    "akarios.phase-began": "The enemies act.",
    "akarios.dice-rolled": "{pilot} rolls {dice}.",
    "akarios.dice-rerolled": "{pilot} rolls again and has {dice}.",
    "akarios.die-turned": "{pilot} turns {face} to {becomes}.",
    "akarios.acted": "{pilot} uses {card} with {dice}.",
    "akarios.acted/no-dice": "{pilot} uses {card}.",
    "akarios.die-lent": "{pilot} lends {target} a die: {face}.",
    "akarios.die-taken-back": "{pilot} takes a die back from {card}: {face}.",
    "akarios.finished": "{pilot} is done for this round.",
    "akarios.shield-rose": "{pilot} recharges to {shield}.",
    # Movement
    "akarios.moved": "{ship} flies to {at}, facing {facing}.",
    "akarios.turned": "{ship} turns {facing}.",
    "akarios.stopped": "{ship} stops short at {at}.",
    "akarios.jumped": "{ship} comes out of the wormhole at {at}, facing {facing}.",
    "akarios.shoved": "{ship} is dragged to {at}.",
    "akarios.left": "{pilot} is through, and away.",
    "akarios.sailed": "The Sparrow flies on to {at}.",
    # Attacks
    "akarios.attacked": "{ship} hits {target} for {damage} ({cards}).",
    "akarios.attacked/no-damage": "{ship} hits {target}, and nothing comes of it ({cards}).",
    "akarios.attacked/missed": "{ship} misses {target} ({cards}).",
    "akarios.cards-drawn": "{ship} draws {stacks}.",
    "akarios.hurt": "{ship} loses {shield} and {hull}.",
    "akarios.hurt/no-shield": "{ship} loses {hull}.",
    "akarios.hurt/no-hull": "{ship} loses {shield}.",
    "akarios.hurt/asteroids": "Asteroids cost {ship} {hull}.",
    "akarios.hurt/nebula": "The nebula costs {ship} {shield}.",
    "akarios.hurt/breach": "The hull breach costs {ship} {hull}.",
    "akarios.hurt/shield-overload": "{ship}'s shield overloads: {shield} gone.",
    "akarios.warded-off": "Nothing of the hit comes through to {ship}.",
    "akarios.warded-off/stone": "{ship}'s stone shield holds.",
    "akarios.warded-off/leech": "{ship} turns the hit into hull.",
    "akarios.flipped": "{pilot} takes the hit on {card}, which is damaged.",
    "akarios.destroyed": "{ship} is destroyed!",
    "akarios.destroyed/sparrow": "The Sparrow is lost.",
    "akarios.knocked-out": "{pilot}'s ship goes dark, and {pilot} is unconscious.",
    "akarios.affected": "{ship}: {effect}.",
    "akarios.affected/breach": "{ship}'s hull is breached.",
    "akarios.affected/jam": "{ship}'s radar is jammed.",
    "akarios.affected/lock": "{ship} is locked.",
    "akarios.affected/slow": "{ship} is slowed.",
    "akarios.affected/stealth": "{ship} goes into stealth.",
    "akarios.affected/stun": "{ship} is stunned.",
    "akarios.affected/advantage": "{ship}'s next attack is advantaged.",
    "akarios.affected/disadvantage": "{ship}'s next attack is disadvantaged.",
    "akarios.affected/damage": "{ship}'s next attack deals {amount} more damage.",
    "akarios.affected/range": "{ship}'s next attack reaches {amount} farther.",
    "akarios.affected/double": "{ship}'s next attack draws no card and does double damage to its first target.",
    "akarios.affected/infuse": "{ship}'s next attack brings something else along.",
    "akarios.affected/exploit": "{ship}'s next advantaged attack deals {amount} more damage to its first target.",
    "akarios.affected/control": "{ship} no longer chooses its own targets.",
    "akarios.affected/invulnerable": "{ship} cannot be harmed until the enemies have acted.",
    "akarios.affected/stone": "{ship} takes no damage until the enemies have acted.",
    "akarios.affected/leech": "Until the enemies have acted, damage mends {ship}.",
    "akarios.affected/unnoticed": "Enemies do not care for {ship} this time.",
    "akarios.affected/targets": "{ship}'s next attack has {amount} more targets.",
    "akarios.affected/bolster": "A bolster card goes into {ship}'s modifier deck.",
    "akarios.affected/repair": "{ship} repairs {amount} hull.",
    "akarios.affected/charge": "{ship} charges {amount} shield.",
    "akarios.unaffected": "{ship} is immune to {effect}.",
    "akarios.mark-lifted": "{ship} is no longer {mark}.",
    "akarios.mark-lifted/breach": "{ship}'s hull breach is closed.",
    "akarios.resupplied": "{pilot} resupplies {card}.",
    # Nerves
    "akarios.stress-changed": "{pilot}'s stress rises to {stress}.",
    "akarios.stress-changed/no-by": "{pilot}'s stress falls to {stress}.",
    "akarios.stress-miss-added": "A stress miss goes into {deck}'s modifier deck.",
    "akarios.stress-miss-added/enemies": "A stress miss goes into the enemies' modifier deck.",
    "akarios.stress-miss-removed": "{pilot} breathes: a stress miss leaves the deck.",
    "akarios.triggered": "{pilot} snaps.",
    "akarios.trauma-drawn": "{pilot} draws {trauma}",
    "akarios.grudge-born": "{pilot} sees nothing but {enemy}.",
    "akarios.foe-found": "{pilot} will remember {enemy}.",
    # Enemies
    "akarios.combat-card-drawn": "{enemy} card: {card}.",
    "akarios.targeted": "{ship} goes for {target}.",
    "akarios.idled": "{ship} finds nobody to attack.",
    "akarios.idled/slow": "{ship} is slowed and cannot move.",
    "akarios.idled/stun": "{ship} is stunned and cannot attack.",
    "akarios.idled/reach": "{ship} has nobody in reach.",
    "akarios.spawned": "{ship} comes out of the dark at {at}, facing {facing}.",
    # The end
    "akarios.fight-ended": "{scenario} is won.",
    "akarios.fight-ended/no-success": "{scenario} is lost.",
}

REASONS = {
    "akarios.targeted/nearest": "It is the nearest.",
    "akarios.targeted/hull": "Of the nearest, it has the most hull.",
    "akarios.targeted/shield": "Of the nearest with as much hull, it has the most shield.",
    "akarios.targeted/choice": "Several were equally near and strong, and you chose.",
    "akarios.targeted/control": "Its avionics are hacked, and you chose.",
    "akarios.targeted/only": "There is nobody else.",
}
"""Why an enemy goes for somebody, by the words of the rules."""

TOGETHER = {
    "muster": "{seat} flies {pilot}{ship}{cards}.",
    "ready": "{pilot} recharges to {shield} and rolls {dice}.",
    "flight": "{who} flies {cards}: {spaces} to {at}, facing {facing}{more}.",
    "flight/no-cards": "{who} flies {spaces} to {at}, facing {facing}{more}.",
    "turn": "{who} turns {facing}{more}.",
    "hit": "{who} hits {whom} for {damage} ({cards}){results}.",
    "hit/destroyed": "{who} destroys {whom} with {damage} damage ({cards}){results}!",
    "hit/missed": "{who} misses {whom} ({cards}).",
}
"""Several events in one sentence."""

IDLE = {
    "nobody": "nobody to go for",
    "reach": "nobody in reach",
    "slow": "too slow to move",
    "stun": "stunned, so no attack",
}
"""Why an enemy leaves something out, as a part of a sentence."""
