"""Questions: their sentences, the names of their moments, and what to weigh."""

from __future__ import annotations

ACTING = "akarios.pilot-phase.act"
SEVERAL = f"{ACTING}/several"
"""The same for a seat that can choose among many pilots."""

# A question that reads otherwise for some answers has another entry: prompt, `/`, the verb of its first answer.
PROMPTS = {
    # Before a fight
    "akarios.muster.choose": "{seat}, which pilot do you fly?",
    "akarios.muster.choose/board": "{seat}, which ship do you take?",
    "akarios.muster.choose/fit": "{seat}, what do you fit?",
    "akarios.set-up.take_position": "{seat}, where do you start?",
    "akarios.set-up.cloak": "{seat}, who begins in stealth?",
    # The pilot action phase
    "akarios.pilot-phase.set_aside": "{seat}, set dice aside before you roll?",
    ACTING: "{seat}, what do you do?",
    SEVERAL: "Who acts next, and how?",
    "akarios.perform.turn": "{seat}, turn now, or go on?",
    "akarios.perform.follow_up": "{seat}, what else before this action is over?",
    "akarios.perform.follow_up/aim": "{seat}, which ship do you choose?",
    "akarios.perform.borrow": "{seat}, whose last action do you copy?",
    "akarios.perform.borrow/reuse": "{seat}, which damaged card do you use?",
    "akarios.perform.loot": "{seat}, an enemy is gone. Make use of it?",
    "akarios.lend-die.hand": "{seat}, which die do you give, and to whom?",
    "akarios.rally-allies.take_back": "{seat}, which die do you take back?",
    "akarios.rotate.turn": "{seat}, which way do you turn?",
    "akarios.rotate.turn/steady": "{seat}, do you turn?",
    "akarios.fly-course.set_out": "{seat}, where does this move end?",
    "akarios.fly-course.thread": "{seat}, gain stress to get through unharmed?",
    "akarios.fly-course.turn": "{seat}, turn where you have stopped?",
    "akarios.fly-course.extend": "{seat}, fly 1 space farther?",
    "akarios.choose-move.choose": "{seat}, which move?",
    "akarios.warp.place": "{seat}, where to?",
    "akarios.warp.turn": "{seat}, which way do you face there?",
    "akarios.open-rifts.open": "{seat}, where do you open a wormhole?",
    "akarios.foresee.decide": "{seat}, leave this card on top?",
    "akarios.plant-card.plant": "{seat}, which card comes next for the enemies?",
    "akarios.change-die.change": "{seat}, which die do you change?",
    "akarios.gather-dice.lend": "{seat}, do you give a die?",
    "akarios.fly-course.set_out/steady": "{seat}, do you fly on?",
    "akarios.strike.choose": "{seat}, what do you aim at?",
    "akarios.strike.pick": "{seat}, which effect do all targets get?",
    "akarios.channel.choose": "{seat}, whose place do you fire from?",
    "akarios.shoot.reconsider": "{seat}, keep what you have drawn?",
    "akarios.shoot.replace": "{seat}, which stack do you draw again for?",
    "akarios.shoot.use": "{seat}, which cards count?",
    "akarios.turn-a-die.turn": "{seat}, which die do you turn, and how?",
    "akarios.roll-some.roll": "{seat}, which dice do you roll again?",
    "akarios.leap.leap": "{seat}, where on the edge do you come out?",
    "akarios.steer.choose": "{seat}, which ship do you move?",
    "akarios.steer.set_course": "{seat}, where does it go?",
    "akarios.steer.consent": "{seat}, an ally would move your ship. Do you agree?",
    "akarios.resupply.refill": "{seat}, which card do you resupply?",
    "akarios.cancel.shed": "{seat}, which effect do you remove?",
    "akarios.affect.pick": "{seat}, which effect do you choose?",
    "akarios.enter.emerge": "{seat}, where does the ship come out?",
    # The enemy action phase
    "akarios.interlude.act": "{seat}, act before the next enemy?",
    # When something hits
    "akarios.shoot.react": "{seat}, you are under attack. Dodge?",
    "akarios.suffer.react": "{seat}, you are hit. Take it, or damage a card?",
    "akarios.guard.decide": "{seat}, the Sparrow is hit. Do you protect her?",
    "akarios.face-trauma.endure": "{seat}, which trauma do you face?",
    # Where the rules leave it to the squad
    "akarios.decide.vote": "{seat}, what should the squad do?",
    "akarios.radiate.settle": "{seat}, two are equally near. Which one?",
    "akarios.sail.make_way": "{seat}, a ship is pushed aside. Where to?",
    "akarios.shove.shove": "{seat}, two spaces are equally good. Which one?",
    "akarios.enemy-turn.settle": "{seat}, the enemy could go for either. Which one?",
    "akarios.enemy-turn.turn": "{seat}, the enemy could turn either way. Which one?",
    "akarios.face-trauma.fix": "{seat}, which enemy do you stare at?",
    "akarios.spawn-ships.place": "{seat}, these spaces are equally near. Where does the enemy come out?",
}

HITS = {
    "akarios.shoot.react": "{ship} attacks {target}: {damage}. Dodge?",
    "akarios.suffer.react/attack": "{ship} attacks {target}: {damage}. Take it, or damage a card?",
    "akarios.suffer.react/asteroids": "Asteroids hit {target}: {damage}. Take it, or damage a card?",
    "akarios.suffer.react/breach": "A hull breach in the ship of {target}: {damage}. Take it, or damage a card?",
    "akarios.suffer.react/event": "{target} is hit: {damage}. Take it, or damage a card?",
    "akarios.suffer.react/spikes": "Spikes hit {target}: {damage}. Take it, or damage a card?",
    "akarios.guard.decide/attack": "{ship} attacks the Sparrow: {damage}. {seat}, do you protect her?",
}
"""The same with the attack that it is about, by the cause of the damage if there is any."""

TIES = {
    "akarios.enemy-turn.settle": "{ship} could go for either. Which one?",
    "akarios.enemy-turn.turn": "{ship} could turn either way. Which one?",
}
"""The same with the enemy that it is about."""

MOMENTS = {
    "akarios.muster.choose": "{whose} muster",
    "akarios.set-up.take_position": "{whose} starting position",
    "akarios.set-up.cloak": "the Sparrow's cloaking field",
    "akarios.pilot-phase.set_aside": "{whose} roll",
    ACTING: "{whose} actions",
    "akarios.perform.turn": "{whose} action",
    "akarios.perform.follow_up": "{whose} action",
    "akarios.perform.borrow": "{whose} action",
    "akarios.perform.loot": "{whose} action",
    "akarios.lend-die.hand": "{whose} dice",
    "akarios.rally-allies.take_back": "{whose} dice",
    "akarios.rotate.turn": "{whose} turn of the ship",
    "akarios.fly-course.set_out": "{whose} move",
    "akarios.fly-course.thread": "{whose} move",
    "akarios.fly-course.turn": "{whose} move",
    "akarios.fly-course.extend": "{whose} move",
    "akarios.choose-move.choose": "{whose} move",
    "akarios.warp.place": "{whose} warp",
    "akarios.warp.turn": "{whose} warp",
    "akarios.open-rifts.open": "{whose} time rift",
    "akarios.foresee.decide": "{whose} foresight",
    "akarios.plant-card.plant": "{whose} probe",
    "akarios.change-die.change": "{whose} override",
    "akarios.gather-dice.lend": "an ally's super charge",
    "akarios.strike.choose": "{whose} attack",
    "akarios.strike.pick": "{whose} attack",
    "akarios.channel.choose": "{whose} attack",
    "akarios.shoot.reconsider": "the cards of an attack",
    "akarios.shoot.replace": "the cards of an attack",
    "akarios.shoot.use": "the cards of an attack",
    "akarios.turn-a-die.turn": "{whose} dice",
    "akarios.roll-some.roll": "{whose} dice",
    "akarios.leap.leap": "{whose} move",
    "akarios.steer.choose": "{whose} action",
    "akarios.steer.set_course": "{whose} action",
    "akarios.steer.consent": "{whose} consent",
    "akarios.resupply.refill": "{whose} resupply",
    "akarios.cancel.shed": "{whose} action",
    "akarios.affect.pick": "{whose} action",
    "akarios.enter.emerge": "a jump through a wormhole",
    "akarios.interlude.act": "{whose} chance among the enemies",
    "akarios.shoot.react": "the attack on {whose} ship",
    "akarios.suffer.react": "the hit on {whose} ship",
    "akarios.guard.decide": "the hit on the Sparrow",
    "akarios.face-trauma.endure": "{whose} trauma",
    "akarios.decide.vote": "{whose} vote",
    "akarios.radiate.settle": "a rule of the scenario",
    "akarios.sail.make_way": "a ship in the way",
    "akarios.shove.shove": "a push or pull",
    "akarios.enemy-turn.settle": "an enemy's target",
    "akarios.enemy-turn.turn": "an enemy's turn",
    "akarios.face-trauma.fix": "{whose} trauma",
    "akarios.spawn-ships.place": "the arrival of an enemy",
}
"""`{whose}` is `your` or `Cadet 1's`."""

HINTS = {
    "akarios.muster.choose": "Any pilot will do for a start. Shields recharge by 1 a round, hull does not.",
    "akarios.set-up.cloak": "No enemy goes for a ship in stealth. Its first attack is advantaged, and ends it.",
    "akarios.set-up.take_position": "Enemies go for the nearest ship. Face where you want to fly first.",
    "akarios.pilot-phase.set_aside": "A die that you set aside shows attack. The others you roll.",
    ACTING: "Each die goes on one card, in any order. Wild and stress dice fit everywhere, and stress costs nerves.",
    "akarios.perform.turn": "A turn now changes where you fly and what lies ahead. You can also save it for later.",
    "akarios.perform.follow_up": "You can choose each ship once. Anything you leave out now is lost.",
    "akarios.perform.borrow": "It needs no dice. The supply of that card pays.",
    "akarios.perform.loot": "A damaged card works once more, without dice.",
    "akarios.lend-die.hand": "They use it as their own in this phase.",
    "akarios.rally-allies.take_back": "You can use it again, but not on the same card.",
    "akarios.rotate.turn": "Attacks reach only what lies ahead.",
    "akarios.fly-course.set_out": "Stopping before the end costs 1 stress. Asteroids cost hull, a nebula shield.",
    "akarios.fly-course.thread": "It counts for every rock and cloud on this move.",
    "akarios.fly-course.turn": "Attacks reach only what lies ahead.",
    "akarios.fly-course.extend": "Straight ahead. Terrain there counts as usual.",
    "akarios.choose-move.choose": "You choose where it ends afterwards.",
    "akarios.warp.place": "Nothing on the way counts, but asteroids and nebulae on the space itself do.",
    "akarios.warp.turn": "Attacks reach only what lies ahead.",
    "akarios.open-rifts.open": "Wormholes lead to each other, for you and for enemies.",
    "akarios.foresee.decide": "It is drawn next, by whoever attacks with this deck.",
    "akarios.plant-card.plant": "The next attack of an enemy draws it.",
    "akarios.change-die.change": "It keeps the new face until it is used.",
    "akarios.gather-dice.lend": "Each die makes the next attack of your ally stronger. A stress die costs 1 stress.",
    "akarios.strike.choose": "From behind, or on a locked ship, you draw twice and choose.",
    "akarios.strike.pick": "A stunned ship does not attack, a slowed one does not move.",
    "akarios.channel.choose": "The attack goes where they face, with your own modifier deck.",
    "akarios.leap.leap": "You keep your facing.",
    "akarios.steer.choose": "It flies as the card shows, from where it is and as it faces.",
    "akarios.steer.set_course": "It goes as far as it can. Terrain hurts it as on a move of its own.",
    "akarios.steer.consent": "It costs you neither dice nor stress.",
    "akarios.shoot.reconsider": "The new card counts in place of the old one, even if it is worse.",
    "akarios.shoot.replace": "Its last card gives way to a new one.",
    "akarios.turn-a-die.turn": "A wild die fits everywhere and costs no nerves.",
    "akarios.roll-some.roll": "Dice that you leave out stay as they are.",
    "akarios.shoot.use": "Several stacks were drawn, and one of them counts.",
    "akarios.resupply.refill": "Supply pays for weapons and engines. What is used up comes back only like this.",
    "akarios.cancel.shed": "A hull breach stays until it is repaired.",
    "akarios.affect.pick": "One of them, for this ship alone.",
    "akarios.enter.emerge": "You come out of any other wormhole, facing as you like.",
    "akarios.interlude.act": "You may wait for a better moment: you are asked before each enemy.",
    "akarios.shoot.react": "No card is drawn yet. With disadvantage, the worse of two counts.",
    "akarios.suffer.react": (
        "A damaged card does nothing until the scenario is over, but nothing of this hit comes through."
    ),
    "akarios.guard.decide": "Each pilot can do this once in a scenario. The ability is whole again when it is over.",
    "akarios.face-trauma.endure": "The other card goes to the discards.",
    "akarios.decide.vote": "You decide together. If you disagree, each rolls 4 dice, and the most stress decides.",
    "akarios.radiate.settle": "It works on one of them.",
    "akarios.sail.make_way": "The space is needed. Asteroids hurt whoever is pushed there.",
    "akarios.shove.shove": "Either is fine by the rules.",
    "akarios.enemy-turn.settle": "Send it where the shield is full.",
    "akarios.enemy-turn.turn": "Turn it away from whoever is weak.",
    "akarios.face-trauma.fix": "Until it is destroyed, you can target no other.",
    "akarios.spawn-ships.place": "It acts from the next round on.",
}

ON_MAT = frozenset({"akarios.muster.choose", ACTING, "akarios.suffer.react", "akarios.resupply.refill"})
"""Questions about cards: the mat shows them."""

RISKS = {
    "triggered": "stress {about}: you snap and draw {cards}",
    "destroyed": "the asteroids take your last hull",
    "spent": "the action takes your last hull",
    "fainted": "it takes your last health: you fall unconscious",
    "killed": "it takes your last health: you die",
}
"""What an answer is certain to bring."""

REGRETS = {
    "idle": "{pilot} can still use dice: {dice}.",
    "retire": "This ends {campaign}, for everyone.",
}

PURPOSES = {
    "attack": "an attack of {about}",
    "foresight": "the next card of {about}",
    "orders": "what each {about} does",
    "number": "the number of a {about}",
    "marker": "the marker at which an enemy comes out",
}
"""What dice other than the action dice are rolled for, and cards are drawn for."""
