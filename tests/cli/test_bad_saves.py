"""Files that are no sound saves: every command that takes one says precisely what is wrong, in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from .terminal import complaint, run, saved_match

READERS = (["play", "--resume"], ["replay"], ["verify"])


@pytest.fixture(params=READERS, ids=" ".join)
def reader(request: pytest.FixtureRequest) -> list[str]:
    command: list[str] = request.param
    return command


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return saved_match(tmp_path / "a.match", answers=12)


def test_a_missing_file(reader: list[str], tmp_path: Path) -> None:
    assert complaint(*reader, tmp_path / "none") == f"{tmp_path / 'none'}: there is no such file"


def test_a_folder(reader: list[str], tmp_path: Path) -> None:
    assert str(tmp_path) in complaint(*reader, tmp_path)


def test_an_empty_file(reader: list[str], tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert "the file is empty" in complaint(*reader, tmp_path / "empty")


@pytest.mark.parametrize("data", [b"Dear diary\n", b"\x89PNG\r\n\xff\xfe", b"[1, 2]\n{}\n", b'{"starhold":"x"}\n'])
def test_another_kind_of_file(reader: list[str], tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(data)
    assert str(path) in complaint(*reader, path)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_file_that_was_cut_off(reader: list[str], save: Path, share: float) -> None:
    text = save.read_text()
    save.write_text(text[: int(len(text) * share)])
    assert str(save) in complaint(*reader, save)


def test_a_file_without_its_last_line(reader: list[str], save: Path) -> None:
    save.write_text("\n".join(save.read_text().splitlines()[:-1]))
    assert "the save is cut off" in complaint(*reader, save)


def test_a_match_of_an_unknown_game(reader: list[str], save: Path) -> None:
    save.write_text(save.read_text().replace('"game":"demo"', '"game":"chess"'))
    if reader == ["verify"]:
        assert "no game 'chess' is installed" in complaint(*reader, save)
    else:
        assert "the save was edited" in complaint(*reader, save)


def test_a_match_of_a_newer_program(reader: list[str], save: Path) -> None:
    save.write_text(save.read_text().replace('{"starhold":1', '{"starhold":99'))
    assert "install a newer one" in complaint(*reader, save)


@pytest.mark.parametrize("command", READERS[:2], ids=" ".join)
def test_an_edited_match_is_not_taken_up(command: list[str], save: Path) -> None:
    save.write_text(save.read_text().replace('"answer":"fly 1"', '"answer":"fly 2"', 1))
    assert f"{save}: the save was edited" in complaint(*command, save)


@pytest.mark.parametrize("line", [0, 1, 6, 13, 14])
def test_garbage_in_any_line(reader: list[str], save: Path, line: int) -> None:
    lines = save.read_text().splitlines()
    lines[line] = lines[line][: len(lines[line]) // 2]
    save.write_text("\n".join(lines))
    result = run(*reader, save)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
