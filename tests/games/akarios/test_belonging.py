"""A campaign is played with what belongs to it: what an owner adds for another one makes no difference."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from starhold.games import akarios
from starhold.games.akarios import Akarios
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.options import AkariosOptions
from starhold.games.akarios.speech.names import names_of
from starhold.kernel import load_content
from starhold.kernel.content import digest_of
from tests.rule_cases import CASES

SKELETON = Path(akarios.__file__).parent / "skeletons" / "campaign.toml"


@pytest.fixture
def box() -> AkariosContent:
    content = load_content(Akarios)
    assert isinstance(content, AkariosContent)
    return content


@pytest.fixture
def larger(tmp_path: Path) -> AkariosContent:
    """The box with a campaign of an owner's."""
    shutil.copy(SKELETON, tmp_path / "campaign.toml")
    content = load_content(Akarios, tmp_path)
    assert isinstance(content, AkariosContent)
    return content


@pytest.mark.parametrize("campaign", ["beacon-road", None])
def test_another_campaign_makes_no_difference(
    box: AkariosContent, larger: AkariosContent, campaign: str | None
) -> None:
    played = [Akarios.played_with(content, AkariosOptions(campaign=campaign)) for content in (box, larger)]
    assert len({digest_of(part) for part in played}) == 1


def test_a_campaign_has_its_records_and_no_others(larger: AkariosContent) -> None:
    part = Akarios.played_with(larger, AkariosOptions(campaign="my-road"))
    story = (part.campaigns, part.entries, part.systems, part.sectors, part.worlds, part.places, part.markets)
    assert {record.id.partition("-")[0] for records in story for record in records} == {"my"}
    assert [scenario.id for scenario in part.scenarios] == ["first-light"]
    assert Akarios.played_with(part, AkariosOptions(campaign="my-road")) is part


def test_a_single_fight_has_all_scenarios_and_no_story(box: AkariosContent) -> None:
    part = Akarios.played_with(box, AkariosOptions())
    assert (part.scenarios, part.entries, part.places) == (box.scenarios, (), ())
    assert "titan-sealed" in {feat.id for feat in part.achievements}
    assert "road-sworn" not in {feat.id for feat in part.achievements}


def test_a_marker_that_some_scenario_calls_by_its_letter_is_called_so_in_all(box: AkariosContent) -> None:
    with_drill = load_content(Akarios, CASES / "akarios" / "drill.content")
    assert isinstance(with_drill, AkariosContent)
    assert [names_of(content).markers["relay-R"] for content in (box, with_drill)] == ["relay R", "relay R"]
    assert names_of(box).markers["gate-G"] == "the gate"
