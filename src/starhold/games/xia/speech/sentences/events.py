"""Event cards."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.event-drawn": "{seat} draws an event: {event}.",
    "xia.event-ended": "The event is over: {event}.",
    "xia.event-rolled": "A die is rolled for the event {event}: {shown} on the d{sides}.",
    "xia.event-placed": "An event token marks {at} ({event}).",
    "xia.rikishi-flew": "Rikishi thunders from {start} to {to}.",
    "xia.planet-struck": "Rikishi strikes {planet}, and buries it under ice.",
    "xia.wormhole-used": "{ship} goes through a wormhole and comes out at {to}.",
    "xia.mission-point-passed": "{seat} races past a Mission Point; so far this turn: {points}.",
    "xia.cargo-adrift": "A convoy is lost: {cubes} of cargo drift around {at}.",
    "xia.black-box-found": "{seat} finds the black box.",
}

CHOICES: dict[str, str] = {
    "xia.wormhole": "go through the wormhole to Spawn Point {number}",
}

GROUPS: dict[str, str] = {
    "xia.wormhole": "go through the wormhole to a Spawn Point",
}

PROMPTS: dict[str, str] = {}
