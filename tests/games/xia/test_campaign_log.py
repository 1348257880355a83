"""A campaign in words: its log, its scenes, and what a captain is asked once before it is too late."""

from __future__ import annotations

import pytest

from starhold.games.xia.game import Xia
from starhold.games.xia.rules.campaign.sheet import sheet
from starhold.games.xia.state import GamePlayed
from starhold.kernel import Match

TO_THE_FIRST_TURN = (
    "choose-goal glass-hull",
    "choose-goal",
    "lay-around",
    "take ",
    "take-ability",
    "spawn ",
    "sit-down ",
    "depart",
)
TO_THE_NEXT_GAME = (*TO_THE_FIRST_TURN, "give-up", "take-upgrade engine", "play-on")


def answer(match: Match, *wanted: str) -> None:
    """Give the first of these answers that is offered."""
    options = [str(option) for option in match.decision.options]
    match.answer(next(option for each in wanted for option in options if option.startswith(each)))


def until(prompt: str, match: Match) -> Match:
    while match.decision.prompt != prompt:
        answer(match, *TO_THE_NEXT_GAME)
    return match


def campaign() -> Match:
    return Match.new("xia", seed=5, options={"solo": "normal", "campaign": True}, today="2026-11-18")


def play_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game


def test_a_game_is_called_by_its_goal_once_it_has_one() -> None:
    match = campaign()
    assert match.game.scene_title("game-1") == "Game 1"
    until("xia.action-phase.act", match)
    assert match.game.scene_title("game-1") == "Game 1: Glass Hull"
    until("xia.play-campaign.go_on", match)
    match.answer("play-on")
    assert [match.game.scene_title(scene.name) for scene in match.scenes] == ["Game 1: Glass Hull", "Game 2"]


def test_the_log_tells_goal_result_ships_and_upgrade() -> None:
    match = until("xia.play-campaign.go_on", campaign())
    log = match.game.campaign_log()
    assert log is not None
    ship = play_of(match).content.ship[play_of(match).state.captains[0].ship].name
    assert (log.standing, log.closing) == ("0 of 10 goals done, score -3", "")
    assert [(line.scene, line.words) for line in log.lines] == [
        ("game-1", f"Game 1: Glass Hull. Lost, 0 to 0 (-3). {ship}. Upgrade: Engine I.")
    ]
    match.answer("retire")
    ended = match.game.campaign_log()
    assert ended is not None
    assert ended.closing == match.game.epilogue() != ""


@pytest.mark.parametrize(
    ("won", "met", "words"),
    [(True, True, "Done, 10 to 7 (+3)."), (True, False, "Won without the goal, 10 to 7 (-3).")],
)
def test_the_log_tells_how_a_game_was_won(won: bool, met: bool, words: str) -> None:
    match = campaign()
    played = GamePlayed("paper-trail", won, met, 10, 7, 6, ("swamp-rat", "gaiden"))
    sheet(play_of(match)).log = (played,)
    log = match.game.campaign_log()
    assert log is not None
    assert log.lines[0].words == f"Game 1: Paper Trail. {words} Swamp Rat, Gaiden."


def test_other_matches_have_no_log() -> None:
    assert Match.new("xia", seed=5, options={"solo": "normal"}).game.campaign_log() is None


def test_a_campaign_that_is_done_ends_with_its_story() -> None:
    match = campaign()
    game = play_of(match)
    goals = tuple(goal.id for goal in game.content.campaign.goals)
    sheet(game).log = tuple(GamePlayed(goal, True, True, 10, 7, 6, ()) for goal in goals)
    sheet(game).done = goals
    assert game.epilogue().splitlines() == [
        "All 10 goals are done after 10 games, with a score of 30.",
        "They have named a drink after you in every port from Lunari to The Brink. It is strong, overpriced, and "
        "goes out burning.",
    ]


def test_a_win_without_the_goal_is_asked_back_once() -> None:
    match = until("xia.action-phase.act", campaign())
    game = play_of(match)
    end = match.read("end")
    assert "without the goal" not in game.regret(end)
    game.state.captains[0].unclaimed = game.fame_goal
    assert "without the goal" not in game.regret(end), "no ship is lost: the goal is met"
    sheet(game).failed = True
    goal = game.fame_goal
    assert game.regret(end) == f"You reach {goal} fame without the goal: this game would cost you 3 points."


def test_giving_up_and_retiring_are_asked_back_once() -> None:
    match = until("xia.action-phase.act", campaign())
    assert match.game.regret(match.read("give-up")) == "A game that is given up is lost, and costs you 3 points."
    until("xia.play-campaign.go_on", match)
    assert match.game.regret(match.read("retire")) == "The campaign ends here. Goals left: 10."
    assert match.game.regret(match.read("play-on")) == ""
