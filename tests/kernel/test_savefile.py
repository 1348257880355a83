"""Saves: readable lines, and a precise error for everything that is wrong with them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from starhold.kernel import BadSave, Match

from .play import answer_all, play_randomly
from .toys import Tally


@pytest.fixture(scope="module")
def save() -> str:
    """A match with answers, rolls, shuffles, undo and consent in its journal."""
    match = answer_all(Match.new(Tally, seats=2, seed=7), "add 2", "throw 2 true", "pass", "add")
    match.undo(seat=1)
    match.undo(2, seat=0, consent=True)
    return match.dumps()


def loads(text: str) -> Match:
    return Match.loads(text, game=Tally)


def refused(text: str) -> str:
    """Why this text is no save."""
    with pytest.raises(BadSave) as caught:
        loads(text)
    return str(caught.value)


# What a save looks like


def test_a_save_is_readable_lines(save: str) -> None:
    header, *entries, snapshot, end = [json.loads(line) for line in save.splitlines()]
    first, second, third = re.findall(r"\"(?:shuffle=[\d,]+|d6=\d)\"", save)[1:4]
    assert list(header) == ["starhold", "game", "rules", "seed", "setup", "draws"]
    assert (header["starhold"], header["game"], header["rules"], header["seed"]) == (1, "tally", 1, "7")
    assert entries == [
        {"seat": 0, "answer": "add 2"},
        {
            "seat": 0,
            "answer": "throw 2 true",
            "draws": [json.loads(draw) for draw in (first, second, third)],
            "reveals": True,
        },
        {"seat": 0, "answer": "pass"},
        {"seat": 1, "answer": "add"},
        {"seat": 1, "undo": 1},
        {"seat": 0, "undo": 2, "consent": True},
    ]
    assert list(snapshot) == ["snapshot"]
    assert list(end) == ["end", "digest"]
    assert end["end"] == 8


def test_a_save_is_read_back(save: str) -> None:
    assert loads(save).dumps() == save


@pytest.mark.parametrize(
    "label", ["plain", "ünïcödé", "two\nlines", 'a "quote"', "line\u2028separator", "next\x85line"]
)
def test_any_text_in_a_set_up_is_read_back(label: str) -> None:
    match = answer_all(Match.new(Tally, seed=label, options={"label": label}), "add", "throw")
    assert loads(match.dumps()).dumps() == match.dumps()


def test_line_ends_of_another_system_do_not_matter(save: str, tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(save.replace("\n", "\r\n").encode())
    assert Match.load(path, game=Tally).dumps() == save


def test_a_save_survives_a_match_in_progress(tmp_path: Path) -> None:
    match = Match.new("demo", seats=3, seed=7)
    play_randomly(match, 3, answers=15)
    path = match.save(tmp_path / "match.save")
    assert path.read_text(encoding="utf-8") == match.dumps()
    assert Match.load(path).dumps() == match.dumps()


# Cut off or edited


def test_a_save_cut_off_after_any_line_is_refused(save: str) -> None:
    lines = save.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert refused("".join(lines[:kept])) == (
            f'the save is cut off: expected a closing line {{"end":…}}, the file stops after line {kept}'
        )


def test_a_save_cut_off_within_a_line_is_refused(save: str) -> None:
    for length in range(1, len(save) - 1):
        assert re.match(
            r"the save is cut off|line \d+: |expected a saved match that begins with", refused(save[:length])
        )


def test_every_edit_of_a_character_is_noticed(save: str) -> None:
    for place, character in enumerate(save[:-1]):
        edited = " " if character == "\n" else chr(ord(character) ^ 1)
        assert refused(save[:place] + edited + save[place + 1 :])


def test_a_byte_that_is_no_text_is_noticed(save: str, tmp_path: Path) -> None:
    data = save.encode()
    path = tmp_path / "match.save"
    for place in range(0, len(data), 50):
        path.write_bytes(data[:place] + b"\xff" + data[place + 1 :])
        with pytest.raises(BadSave, match=r"match.save: 'utf-8' codec can't decode byte 0xff"):
            Match.load(path, game=Tally)


@pytest.mark.parametrize(
    "edit",
    [
        lambda lines: lines.pop(2),
        lambda lines: lines.insert(2, lines[1]),
        lambda lines: lines.__setitem__(1, lines[2]),
        lambda lines: lines.reverse(),
        lambda lines: lines.append(lines[-1]),
    ],
)
def test_lines_that_were_moved_are_noticed(edit: Callable[[list[str]], object], save: str) -> None:
    lines = save.splitlines()
    edit(lines)
    assert refused("\n".join(lines))


def test_an_edit_is_told_with_what_was_expected_and_what_came(save: str) -> None:
    assert re.fullmatch(
        r"the save was edited: expected 8 lines before the last, came 7;"
        r" expected the digest [0-9a-f]{32}, the lines give [0-9a-f]{32}",
        refused(save.replace('{"seat":0,"answer":"pass"}\n', "")),
    )


# Files that are no saves


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a saved match, and the file is empty"),
        ("\n", "expected a saved match, and the file is empty"),
        ("\n\n", "expected a saved match that begins with"),
        ("hello\n", "expected a saved match that begins with {\"starhold\":1,…, came 'hello'"),
        ("\udcff\n", "expected a saved match that begins with"),
        ("[1,2]\n", "expected a saved match that begins with"),
        ("3\n", "expected a saved match that begins with"),
        ("{}\n", "expected a saved match that begins with"),
        ("[" * 100_000, "expected a saved match that begins with"),
        ("x" * 1_000, "came '" + "x" * 60 + "'"),
        ('{"starhold":1}\n', 'the save is cut off: expected a closing line {"end":…}|line 1: Object missing'),
        ('{"starhold":"one"}\n', "the save has schema one; this program reads up to 1"),
    ],
)
def test_garbage_is_refused_with_what_was_expected(text: str, message: str) -> None:
    assert any(part in refused(text) for part in message.split("|"))


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff")
    with pytest.raises(BadSave, match=r"picture.png: 'utf-8' codec can't decode"):
        Match.load(path)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.save"
    path.touch()
    with pytest.raises(BadSave, match="expected a saved match, and the file is empty"):
        Match.load(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"Is a directory|Permission denied"):
        Match.load(tmp_path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"match.save: there is no such file"):
        Match.load(tmp_path / "match.save")


def test_a_match_that_goes_on_under_newer_rules_says_so() -> None:
    newer: type[Tally] = type("Newer", (Tally,), {"rules_version": 2})
    match = Match.loads(Match.new(Tally, seed=7).dumps(), game=newer)
    match.answer("add")
    header = json.loads(match.dumps().splitlines()[0])
    assert (header["rules"], header["continued"]) == (1, 2)
    assert Match.loads(match.dumps(), game=newer).revision == 1
    with pytest.raises(BadSave, match="follows rules version 2 of Tally; this program knows up to 1"):
        Match.loads(match.dumps(), game=Tally)
