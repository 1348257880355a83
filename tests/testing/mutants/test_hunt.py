"""Mutants of a toy: noticed by a case, or told as survivors; a run can be taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.kernel import BadCase
from starhold.testing.cases import load_cases
from starhold.testing.mutants import Accepted, Hunt, load_notes, nursery
from starhold.testing.mutants.nursery import TIMED_OUT
from starhold.testing.mutants.reach import Reach, lines_of
from starhold.testing.mutants.title import sources_of

from . import bucket
from .bucket import Bucket
from .cases import BRIM, FULL, HALF, write_cases

BORDER = "(game.state.level > FULL)"


def hunt_with(folder: Path, *cases: str, accepted: tuple[Accepted, ...] = (), seconds: float = 10) -> Hunt:
    given = write_cases(folder / "cases", *cases)
    return Hunt(Bucket, cases=given, kept=folder, accepted=accepted, seconds=seconds)


def noticed(hunt: Hunt, now: str, was: str | None = None) -> list[str]:
    """The cases that notice the mutants with this change."""
    wanted = [mutant for mutant in hunt.mutants if mutant.now == now and was in (None, mutant.was)]
    return [tried.verdict.by for tried in hunt.run(wanted)]


def test_what_no_case_notices_survives_until_there_is_one(tmp_path: Path) -> None:
    assert noticed(hunt_with(tmp_path, HALF, FULL), BORDER) == [""]
    assert noticed(hunt_with(tmp_path, HALF, FULL, BRIM), BORDER) == ["A bucket of 5 litres is full"]


def test_a_case_that_comes_to_none_of_the_files_may_still_notice_what_is_imported(tmp_path: Path) -> None:
    hunt = hunt_with(tmp_path, HALF)
    imported = next(mutant for mutant in hunt.mutants if not mutant.function)
    (case,) = load_cases(next((tmp_path / "cases").iterdir()))
    assert Reach([case], [{}]).cases_for(imported) == [case]


def test_a_case_that_comes_to_the_place_notices(tmp_path: Path) -> None:
    assert noticed(hunt_with(tmp_path, HALF), "pass", "game.state.level += choice.litres") == ["Two litres are in it"]


def test_a_place_that_no_case_comes_to_is_told_as_such(tmp_path: Path) -> None:
    hunt = hunt_with(tmp_path, HALF)
    [tried] = hunt.run([mutant for mutant in hunt.mutants if mutant.now == "pass" and mutant.was == "spilt -= 1"])
    assert tried.survived
    assert tried.verdict.cases == 0


def test_a_mutant_that_never_ends_is_stopped(tmp_path: Path) -> None:
    assert noticed(hunt_with(tmp_path, FULL, seconds=0.5), "pass", "spilt -= 1") == [TIMED_OUT]


def test_a_mutant_comes_to_the_same_in_a_fork_and_in_a_fresh_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = [mutant for mutant in hunt_with(tmp_path, HALF).mutants if mutant.was == "game.state.level >= FULL"]

    def verdicts(folder: str) -> list[str]:
        (tmp_path / folder).mkdir()
        hunt = hunt_with(tmp_path / folder, HALF, FULL)
        return [tried.verdict.by for tried in hunt.run(sample)]

    with monkeypatch.context() as patched:
        patched.setattr(nursery, "in_fresh_process", lambda _: "")
        in_forks = verdicts("forks")
    monkeypatch.setattr(nursery, "graft", lambda *_: False)
    assert verdicts("fresh") == in_forks
    assert in_forks == ["", "Two litres are in it"]


def test_several_at_a_time_find_the_same(tmp_path: Path) -> None:
    both = [tmp_path / "alone", tmp_path / "together"]
    for folder in both:
        folder.mkdir()
    sample = [mutant for mutant in hunt_with(tmp_path, HALF).mutants if mutant.was == "game.state.level >= FULL"]
    alone, together = (
        {tried.mutant.id: tried.verdict for tried in hunt_with(folder, HALF, FULL).run(sample, processes)}
        for processes, folder in enumerate(both, 1)
    )
    assert alone == together


def test_a_number_of_the_module_is_tried_on_all_cases(tmp_path: Path) -> None:
    assert noticed(hunt_with(tmp_path, HALF, BRIM), "6", "5") == ["A bucket of 5 litres is full"]


def test_the_source_stays_as_it_is(tmp_path: Path) -> None:
    path = Path(bucket.__file__)
    before = path.read_bytes(), path.stat().st_mtime_ns
    noticed(hunt_with(tmp_path, HALF), BORDER)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_run_is_taken_up_where_it_was_stopped(tmp_path: Path) -> None:
    sample = hunt_with(tmp_path, HALF).sample(1, 3)
    run = hunt_with(tmp_path, HALF).run(sample)
    first = [next(run), next(run)]
    notes = tmp_path / "bucket" / "verdicts.jsonl"
    kept = notes.read_bytes()
    notes.write_bytes(kept + b'{"mutant": "torn while it was writ')
    assert list(hunt_with(tmp_path, HALF).run(sample))[:2] == first
    assert notes.read_bytes().startswith(kept)
    assert len(notes.read_bytes().splitlines()) == 3


def test_another_seed_takes_another_sample_and_a_larger_one_begins_alike(tmp_path: Path) -> None:
    hunt = hunt_with(tmp_path, HALF)
    assert hunt.sample(1, 5) == hunt.sample(1, 10)[:5]
    assert hunt.sample(1, 10) != hunt.sample(2, 10)
    assert len(hunt.sample(1)) == len(hunt.mutants)


def test_accepted_mutants_are_not_tried(tmp_path: Path) -> None:
    border = Accepted(file="bucket.py", line="if game.state.level >= FULL:", now=BORDER, reason="for the test")
    hunt = hunt_with(tmp_path, HALF, accepted=(border,))
    assert [mutant.now for mutant in hunt.mutants if mutant not in hunt.sample(1)] == [BORDER]


def test_what_is_accepted_and_no_longer_there_is_stale(tmp_path: Path) -> None:
    gone = Accepted(file="bucket.py", line="if game.state.level > 7:", reason="once it was so")
    there = Accepted(file="bucket.py", function="Fill*.start", operator="comparison", reason="it is so")
    assert hunt_with(tmp_path, HALF, accepted=(gone, there)).stale() == [gone]


def test_a_kept_result_does_not_hide_a_line(tmp_path: Path) -> None:
    [case] = load_cases(write_cases(tmp_path, HALF) / "made.toml")
    sources = sources_of(Bucket)
    first, second = lines_of(case, sources), lines_of(case, sources)
    assert first == second
    assert any("return level - FULL" in sources[0].text.decode().splitlines()[line - 1] for line in first["bucket.py"])


def test_a_case_that_fails_without_any_mutant_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCase, match="fails as it is: mend it"):
        noticed(hunt_with(tmp_path, HALF.replace("level = 2", "level = 3")), BORDER)


def test_cases_of_another_game_are_refused(tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "demo.toml").write_text(Path("tests/cases/demo/fly.toml").read_text())
    with pytest.raises(BadCase, match="name the folder of the cases of bucket; these are of demo"):
        hunt_with(tmp_path, HALF)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[accepted]]\nfile = "a.py"\nreason = " "', "give a reason for what is accepted in a.py"),
        ('[[accepted]]\nfile = "a.py"', "missing required field `reason`"),
        ('[[accepted]]\nfile = "a.py"\nreason = "so"\nfunktion = "b"', "unknown field `funktion`"),
        ("accepted = ", "made.toml"),
    ],
)
def test_what_is_accepted_needs_a_reason(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "made.toml"
    path.write_text(text)
    with pytest.raises(BadCase, match=complaint):
        load_notes(path)
