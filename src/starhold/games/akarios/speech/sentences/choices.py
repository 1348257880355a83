"""Answers, and what they cost and bring where that never changes."""

from __future__ import annotations

from starhold.kernel import Weight

CHOICES = {
    # Before a fight
    "akarios.take-usual": "take the next pilot with ship and cards",
    "akarios.enlist": "fly {pilot}",
    "akarios.board": "take {ship}",
    "akarios.fit": "fit {card}",
    "akarios.mount": "equip the Sparrow with {card}",
    "akarios.deploy": "start at {at}, facing {facing}",
    # The pilot action phase
    "akarios.reroll": "{pilot}: roll {dice} again",
    "akarios.reroll-all": "{pilot}: roll all dice again",
    "akarios.set-aside": "{pilot}: set {number} dice aside as attack",
    "akarios.set-aside/no-number": "{pilot}: roll all dice",
    "akarios.turn-to": "turn {face} to {becomes}",
    "akarios.recast": "roll {dice} again",
    "akarios.act": "{pilot}: {card} with {dice}",
    "akarios.act/no-dice": "{pilot}: {card}",
    "akarios.hand": "give {target} {face}",
    "akarios.take-back": "{pilot}: take {face} back from {card}",
    "akarios.reuse": "use {card} once",
    "akarios.finish": "{pilot}: end your actions",
    "akarios.turn": "turn {to}",
    "akarios.steady": "do nothing more",
    "akarios.fly": "fly to {to}",
    "akarios.fly/left": "fly left to {to}",
    "akarios.fly/right": "fly right to {to}",
    "akarios.extend": "fly on to {to}",
    "akarios.way": "take move {number}",
    "akarios.thread": "thread the needle",
    "akarios.emerge": "come out at {at}, facing {facing}",
    "akarios.aim": "aim at {target}",
    "akarios.enough": "fire: no more targets",
    "akarios.use": "use {stack}",
    "akarios.replace": "draw again for {stack}",
    "akarios.agree": "agree: they fly your ship",
    "akarios.decline": "do without it",
    "akarios.refill": "resupply {card}",
    "akarios.pick": "choose {effect}",
    "akarios.shed": "be no longer {mark}",
    "akarios.keep": "leave {item} on top",
    "akarios.discard": "discard {item}",
    "akarios.plant": "put {item} on top",
    "akarios.change": "turn {die} to {face}",
    "akarios.lend": "{pilot}: give a die, {die}",
    "akarios.withhold": "{pilot}: give no more dice",
    # The enemy action phase
    "akarios.pass": "{pilot}: wait for the next enemy",
    "akarios.pass-phase": "{pilot}: do nothing more this phase",
    # When something hits
    "akarios.brace": "let it come",
    "akarios.take": "take the hit",
    "akarios.flip": "damage {card} instead",
    "akarios.protect": "{pilot}: protect the Sparrow",
    "akarios.stand-by": "{seat}: let it hit her",
    "akarios.endure": "endure {trauma}",
    # Where the rules leave it to the squad
    "akarios.settle": "{ship}",
    "akarios.vote": "{way}",
    "akarios.heading": "facing {facing}",
    "akarios.place": "{at}",
}

HEADINGS = {
    "akarios.act": "{pilot}",
    "akarios.enlist": "pilots",
    "akarios.board": "ships",
    "akarios.mount": "the Sparrow",
}

GROUPS = {
    "akarios.deploy": "{pilot}: start at {at}",
    "akarios.emerge": "come out at {at}",
    "akarios.reroll": "{pilot}: roll again, for 1 stress",
}
"""Headings for answers that their notation tells apart, one for each pilot and place."""

WEIGHTS: dict[str, Weight] = {
    "akarios.take-usual": "here",
    "akarios.reroll": "aside",
    "akarios.reroll-all": "aside",
    "akarios.finish": "onward",
    "akarios.steady": "onward",
    "akarios.pass": "onward",
    "akarios.withhold": "onward",
    "akarios.pass-phase": "aside",
    "akarios.enough": "onward",
    "akarios.agree": "onward",
    "akarios.decline": "aside",
    "akarios.stand-by": "onward",
}

DETAILS = {
    "akarios.reroll": "1 stress, once a round",
    "akarios.reroll-all": "free: three dice show stress",
    "akarios.finish": "dice that are left are lost",
    "akarios.shed": "the effect is gone at once",
    "akarios.thread": "stress instead of damage, for all of this move",
    "akarios.protect": "1 stress, and your ship's ability is damaged; nothing of the hit comes through",
}
