"""What bots say with their answers: everybody reads it, and whatever it is, it is a line of plain words."""

from __future__ import annotations

import pytest

from starhold.games.xia import Xia
from starhold.kernel import Choice, Match
from starhold.players import Outlook, RandomPlayer
from starhold.table import Place, Table
from starhold.table.aloud import LONGEST, fit_to_read, heard
from starhold.table.showing import log, told_since

from .test_runs import Loud
from .test_table import table_of

TO_WRECK = "To [[place 2|wreck 2]], before [[seat 1|Rigel]]."


class Talker(RandomPlayer):
    """Takes the last option, and says something."""

    def __init__(self, aloud: object) -> None:
        super().__init__()
        self.aloud = aloud

    def answer(self, outlook: Outlook) -> Choice:
        return outlook.decision.options[-1]


def demo() -> Match:
    return Match.new("demo", seats=2, seed=7)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("To salvage what is left.", "To salvage what is left."),
        ("  two\nlines,\ta bell\a and \u202ethe wrong way  ", "two lines, a bell and the wrong way"),
        ("<b>bold</b> & 'quoted'", "<b>bold</b> & 'quoted'"),
        (TO_WRECK, TO_WRECK),
        ("To [[place 99|nowhere]].", "To nowhere."),
        ("After [[seat 2|nobody]], to [[place 2|wreck 2]].", "After nobody, to wreck 2."),
        ("[[seat 1|Rigel", "seat 1|Rigel"),
        ("[[seat 1|[[seat 0|me]]]]", "seat 0|me"),
        ("x" * LONGEST, "x" * LONGEST),
        ("word " * 100, "word " * 23 + "word…"),
    ],
)
def test_what_is_said_is_fit_to_read(said: str, read: str) -> None:
    assert fit_to_read(said, demo().game) == read


@pytest.mark.parametrize("said", ["", None, 5, ["To", "salvage"]])
def test_what_is_no_text_is_not_heard(said: object) -> None:
    assert heard(Talker(said), demo().game) == ""
    assert heard(RandomPlayer(), demo().game) == ""


def talking(table: Table, aloud: str) -> Table:
    """The table with a bot that always says the same."""
    table._bots._bots[0, "normal"] = Talker(aloud)
    return table


def test_the_log_says_what_an_answer_was_for() -> None:
    table = talking(table_of("bot", "person"), TO_WRECK)
    table.answer_for_bots(table.thinking(1, 60)())
    for viewer in (None, 0, 1):
        [line] = table.position(viewer, since=0).log
        assert line.reason == TO_WRECK


def test_bots_that_answer_at_once_are_heard_as_well() -> None:
    table = talking(table_of("bot", "person"), "Because.")
    table.run_bots()
    assert {line.reason for line in log(told_since(table.match, 0), None) if line.event} >= {"Because."}


def test_nothing_of_it_is_saved() -> None:
    silent, loud = table_of("bot", "person"), talking(table_of("bot", "person"), "Because.")
    silent._bots._bots[0, "normal"] = Talker("")
    for table in (silent, loud):
        table.answer_for_bots(table.thinking(100, 60)())
    assert loud.match.dumps() == silent.match.dumps()
    assert loud.match.fingerprint() == silent.match.fingerprint()


def test_the_turn_of_the_next_is_not_explained_by_it() -> None:
    table = talking(table_of("bot", "person"), "Because.")
    table.answer_for_bots(table.thinking(100, 60)())
    lines = log(told_since(table.match, 0), None)
    assert all(line.reason == "" for line in lines if b'"seat":1' in bytes(line.event or b""))


def test_the_dice_of_a_deed_leave_the_words_to_it() -> None:
    match = Match.new("xia", seats=2, seed=4, options={"first_game": True})
    table = Table(match, tuple(Place(seat, "bot", f"P{seat}", None, "hard") for seat in range(2)), started=True)
    table.answer_for_bots(table.thinking(200, 60)())
    assert isinstance(match.game, Xia)
    said = [line for line in log(told_since(match, 0), None) if line.reason]
    fired = [line for line in said if "fires the" in line.text]
    assert fired
    assert not [line for line in said if line.rolled_for and line.revision in {each.revision for each in fired}]


def test_of_a_run_that_an_answer_continues_every_line_has_them() -> None:
    match = Match.new(Loud, seats=2, seed=1)
    match.answer("draw", aloud="For an ace.")
    assert [(line.run, line.reason) for line in log(told_since(match), None)] == [("draws 0", "For an ace.")] * 2
