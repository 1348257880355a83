"""Growth and markets: points, trees, and what credits buy."""

from __future__ import annotations

from starhold.kernel import Weight

CHOICES = {
    "akarios.learn": "{pilot}: mark a point in {tree}",
    "akarios.upgrade": "upgrade {ship}",
    "akarios.buy": "{pilot}: buy {card}",
    "akarios.sell": "{pilot}: sell {card}",
    "akarios.buy-for-sparrow": "buy {card} for the Sparrow",
    "akarios.buy-supply": "resupply the Sparrow by 1",
    "akarios.buy-point": "{pilot}: buy an upgrade point for {ship}",
    "akarios.unwind": "{pilot}: talk it over, and ease 1 trauma",
    "akarios.give": "{pilot}: give {target} {amount}",
    "akarios.leave-market": "leave the market",
}

HEADINGS = {
    "akarios.learn": "{pilot}: skill points",
    "akarios.upgrade": "ship upgrade points",
    "akarios.buy": "{pilot}: buy",
    "akarios.sell": "{pilot}: sell",
    "akarios.buy-for-sparrow": "for the Sparrow",
    "akarios.buy-supply": "for the Sparrow",
    "akarios.buy-point": "{pilot}: buy a ship upgrade point",
    "akarios.give": "give credits",
}

DETAILS: dict[str, str] = {}

WEIGHTS: dict[str, Weight] = {
    "akarios.leave-market": "onward",
    "akarios.sell": "aside",
    "akarios.give": "aside",
}

EVENTS = {
    "akarios.point-marked": "{pilot} marks the first of two points in {tree}.",
    "akarios.point-marked/filled": "{pilot} completes a hex of {tree}.",
    "akarios.ability-learned": "{pilot} learns {card}.",
    "akarios.ship-point-gained": "{pilot} has earned a ship upgrade point.",
    "akarios.deck-upgraded": "{pilot}'s deck: {removed} out, {added} in.",
    "akarios.deck-upgraded/no-removed": "{pilot}'s deck: {added} in.",
    "akarios.deck-upgraded/no-added": "{pilot}'s deck: {removed} out.",
    "akarios.skill-rose": "{pilot}'s {skill} rises to {value}.",
    "akarios.ship-strengthened": "{ship} starts with {hull} and {shield} from now on.",
    "akarios.ship-ability-gained": "{ship} gets {card}.",
    "akarios.market-entered": "The Sparrow docks: {market}.",
    "akarios.card-sold": "{pilot} sells {card}.",
    "akarios.point-bought": "{pilot} buys an upgrade point for {ship}.",
    "akarios.trauma-eased": "{pilot} talks it over, and has trauma {left} left.",
    "akarios.credits-given": "{pilot} gives {target} {amount}.",
    "akarios.market-left": "{seat} is done at the market.",
}

REFUSALS = {
    "akarios.room-in-tree": "its tree is complete: mark the point elsewhere",
    "akarios.open-side": "you have begun the other side of this split, so this one is closed",
    "akarios.credits": "you need {price} and have {credits}: sell something, or ask the others",
    "akarios.copy-left": "none left: the squad has every copy",
    "akarios.room-for-supply": "the Sparrow is full",
    "akarios.point-for-sale": "this ship has bought its two points, and there are no more",
    "akarios.any-trauma": "there is no trauma to talk over",
    "akarios.bought": "nobody pays for a starting card",
}

PROMPTS = {
    "akarios.trade.choose": "{seat}, what do you need?",
}

MOMENTS = {
    "akarios.trade.choose": "{whose} shopping",
}

HINTS = {
    "akarios.trade.choose": "Supply first: each action of the Sparrow costs 1. Cards sell for half their price.",
}

CLAUSES = {
    "akarios.learn": "AKA-SKILLTREE-01",
    "akarios.upgrade": "AKA-SKILLTREE-05",
    "akarios.buy": "AKA-MARKET-01",
    "akarios.sell": "AKA-MARKET-03",
    "akarios.buy-for-sparrow": "AKA-SPARROW-09",
    "akarios.buy-supply": "AKA-MARKET-05",
    "akarios.buy-point": "AKA-MARKET-06",
    "akarios.unwind": "AKA-MARKET-08",
    "akarios.give": "AKA-SPARROW-09",
    "akarios.leave-market": "AKA-DOCK-02",
}
