"""What tokens do, in a line for each thing."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.wording import counted

from ..content import Attribute, Effect, EffectKind, Token

ATTRIBUTES: dict[Attribute, str] = {
    "rare": "rare: found, never bought",
    "burst-1": "burst: up to 1 more die for a peg",
    "burst-2": "burst: up to 2 more dice, a peg each",
    "full-charge": "full charge: 2 more dice for 4 or 5 pegs, 3 for 6 or 7",
    "infinite-ammo": "needs no ammo",
    "reliable": "reliable: warnings do nothing",
    "target-lock": "target lock: no partial cover, no stray shots",
    "silent": "silent: raises no hostility",
    "sustained-fire": "sustained fire: an effortless second shot after a hit",
    "short-only": "short range only",
    "flip": "flips over when it is used up",
    "discard": "goes into the bag after use",
    "effortless": "effortless",
    "effortless-reload": "reloads effortlessly",
    "no-reload": "is not reloaded in a mission",
    "not-yet": "works from the next mission on",
    "freeze": "freezes: a missed turn",
    "jam": "jams: nobody near shoots in this round",
    "teleport": "blinks: those it hits scatter, even through walls",
}
EFFECTS: dict[EffectKind, str] = {
    "heal": "restores {number} health",
    "actions": "{number} more actions in this turn",
    "search": "search a crate or the room",
    "doors": "unlocks a door in contact",
    "reroll": "roll {number} die of a shot again",
    "repair": "{number} more die for repairs",
}
FAR_DOORS = "locks and unlocks doors at medium range"


def brief(token: Token) -> str:
    """The dice of a weapon, or the number that matters; nothing for what has none."""
    if token.ranged or token.blast:
        return _numbers(token.ranged or token.blast or ())
    if token.close and token.kind == "weapon":
        return _numbers(tuple(dict.fromkeys(token.close)))
    if token.physical or token.shield:
        return str(token.physical or token.shield)
    if token.reload:
        return "die" if token.reload == "die" else f"+{token.reload}"
    healed = sum(effect.number for effect in token.effects if effect.do in ("heal", "actions"))
    return f"+{healed}" if healed else ""


def token_lines(token: Token) -> tuple[str, ...]:
    return (*_dice(token), *(_effect(effect) for effect in token.effects), *(ATTRIBUTES[it] for it in token.attributes))


def _dice(token: Token) -> Iterator[str]:
    if token.ranged:
        yield f"shoots {_numbers(token.ranged)} at short, medium and long range"
    if token.close and token.kind == "armour":
        yield f"bare hands {token.close[0]}"
    elif token.close:
        yield f"close {_numbers(tuple(dict.fromkeys(token.close)))}"
    if token.blast:
        yield f"blast {_numbers(token.blast)}: in the middle, within 1 inch, within 2"
    if token.throw:
        dice = f" with {counted(token.throw.dice, 'die', 'dice')}" if token.throw.dice else ""
        yield f"thrown{dice} at {token.throw.range} range"
    yield from (f"armour {token.physical}",) if token.physical else ()
    yield from (f"shield {token.shield}",) if token.shield else ()
    yield from (f"{counted(token.dangerous, 'die', 'dice')} against the one who fires",) if token.dangerous else ()
    yield from (f"heavy: moves are {counted(token.burden, 'square')} shorter",) if token.burden else ()
    if token.reload:
        yield "reloads by a die" if token.reload == "die" else f"reloads {token.reload}"
    yield from (f"{counted(token.repairs, 'repair')} of the ship",) if token.repairs else ()


def _effect(effect: Effect) -> str:
    if effect.do == "doors" and effect.locks:
        return FAR_DOORS
    return EFFECTS[effect.do].format(number=effect.number)


def _numbers(dice: tuple[int, ...]) -> str:
    return "/".join(map(str, dice))
