"""The words for what has no name on a card: directions, dice, effects, figures."""

from __future__ import annotations

from collections.abc import Mapping

from starhold.games.common.wording import counted, listed
from starhold.geometry import Direction

from ..board.maps import Terrain
from ..content import Effect, EffectKind, Face, Rider, Ward

DIRECTIONS: Mapping[Direction, str] = {
    "N": "north",
    "NE": "north-east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "NW": "north-west",
}

TERRAINS: Mapping[Terrain, str] = {
    "open": "open space",
    "asteroids": "asteroids",
    "nebula": "a nebula",
    "planet": "a planet",
    "wormhole": "a wormhole",
}

EFFECTS: Mapping[EffectKind, str] = {
    "advantage": "advantage",
    "bolster": "bolster",
    "breach": "hull breach",
    "calm": "stress reduction",
    "cancel": "cancel",
    "charge": "shield charge",
    "damage": "more damage",
    "disadvantage": "disadvantage",
    "hack": "hack",
    "jam": "jam",
    "lock": "lock",
    "pierce": "pierce",
    "prime": "a bolster card on top",
    "pull": "pull",
    "push": "push",
    "range": "more range",
    "repair": "repair",
    "resupply": "resupply",
    "slow": "slow",
    "stealth": "stealth",
    "stun": "stun",
    "swap": "swap of places",
    "targets": "more targets",
    "double": "double damage",
    "infuse": "an effect for the next attack",
    "exploit": "more damage with advantage",
    "either": "one of several",
    "control": "control",
    "invulnerable": "invulnerable",
    "stone": "a stone shield",
    "leech": "leech",
    "unnoticed": "not a threat",
    "command": "command",
    "cover": "cover",
    "foresee": "foresight",
    "override": "override",
    "track": "tracking",
    "warp": "warp",
    "zap": "shield zap",
}
"""What an effect is called."""

MARKED: Mapping[EffectKind, str] = {
    "breach": "hull breached",
    "jam": "jammed",
    "lock": "locked",
    "slow": "slowed",
    "stealth": "in stealth",
    "stun": "stunned",
}
"""What a ship is that has a mark."""

WAITING: Mapping[Rider, str] = {
    "advantage": "next attack advantaged",
    "disadvantage": "next attack disadvantaged",
    "damage": "next attack stronger",
    "range": "next attack reaches farther",
    "targets": "next attack has more targets",
    "double": "next attack doubled",
    "infuse": "next attack with another effect",
    "exploit": "next advantaged attack stronger",
}
"""What waits for a ship's next attack."""

WARDED: Mapping[Ward, str] = {
    "invulnerable": "invulnerable",
    "stone": "no damage from enemies",
    "leech": "damage repairs the hull",
    "unnoticed": "no target for enemies",
}
"""What protects a ship until the enemies have acted."""

GIVEN: Mapping[EffectKind, str] = {
    "bolster": "a bolster card into the deck",
    "calm": "-{amount} stress",
    "cancel": "1 effect removed",
    "charge": "+{amount} shield",
    "damage": "{amount} more damage with the next attack",
    "hack": "hack {amount}",
    "prime": "a bolster card on top of the deck",
    "pull": "pull {amount}",
    "push": "push {amount}",
    "range": "{amount} more range for the next attack",
    "repair": "+{amount} hull",
    "swap": "swap places",
    "targets": "{amount} more to aim at with the next attack",
    "double": "no card and double damage for the first target of the next attack",
    "exploit": "{amount} more damage to the first target of the next advantaged attack",
    "control": "targets of your choice in the next enemy action phase",
    "invulnerable": "no damage and no effects in the next enemy action phase",
    "stone": "no damage in the next enemy action phase",
    "leech": "damage repairs the hull in the next enemy action phase",
    "unnoticed": "no target for enemies in the next enemy action phase",
    "command": "a basic move that you fly",
    "foresee": "a look at the next modifier card (leave or discard it)",
    "override": "another face on 1 die",
    "track": "tracking (each ally may attack once this phase, from anywhere)",
    "warp": "a warp to any space within range {amount}",
    "cover": "you take all damage until the next pilot action phase",
    "zap": "shield drain {amount} (you gain it)",
}
"""Effects with a figure, as cards give them; all others by their names."""


def spoken(word: str) -> str:
    """A word of a scenario, such as a marker, a group or a counter, which has no other name.

    >>> spoken("old-relay")
    'old relay'
    """
    return word.replace("-", " ")


def effect_words(effect: Effect) -> str:
    """
    >>> effect_words(Effect(kind="either", among=(Effect(kind="slow"), Effect(kind="stun"))))
    'slow or stun'
    """
    among = listed([effect_words(each) for each in effect.among], "or")
    if effect.kind == "either":
        return among
    if effect.kind == "resupply":
        return f"resupply {counted(effect.amount, 'card')}"
    if effect.kind == "infuse":
        among += f" for {'all targets' if effect.throughout else 'the first target'} of the next attack"
    given = among or GIVEN.get(effect.kind, EFFECTS[effect.kind]).format(amount=effect.amount)
    return f"{given} this round" if effect.brief else given


def effects_words(effects: tuple[Effect, ...]) -> str:
    return listed([effect_words(effect) for effect in effects])


def dice_words(dice: tuple[Face, ...]) -> str:
    """
    >>> dice_words(("attack", "attack", "stress")), dice_words(("move",))
    ('2 attack and stress', 'move')
    """
    numbers = {face: dice.count(face) for face in dice}
    return listed([f"{number} {face}" if number > 1 else face for face, number in numbers.items()])


def hurt_words(shield: int, hull: int) -> str:
    """
    >>> hurt_words(2, 1), hurt_words(0, 3)
    ('2 shield and 1 hull', '3 hull')
    """
    return listed([f"{lost} {what}" for lost, what in ((shield, "shield"), (hull, "hull")) if lost]) or "nothing"


def spaces_words(number: int) -> str:
    return counted(number, "space")
