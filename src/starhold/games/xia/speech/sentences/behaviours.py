"""NPCs and the behaviours by which they fly."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "xia.behaviour-drawn": "{npc} has a plan: {behaviour}.",
    "xia.npc-planned": "{npc} acts by its plan, {behaviour}.",
    "xia.npc-planned/fly/ship": "{npc} follows {target}{why}.",
    "xia.npc-planned/fly/planet": "{npc} heads for {target}{why}.",
    "xia.npc-planned/fly/space": "{npc} heads for {at}{why}.",
    "xia.npc-planned/attack": "{npc} attacks {target}{why}.",
    "xia.npc-planned/sell": "{npc} sells at {at}.",
    "xia.npc-planned/sell/plus": "{npc} sells at {at}: +{plus} on the NPCs' roll.",
    "xia.npc-planned/buy": "{npc} buys at {at}.",
    "xia.npc-planned/buy/plus": "{npc} buys at {at}: +{plus} on the NPCs' roll.",
    "xia.npc-planned/collect": "{npc} collects cubes around {at}.",
    "xia.npc-planned/collect/plus": "{npc} collects cubes around {at}: +{plus} on the NPCs' roll.",
    "xia.npc-planned/claim": "{npc} claims the exploration token at {at}.",
    "xia.npc-planned/claim/plus": "{npc} claims the exploration token at {at}: +{plus} on the NPCs' roll.",
    "xia.npc-planned/mend": "{npc} makes repairs{why}.",
    "xia.npc-planned/warrant": "{npc} raises the price on the captain{why}.",
    "xia.npc-planned/stop": "{npc} calls it a day{why}.",
    "xia.npc-bought": "{npc} loads a cube of {cargo}.",
    "xia.npc-collected": "{npc} picks up {goods}.",
    "xia.npc-claimed": "The token at {at} is gone. Nobody has seen what it was.",
    "xia.npc-mended": "{npc} repairs {damage}.",
}

WHYS: dict[str, str] = {
    "": "",
    "player": "",
    "attacker": ": it has not forgotten the attack",
    "outlaw": ": an outlaw",
    "laden": ": cargo aboard",
    "hurt": ": a damaged hull",
    "leader": ": nobody else is so famous",
    "foe": ": the nearest prey",
    "merchant": "",
    "enforcer": "",
    "scoundrel": "",
    "route": ": the next stop on its route",
    "buy": ": cubes to buy",
    "sale": ": somebody there wants its cube",
    "cube": ": a cube is adrift",
    "token": ": an exploration token",
    "gate": ": the gate nearest to the captain",
    "home": ": home",
    "patrol": ": on patrol",
    "starport": ": the starport nearest to the captain",
    "near": ": the captain is near",
    "docked": ": the captain is docked",
    "wounded": ": it is badly damaged",
    "loaded": ": it has a cube aboard",
    "leading": ": the NPCs are ahead",
    "behind": ": the NPCs are behind",
}
"""The reasons for an act, by the word on its card."""

INTENT: dict[str, str] = {
    "plan": "{npc} flies by {behaviour}. If its turn came now:",
    "waits": "{npc} stays where it is.",
    "dice": "It attacks with {dice}.",
    "unsure": "A die, or you, may decide otherwise.",
}
"""Sentences about what an NPC is about to do."""

CHOICES: dict[str, str] = {}
GROUPS: dict[str, str] = {}
PROMPTS: dict[str, str] = {}
