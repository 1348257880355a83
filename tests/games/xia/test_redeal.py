"""What a viewer cannot know is dealt anew; everything else stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starhold.games.xia.game import Xia
from starhold.kernel import SeededDice, Viewer

from .positions import game_of, open_space

SPECTATOR = None
GUESSES = 5
SECRETS: dict[str, Any] = {
    "captains": {
        "0": {"missions": [{"id": "thief-1"}]},
        "1": {"missions": [{"id": "research-4", "revealed": True, "pay": 3000}]},
        "2": {"drawn": ["bounty-hunter-4"]},
    },
    "mission_discards": [],
    "tokens": [{"at": [-7, 3], "token": "fame"}],
    "pile": ["credits"] * 7 + ["fame"] * 6 + ["nothing"] * 7,
}
"""Captain 0 has a mission face down, captain 1 one face up, captain 2 has drawn a card; a token lies on the board."""

CHOOSING = {"type": "xia.choose-missions", "seat": 2}
"""Captain 2 looks at the drawn missions."""


def guesses(viewer: Viewer, begin: dict[str, Any] | None = None) -> list[Xia]:
    """Some ways in which it could be, for all that a viewer knows."""
    truth = game_of(open_space(begin=begin, **SECRETS))
    found = []
    for guess in range(GUESSES):
        game = truth.clone()
        game.dice = SeededDice(f"guess {guess}")
        game.redeal(viewer)
        found.append(game)
    return found


def mission_of_captain_0(game: Xia) -> str:
    return game.state.captains[0].missions[0].id


def drawn_by_captain_2(game: Xia) -> str:
    return game.state.captains[2].drawn[0]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_guess_looks_like_the_truth_and_is_sound(viewer: Viewer) -> None:
    truth = game_of(open_space(**SECRETS)).view(viewer)
    for game in guesses(viewer):
        assert game.view(viewer) == truth
        assert list(game.faults()) == []


@pytest.mark.parametrize(
    "secret",
    [
        lambda game: game.state.stack[-1],
        lambda game: game.state.title_deck[-1],
        lambda game: game.state.mission_deck[-1],
        lambda game: game.state.tokens[0].token,
        mission_of_captain_0,
        drawn_by_captain_2,
    ],
    ids=["top sector", "top title", "top mission", "token", "face-down mission", "drawn mission"],
)
def test_a_spectator_may_expect_anything(secret: Callable[[Xia], str]) -> None:
    assert len(set(map(secret, guesses(SPECTATOR)))) > 1


def test_a_captain_knows_the_own_mission_and_the_others_do_not() -> None:
    assert set(map(mission_of_captain_0, guesses(0))) == {"thief-1"}
    assert len(set(map(mission_of_captain_0, guesses(1)))) > 1


def test_everybody_knows_a_mission_that_lies_face_up() -> None:
    assert {game.state.captains[1].missions[0].id for game in guesses(2)} == {"research-4"}


def test_drawn_missions_are_known_to_their_captain_while_choosing() -> None:
    assert len(set(map(drawn_by_captain_2, guesses(2)))) > 1
    assert set(map(drawn_by_captain_2, guesses(2, CHOOSING))) == {"bounty-hunter-4"}
    assert len(set(map(drawn_by_captain_2, guesses(0, CHOOSING)))) > 1
