"""What is always true of a mission is looked at, and said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import SkillLevel
from starhold.games.corespace.state import CoreSpaceState, Figure, Held, Item
from starhold.kernel import Match

from .swift import new_campaign, state_of

Harm = Callable[[CoreSpaceState], object]


def play() -> CoreSpace:
    """Two crews, before their ships are laid."""
    match = Match.new(CoreSpace, seats=2, seed=1)
    for crew in ("black-maria", "ion-hope"):
        match.answer(f"crew {crew}")
    assert isinstance(match.game, CoreSpace)
    return match.game


def figure(state: CoreSpaceState, **changes: object) -> None:
    for name, value in changes.items():
        setattr(state.mission.figures[0], name, value)


def member(state: CoreSpaceState, **changes: object) -> None:
    (first, *others) = state.crews[0].members
    state.crews[0].members = (replace(first, **changes), *others)


def two_at_once(state: CoreSpaceState) -> None:
    for each in state.mission.figures[:2]:
        each.where, each.at = "deck", "a10"


def test_a_mission_is_sound() -> None:
    assert list(play().faults()) == []


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (lambda state: figure(state, health=8), "jace has 8 health"),
        (lambda state: figure(state, pegs=8), "jace has 8 skill pegs"),
        (lambda state: figure(state, ammo=8), "jace has 8 ammo pegs"),
        (lambda state: figure(state, walked=12), "jace has walked 12 squares in a round"),
        (lambda state: figure(state, where="deck"), "jace is at no square, and yet deck"),
        (lambda state: figure(state, where="deck", at="a1"), "jace stands on something at a1"),
        (lambda state: figure(state, tray=(Item("machine-rifle"),) * 4), "jace carries more than a tray holds"),
        (lambda state: figure(state, tray=(Item("knife"),) * 4), "there are 7 of knife"),
        (lambda state: figure(state, worn=Item("knife")), "jace wears knife"),
        (two_at_once, "two bases are on one square"),
        (lambda state: setattr(state.mission, "pegs", 36), "there are 36 pegs in the tracker"),
        (lambda state: setattr(state.mission, "counter", 2), "seat 2 has the turn counter"),
        (lambda state: setattr(state.mission, "deals", ((1, 0),)), "seats 1 and 0 have a deal"),
        (lambda state: setattr(state.mission, "deals", ((0, 2),)), "seats 0 and 2 have a deal"),
        (lambda state: member(state, board="gak"), "gak is in 2 crews"),
        (
            lambda state: member(state, skills=(SkillLevel(skill="marksman", level=4),)),
            "jace has learned more of a skill than there is",
        ),
        (
            lambda state: member(
                state, skills=(SkillLevel(skill="marksman", level=3), SkillLevel(skill="stubborn", level=2))
            ),
            "jace has learned more than there are career points",
        ),
        (lambda state: setattr(state.crews[0], "members", state.crews[0].members * 2), "a crew has 8 traders"),
    ],
)
def test_what_cannot_be_is_said(harm: Harm, fault: str) -> None:
    game = play()
    harm(game.state)
    assert any(told.startswith(fault) for told in game.faults())


def test_npcs_have_no_more_health_than_their_boards() -> None:
    game = play()
    game.state.mission.figures.append(Figure("harvester-1", "harvester", number=1, where="deck", at="m10", health=2))
    assert "harvester-1 has 2 health" in game.faults()


def test_the_dead_leave_room_for_others() -> None:
    game = play()
    crew = game.state.crews[0]
    crew.members = (*crew.members, *(replace(each, dead=True) for each in crew.members))
    assert not any(told.startswith("a crew has") for told in game.faults())


def crew(state: CoreSpaceState, **changes: object) -> None:
    for name, value in changes.items():
        setattr(state.crews[0], name, value)


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (lambda state: crew(state, ua=-1), "a crew has -1 UA"),
        (lambda state: crew(state, systems={"hull": 6}), "hull has 6 spaces filled"),
        (lambda state: crew(state, upgrades={"scanners": 4}), "scanners has level 4"),
        (lambda state: crew(state, hold=("machine-rifle", "shock-rifle", "line-rifle", "baton")), "more in hold"),
        (lambda state: member(state, career=19), "jace has more career points than spaces"),
        (lambda state: member(state, kit=("machine-rifle", "shock-rifle", "line-rifle", "baton")), "more in jace"),
        (lambda state: member(state, dead=True, worn="combat-vest"), "jace is dead, and carries something"),
        (lambda state: member(state, held=Held("ransomed")), "jace is kept away by nothing"),
    ],
)
def test_what_can_not_be_of_a_campaign_is_a_fault(harm: Harm, fault: str) -> None:
    match = new_campaign(1)
    assert list(match.game.faults()) == []
    harm(state_of(match))
    assert fault in "; ".join(match.game.faults())
