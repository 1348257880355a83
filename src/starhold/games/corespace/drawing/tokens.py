"""Tokens as a page draws them: with a sign, and with what matters in figures."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ..content import CrateSize, Token, TokenKind
from ..speech.tokens import brief, token_lines

Sign: TypeAlias = Literal[
    "gun", "blade", "blast", "armour", "shield", "heal", "ammo", "speed", "door", "tool", "goods", "parts", "objective"
]


class DrawnToken(Struct, frozen=True):
    id: str
    name: str
    kind: TokenKind
    size: CrateSize
    sign: Sign
    brief: str
    """Its dice, its value, or what it restores."""
    worth: int
    """In UA."""
    cost: int | None
    """In UA; nothing for what is never for sale."""
    lines: tuple[str, ...]
    """What it does."""


def drawn_token(token: Token) -> DrawnToken:
    return DrawnToken(
        id=token.id,
        name=token.name,
        kind=token.kind,
        size=token.size,
        sign=sign_of(token),
        brief=brief(token),
        worth=token.sell or 0,
        cost=token.buy,
        lines=token_lines(token),
    )


def sign_of(token: Token) -> Sign:
    if token.kind == "objective":
        return "objective"
    if token.kind == "valuable":
        return "parts" if token.repairs else "goods"
    if token.kind == "armour":
        return "shield" if token.shield else "armour"
    if token.kind == "weapon":
        return "blast" if token.blast else "gun" if token.ranged else "blade"
    return "ammo" if token.reload else _sign_of_effect(token)


def _sign_of_effect(token: Token) -> Sign:
    signs: dict[str, Sign] = {"heal": "heal", "actions": "speed", "doors": "door"}
    return next((signs[effect.do] for effect in token.effects if effect.do in signs), "tool")
