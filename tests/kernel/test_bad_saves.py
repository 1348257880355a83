"""Saves that were forged or come from elsewhere: their closing line fits, and yet they cannot be loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from starhold.kernel import BadSave, BadSetup, Match, UnknownGame, load_content

from .play import answer_all, forged
from .toys import Tally


@pytest.fixture(scope="module")
def save() -> str:
    return answer_all(Match.new(Tally, seats=2, seed=7), "add 2", "throw 2 true", "pass", "add").dumps()


def loads(text: str) -> Match:
    return Match.loads(text, game=Tally)


def refused(text: str) -> str:
    """Why this text is no save."""
    with pytest.raises(BadSave) as caught:
        loads(text)
    return str(caught.value)


# Of another game, version or catalogue


def header(old: str, new: str) -> Callable[[list[str]], None]:
    """An edit of the first line."""

    def edit(lines: list[str]) -> None:
        assert old in lines[0]
        lines[0] = lines[0].replace(old, new, 1)

    return edit


def test_a_save_of_an_unknown_game_is_refused(save: str) -> None:
    with pytest.raises(UnknownGame, match="no game 'chess' is installed"):
        Match.loads(forged(save, lambda lines: lines.__setitem__(0, lines[0].replace("tally", "chess"))))


def test_a_save_of_another_game_is_refused() -> None:
    assert refused(Match.new("demo", seed=7).dumps()) == "expected a save of 'tally', came one of 'demo'"


def test_a_save_of_a_newer_schema_is_refused(save: str) -> None:
    message = "the save has schema 2; this program reads up to 1: install a newer one"
    assert refused(forged(save, header('"starhold":1', '"starhold":2'))) == message


def test_a_save_of_newer_rules_is_refused(save: str) -> None:
    assert refused(forged(save, header('"rules":1', '"rules":2'))) == (
        "the save follows rules version 2 of Tally; this program knows up to 1: install a newer one"
    )


def test_a_save_of_older_rules_is_loaded(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tally, "rules_version", 2)
    loaded = loads(forged(save, header('"content":"', '"content":"former ')))
    assert loaded.journal.rules_version == 1
    assert loaded.answer("add 2")


def test_a_save_with_other_content_is_refused(save: str) -> None:
    here = Match.new(Tally).setup.content
    assert refused(forged(save, header(here, "0123456789abcdef"))) == (
        f"the save was played with the content 0123456789abcdef, here is {here}: name the folder it was played with"
    )


def test_a_save_with_content_of_the_users_own_is_loaded_with_it(tmp_path: Path) -> None:
    (tmp_path / "ring.toml").write_text("[ring]\nrounds = 2\n", encoding="utf-8")
    match = Match.new("demo", seed=7, content=tmp_path)
    with pytest.raises(BadSave, match="name the folder it was played with"):
        Match.loads(match.dumps())
    loaded = Match.loads(match.dumps(), content=str(tmp_path))
    assert loaded.game.content == load_content(type(match.game), tmp_path)


def test_a_save_with_too_many_seats_is_refused(save: str) -> None:
    with pytest.raises((BadSave, BadSetup), match="Tally is for 1 to 3 seats, not 9"):
        loads(forged(save, header('"seats":2', '"seats":9')))


def test_a_save_whose_set_up_names_another_game_is_refused(save: str) -> None:
    assert "chess" in refused(forged(save, header('"setup":{"game":"tally"', '"setup":{"game":"chess"')))


# Lines that cannot be read


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "line 2: Input data was truncated"),
        ("add 2", "line 2: JSON is malformed"),
        ("{}", "line 2: Object missing required field `seat`"),
        ('{"seat":0}', "line 2: expected an answer or an undo"),
        ('{"seat":0,"undo":0}', "line 2: expected an answer or an undo"),
        ('{"seat":0,"undo":-1}', "line 2: expected an answer or an undo"),
        ('{"seat":0,"answer":"add","undo":1}', "line 2: expected an answer or an undo"),
        ('{"seat":2,"answer":"add 2"}', "line 2: expected a seat from 0 to 1, came 2"),
        ('{"seat":-1,"answer":"add 2"}', "line 2: expected a seat from 0 to 1, came -1"),
        ('{"seat":"north","answer":"add 2"}', "line 2: Expected `int`, got `str` - at `$.seat`"),
        ('{"seat":0,"answer":"add","mood":1}', "line 2: Object contains unknown field `mood`"),
        ('{"seat":0,"answer":"flee"}', "line 2: `flee` is not a command of this game"),
        ('{"seat":0,"answer":"add much"}', "line 2: `much` does not fit AMOUNT in `add [AMOUNT]`"),
        ('{"seat":0,"answer":"add 1 2"}', "line 2: type `add [AMOUNT]`, not `add 1 2`"),
        ('{"seat":0,"answer":""}', "line 2: type an answer, or `help`"),
        (
            '{"seat":0,"answer":"throw","draws":["d6"]}',
            "line 2: expected a draw such as `d6=4`, `pick31=17` or `shuffle=2,0,1`, came `d6`",
        ),
    ],
)
def test_a_malformed_line_is_named(line: str, message: str, save: str) -> None:
    assert refused(forged(save, lambda lines: lines.__setitem__(1, line))).startswith(message)


@pytest.mark.parametrize(
    ("line", "new", "message"),
    [
        (0, '{"starhold":1,"game":"tally"}', "line 1: Object missing required field `rules`"),
        (-1, '{"seat":0,"answer":"add"}', "line 6: Object contains unknown field `seat`"),
        (-1, '{"snapshot":3}', "the snapshot does not fit Tally: Expected `object`, got `int`"),
    ],
)
def test_a_malformed_frame_is_named(line: int, new: str, message: str, save: str) -> None:
    assert refused(forged(save, lambda lines: lines.__setitem__(line, new))).startswith(message)


def test_opening_draws_that_cannot_be_read_are_named(save: str) -> None:
    assert "came `flip=1`" in refused(forged(save, header('"draws":["', '"draws":["flip=1","')))


def test_a_closing_line_that_cannot_be_read_is_named(save: str) -> None:
    lines = save.splitlines()[:-1]
    assert refused("\n".join([*lines, '{"end":"soon"}'])).startswith("line 7: Expected `int`, got `str` - at `$.end`")


def test_a_save_that_cannot_be_loaded_is_left_as_it_is(save: str, tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    path.write_text(save[:300], encoding="utf-8")
    with pytest.raises(BadSave):
        Match.load(path, game=Tally)
    assert path.read_text(encoding="utf-8") == save[:300]
    assert [file.name for file in tmp_path.iterdir()] == ["match.save"]
