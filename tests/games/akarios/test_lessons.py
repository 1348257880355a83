"""What a newcomer is told in the first fights."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.testing.cases.load import load_cases
from starhold.testing.cases.position import started

DUEL = Path(__file__).parents[2] / "cases" / "akarios" / "duel.given"


def told(folder: Path, *changes: str) -> str:
    """The hint for G'Airdian, whose Merkava is at 7,2 and faces north, with what is changed of the position."""
    case = folder / "case.toml"
    lines = (
        f'given = "{DUEL}"',
        "[[case]]",
        'name = "A hint"',
        'proves = ["AKA-SLOT-03"]',
        *changes,
        "expect.over = false",
    )
    case.write_text("\n".join(('game = "akarios"', *lines)), encoding="utf-8")
    match, _ = started(load_cases(case)[0])
    return match.game.put_to(0).hint()


@pytest.mark.parametrize(
    ("changes", "hint"),
    [
        (
            (),
            "G'Airdian, no enemy is in reach yet. Put a move die on a move; the board then shows where it can end.",
        ),
        (
            ("position.enemies.0.at = [7, 0]",),
            "G'Airdian, Ronin Scout 1 is in reach. Put attack dice on Fire; wild ones fit as well.",
        ),
        (
            ('position.enemies.0 = { at = [7, 0], facing = "N" }',),
            "G'Airdian, you are behind Ronin Scout 1: an attack draws twice, and you choose. Put attack dice on Fire.",
        ),
        (
            ("position.enemies.0 = { at = [7, 0], marks = { lock = 1 } }",),
            "G'Airdian, you have the edge on Ronin Scout 1: an attack draws twice, and you choose. "
            "Put attack dice on Fire.",
        ),
        (
            ("position.enemies.0.at = [7, 0]", "position.flyers.0.stress = 2"),
            "G'Airdian, your stress is 2: with the next point a miss joins your deck. "
            "Use your other dice first if you can.",
        ),
        (
            ("position.enemies.0.at = [7, 0]", "position.flyers.0 = { hull = 4, stress = 2 }"),
            "G'Airdian, your hull is down to 4. Three dice of any kind on Repair bring some back, and calm you.",
        ),
        (
            ("position.flyers.0.dice = []",),
            "These dice can do nothing more. End your actions; when everyone has, the enemies act.",
        ),
    ],
)
def test_one_thing_at_a_time(changes: tuple[str, ...], hint: str, tmp_path: Path) -> None:
    assert told(tmp_path, *changes) == hint


def test_later_fights_are_for_those_who_know(tmp_path: Path) -> None:
    assert told(tmp_path, 'options.scenario = "toll-road"').startswith("Each die goes on one card")
