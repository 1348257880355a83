"""The clauses that people may want to read about an answer."""

from __future__ import annotations

CLAUSES = {
    "akarios.act": "AKA-SLOT-01",
    "akarios.aim": "AKA-ATTACK-03",
    "akarios.board": "AKA-SHIP-03",
    "akarios.decline": "AKA-SLOT-03",
    "akarios.deploy": "AKA-SETUP-03",
    "akarios.emerge": "AKA-TERRAIN-09",
    "akarios.enlist": "AKA-PILOT-07",
    "akarios.enough": "AKA-ATTACK-06",
    "akarios.finish": "AKA-ROUND-10",
    "akarios.fit": "AKA-CLASS-05",
    "akarios.flip": "AKA-PDAMAGE-02",
    "akarios.fly": "AKA-INTERRUPT-01",
    "akarios.heading": "AKA-ENEMY-11",
    "akarios.place": "AKA-SPAWN-06",
    "akarios.recast": "AKA-ABILITY-PILOT-09",
    "akarios.refill": "AKA-EFFECT-19",
    "akarios.replace": "AKA-ABILITY-PILOT-20",
    "akarios.reroll": "AKA-DICE-06",
    "akarios.reroll-all": "AKA-DICE-07",
    "akarios.settle": "AKA-ENEMY-09",
    "akarios.shed": "AKA-EFFECT-03",
    "akarios.steady": "AKA-ROTATE-04",
    "akarios.pick": "AKA-COPILOT-15",
    "akarios.pass": "AKA-ABILITY-PILOT-16",
    "akarios.pass-phase": "AKA-ABILITY-PILOT-16",
    "akarios.take": "AKA-DAMAGE-02",
    "akarios.take-usual": "AKA-PILOT-07",
    "akarios.thread": "AKA-ABILITY-PILOT-27",
    "akarios.turn": "AKA-ROTATE-01",
    "akarios.turn-to": "AKA-ABILITY-PILOT-01",
    "akarios.use": "AKA-ADV-02",
}
"""By tag."""
