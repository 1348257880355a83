"""A match is kept where it was told to be, and nothing else is lost by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.cli.keeper import Keeper
from starhold.kernel import BadSave, Match


def test_is_current_until_somebody_answers(tmp_path: Path) -> None:
    match, keeper = Match.new("demo", seed=7), Keeper()
    assert keeper.is_current(match)
    match.answer("fly 1")
    assert not keeper.is_current(match)
    keeper.save(match, tmp_path / "a.match")
    assert keeper.is_current(match)


def test_saves_again_where_it_saved_before(tmp_path: Path) -> None:
    match, keeper = Match.new("demo", seed=7), Keeper()
    path = keeper.save(match, tmp_path / "a.match")
    match.answer("fly 1")
    assert keeper.save(match) == path
    assert Match.load(path).revision == 1


def test_finds_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = Match.new("demo", seed=7)
    path = Keeper().save(match)
    assert path.name == f"demo-{match.setup.commitment[:8]}.starhold"
    assert path.exists()


def test_spares_a_file_that_is_no_match(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(BadSave, match="is not a saved match"):
        Keeper().save(Match.new("demo", seed=7), diary)
    assert diary.read_text() == "Dear diary"


def test_takes_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "new.match"
    path.touch()
    Keeper().save(Match.new("demo", seed=7), path)
    assert Match.load(path).revision == 0


def test_an_error_names_the_file_and_not_the_draft(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "a.match"
    with pytest.raises(OSError, match="No such file") as caught:
        Keeper().save(Match.new("demo", seed=7), path)
    assert caught.value.filename == str(path)


@pytest.mark.parametrize("name", [".", "a\0b"])
def test_a_name_that_no_file_can_have_is_told(name: str) -> None:
    with pytest.raises(BadSave, match="name a file"):
        Keeper().save(Match.new("demo", seed=7), Path(name))
