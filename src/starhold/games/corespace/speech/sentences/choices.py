"""Answers: an imperative, with its price and its gain."""

from __future__ import annotations

from starhold.kernel import Weight

CHOICES = {
    "corespace.dock": "dock at airlock {airlock}",
    "corespace.activate": "activate {figure}",
    "corespace.move": "move to {to}",
    "corespace.walk": "walk step by step",
    "corespace.embark": "go aboard at airlock {airlock}, and stay there",
    "corespace.ask-leave": "ask {figure} to let you pass",
    "corespace.fight": "attack {other} with {weapon}",
    "corespace.fight/heavy": "attack {other} with {weapon}, a heavy hit",
    "corespace.shoot": "shoot {other} with {weapon}",
    "corespace.knock-back": "knock {other} back",
    "corespace.reload": "reload with {token}",
    "corespace.clear-jam": "clear {weapon}",
    "corespace.don": "put on {token}",
    "corespace.doff": "take off your armour",
    "corespace.stand-up": "stand up",
    "corespace.fire": "fire one shot",
    "corespace.fire/more": "fire a burst",
    "corespace.full-charge": "fire everything at once",
    "corespace.let-go": "let them go",
    "corespace.push": "push them {wind}",
    "corespace.follow": "follow to {to}",
    "corespace.stay": "stay where you are",
    "corespace.finish": "end this turn",
    "corespace.enter": "step out to {at}",
    "corespace.step": "step {wind}",
    "corespace.stop": "stop here",
    "corespace.grant": "let them pass until the end of the round",
    "corespace.refuse": "bar the way",
    "corespace.single-out": "it goes for {figure}",
    "corespace.send": "{figure} acts next",
    "corespace.as-listed": "let them act in their order",
}

DETAILS: dict[str, str] = {}

GROUPS = {"corespace.move": "Move to a square"}
"""Choices that differ in their notation alone."""

HEADINGS = {
    "corespace.fight": "Fight",
    "corespace.shoot": "Shoot",
    "corespace.step": "Step",
    "corespace.knock-back": "Knock back",
    "corespace.follow": "Follow",
    "corespace.activate": "Activate",
    "corespace.dock": "Dock",
}

WEIGHTS: dict[str, Weight] = {}

CLAUSES = {
    "corespace.dock": "CS-SETUP-16",
    "corespace.activate": "CS-ROUND-02",
    "corespace.move": "CS-MOVE-01",
    "corespace.walk": "CS-MOVE-07",
    "corespace.embark": "CS-AIRLOCK-03",
    "corespace.ask-leave": "CS-MOVE-09",
    "corespace.fight": "CS-CLOSE-03",
    "corespace.shoot": "CS-RANGED-03",
    "corespace.knock-back": "CS-KNOCKBACK-01",
    "corespace.reload": "CS-RELOAD-02",
    "corespace.clear-jam": "CS-JAM-01",
    "corespace.don": "CS-DON-02",
    "corespace.doff": "CS-DON-02",
    "corespace.stand-up": "CS-PRONE-01",
    "corespace.fire": "CS-ITEM-05",
    "corespace.full-charge": "CS-ITEM-06",
    "corespace.let-go": "CS-AOO-07",
    "corespace.push": "CS-KNOCKBACK-05",
    "corespace.follow": "CS-KNOCKBACK-03",
    "corespace.finish": "CS-ROUND-07",
    "corespace.enter": "CS-AIRLOCK-01",
    "corespace.step": "CS-MOVE-07",
    "corespace.stop": "CS-MOVE-08",
    "corespace.single-out": "CS-PURGE-TARGET-11",
    "corespace.send": "CS-PURGE-AI-02",
}
"""The clause to read about each."""
