"""The log of a campaign on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.campaign.tables import rowed

from .terminal import complaint, run, saved_match

VOYAGE = "tests.campaign.game:Voyage"


def test_the_log_of_a_save_is_printed(tmp_path: Path) -> None:
    save = rowed(5).save(tmp_path / "voyage.starhold")
    said = run("campaign", save, "--game", VOYAGE).stdout
    assert said.splitlines()[:3] == ["Voyage", "", "2 of 3 legs"]
    assert said.splitlines()[-1].endswith("The Open Sea: 6")


def test_a_campaign_is_left_and_continued_and_its_days_are_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "voyage.starhold"
    monkeypatch.setattr("starhold.table.calendar.today", lambda: "2026-11-18")
    monkeypatch.setattr("starhold.cli.session.today", lambda: "2026-11-18")
    run("play", VOYAGE, "--seats", "1", "--save", save, typed="row\nrow\nquit\n")
    monkeypatch.setattr("starhold.cli.session.today", lambda: "2026-11-25")
    run("play", VOYAGE, "--resume", save, "--save", save, typed="row\nrow\nrow\nrow\nrow\n")
    assert run("campaign", save, "--game", VOYAGE).stdout.splitlines()[4:7] == [
        "2026-11-18  Out of the Harbour: 4",
        "2026-11-18  The Open Sea: 6",
        "2026-11-25  Landfall: 4",
    ]


def test_another_match_is_no_campaign(tmp_path: Path) -> None:
    assert "is not a campaign" in complaint("campaign", saved_match(tmp_path / "demo.starhold"))
