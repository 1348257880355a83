"""What is known of a space before somebody flies there, by the rules' own ways and dangers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starhold.games.xia.drawing.orders import safe_ways
from starhold.games.xia.seeing.places import SpaceSeen, UnknownSeen, Way
from starhold.games.xia.speech.text import XiaText
from starhold.geometry import Hex
from starhold.kernel import Match

from ...players.moments import EVERY_MODULE
from .positions import first_captain, game_of, open_space


def seen(match: Match, about: str, viewer: int | None = 0) -> SpaceSeen:
    found = match.inspect(viewer, about)
    assert isinstance(found, SpaceSeen)
    return found


def told(about: str, viewer: int | None = 0, **position: Any) -> tuple[str, ...]:
    match = open_space(**position)
    return match.game.text.inspected(seen(match, about, viewer))


def test_a_space_is_known_by_what_lies_there() -> None:
    match = open_space(**first_captain(at=[0, 0]))
    here = seen(match, "space 0,0")
    assert (here.at, here.start, here.ships) == (Hex(0, 0), Hex(0, 0), (game_of(match).state.captains[0].ship,))
    assert match.game.text.inspected(here)[1:] == ("your ship is here",)


def test_a_safe_way_is_the_one_of_fly_to() -> None:
    match = open_space()
    game = game_of(match)
    start = game.state.captains[0].at
    assert start is not None
    for at, steps in safe_ways(game, 0, start).costs.items():
        assert seen(match, f"space {at}").way == Way(steps)


def test_a_way_that_cannot_be_safe_says_what_it_risks() -> None:
    """The planet is lawful, its entrance closed to an outlaw: what is left is its shield."""
    match = open_space(**first_captain(at=[3, -4], bounty=1000))
    found = seen(match, "space 3,-5")
    north = match.read("fly N")
    assert found.way == Way(1, (match.game.risks(north),))
    way, risk = match.game.text.inspected(found)[2:]
    assert way == "1 space away, risky: impulse takes you there"
    assert risk == f"risk: {match.game.danger(north)}"


def test_who_is_in_motion_is_told_if_it_is_too_far() -> None:
    match = open_space("impulse")
    (reach,) = seen(match, "space 0,-1").reaches
    assert (reach.by, reach.least, reach.most) == (None, 4, 4)
    far = next(at for at, steps in safe_ways(game_of(match), 0, Hex(0, 0)).costs.items() if steps == 6)
    assert match.game.text.inspected(seen(match, f"space {far}"))[1] == "6 spaces away, safe: you have 4 movement left"


def test_who_has_not_begun_to_move_is_told_what_leads_there() -> None:
    """Impulse brings 4 spaces; the engine rolls a d6, and is as likely to bring as many as its die."""
    match = open_space()
    costs = safe_ways(game_of(match), 0, Hex(0, 0)).costs

    def said(steps: int) -> str:
        return match.game.text.inspected(seen(match, f"space {next(at for at in costs if costs[at] == steps)}"))[1]

    assert said(4) == "4 spaces away, safe: impulse takes you there"
    assert said(5) == "5 spaces away, safe: 33% with the M-22"
    assert said(7) == "7 spaces away, safe: you get 6 at most"


def test_who_is_not_asked_is_told_the_way_alone() -> None:
    match = open_space(captains={"0": {"at": [0, 0]}, "1": {"at": [0, -1]}})
    assert seen(match, "space 0,1", viewer=1).reaches == ()


def test_who_cannot_fly_now_is_told_why() -> None:
    match = open_space(captains={"0": {"at": [0, 0]}, "1": {"at": [0, -1]}})

    def said(viewer: int) -> str:
        return match.game.text.inspected(seen(match, "space 0,1", viewer))[-1]

    assert said(1).endswith(" away, safe: not your turn")
    match = open_space(**first_captain(at=[3, -5]))
    match.answer("end")
    assert match.decision.prompt == "xia.business.trade"
    assert any(
        line.endswith(": first answer what you are asked") for line in match.game.text.inspected(seen(match, "kem m"))
    )


def test_what_a_sign_brings_is_said() -> None:
    assert "draw 3 missions here and choose" in told("kem m")
    assert any(line.startswith("ships start here") for line in told("S8"))


def test_a_page_is_not_told_the_numbers_of_a_space() -> None:
    match = open_space()
    found = seen(match, "space 0,-1")
    assert match.game.text.inspected(found)[0].startswith("0,-1: ")
    assert "0,-1" not in match.game.text.referring().inspected(found)[0]


def test_of_an_unknown_place_is_told_how_it_is_explored_and_how_far_its_edge_is() -> None:
    match = open_space()
    unknown = [place for place in match.game.places() if place.startswith("beyond ")]
    found = [match.inspect(0, place) for place in unknown]
    assert found
    assert all(isinstance(each, UnknownSeen) for each in found)
    title, use, *far = match.game.text.inspected(found[0])
    assert (title, use) == ("unexplored", "scan it from its edge (1 energy), or jump in and meet what lies there")
    assert far[0].startswith("its edge is ") or far[0] == "your ship is at its edge"
    assert len(match.game.text.inspected(match.inspect(None, unknown[0]))) == 2


def test_who_watches_is_told_what_lies_there_and_no_way() -> None:
    assert len(told("space 0,-1", viewer=None)) == 1


def test_an_answer_is_where_it_leads() -> None:
    match = open_space("impulse")
    assert match.inspect(0, "fly N") == match.inspect(0, "space 0,-1")


def test_a_ship_is_where_it_is() -> None:
    match = open_space(captains={"0": {"at": [0, 0]}, "2": {"at": [0, -1]}})
    ship = game_of(match).state.captains[2].ship
    assert match.inspect(0, f"ship {ship}") == match.inspect(0, "space 0,-1")


@pytest.mark.parametrize("name", ["S8", "kem m", "lost sector"])
def test_a_space_can_be_named_as_on_the_map(name: str) -> None:
    assert isinstance(open_space().inspect(0, name), SpaceSeen)


@pytest.mark.parametrize("about", ["space", "space 9,-40", "ship", "ship nobody", "beyond 40,-3", "dance"])
def test_of_what_is_not_there_nothing_is_known(about: str) -> None:
    assert open_space().inspect(0, about) is None


@pytest.mark.parametrize(
    ("terrain", "effect", "clause"),
    [
        ("asteroid", "flying in, a d20 of 1 to 10 deals that much damage", "XIA-BORDER-06"),
        ("nebula", "flying in, a d20 of 1 to 10 costs that much energy", "XIA-BORDER-15"),
    ],
)
def test_those_without_a_way_are_told_what_a_dangerous_ground_does(terrain: str, effect: str, clause: str) -> None:
    match = Match.new("xia", seats=5, seed=1, options={"first_game": True})
    game = game_of(match)
    at = next(at for at, space in game.chart.spaces.items() if space.terrain == terrain)
    found = seen(match, f"space {at}", viewer=None)
    assert effect in game.text.inspected(found)
    assert clause in game.text.clauses_about(found)


def test_a_place_names_the_rules_of_all_that_lies_there_and_of_the_way() -> None:
    match = open_space(**first_captain(at=[3, -4], bounty=1000))
    found = seen(match, "space 3,-5")
    assert match.game.text.clauses_about(found)[-1] == "XIA-BORDER-09"
    point = seen(match, "kem m")
    assert match.game.text.clauses_about(point)[0] == "XIA-MISSION-01"
    unknown = next(place for place in match.game.places() if place.startswith("beyond"))
    assert match.game.text.clauses_about(match.inspect(0, unknown)) == ("XIA-EXPLORE-03", "XIA-EXPLORE-06")


def test_every_danger_of_a_way_has_a_rule() -> None:
    """Whatever is the cause of a risk, there is a clause to read about it."""
    causes = set()
    for seed in range(8):
        match = Match.new("xia", seats=3, seed=seed, options=EVERY_MODULE)
        chance = Random(seed)
        while match.revision < 400 and not match.over:
            for option in match.decision.options:
                causes |= {risk.cause.what for risk in match.game.risks(option) if risk.cause}
            match.answer(chance.choice(match.decision.options))
    assert len(causes) > 5
    assert causes <= set(XiaText.clauses)
