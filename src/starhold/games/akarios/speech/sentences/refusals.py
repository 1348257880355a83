"""The words for what is missing. They follow a colon, and end with what to do about it wherever there is something."""

from __future__ import annotations

REFUSALS = {
    "akarios.free-pilot": "someone else flies this pilot: take another one",
    "akarios.free-ship": "someone else flies it: take another one",
    "akarios.ship-of-class": "only a ship of the class {classes} can carry it",
    "akarios.free-card": "there is one of it, and it is fitted already",
    "akarios.first-copilot": "a co-pilot is aboard already",
    "akarios.no-rival": "it cannot be used together with {card}",
    "akarios.not-aboard": "this pilot is someone's co-pilot: take another one",
    "akarios.free-space": "another ship is there: start elsewhere",
    "akarios.fitting-dice": "it takes {slots}, and none of your dice fit",
    "akarios.free-slot": "its slots are full this round",
    "akarios.supply": "it has no supply left: Repair brings some back",
    "akarios.undamaged": "it is damaged, and out of use for this scenario",
    "akarios.unused": "the Sparrow has used it in this scenario",
    "akarios.not-slowed": "you are slowed: no moves in this phase",
    "akarios.not-stunned": "you are stunned: no attacks in this phase",
    "akarios.any-target": "no enemy is in reach and in sight: turn or move first",
    "akarios.any-ally": "no ally is in reach and in sight: turn or move first",
    "akarios.any-discard": "the enemies have discarded no modifier card yet",
    "akarios.any-ship": "nobody whom it is for is in range and in sight: turn or move first",
    "akarios.any-use": "there is nothing it could be used on now",
    "akarios.first-reroll": "you have paid for a re-roll this round",
}
