"""The sectors of Embers: what is wrong with a broken one, what they risk, and what must be true on them."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.xia import Xia
from starhold.games.xia.board.chart import Board, Placed, chart_of
from starhold.games.xia.board.lanes import lanes_of
from starhold.games.xia.board.layout import fitting_turn, neighbour_centre
from starhold.games.xia.board.tolls import SAFE
from starhold.games.xia.content import Path, Sector, XiaContent, boxes
from starhold.geometry import ORIGIN, Hex, distance
from starhold.kernel import Match, load_content
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import placed, started

from .box_faults import box_faults
from .positions import CASES, first_captain

# The catalogue


def box() -> XiaContent:
    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


def faults_of(sector: str, **changes: Any) -> list[str]:
    """What the check says about a sector of Embers that is changed like this."""
    content = box()
    sectors = tuple(replace(one, **changes) if one.id == sector else one for one in content.embers.sectors)
    return box_faults(replace(content, embers=replace(content.embers, sectors=sectors)))


def sector_of(name: str) -> Sector:
    return next(sector for sector in box().embers.sectors if sector.id == name)


def path_of(sector: str, **changes: Any) -> tuple[Path, ...]:
    """The paths of a sector, the first of them changed like this."""
    first, *others = sector_of(sector).paths
    return (replace(first, **changes), *others)


GRINDER = sector_of("the-grinder")
FERREN = sector_of("ferrens-call")


def test_the_sectors_of_embers_are_sound() -> None:
    assert box_faults(box()) == []


def test_all_of_them_are_there() -> None:
    content = box()
    fewer = replace(content, embers=replace(content.embers, sectors=content.embers.sectors[1:]))
    assert "the number of sectors of Embers must be 11, not 10" in box_faults(fewer)


@pytest.mark.parametrize(
    ("sector", "changes", "fault"),
    [
        ("blench", {"spawn": 19}, "the sectors of Embers have a Spawn Point 19"),
        ("blench", {"spawn": 21}, "Spawn Point 21 is there 2 times"),
        ("blench", {"relics": 3}, "sector blench: it is of the kind ice and has 3 relics"),
        ("tafjur", {"relics": 5}, "sector tafjur: it is of the kind dead-world and has 5 relics"),
        (
            "tafjur",
            {"map": sector_of("tafjur").map.replace("R", ".")},
            "sector tafjur: its map must have 1 Relic space, not 0",
        ),
        (
            "tafjur",
            {"map": sector_of("tafjur").map.replace("W", ".")},
            "sector tafjur: its map must have 1 work space, not 0",
        ),
        ("samara-gate", {"map": GRINDER.map}, "sector samara-gate: it has no space of its kind, gate"),
        ("the-grinder", {"paths": ()}, "sector the-grinder: it is of the kind ice and has no path of the kind comet"),
        ("the-grinder", {"paths": GRINDER.paths * 2}, "sector the-grinder: it has 2 paths of the kind comet"),
        ("the-grinder", {"paths": GRINDER.paths * 2}, "sector the-grinder: two paths lead over -1,2"),
        ("the-grinder", {"paths": path_of("the-grinder", die=7)}, "sector the-grinder: its blue path asks for a d7"),
        (
            "the-grinder",
            {"paths": path_of("the-grinder", spaces=GRINDER.paths[0].spaces[1:])},
            "sector the-grinder: its blue path does not begin on the special rules space",
        ),
        (
            "the-grinder",
            {"paths": path_of("the-grinder", spaces=(*GRINDER.paths[0].spaces, Hex(2, -2)))},
            "sector the-grinder: its blue path jumps from 0,2 to 2,-2",
        ),
        (
            "the-grinder",
            {"paths": path_of("the-grinder", spaces=(*GRINDER.paths[0].spaces, Hex(2, -2)))},
            "sector the-grinder: its Spawn Point is on a path, at 2,-2",
        ),
        (
            "the-grinder",
            {"paths": path_of("the-grinder", spaces=(Hex(-1, 2), Hex(-1, 3)))},
            "sector the-grinder: its blue path is too short, or leaves the sector at [Hex(q=-1, r=3)]",
        ),
        (
            "the-grinder",
            {"paths": path_of("the-grinder", closed=False, beyond=Hex(0, 1))},
            "sector the-grinder: its blue path must be closed, for nothing ever leaves it",
        ),
        (
            "ferrens-call",
            {"paths": path_of("ferrens-call", beyond=None)},
            "sector ferrens-call: its purple path must either be closed or lead somewhere",
        ),
        (
            "ferrens-call",
            {"paths": path_of("ferrens-call", beyond=Hex(0, 0))},
            "sector ferrens-call: its purple path ends beside nothing: 0,0",
        ),
        (
            "ferrens-call",
            {"paths": path_of("ferrens-call", beyond=Hex(2, 0))},
            "sector ferrens-call: its purple path ends on itself",
        ),
        (
            "ferrens-call",
            {"map": FERREN.map.replace(".M", "nM")},
            "sector ferrens-call: its purple path leads over nebula",
        ),
    ],
)
def test_what_is_wrong_is_named(sector: str, changes: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(sector, **changes)


# The board


@pytest.mark.parametrize("turn", range(6))
def test_paths_turn_with_their_sector(turn: int) -> None:
    content = boxes(box(), frozenset(["base", "embers"]))
    centre = Hex(5, -3)
    chart = chart_of(content, Board((Placed("lost-sector", ORIGIN), Placed("ferrens-call", centre, turn))))
    purple = chart.paths[next(at for at in chart.paths if chart.spaces[at].feature == "mission")]
    assert (purple.name, len(purple.spaces)) == ("purple", 9)
    assert purple.beyond is not None
    assert chart.paths[purple.beyond].name == "orange"
    assert chart.spaces[chart.paths[purple.beyond].beyond or ORIGIN].terrain == "star"
    assert all(distance(centre, at) == 2 for at in purple.spaces)


def test_a_closed_path_has_no_end_and_another_one_has() -> None:
    content = boxes(box(), frozenset(["base", "embers"]))
    nyr = chart_of(content, Board((Placed("nyr", ORIGIN),)))
    orbit = nyr.paths[Hex(0, -2)]
    assert orbit.ahead(Hex(-1, -1), 2) == (Hex(0, -2), Hex(1, -2))
    brink = chart_of(content, Board((Placed("the-brink", ORIGIN),)))
    assert brink.paths[Hex(0, -2)].ahead(Hex(0, -2), 6) == (Hex(-1, -1),)


def test_npcs_keep_clear_of_ice_and_stars_and_not_of_paths() -> None:
    content = boxes(box(), frozenset(["base", "embers"]))
    tiles = [Placed("nyr", ORIGIN)]
    for side, sector in enumerate(("ferrens-call", "the-grinder", "calakus", "blench", "the-brink", "neo-vostok"), 1):
        tiles.append(Placed(sector, neighbour_centre(tiles[0], side), fitting_turn(tiles[0])))
    chart = chart_of(content, Board(tuple(tiles)))
    lanes = lanes_of(chart)
    entered = set(lanes.plane.spaces(lanes.steps(SAFE, outlaw=False).ends()))
    assert {chart.spaces[at].terrain for at in entered} == {"open", "nebula", "planet", "dead-world"}
    gravity = {at for at, path in chart.paths.items() if path.kind == "gravity"}
    assert gravity <= entered


# What is risked


def position(**changes: Any) -> Case:
    given = tomllib.loads((CASES / "forsaken-star.given").read_text(encoding="utf-8"))
    ground = given.pop("position")
    return Case(file="", game="xia", name="", proves=[], **given, ground=ground, position=changes)


def forsaken_star(*answers: str, **changes: Any) -> Match:
    match, _ = started(position(**changes))
    for answer in answers:
        match.answer(answer)
    return match


@pytest.mark.parametrize(
    ("at", "answer", "risk"),
    [
        (
            [2, -2],
            "fly N",
            "purple gravity path: you are pulled 1 to 12 spaces along it, "
            "58% risk of being thrown off its end onto the orange"
            " path, 9% risk of being destroyed by a star",
        ),
        (
            [2, -7],
            "fly S",
            "orange gravity path: you are pulled 1 to 6 spaces along it, 16% risk of being thrown off its end,"
            " 16% risk of being destroyed by a star",
        ),
        (
            [-8, 0],
            "fly S",
            "orange gravity path: you are pulled 1 to 6 spaces along it, "
            "66% risk of being thrown off its end into debris",
        ),
        (
            [-5, 4],
            "fly S",
            "purple gravity path: you are pulled 1 to 6 spaces along it, "
            "83% risk of being thrown off its end against the"
            " shield of The Brink (Tig)",
        ),
        ([2, -3], "fly SW", None),
        ([3, -1], "fly NE", None),
        ([0, 3], "fly SW", "comet: it is set off, 16% risk of being destroyed"),
        ([4, -1], "fly N", None),
        ([-2, 0], "fly NW", "comet: certain destruction"),
        ([0, 3], "fly S", "ice asteroids: 50% risk of taking 1 to 10 ice damage, 5% risk of being destroyed"),
    ],
)
def test_flying(at: list[int], answer: str, risk: str | None) -> None:
    match = forsaken_star("impulse", **first_captain(at=at))
    assert match.game.danger(match.read(answer)) == risk


@pytest.mark.parametrize(("at", "answer"), [([-2, 5], "quarry"), ([3, 2], "excavate")])
def test_work_in_the_ice(at: list[int], answer: str) -> None:
    match = forsaken_star(**first_captain(at=at))
    assert match.game.danger(match.read(answer)) == "50% risk of taking 1 to 10 ice damage, 5% risk of being destroyed"


def test_fly_to_keeps_clear_of_paths() -> None:
    match = forsaken_star("impulse", **first_captain(at=[1, -2]))
    assert [str(step) for step in match.game.plan("fly to 2,-1")] == ["fly SE", "fly S"]


# What must be true


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"embers": {"comets": [{}, {}]}}, "expected comets in ['blench', 'neo-vostok', 'the-grinder'],"),
        ({"embers": {"comets": {"0": {"at": [5, -3]}}}}, "the comet of the-grinder has left its path for 5,-3"),
        (first_captain(at=[6, -5]), "captain 0 flies a comet"),
        ({"embers": {"relic_stacks": {"nyr": ["sun-idol"]}}}, "1 relics lie in nyr"),
    ],
)
def test_faults_are_named(changes: dict[str, Any], fault: str) -> None:
    found = list(placed(position(**changes)).faults())
    assert any(one.startswith(fault) for one in found), found


def test_the_position_itself_is_sound() -> None:
    assert list(placed(position()).faults()) == []


# Comets. In a rule case the sectors are dealt as they lie in the box, and none of the first has a comet.


def test_a_starting_sector_has_its_comet_before_the_first_ship_is_chosen() -> None:
    """(XIA-COMET-01)"""
    found = set()
    for seed in range(20):
        game = Match.new(Xia, seats=5, seed=seed, options={"embers": True}).game
        assert isinstance(game, Xia)
        laid = [sector for sector in game.chart.placed if any(path.kind == "comet" for path in box_of(sector).paths)]
        comets = game.state.embers.comets if game.state.embers else []
        assert [(comet.sector, comet.at) for comet in comets] == [
            (sector, game.chart.feature_of(sector, "special")) for sector in laid
        ]
        found |= set(laid)
    assert found == {"blench", "neo-vostok", "the-grinder"}


def box_of(sector: str) -> Sector:
    return next(one for one in (*box().sectors, *box().embers.sectors) if one.id == sector)
