"""Tokens and NPCs."""

from __future__ import annotations

from collections.abc import Iterator

from ..content import Npc, Token

HIGHEST = 6
"""The highest rank."""


def npc_faults(npc: Npc) -> Iterator[str]:
    if not 1 <= npc.rank <= HIGHEST:
        yield f"it has rank {npc.rank}"
    if npc.actions < 1 or npc.health < 1 or npc.count < 1:
        yield "it does nothing, or is not there"
    if npc.family == "purge" and not npc.charged:
        yield "a Purge has a charged side"


def token_faults(token: Token) -> Iterator[str]:
    if token.kind == "weapon" and not (token.ranged or token.close or token.blast):
        yield "a weapon has dice"
    if token.kind == "armour" and not (token.physical or token.shield or token.close):
        yield "armour has a value"
    if "rare" in token.attributes and token.buy is not None:
        yield "rare tokens cannot be bought"
    if token.ranged and not any(token.ranged):
        yield "it reaches nobody"
