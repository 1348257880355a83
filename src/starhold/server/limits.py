"""Limits for each address, on what is kept for good and on what takes long."""

from __future__ import annotations

import asyncio
import math
import time
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from .settings import Settings

MINUTE = 60.0
REFUSING = 0.3
"""Seconds before a refusal is told, so that asking again and again is no way to keep the server busy."""
PREFIX = 64
"""Bits of an IPv6 address that tell one household from another; the others it chooses as it likes."""


class AddressLimit:
    """So many requests a minute from each address: all of them at once, or one after the other."""

    def __init__(self, per_minute: int) -> None:
        self._step = MINUTE / per_minute if per_minute else 0.0
        self._used_until: dict[str, float] = {}
        """When the requests that were made would be over, had they come one after the other."""
        self._tidied = time.monotonic()

    def wait(self, address: str) -> float:
        """Count a request; if it comes too early, return after how many seconds it may come again."""
        now = time.monotonic()
        self._tidy(now)
        used_until = max(now, self._used_until.get(address, now)) + self._step
        if used_until > now + MINUTE:
            return used_until - now - MINUTE
        self._used_until[address] = used_until
        return 0.0

    def _tidy(self, now: float) -> None:
        """Forget those who may make all their requests again."""
        if now - self._tidied > MINUTE:
            self._tidied = now
            self._used_until = {address: until for address, until in self._used_until.items() if until > now}


def limits_of(settings: Settings) -> dict[str, AddressLimit]:
    """Count what one address may ask for, by what it is called."""
    return {
        "tables": AddressLimit(settings.tables_per_minute),
        "match files": AddressLimit(settings.uploads_per_minute),
        "moments": AddressLimit(settings.moments_per_minute),
    }


def limited(what: str) -> Guard:
    """Refuse a request of an address that has made too many of its kind."""

    async def limit(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        counting: AddressLimit = connection.app.state.limits[what]
        seconds = math.ceil(counting.wait(household(connection.client.host if connection.client else "")))
        if seconds:
            await asyncio.sleep(REFUSING)
            raise TooManyRequestsException(
                f"too many {what} from your address: try again in {seconds} s", headers={"Retry-After": str(seconds)}
            )

    return limit


def household(address: str) -> str:
    """Whose address it is: with IPv6, one has many."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> (128 - PREFIX) << (128 - PREFIX)))
    return address
