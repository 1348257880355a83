"""The log of a campaign on the command line."""

from __future__ import annotations

from pathlib import Path

from tests.campaign.tables import rowed

from .terminal import complaint, run, saved_match

VOYAGE = "tests.campaign.game:Voyage"


def test_the_log_of_a_save_is_printed(tmp_path: Path) -> None:
    save = rowed(5).save(tmp_path / "voyage.starhold")
    said = run("campaign", save, "--game", VOYAGE).stdout
    assert said.splitlines()[:3] == ["Voyage", "", "2 of 3 legs"]
    assert said.splitlines()[-1].endswith("The Open Sea: 6")


def test_another_match_is_no_campaign(tmp_path: Path) -> None:
    assert "is not a campaign" in complaint("campaign", saved_match(tmp_path / "demo.starhold"))
