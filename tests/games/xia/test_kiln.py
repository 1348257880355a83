"""The inside of the Kiln, which is on no board, and relics, which nobody may know."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from msgspec import structs

from starhold.games.xia.board.chart import chart_of
from starhold.games.xia.board.interior import BERTHS
from starhold.games.xia.check.kiln import kiln_faults
from starhold.games.xia.content import Box, Relic
from starhold.kernel import Match, SeededDice
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import started

from .positions import CASES, first_captain, game_of

GUESSES = 40


def around_nyr(*answers: str, **position: Any) -> Match:
    """Three captains around Nyr, after these answers; see the file for who is where."""
    given = tomllib.loads((CASES / "around-nyr.given").read_text(encoding="utf-8"))
    ground = given.pop("position")
    match, _ = started(Case(file="", game="xia", name="", proves=[], **given, ground=ground, position=position))
    for answer in answers:
        match.answer(answer)
    return match


def test_the_berths_are_beside_each_other_and_beside_nothing_else() -> None:
    chart = game_of(around_nyr()).chart
    for at in BERTHS.values():
        others = sorted(berth for berth in BERTHS.values() if berth != at)
        assert list(chart.around(at)) == others
        assert all(chart.adjacent(at, other) and chart.sees(at, other) for other in others)
        assert chart.sketch(at).unexplored == ()
        assert chart.unexplored_sides(at) == ()


def test_a_board_without_nyr_has_no_inside_of_the_kiln() -> None:
    game = game_of(around_nyr())
    board = type(game.state.board)(tuple(tile for tile in game.state.board.placed if tile.sector != "nyr"))
    assert chart_of(game.content, board).spaces.keys().isdisjoint(BERTHS.values())


def test_the_map_shows_the_kiln_and_no_ship_far_away() -> None:
    match = around_nyr(**first_captain(at=[500, 499]))
    picture = match.game.board(match.view(0), 100)
    assert picture.count("(K)") == 2, "on the map and in its legend"
    assert picture.count("<R>") == 1, "in the legend only"
    assert "Puddle Jumper, tier 1  the Sell space of the Kiln" in picture
    assert "Economy board: spice 3, holo 3, terra 3, plasma 4, cyber 1" in picture


def test_in_the_kiln_answers_speak_of_it() -> None:
    game = game_of(around_nyr("impulse"))
    assert game.decision is not None
    docking = [option for option in game.decision.options if str(option).startswith("dock")]
    assert [str(game.meaning(choice)) for choice in docking] == [
        "dock at the Mission Point of the Kiln",
        "dock at the quay of the Kiln",
        "dock at the Sell space of the Kiln",
    ]
    assert {game.target(choice) for choice in docking} == {"space 0,-2"}


def test_leaving_the_kiln_for_the_nebula_is_dangerous() -> None:
    game = game_of(around_nyr("impulse", **first_captain(at=[500, 500])))
    assert game.decision is not None
    dangers = {str(choice): game.danger(choice) for choice in game.decision.options if str(choice).startswith("undock")}
    assert {choice for choice, danger in dangers.items() if danger} == {"undock 0,-1"}


def test_a_sifted_relic_says_what_it_is_worth() -> None:
    relic = first_captain(at=[500, 500], relics=["seed-vault"], hold={"relics": [["a3", "b3"]]})
    game = game_of(around_nyr("sift a3", **relic))
    assert game.decision is not None
    meanings = [str(game.meaning(choice)) for choice in game.decision.options]
    assert "take 2,000 credits and a cube of terra and a cube of terra" in meanings


def test_relics_face_down_change_places_when_guessed() -> None:
    hidden = {"relic_pile": ["sun-idol", "sun-idol", "seed-vault"], "relic_stacks": {"tafjur": ["frost-veil"]}}
    relic = first_captain(relics=["caged-flame"], hold={"relics": [["a3", "b3"]]})
    dead_world = {"board": {"placed": {"6": {"sector": "tafjur"}}}, "stack": {"20": "lost-sector"}}
    truth = game_of(around_nyr(embers=hidden, **relic, **dead_world))
    seen = truth.view(0)
    assert "caged-flame" not in str(seen)
    carried = set()
    for guess in range(GUESSES):
        game = truth.clone()
        game.dice = SeededDice(f"guess {guess}")
        game.redeal(0)
        assert game.view(0) == seen
        assert list(game.faults()) == []
        carried.update(game.state.captains[0].relics)
    assert carried == {"caged-flame", "frost-veil", "seed-vault", "sun-idol"}


def box() -> Box:
    """What Embers brings, as a match with it finds it in the catalogue."""
    content = game_of(around_nyr()).content
    sectors = tuple(sector for sector in content.sectors if sector.id == "nyr")
    return Box(sectors=sectors, outfits=content.outfits, relics=content.relics)


def test_the_kiln_and_its_relics_are_sound() -> None:
    assert list(kiln_faults(box())) == []
    assert list(kiln_faults(Box())) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"credits": 2000}, "relic sun-idol: its credits must be 3000, not 2000"),
        ({"cubes": ("spice", "spice")}, "relic sun-idol: its credits must be 2000, not 3000"),
        ({"credits": 2000, "cubes": ("spice",)}, "relic sun-idol: it must show two cubes and nothing else"),
        ({"credits": 2000, "mod": "targe"}, "relic sun-idol: targe is no mod"),
    ],
)
def test_a_relic_that_is_worth_something_else_is_found(changes: dict[str, Any], fault: str) -> None:
    whole = box()
    first: Relic = structs.replace(whole.relics[0], **changes)
    assert list(map(str, kiln_faults(structs.replace(whole, relics=(first, *whole.relics[1:]))))) == [fault]


def test_a_kiln_without_a_course_is_found() -> None:
    whole = box()
    (nyr,) = whole.sectors
    straight = structs.replace(nyr, paths=(structs.replace(nyr.paths[0], closed=False),))
    stuck = "sector nyr: the Kiln cannot travel round and round from its special rules space"
    assert list(map(str, kiln_faults(structs.replace(whole, sectors=(straight,))))) == [stuck]
    missing = "the Kiln must travel in one sector, not in 0"
    assert list(map(str, kiln_faults(structs.replace(whole, sectors=(structs.replace(nyr, paths=()),))))) == [missing]
