"""What a host may set: by the options of `starhold serve`, or by environment variables `STARHOLD_…`."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from starhold.kernel import BadSetup
from starhold.players.specs import split_list

PREFIX = "STARHOLD_"
LISTS: Mapping[str, Callable[[str], Sequence[str]]] = {
    "origins": lambda text: text.split(","),
    "content": lambda text: text.split(","),
    "bots": split_list,
}
"""Settings that are lists, joined by commas."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything has a default that suits an evening with friends."""

    host: str = "127.0.0.1"
    port: int = 8642
    database: str = "sqlite:///data/starhold.db"
    """Where matches are kept: a file of SQLite, or `postgresql://user@host/name`."""
    origins: tuple[str, ...] = ()
    """Other addresses than its own whose pages may talk to this server."""
    page: Path = Path(__file__).parent / "static"
    """The folder of the built page."""

    content: tuple[str, ...] = ()
    """Folders with content of the host's own: `GAME=DIR`. Of several for one game, new tables take the first."""
    bots: tuple[str, ...] = ()
    """Bots of the host's own that can be put on a seat: `NAME=SPEC`, or `GAME/NAME=SPEC` for one game alone."""
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.25
    """Seconds before each answer of a bot, so that people can follow; with 0, bots answer all at once."""

    connections: int = 2000
    """How many clients at most are connected at once."""
    connections_per_table: int = 64
    """Of which each seat has one that nobody else takes."""
    connections_per_address: int = 500
    request_seconds: float = 30
    """Seconds in which a request must have come in."""
    hello_seconds: float = 10
    """How long a client may be connected without saying who it is."""
    messages_per_second: float = 100
    """What a client may say in the long run."""
    burst: int = 200
    """How much it may say at once."""
    looks_per_second: Annotated[float, Meta(gt=0)] = 10
    """How many places and pieces a client may ask about in the long run; twice as many at once."""
    tables_per_minute: Annotated[int, Meta(ge=0)] = 60
    """How many tables may be opened from one address; 0 for any number."""
    uploads_per_minute: Annotated[int, Meta(ge=0)] = 10
    """Match files from one address."""
    moments_per_minute: Annotated[int, Meta(ge=0)] = 600
    """Moments of matches that one address may look back at."""
    message_bytes: int = 4096
    upload_bytes: int = 4 * 1024 * 1024
    idle_seconds: float = 60
    """How long a table at which nobody looks stays in memory."""
    snapshot_every: int = 50
    """Answers between two snapshots, which make taking a match up again cheap."""


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings, where the environment names some; what is given here counts more."""
    values: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        text = environment.get(f"{PREFIX}{field.upper()}")
        if text is not None:
            values[field] = LISTS[field](text) if field in LISTS else text
    values.update((field, value) for field, value in given.items() if value is not None)
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadSetup(f"settings ({PREFIX}…): {error}") from None


def _path(kind: type, value: object) -> object:
    """The only type here that msgspec does not know is `Path`."""
    return kind(value)
