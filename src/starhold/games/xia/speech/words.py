"""Words for buttons and places, by what they stand for."""

from __future__ import annotations

from ..content import Cargo, Law

VERBS = {
    "xia.keep": "Accept",
    "xia.keep-none": "Discard the rest",
    "xia.pursue": "Work on it",
    "xia.deliver": "Complete",
    "xia.abort": "Give up",
    "xia.experience": "Spend",
    "xia.ability": "Use",
    "xia.later": "Another piece first",
    "xia.leave": "Leave it behind",
    "xia.put-back": "Put everything back",
    "xia.depart": "Done",
    "xia.rearrange": "Repack",
    "xia.fetch": "Fetch what it takes",
    "xia.detonate": "Set it off",
    "xia.take-aboard": "Take aboard",
    "xia.decline": "Fly on without them",
    "xia.take-ability": "Take this card",
    "xia.take-power": "Take this card",
    "xia.take": "Take",
    "xia.buy-ship": "Buy",
    "xia.buy-outfit": "Buy",
}
"""The kinds of answers, as they are called on a button beside the thing that they are about."""

CARGO: dict[Cargo, str] = {
    "spice": "spice",
    "holo": "holo",
    "terra": "terra",
    "plasma": "plasma",
    "cyber": "cyber",
    "ember": "ember",
}

LAWS: dict[Law, str] = {"lawful": "lawful", "neutral": "neutral", "outlaw": "outlaw"}

BEARINGS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
"""The directions in which places lie, clockwise."""
