"""Tokens."""

from __future__ import annotations

from collections.abc import Iterator

from ..content import Token

COUNTED = ("heal", "actions", "reroll", "repair")
"""Effects that have a number."""


def token_faults(token: Token) -> Iterator[str]:
    if token.kind == "weapon" and not (token.ranged or token.close or token.blast):
        yield "a weapon has dice"
    if token.kind == "armour" and not (token.physical or token.shield or token.close):
        yield "armour has a value"
    if "rare" in token.attributes and token.buy is not None:
        yield "rare tokens cannot be bought"
    if token.ranged and not any(token.ranged):
        yield "it reaches nobody"
    if token.throw and not (token.blast or (token.close and token.throw.dice)):
        yield "what is thrown is a blast, or a close weapon with dice for it"
    if token.throw and token.blast and "discard" not in token.attributes:
        yield "a blast that is thrown is discarded"
    if not token.blast and {"freeze", "jam", "teleport"} & {*token.attributes}:
        yield "only blasts freeze, jam or teleport"
    if token.burden and token.kind != "objective":
        yield "only objectives are heavy: nobody could hide what comes out of the bag"
    if len(token.effects) > 1:
        yield "a token does one thing"
    for effect in token.effects:
        if (effect.do in COUNTED) != bool(effect.number):
            yield f"its effect `{effect.do}` has the number {effect.number}"
