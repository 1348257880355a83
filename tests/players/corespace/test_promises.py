"""What traders read in a mission: what it asks for, and what leads there."""

from __future__ import annotations

from itertools import takewhile

import pytest

import starhold
from starhold.games.corespace.choices import Finish
from starhold.games.corespace.rules.script.objects import object_of
from starhold.games.corespace.state import Figure, Item
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.corespace.blasts import blast_worth
from starhold.players.corespace.errands import errands_of
from starhold.players.corespace.outlay import claims_of
from starhold.players.corespace.people import is_prey
from starhold.players.corespace.situation import Situation
from starhold.players.corespace.worth import find_worth

from .test_trader import boarded, harvester, play_of, turn


def at_the_start(mission: str, seats: int = 1) -> Match:
    """Docked, and the first of all is asked who acts."""
    match = starhold.new("corespace", seats=seats, seed=5, options={"mission": mission})
    while match.decision.prompt != "corespace.trader-phase.activate":
        match.answer(match.decision.options[0])
    return match


def thinking(match: Match, seat: int = 0) -> Situation:
    return Situation(Outlook(match, match.decision.seat).imagine(1), seat)


def errands(situation: Situation) -> dict[str, float]:
    return {errand.name: errand.gain for errand in errands_of(situation, situation.own[0])}


def test_a_crate_in_which_the_recorder_may_be_is_worth_more() -> None:
    situation = thinking(at_the_start("cold-berth"))
    game, jace = situation.game, situation.own[0]
    worths = {crate.at: find_worth(game, 0, jace, crate) for crate in game.state.mission.crates}
    large = [worths.pop(at) for at in ("j6", "j18", "r18")]
    assert min(large) > 2 * max(worths.values())


def test_what_is_aboard_is_asked_for_no_more() -> None:
    match = at_the_start("cold-berth")
    before = thinking(match)
    jace = play_of(match).state.mission.figures[0]
    jace.where, jace.tray = "aboard", (Item("flight-recorder"),)
    after = thinking(match)
    assert before.home_share < after.home_share == 1
    assert before.promises.worth["token", "flight-recorder"] > after.promises.worth["token", "flight-recorder"]


def test_objects_that_count_for_the_objective_are_errands_and_the_last_one_is_worth_most() -> None:
    match = at_the_start("borrowed-air")
    first = errands(thinking(match))
    play_of(match).state.mission.marks = {"pump": 2}
    last = errands(thinking(match))
    name = "object port-pump repair"
    assert 0 < first[name] < last[name]


def test_what_opens_the_way_to_the_core_is_worth_something() -> None:
    situation = thinking(at_the_start("dead-reckoning"))
    promises, each = situation.promises, object_of(situation.game, "west-terminal")
    assert promises.worth["mark", "downloaded"] > 0
    assert promises.of_use(each, each.uses[0]) > promises.worth["mark", "copied"] + 1


def test_somebody_who_may_be_the_witness_is_spoken_to() -> None:
    situation = thinking(at_the_start("the-witness"))
    talks = [name for name in errands(situation) if name.startswith("talk ")]
    assert len(talks) == 6
    known = situation.game.state.mission.hidden
    witness = next(card.at for card in known if card.face == "witness")
    hope = situation.promises.of_role(witness)
    assert {situation.promises.of_role(card.at) for card in known} == {hope}, "nobody knows who it is"


def test_a_lab_door_is_forced_for_what_may_lie_behind() -> None:
    situation = thinking(at_the_start("quarantine"))
    assert errands(situation)["object lab-door-1 force"] > errands(situation)["object lab-door-1 listen"] > 0


def test_errands_are_shared_out() -> None:
    claims = claims_of(thinking(at_the_start("cold-berth")))
    assert len(claims) == 4
    assert len({*claims.values()}) == 4


@pytest.mark.parametrize(("others", "pays"), [((2, 3), True), ((), False)])
def test_a_grenade_is_for_several(others: tuple[int, ...], pays: bool) -> None:
    foes = [harvester("a5", 1), *(harvester(at, number) for at, number in zip(("a6", "b5"), others, strict=False))]
    situation = thinking(boarded(*foes, at="d6", weapon="grenade-ballistic"))
    assert (blast_worth(situation, situation.own[0], "grenade-ballistic") > 0) == pays


def test_nobody_makes_peace_with_those_who_carry_what_all_came_for() -> None:
    match = at_the_start("cold-berth", seats=2)
    assert not is_prey(thinking(match), 1)
    rival = next(each for each in play_of(match).state.mission.figures if each.crew == 1)
    rival.where, rival.at, rival.tray = "deck", "d6", (Item("flight-recorder"),)
    assert is_prey(thinking(match), 1)


def test_a_wound_is_healed_when_it_is_worth_it() -> None:
    badly, hardly = (boarded(at="d6", weapon="medi-pack", health=health) for health in (1, 4))
    healed = "use medi-pack"
    assert healed in map(str, takewhile(lambda choice: choice != Finish(), turn(badly)))
    assert healed not in map(str, takewhile(lambda choice: choice != Finish(), turn(hardly)))


def test_an_npc_has_one_slot() -> None:
    situation = thinking(at_the_start("cold-berth"))
    crate = situation.game.state.mission.crates[0]
    figure = Figure("edda-1", "edda", 0, 1, "deck", "d6", tray=(Item("knife"),))
    assert find_worth(situation.game, 0, figure, crate) == 0
