"""What the answers risk: the odds are those of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.xia.choices import Fly, Harvest, Mine, Pursue, Salvage
from starhold.games.xia.content.mission_cards import Smuggler

from .positions import first_captain, game_of, open_space


def danger_of(answer: str, **captain: Any) -> str | None:
    """What flying on by impulse risks, for a captain 0 changed like this."""
    match = open_space("impulse", **first_captain(**captain))
    choice = match.read(answer)
    assert choice in match.decision.options
    return match.game.danger(choice)


@pytest.mark.parametrize(
    ("at", "answer", "risk"),
    [
        ([0, 0], "fly N", None),
        ([0, 0], "stop", None),
        ([2, 0], "fly SE", "asteroids: 50% risk of taking 1 to 10 damage, 5% risk of being destroyed"),
        ([2, 0], "fly NE", "nebula: 50% risk of losing 1 to 10 energy"),
        ([0, 2], "fly S", "debris: 15% risk of being destroyed"),
        ([4, -5], "fly NW", None),
        ([7, -4], "jump NE", "unknown space, and no way back"),
        (
            [2, -3],
            "fly N",
            "shield of Kemplar II: 50% risk of being thrown back with 1 to 10 damage, 5% risk of being destroyed,"
            " 35% risk of getting a bounty of 1,000",
        ),
    ],
)
def test_flying(at: list[int], answer: str, risk: str | None) -> None:
    assert danger_of(answer, at=at) == risk


def test_damage_makes_destruction_more_likely() -> None:
    risk = danger_of("fly SE", at=[2, 0], hold={"damage": ["e3", "f3"]})
    assert risk == "asteroids: 50% risk of taking 1 to 10 damage, 15% risk of being destroyed"


def test_little_energy_makes_stranding_likely() -> None:
    risk = danger_of("fly NE", at=[2, 0], energy=3, armed=1, disarmed=3)
    assert risk == "nebula: 50% risk of losing 1 to 10 energy, 35% risk of being stranded"


def test_who_is_stranded_already_is_not_warned_of_it() -> None:
    assert danger_of("fly NE", at=[2, 0], energy=0, armed=0, disarmed=4) == "nebula: 50% risk of losing 1 to 10 energy"


@pytest.mark.parametrize(
    ("skill", "at", "answer", "risk"),
    [
        ("asteroids", [2, 0], "fly SE", "asteroids: 40% risk of taking 1 to 8 damage"),
        ("nebula", [2, 0], "fly NE", "nebula: 40% risk of losing 1 to 8 energy"),
        ("debris", [0, 2], "fly S", "debris: 5% risk of being destroyed"),
    ],
)
def test_skills_are_counted_in(skill: str, at: list[int], answer: str, risk: str) -> None:
    content = game_of(open_space()).content
    title = next(title.id for title in content.titles if title.skill.on == skill)
    assert danger_of(answer, at=at, titles=[title]) == risk


def test_a_skill_can_take_all_danger_away() -> None:
    titles = [title.id for title in game_of(open_space()).content.titles if title.skill.on == "debris"]
    assert danger_of("fly S", at=[0, 2], titles=titles * 2) is None


def test_a_shield_that_is_crossed_freely_is_no_danger() -> None:
    game = game_of(open_space("impulse", **first_captain(at=[2, -3])))
    game.state.captains[0].crossings = 1
    assert game.danger(Fly("N")) is None


def test_an_unstoppable_ship_is_hurt_but_not_thrown_back() -> None:
    ship = next(ship.id for ship in game_of(open_space()).content.ships if ship.ability.kind == "unstoppable")
    risk = danger_of("fly N", at=[2, -3], abilities=[{"ship": ship}])
    assert risk is not None
    assert risk.startswith("shield of Kemplar II: 50% risk of taking 1 to 10 damage")


def test_the_entrance_of_an_outlaw_planet_brings_a_bounty() -> None:
    board = {"placed": {"1": {"sector": "loath"}}}
    at = first_captain(at=[2, -5])
    match = open_space("impulse", board=board, **at)
    chart = game_of(match).chart
    door = next(
        (start, way)
        for start in chart.spaces
        for way, way_out in chart.exits(start).items()
        if any(barrier.kind == "entrance" and barrier.planet.id == "loath" for barrier in way_out.barriers)
    )
    start, way = door
    for bounty, risk in ((0, "Loath: a bounty of 1,000"), (1000, None)):
        match = open_space("impulse", board=board, **first_captain(at=list(start), bounty=bounty))
        assert match.game.danger(match.read(f"fly {way}")) == risk


def test_flying_into_a_star_is_certain_destruction() -> None:
    board = {"placed": {"2": {"sector": "xia"}}}
    match = open_space("impulse", board=board, **first_captain(at=[2, -1]))
    assert match.game.danger(match.read("fly SE")) == "star: certain destruction"


def test_using_an_occupied_space_has_the_danger_of_its_border() -> None:
    captains = {"0": {"at": [2, 0]}, "1": {"at": [3, 0]}}
    match = open_space("impulse", captains=captains)
    assert (
        match.game.danger(match.read("use SE"))
        == "asteroids: 50% risk of taking 1 to 10 damage, 5% risk of being destroyed"
    )


def test_work_is_as_dangerous_as_its_roll() -> None:
    game = game_of(open_space(**first_captain(energy=2, armed=4)))
    assert game.danger(Mine()) == "50% risk of taking 1 to 10 damage, 5% risk of being destroyed"
    assert game.danger(Harvest()) == "50% risk of losing 1 to 10 energy, 25% risk of being stranded"
    assert game.danger(Salvage()) == "15% risk of being destroyed"


def test_a_ram_hurts_both() -> None:
    match = open_space(captains={"0": {"at": [0, 0]}, "1": {"at": [0, 1]}})
    choice = match.read("ram swamp-rat 0")
    assert choice in match.decision.options
    assert match.game.danger(choice) == "your own ship takes 1 to 6 damage as well"


def test_a_ram_may_destroy_a_damaged_ship() -> None:
    damage = ["c2", "d3", "e3", "f3", "a3"]
    match = open_space(captains={"0": {"at": [0, 0], "hold": {"damage": damage}}, "1": {"at": [0, 1]}})
    risk = match.game.danger(match.read("ram swamp-rat 0"))
    assert risk == "your own ship takes 1 to 6 damage as well, 33% risk of being destroyed"


def test_a_thief_may_be_detected() -> None:
    game = game_of(open_space())
    for mission in game.content.missions:
        risk = game.danger(Pursue(mission.id)) or ""
        if game.mission_type(mission.id) == "thief":
            assert risk.endswith("% risk of being detected, with a bounty of 1,000")
        else:
            assert not risk


def test_contraband_may_be_detected_on_its_planet() -> None:
    content = game_of(open_space()).content
    card = next(card for card in content.missions if isinstance(card, Smuggler))
    board = {"placed": {"1": {"sector": card.deliver}}}
    chart = game_of(open_space(board=board)).chart
    steps = [
        (start, way, bool(way_out.barriers))
        for start, space in chart.spaces.items()
        for way, way_out in chart.exits(start).items()
        if way_out.space is not None and way_out.space.planet is chart.spaces[chart.placed[card.deliver].centre].sector
        if space.planet is way_out.space.planet or not any(b.kind == "entrance" for b in way_out.barriers)
    ]
    for start, way, comes_in in steps:
        captain = first_captain(at=list(start), missions=[{"id": card.id, "revealed": True}])
        game = game_of(open_space("impulse", board=board, **captain))
        game.state.captains[0].crossings = 1
        risk = game.danger(Fly(way))
        assert (risk is not None and risk.startswith("contraband: ")) is comes_in
