"""Who looks on sees the table, is asked nothing, and learns nothing that is hidden."""

from __future__ import annotations

import re

import httpx

from starhold.games.xia.state import XiaState
from starhold.kernel import Match

from .conftest import OpenScreen
from .prepared import demo_after, lay, token_of, xia_when
from .screen import Screen


def hidden_missions(match: Match) -> list[str]:
    """The missions of the asked captain that lie face down."""
    state = match.game.state
    assert isinstance(state, XiaState)
    return [mission.id for mission in state.captains[match.decision.seat].missions if not mission.revealed]


def test_an_onlooker_of_derelict_sees_no_token(http: httpx.Client, screen: Screen) -> None:
    table = lay(http, demo_after("fly 1", "scan"))
    screen.sit_down(table.table)
    screen.page.get_by_text(re.compile("You.re watching")).wait_for()
    assert screen.position.viewer is None
    assert screen.position.question is None
    assert screen.page.locator("button[data-answer]").count() == 0
    assert "scans wreck 1" in screen.text()
    for told in (screen.text(), *screen.heard):
        assert "Only you see" not in told
    assert all(token is None or token["value"] is None for token in screen.view["tokens"])


def test_an_onlooker_of_xia_sees_no_mission(http: httpx.Client, open_screen: OpenScreen) -> None:
    match = xia_when(lambda match: match.decision.prompt == "xia.action-phase.act" and len(hidden_missions(match)) >= 1)
    table = lay(http, match)
    secrets = hidden_missions(match)
    stories = stories_of(http, table.table, secrets)
    captain, onlooker = open_screen(), open_screen()
    captain.sit_down(table.table, token_of(table, match.decision.seat))
    onlooker.sit_down(table.table)
    onlooker.page.get_by_text(re.compile("You.re watching")).wait_for()
    assert onlooker.page.get_by_role("application", name="Map").locator("[data-target]").count() > 19

    for secret in secrets:
        assert any(secret in told for told in captain.heard), "else the comparison says nothing"
        assert not any(secret in told for told in onlooker.heard)
    assert any(story in captain.text() for story in stories), "else the comparison says nothing"
    for tab in ("Ship", "Log", "Captains"):
        onlooker.page.get_by_role("tab", name=tab).click()
        assert not any(story in onlooker.text() for story in stories)


def stories_of(http: httpx.Client, table: str, missions: list[str]) -> list[str]:
    """What is told on their cards."""
    scenery = http.get(f"/api/tables/{table}/scenery").json()
    return [mission["story"] for mission in scenery["missions"] if mission["id"] in missions]
