"""Settings for tests, which wait for nothing."""

from __future__ import annotations

from typing import Any

from starhold.server.settings import Settings

UNLIMITED = {"tables_per_minute": 0, "uploads_per_minute": 0, "moments_per_minute": 0}


def quick(**given: Any) -> Settings:
    """Bots answer at once, and any number of tables may be opened; on any free port."""
    return Settings(**{"port": 0, "bot_pause": 0, **UNLIMITED, **given})
