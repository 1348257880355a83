"""Tokens and NPCs."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel.hints import did_you_mean

from ..content import CoreSpaceContent, Family, Npc, Token

COUNTED = ("heal", "actions", "reroll", "repair")
"""Effects that have a number."""
HIRED: tuple[Family, ...] = ("civilian", "ganger")
"""Those who can be hired for good. (CS-HIRE-01..02)"""
HIGHEST = 6
"""The highest rank."""


def npc_faults(content: CoreSpaceContent, npc: Npc) -> Iterator[str]:
    if not 1 <= npc.rank <= HIGHEST:
        yield f"it has rank {npc.rank}"
    if npc.actions < 1 or npc.health < 1 or npc.count < 1:
        yield "it does nothing, or is not there"
    if npc.family == "purge" and not npc.charged:
        yield "a Purge has a charged side"
    if npc.reverse and npc.family not in HIRED:
        yield "only civilians and gangers have a trader on the back"
    if npc.reverse and npc.reverse not in content.trader:
        yield f"there is no trader {npc.reverse}{did_you_mean(npc.reverse, content.trader)}"


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
    if len(token.effects) > 1:
        yield "a token does one thing"
    for effect in token.effects:
        if (effect.do in COUNTED) != bool(effect.number):
            yield f"its effect `{effect.do}` has the number {effect.number}"
