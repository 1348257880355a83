"""What a host may set."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.kernel import BadSetup
from starhold.server.settings import Settings, read_settings


def test_everything_has_a_default() -> None:
    assert read_settings({}) == Settings()
    assert read_settings({}).host == "127.0.0.1", "nobody else's business unless the host says so"


def test_the_environment_sets_and_what_is_given_counts_more() -> None:
    environment = {
        "STARHOLD_PORT": "9000",
        "STARHOLD_HOST": "0.0.0.0",
        "STARHOLD_ORIGINS": "https://a.example,https://b.example",
        "STARHOLD_PAGE": "/srv/page",
        "STARHOLD_BURST": "7",
        "STARHOLD_BOTS": 'hoarder=hoarder.py:Hoarder,"looter=process:node looter.js 1,2"',
        "STARHOLD_BOT_PAUSE": "0",
        "PORT": "1",
    }
    found = read_settings(environment, port=9001, database=None)
    assert (found.port, found.host, found.burst, found.bot_pause) == (9001, "0.0.0.0", 7, 0)
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.page == Path("/srv/page")
    assert found.bots == ("hoarder=hoarder.py:Hoarder", "looter=process:node looter.js 1,2")
    assert found.database == Settings().database


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "many"), ("BURST", "1.5"), ("IDLE_SECONDS", ""), ("BOT_PAUSE", "-1")]
)
def test_what_cannot_be_set_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=name.lower()):
        read_settings({f"STARHOLD_{name}": value})
