"""The sentences of the base game."""

from __future__ import annotations

from starhold.kernel import OptionValue

EVENTS = {
    # Set-up and turns
    "xia.first-player": "{seat} goes first.",
    "xia.ship-chosen": "{seat} takes {ship}.",
    "xia.order-rolled": "{seat} rolls {shown} for the order.",
    "xia.turn-began": "{seat}'s turn begins.",
    "xia.turn-lost": "{ship} loses this turn.",
    "xia.won": "{seat} is a Legend! All of the Drift knows the name of {ship}.",
    # Dice
    "xia.die-rolled": "{seat} rolls {shown} on the d{sides} ({purpose}).",
    "xia.die-rolled/natural-20": "{seat} rolls a natural 20 ({purpose})!",
    "xia.npc-rolled": "{npc} rolls {shown} on the d{sides} ({purpose}).",
    "xia.tie-broken": "A tie: the die shows {shown}, and {winner} gets it.",
    # Moving
    "xia.impulse-used": "{seat} flies on impulse: {movement}.",
    "xia.engine-fired": "{seat} fires the {outfit}: {movement}.",
    "xia.engine-fired/no-movement": "{seat} fires the {outfit}, and it coughs: no movement.",
    "xia.ship-moved": "{ship} flies to {to}.",
    "xia.space-used": "{ship} comes alongside to use {at}.",
    "xia.gate-used": "{ship} goes through the gate and comes out at {to}.",
    "xia.towed": "{seat} is towed along to {to}.",
    "xia.turned-back": "{ship} finds no room and falls back to {to}.",
    # Borders
    "xia.shield-held": "The shield of {planet} throws {ship} back, for {damage}.",
    "xia.shield-crossed": "{ship} breaks through the shield of {planet} and is detected.",
    "xia.shield-crossed/no-detected": "{ship} slips through the shield of {planet}, undetected.",
    "xia.entrance-closed": "The entrance of {planet} stays shut: {ship} has a bounty.",
    "xia.asteroids-entered": "An asteroid is about to strike {ship} for {damage}.",
    "xia.asteroids-entered/no-damage": "{ship} weaves through the asteroids unharmed.",
    "xia.nebula-entered": "The nebula pulls at {ship}: {loss}.",
    "xia.nebula-entered/no-loss": "{ship} glides into the nebula unharmed.",
    "xia.debris-entered": "{ship} is crushed among the debris!",
    "xia.debris-entered/no-destroyed": "{ship} threads the debris unharmed.",
    "xia.star-entered": "{ship} flies into the star and melts.",
    # Energy and markers
    "xia.energy-lost": "{seat} loses {energy} and disarms {markers}.",
    "xia.energy-lost/no-energy": "{seat} has no energy to lose and disarms {markers}.",
    "xia.energy-lost/no-markers": "{seat} loses {energy}.",
    "xia.energy-gained": "{seat} gains {energy}.",
    "xia.stranded": "{seat} is stranded: no energy, no armed marker.",
    "xia.markers-armed": "{seat} arms {markers} for {energy}.",
    "xia.markers-armed/no-energy": "{seat} arms {markers}.",
    "xia.rescued": "{rescuer} shares energy with {seat}, who can fly again.",
    # Damage, destruction, respawn
    "xia.damage-taken": "{ship} takes {damage}.",
    "xia.damage-placed": "{seat} takes it on {cell}.",
    "xia.cube-lost": "{seat} loses a cube of {cargo}: it drifts at {at}.",
    "xia.ship-destroyed": "{ship} is destroyed by {by}!",
    "xia.ship-destroyed/no-by": "{ship} is destroyed!",
    "xia.respawned": "{ship} appears at {at}.",
    # Fighting
    "xia.attack-declared": "{ship} aims at {target}: {weapon}.",
    "xia.attack-declared/own-weapon": "{ship} aims at {target}.",
    "xia.shield-raised": "{seat} raises the {outfit}.",
    "xia.attack-resolved": "{ship} attacks with {attack}, {target} defends with {defence}: {damage}.",
    "xia.attack-resolved/no-damage": "{ship} attacks with {attack}, {target} holds out with {defence}.",
    # Exploring
    "xia.sector-revealed": "{seat} reveals {sector}.",
    "xia.sector-revealed/scan": "{seat} scans for {energy} and reveals {sector}.",
    "xia.sector-revealed/free-scan": "{seat} scans and reveals {sector}.",
    "xia.sector-revealed/jump": "{seat} jumps blindly and reveals {sector}.",
    "xia.token-collected": "{seat} turns up an exploration token: {token}.",
    # Cargo
    "xia.cubes-bought": "{seat} buys {cubes} of {cargo}.",
    "xia.cubes-sold": "{seat} sells {cubes} of {cargo}.",
    "xia.cube-gathered": "{seat} brings in a cube of {cargo}.",
    "xia.cube-collected": "{seat} takes a drifting cube of {cargo} aboard.",
    # Credits, bounty, fame
    "xia.credits-changed": "{seat} is paid {credits} credits ({reason}).",
    "xia.credits-changed/no-credits": "{seat} pays {credits} credits ({reason}).",
    "xia.bounty-changed": "The bounty on {ship} rises by {credits} ({reason}).",
    "xia.bounty-changed/no-credits": "The bounty on {ship} falls by {credits} ({reason}).",
    "xia.fame-gained": "{seat} earns {fame} ({source}).",
    "xia.fame-claimed": "{seat} now has {fame}.",
    "xia.title-drawn": "A title can be claimed: {title}.",
    "xia.title-claimed": "{seat} claims the title {title}.",
    # Missions
    "xia.missions-drawn": "{seat} draws {cards}.",
    "xia.missions-seen": "{seat} looks at {missions}.",
    "xia.mission-kept": "{seat} accepts a mission.",
    "xia.missions-discarded": "{seat} discards {cards}.",
    "xia.mission-revealed": "{seat} completes the objective of {mission}.",
    "xia.mission-priced": "{seat}'s mission {mission} is worth {pay} credits.",
    "xia.mission-priced/no-pay": "{seat}'s mission {mission} is worth nothing.",
    "xia.mission-failed": "{seat} fails {mission}.",
    "xia.contraband-sneaked": "{seat} brings the goods of {mission} in, undetected.",
    "xia.mission-completed": "{seat} completes {mission}.",
    "xia.experience-spent": "{seat} draws on the experience of {mission} and rolls again.",
    # Starport
    "xia.outfit-bought": "{seat} buys the {outfit}.",
    "xia.outfit-sold": "{seat} sells the {outfit}.",
    "xia.ship-bought": "{seat} buys {ship} and leaves the old ship behind.",
    "xia.repaired": "{seat} has {damage} repaired.",
    "xia.cube-left": "{seat} leaves a cube of {cargo} behind.",
    "xia.hold-packed": "{seat} repacks the hold.",
    # Abilities
    "xia.ability-used": "{seat} uses {ability} for {energy}.",
    "xia.ability-used/no-energy": "{seat} uses {ability}.",
    "xia.ability-worked": "{ability} gives {value}.",
    "xia.ability-worked/no-value": "{ability} fizzles.",
    # NPCs
    "xia.npc-spawned": "{npc} appears at {at}.",
    "xia.npc-targeted": "{npc} sets a course for {target}.",
    "xia.npc-stuck": "{npc} cannot get at {target} and waits.",
    "xia.npc-earned": "{npc} earns {credits} credits.",
}

CHOICES = {
    # Set-up
    "xia.take": "take {ship}",
    "xia.prepare": "fit the ship out as: {loadout}",
    # Moving
    "xia.impulse": "fly on impulse",
    "xia.engine": "fire the engine that is {outfit} of your hold",
    "xia.fly": "fly {way}",
    "xia.gate": "go through the gate to {to}",
    "xia.tigris": "go through the broken gate, wherever it leads",
    "xia.jump": "jump blindly {way}, into the unknown",
    "xia.use": "use the occupied space to the {way}",
    "xia.stop": "stop here",
    # Exploring
    "xia.scan": "scan what lies beyond side {side} of the sector",
    "xia.spawn": "appear at Spawn Point {number}",
    # Fighting
    "xia.attack": "attack {ship} with {outfit} of your hold",
    "xia.ram": "ram {ship} with {outfit} of your hold",
    "xia.fire": "fire: roll the dice",
    "xia.shield": "raise {outfit} of your hold as a shield",
    "xia.brace": "brace: roll the dice",
    "xia.rearm": "arm {markers} again",
    "xia.rearm/no-markers": "arm no marker",
    "xia.damage": "put the damage on {cell} of your hold",
    # Cargo and work
    "xia.buy": "buy {cubes} of {cargo}",
    "xia.sell": "sell {cubes} of {cargo}",
    "xia.sell-all": "sell all that is bought here",
    "xia.mine": "mine the asteroids",
    "xia.salvage": "search the wreckage",
    "xia.harvest": "harvest the nebula's gas",
    "xia.collect": "take a drifting cube of {cargo} aboard",
    "xia.collect-token": "take the exploration token",
    "xia.jettison": "jettison a cube of {cargo}",
    # Missions
    "xia.draw": "draw missions, face down",
    "xia.keep": "accept {mission}",
    "xia.keep-none": "discard the other missions",
    "xia.pursue": "work on {mission}",
    "xia.deliver": "complete {mission}",
    "xia.abort": "give up {mission}",
    # People
    "xia.rescue": "share energy with {ship}",
    "xia.give": "give credits to {captain}",
    "xia.amount": "{credits} credits",
    "xia.ability": "use the ability of {card} on {target}",
    "xia.ability/no-target": "use the ability of {card}",
    "xia.warp": "appear at {to}",
    "xia.mend": "remove the damage on {cell}",
    "xia.follow": "be towed along",
    "xia.let-go": "cut the line",
    # Dice
    "xia.experience": "discard {mission} and roll again",
    "xia.accept": "keep this roll",
    # Phases
    "xia.end": "end your actions",
    "xia.recharge": "recharge to full energy",
    "xia.repair": "have all damage repaired",
    "xia.buy-outfit": "buy the {outfit}",
    "xia.sell-outfit": "sell {outfit} of your hold",
    "xia.buy-ship": "buy {ship}",
    "xia.buy-fame": "buy fame",
    "xia.rearrange": "repack the hold",
    "xia.lift": "lift what lies on {cell}",
    "xia.fit": "fit it onto {cells}",
    "xia.stow": "stow the cube on {cell}",
    "xia.later": "put it aside and take the next piece",
    "xia.leave": "leave it behind",
    "xia.put-back": "put everything back as it was",
    "xia.depart": "finish here",
    "xia.arm": "arm {markers}",
    "xia.arm/no-markers": "arm no marker",
    # Ships without a captain
    "xia.route": "send it to {to}",
}

GROUPS = {
    "xia.fly": "fly to the next space (1 movement)",
    "xia.gate": "go through the gate, to another one (1 movement)",
    "xia.jump": "jump blindly beyond the edge",
    "xia.use": "use the occupied space next to the ship (2 movement)",
    "xia.scan": "scan what lies beyond a side of the sector, as numbered on the map",
    "xia.spawn": "appear at a Spawn Point",
    "xia.damage": "put the damage on a space of the hold",
    "xia.mend": "remove the damage on a space of the hold",
    "xia.rearm": "choose how many markers to arm again (1 energy each)",
    "xia.arm": "choose how many markers to arm (1 energy each)",
    "xia.buy": "buy 1 cube or 2 (1,000 credits either way)",
    "xia.sell": "sell cubes (1,000 credits each)",
    "xia.collect": "take a drifting cube aboard",
    "xia.jettison": "jettison a cube",
    "xia.amount": "choose how many credits",
    "xia.warp": "appear on a space",
    "xia.lift": "take out what lies on a space of the hold",
    "xia.fit": "fit it onto spaces of the hold, section by section",
    "xia.stow": "stow the cube on a space of the hold",
    "xia.route": "send it to a space",
}
"""Headings for choices that differ in a place or a number only."""

PROMPTS = {
    # Set-up
    "xia.set-up.take": "{seat}, which ship do you take?",
    "xia.outfit-ship.buy": "{seat}, how do you fit out your ship?",
    # Actions
    "xia.action-phase.act": "{seat}, what do you do?",
    "xia.move.spend": "{seat}, where do you fly?",
    "xia.fire-engine.boost": "{seat}, do you push the engine further?",
    "xia.give-credits.hand": "{seat}, how many credits do you give away?",
    "xia.rescue-ship.arm": "{seat}, how many markers do you arm with the energy you were given?",
    "xia.tow.pull": "{seat}, the line tightens. Do you follow?",
    # Dice, damage, respawn
    "xia.roll.again": "{seat}, do you roll again?",
    "xia.absorb.declare": "{seat}, do you raise a shield?",
    "xia.take-damage.place": "{seat}, where in the hold does the damage go?",
    "xia.roll-for-spawn-point.chosen": "{seat}, at which Spawn Point do you appear?",
    # Fighting
    "xia.attacking.declare": "{seat}, aim another weapon, or fire?",
    "xia.declare-defence.defend": "{seat}, you are under attack! How do you defend yourself?",
    "xia.rearm-shields.rearm": "{seat}, how many markers of your shields do you arm again?",
    # Abilities
    "xia.remove-damage.mend": "{seat}, which damage do you remove?",
    "xia.arm-again.lift": "{seat}, which used marker do you arm again?",
    "xia.warp-away.appear": "{seat}, where do you appear?",
    "xia.deep-scan.scan": "{seat}, which side of the sector do you scan?",
    "xia.overdrive.burn": "{seat}, which outfit do you overload, and where is it damaged?",
    "xia.overdrive.use": "{seat}, how do you use it?",
    # Starport and hold
    "xia.business.trade": "{seat}, what do you do in the starport?",
    "xia.fit-outfit.place": "{seat}, where in the hold does the outfit go?",
    "xia.pack.move": "{seat}, how do you pack the hold?",
    "xia.stow-pieces.place": "{seat}, where in the hold does it go?",
    "xia.take-out.lift": "{seat}, which cube leaves the hold?",
    # The end of the turn
    "xia.status.arm": "{seat}, how many markers do you arm (1 energy each)?",
    "xia.choose-missions.answer": "{seat}, which mission do you accept?",
    # Ships without a captain
    "xia.fly-npc.fly": "{seat}, these routes are equally good. Which one does the ship take?",
}

OPTIONS = {
    "fame_goal": "Fame needed to win",
    "first_game": "First game",
    "npcs": "The Enforcer, the Scoundrel and the Merchant take part",
    "npc_cards": "Which of four or five captains move the NPCs",
    "embers": "Embers of a Forsaken Star",
    "missions_and_powers": "Missions & Powers",
    "sellsword": "Sellsword",
    "envoy": "Envoy",
    "solo": "Play alone",
    "campaign": "Campaign",
    "starting_credits": "Starting credits",
    "free_blind_jump": "A blind jump costs no movement",
    "instant_victory": "The match ends the moment the goal is reached",
    "trade_fame": "Sales that earn fame",
    "one_fame_purchase_per_phase": "Fame can be bought only once per Business Phase",
    "first_gate_use_fame": "The first use of a gate earns fame",
    "place_cubes": "When captains choose where cubes lie, and which cube leaves",
    "damaged_roll_floor": "Lowest roll of a damaged outfit",
    "occupied_use_ends_move": "Using an occupied space ends the move",
    "single_target_attack": "An attack has only one target",
    "death_loses_turn": "Destroyed ships of tiers 2 and 3, and NPCs, lose a turn",
    "npc_respawn_clean": "NPCs come back without damage",
    "mission_choice": "When drawn missions are looked at",
    "must_keep_one": "One of the drawn missions must be kept",
    "boom_one_action": "An armed Detonator leaves time for only one action",
}

OPTION_VALUES: dict[str, dict[OptionValue, str]] = {
    "solo": {"": "no", "easy": "easy", "normal": "normal", "hard": "hard"},
    "npc_cards": {"first_three": "the first three", "by_lot": "three at random"},
    "starting_credits": {3000: "3,000", 4000: "4,000"},
    "trade_fame": {
        "all_bought_here": "2 or more: all that the place buys",
        "all_hold": "2 or more: all in the hold",
        "any_two": "any 2",
    },
    "place_cubes": {"when_it_matters": "when it matters", "always": "always", "never": "never"},
    "mission_choice": {"after_turn": "after the turn", "status_phase": "in the Status Phase"},
}

OPTION_DETAILS = {
    "first_game": "the base game on a small board, with ready-made ships and no NPCs",
    "embers": "ice, anomalies, relics, the Kiln, an economy and events",
    "missions_and_powers": "more missions, and two ability cards to choose from",
    "sellsword": "a ship that can be hired at Smugglers' Den",
    "solo": "you against three NPCs, who race for fame together",
    "campaign": "game after game alone, until all ten goals are done; eight without Embers",
    "envoy": "eight missions for those who would rather talk",
}
