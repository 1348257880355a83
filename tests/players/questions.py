"""The questions of rule cases, for those who should have an answer to each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from starhold.kernel import Match
from starhold.testing.cases.case import read_answer
from starhold.testing.cases.load import load_cases
from starhold.testing.cases.position import started

CASES = Path(__file__).parents[1] / "cases"


def questions(files: Iterable[Path], often: int) -> Iterator[Match]:
    """Matches that wait for an answer: each kind of question so often at the most, and only if there is a choice."""
    asked: dict[str, int] = {}
    for file in files:
        for case in load_cases(file):
            match, _ = started(case)
            for answer in (*case.answers, ""):
                prompt = "" if match.over else match.decision.prompt
                if prompt and asked.setdefault(prompt, 0) < often and len(match.decision.options) > 1:
                    asked[prompt] += 1
                    yield match
                if not answer:
                    break
                seat, notation = read_answer(answer)
                match.answer(notation, seat=seat)
