"""Who has which seat. A seat belongs to whoever has its token; the table keeps no more than the hash."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct

from starhold.kernel import Seat
from starhold.players.levels import USUAL_LEVEL, Level

Sitter: TypeAlias = Literal["person", "bot", "free"]


class Place(Struct, frozen=True):
    """A seat and who has it: a person, a bot, or nobody."""

    seat: Seat
    kind: Sitter
    name: str
    token_hash: bytes | None = None
    level: Level = USUAL_LEVEL
    """The bot that plays there, if one does: its strength, or its name."""


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is kept of a token. It is random enough that a plain hash hides it."""
    return sha256(token.encode()).digest()


def opens(token: str, token_hash: bytes | None) -> bool:
    """Whether this is the token of which the hash was kept."""
    return token_hash is not None and hmac.compare_digest(hash_of(token), token_hash)


def seats_opened_by(tokens: Iterable[str], places: Iterable[Place]) -> tuple[Seat, ...]:
    """The seats whose tokens these are."""
    hashes = {hash_of(token) for token in tokens}
    return tuple(place.seat for place in places if place.token_hash in hashes and place.kind == "person")
