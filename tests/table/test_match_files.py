"""Match files on a table: those that stand up to a check, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

import starhold
from starhold.kernel import BadSave, Match, UndoRefused
from starhold.kernel.speech import plain
from starhold.table import Place, Table
from starhold.table.reel import Reel
from starhold.table.showing import position
from starhold.table.upload import LONGEST_ENTRY, read_upload

from ..kernel.play import forged

REPLAYS = Path(__file__).parents[1] / "replays"
FINISHED = REPLAYS / "xia" / "rules-1a-first-base-finished.starhold"
UNFINISHED = REPLAYS / "xia" / "rules-1e-expansions-whole-box-in-the-middle.starhold"


def played(*answers: str) -> str:
    match = starhold.new("demo", seats=2, seed=7)
    for answer in answers:
        match.answer(answer)
    return match.dumps()


def laid(path: Path) -> Table:
    match = read_upload(path.read_text(encoding="utf-8"))
    places = tuple(Place(seat, "person", f"P{seat}") for seat in match.game.seats)
    return Table(match, places, started=True, from_file=True)


def texts(match: Match, viewer: int | None) -> list[str]:
    return [plain(line.text) for line in position(match, viewer).log]


def test_a_sound_file_tells_again_what_happened() -> None:
    match = read_upload(played("fly 1", "fly 2"))
    assert match.revision == 2
    assert texts(match, None)[-2:] == ["Vega flies to wreck 1.", "Vega flies to wreck 2."]


@pytest.mark.parametrize(
    ("line", "old", "new", "reason"),
    [
        (0, Match.loads(played()).setup.commitment, "0" * 64, "the seed is not the promised one"),
        (0, '"seed":"7"', '"seed":"8"', "the seed is not the promised one"),
        (0, "shuffle=", "shuffle=0,", "the rules shuffle 8 things"),
        (0, '"dice":"seeded"', '"dice":"scripted"', "the rolls were chosen beforehand"),
        (2, ',"reveals":true', "", "it revealed something, and the match does not say so"),
        (-1, '"round":1', '"round":2', "the snapshot is not what the journal leads to"),
        (-1, '"counter":1', '"counter":2', "the snapshot is not what the journal leads to"),
    ],
)
def test_a_file_that_verify_would_fault_is_refused(line: int, old: str, new: str, reason: str) -> None:
    def edit(lines: list[str]) -> None:
        assert old in lines[line]
        lines[line] = lines[line].replace(old, new, 1)

    with pytest.raises(BadSave, match=f"the file does not stand up to a check: .*{reason}"):
        read_upload(forged(played("fly 1", "scan"), edit))


def test_of_many_faults_the_first_are_told() -> None:
    text = FINISHED.read_text(encoding="utf-8")
    with pytest.raises(BadSave, match=r"; and \d+ more$"):
        read_upload(forged(text, lambda lines: lines.__setitem__(0, lines[0].replace('"seed":"', '"seed":"9'))))


class TestOlderRules:
    def test_when_it_is_over_everybody_reads_the_record(self) -> None:
        match = laid(FINISHED).match
        log = texts(match, None)
        assert len(log) == match.revision
        assert any(", d20 shows " in line for line in log)

    def test_before_that_everybody_reads_their_own_answers(self) -> None:
        match = laid(UNFINISHED).match
        for seat in match.game.seats:
            name = match.game.text.word("seat", seat)
            answers = [line for line in texts(match, seat) if " answers: " in line]
            assert answers
            assert all(line.startswith(f"{name} answers: ") and "shows" not in line for line in answers)
        onlooker = texts(match, None)
        assert onlooker[-1] == f"From here on, rules version {match.game.rules_version} applies."
        assert not [line for line in onlooker if " answers: " in line]

    def test_it_goes_on_and_is_told_as_usual(self) -> None:
        table = laid(UNFINISHED)
        revision, decision = table.match.revision, table.match.decision
        table.answer(decision.seat, revision, str(decision.options[0]))
        position = table.position(decision.seat, since=revision)
        assert position.revision == revision + 1
        assert not any(" answers: " in line.text for line in position.log)

    def test_what_was_answered_before_is_not_taken_back(self) -> None:
        table = laid(UNFINISHED)
        seat = table.match.journal.answered_last()
        assert seat is not None
        with pytest.raises(UndoRefused, match="followed older rules"):
            table.take_back(seat, table.match.revision, 1)
        assert table.proposal is None

    def test_where_newer_rules_took_it_over_is_no_entry_of_its_journal(self) -> None:
        text = laid(UNFINISHED).match.dumps()
        taken_over = next(line for line in text.splitlines() if line.startswith('{"continued"'))
        assert len(taken_over) > LONGEST_ENTRY
        assert read_upload(text).fingerprint() == laid(UNFINISHED).match.fingerprint()

    def test_its_moments_are_known_from_there(self) -> None:
        table = laid(UNFINISHED)
        for _ in range(3):
            decision = table.match.decision
            table.answer(decision.seat, table.match.revision, str(decision.options[0]))
        reel = Reel(table.match)
        for revision in range(table.match.journal.repeatable_from, table.match.revision + 1):
            assert reel.at(revision).fingerprint() == table.match.replay(to=revision).fingerprint()
