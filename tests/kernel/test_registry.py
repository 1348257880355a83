"""The registry: games by name, installed, registered or named by their place."""

from __future__ import annotations

import sys

import pytest

import starhold
from starhold.games.demo import Demo
from starhold.kernel import Match, UnknownGame, find_game, game_names, register, registry

from .play import sealed
from .toys import Tally


@pytest.fixture(autouse=True)
def unregistered(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is registered yet."""
    monkeypatch.setattr(registry, "_registered", {})


def test_installed_games_are_found_by_name() -> None:
    assert find_game("demo") is Demo
    assert find_game("demo") is Demo
    assert "demo" in game_names()


def test_a_registered_game_is_found_by_name() -> None:
    assert register(Tally) is Tally
    assert find_game("tally") is Tally
    assert {"demo", "tally"} <= set(game_names())
    assert game_names() == sorted(game_names())
    assert Match.loads(Match.new("tally", seed=7).dumps()).setup.game == "tally"


def test_a_game_is_found_by_its_place() -> None:
    assert find_game("tests.kernel.toys:Tally") is Tally
    assert find_game("tally") is Tally


def test_a_misspelt_game_is_quoted_with_the_nearest_one() -> None:
    with pytest.raises(UnknownGame) as caught:
        starhold.new("demmo")
    assert str(caught.value).startswith("no game 'demmo' is installed; did you mean 'demo'? Known: ")


def test_an_unknown_game_is_quoted() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'xyzzy' is installed.*Known: .*demo"):
        find_game("xyzzy")


def test_two_sentences_of_an_error_are_two_sentences() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'xyzzy' is installed[.;:] "):
        find_game("xyzzy")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("no_such_module:Game", "No module named 'no_such_module'"),
        ("tests.kernel.toys:Nothing", "has no attribute 'Nothing'"),
        ("tests.kernel.toys:", "has no attribute ''"),
        (":Tally", ""),
        ("..toys:Tally", ""),
    ],
)
def test_a_place_without_a_game_is_quoted(path: str, reason: str) -> None:
    with pytest.raises(UnknownGame, match=f"no game at '{path}': ") as caught:
        find_game(path)
    assert reason in str(caught.value)


@pytest.mark.parametrize("attribute", ["THROWS", "Added", "tally_options"])
def test_what_is_no_game_is_quoted(attribute: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(f"tests.kernel.toys:{attribute}")
    assert f"'tests.kernel.toys:{attribute}' is no game: expected a subclass of" in str(caught.value)


def test_a_save_does_not_make_the_program_import_what_it_names() -> None:
    """A save may come from anybody; a place in it is no reason to run the code that lies there."""
    save = Match.new("demo", seed=7).dumps().replace('"game":"demo"', '"game":"this:x"')
    lines = save.splitlines()[:-1]
    with pytest.raises(starhold.StarholdError):
        Match.loads(sealed(lines))
    assert "this" not in sys.modules
