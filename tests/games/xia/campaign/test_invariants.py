"""What must be true of every position alone and in a campaign: each sentence comes when its position is broken."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.xia.game import Xia

from ..positions import game_of, position_after

PLAYED = {
    "goal": "paper-trail",
    "won": True,
    "met": True,
    "fame": 10,
    "npc_fame": 7,
    "rounds": 8,
    "ships": ["skimmer"],
    "upgrade": "guns-1",
}
LOST = {**PLAYED, "won": False, "met": False, "upgrade": "", "ships": ["numerator"]}
USED = {"skimmer": 1, "puddle-jumper": 1}
SHEET = {"log": [PLAYED], "done": ["paper-trail"], "upgrades": ["guns-1"], "used": USED, "goal": "glass-hull"}


def alone(**position: Any) -> Xia:
    return game_of(position_after("lone-captain.given", **position))


def campaign(**sheet: Any) -> Xia:
    return game_of(position_after("lone-captain.given", options={"campaign": True}, campaign={**SHEET, **sheet}))


ALONE: list[tuple[str, dict[str, Any]]] = [
    ("the NPCs have -1 fame in round 1", {"solo": {"fame": -1}}),
    ("the NPCs have 0 fame in round 0", {"solo": {"round": 0}}),
    ("the NPCs have 10 fame of 10, and the game is not lost", {"solo": {"fame": 10}}),
    ("the NPCs have collected 1500 credits", {"solo": {"collected": 1500}}),
    ("the NPCs have collected -1000 credits", {"solo": {"collected": -1000}}),
    ("the NPCs get 0 for a sell", {"solo": {"feats": [{"deed": "sell", "plus": 0}]}}),
    (
        "merchant flies by patience, which is none of its behaviours",
        {"npcs": {"3": {"spawned": True, "at": [1, -4]}}, "solo": {"plans": {"merchant": "patience"}}},
    ),
    (
        "merchant flies by loitering, which is none of its behaviours",
        {"npcs": {"3": {"spawned": True, "at": [1, -4]}}, "solo": {"plans": {"merchant": "loitering"}}},
    ),
    ("merchant flies by late-bloomer before it has spawned", {"solo": {"plans": {"merchant": "late-bloomer"}}}),
    ("sector kemplar-ii lies below those it was mixed with", {"solo": {"below": 22}}),
]

SHEETS: list[tuple[str, dict[str, Any]]] = [
    ("goal paper-trail is done 2 times", {"done": ["paper-trail", "paper-trail"]}),
    ("goal paper-trail is played for, and done already", {"goal": "paper-trail"}),
    ("upgrade guns-2 follows tier 0", {"upgrades": ["guns-2"]}),
    ("upgrade guns-1 follows tier 1", {"upgrades": ["guns-1", "guns-1"]}),
    ("upgrade guns-3 follows tier 1", {"upgrades": ["guns-1", "guns-3"]}),
    ("ship raft is used 1 times", {"used": {**USED, "raft": 1}}),
    ("ship gaiden is used 0 times", {"used": {**USED, "gaiden": 0}}),
    ("second roll is used 2 times", {"this_game": {"second roll": 2}}),
    ("pay-off is used 2 times", {"this_game": {"pay-off": 2}}),
    ("the goals done are (), by the log ('paper-trail',)", {"done": []}),
    (
        "the goals done are ('paper-trail', 'grave-goods'), by the log ('paper-trail',)",
        {"done": ["paper-trail", "grave-goods"]},
    ),
    ("the upgrades are (), by the log ('guns-1',)", {"upgrades": []}),
    ("there are 1 upgrades for 3 games", {"log": [PLAYED, LOST, LOST]}),
    (
        "the ships used are {'skimmer': 2, 'puddle-jumper': 1}, "
        "by the log {'skimmer': 1}, and in this game {'puddle-jumper': 1}",
        {"used": {**USED, "skimmer": 2}},
    ),
]


def test_sound_positions_have_no_faults() -> None:
    assert list(alone().faults()) == []
    assert list(campaign().faults()) == []
    assert list(campaign(log=[PLAYED, LOST], used={**USED, "numerator": 1}).faults()) == []


@pytest.mark.parametrize(("sentence", "changes"), ALONE, ids=[sentence for sentence, _ in ALONE])
def test_a_broken_position_is_named(sentence: str, changes: dict[str, Any]) -> None:
    assert sentence in list(alone(**changes).faults())


@pytest.mark.parametrize(("sentence", "changes"), SHEETS, ids=[sentence for sentence, _ in SHEETS])
def test_a_broken_sheet_is_named(sentence: str, changes: dict[str, Any]) -> None:
    assert sentence in list(campaign(**changes).faults())


@pytest.mark.parametrize(("what", "times"), [("rearm", 2), ("upkeep", 3), ("extra cube", 3), ("sale", 2)])
def test_what_can_be_done_only_so_often_in_a_turn_is_not_done_again(what: str, times: int) -> None:
    game = campaign()
    assert game.state.campaign is not None
    game.state.campaign.this_turn[what] = times - 1
    assert list(game.faults()) == []
    game.state.campaign.this_turn[what] = times
    assert list(game.faults()) == [f"{what} is used {times} times"]


def test_a_game_is_lost_by_the_npcs_or_given_up() -> None:
    game = alone()
    assert game.state.solo is not None
    game.state.solo.lost = True
    assert list(game.faults()) == ["the game is lost, and the NPCs have 0 fame of 10"]
    game.state.solo.fame = 10
    assert list(game.faults()) == []
    given_up = campaign()
    assert given_up.state.solo is not None
    given_up.state.solo.lost = True
    assert list(given_up.faults()) == []


def test_nobody_wins_and_loses() -> None:
    game = alone(solo={"fame": 10, "lost": True})
    captain = game.state.captains[0]
    captain.fame, captain.fame_from, game.state.winner = 10, {"luck": 10}, 0
    assert list(game.faults()) == ["the captain has won and lost"]


def test_in_hard_mode_the_figures_are_on_side_b() -> None:
    match = position_after("lone-captain.given", options={"solo": "hard"}, solo={"side": "A"})
    assert list(match.game.faults()) == ["the NPC Stats card lies on side A from the start"]
