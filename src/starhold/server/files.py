"""Files that a process may have open at once: each connection is one."""

from __future__ import annotations

import sys

import structlog
from msgspec.structs import replace

from .settings import Settings

REQUESTS = 128
"""Connections for requests, besides those of clients at tables."""
SPARE = REQUESTS + 128
"""The database, the page and the logs have some open, too."""

log = structlog.get_logger()


def fitted(settings: Settings) -> Settings:
    """Let in no more clients than the process may have files, after it has asked for more; say so if that is fewer."""
    room = _raised_limit(settings.connections + SPARE) - SPARE
    if room >= settings.connections:
        return settings
    log.warning(
        "fewer connections than wanted: the process may not open enough files (ulimit -n)",
        wanted=settings.connections,
        connections=max(1, room),
    )
    return replace(settings, connections=max(1, room))


def _raised_limit(wanted: int) -> int:
    """Ask the system for so many files; returns how many it allows."""
    if sys.platform == "win32":
        return wanted
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    soft, hard = getrlimit(RLIMIT_NOFILE)
    if soft == RLIM_INFINITY or soft >= wanted:
        return wanted
    soft = wanted if hard == RLIM_INFINITY else min(wanted, hard)
    setrlimit(RLIMIT_NOFILE, (soft, hard))
    return soft
