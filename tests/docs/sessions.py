"""Sessions of `>>>` examples: run, and if wanted written anew."""

from __future__ import annotations

from collections.abc import Callable
from doctest import BLANKLINE_MARKER, ELLIPSIS, DocTest, DocTestParser, DocTestRunner, Example
from typing import Any, NamedTuple

from .documents import Block


class Outcome(NamedTuple):
    """What came of a session: what differs, in words, and the session as it would be shown now."""

    report: str
    current: str


class _Runner(DocTestRunner):
    """Collects what came where something else is shown."""

    def __init__(self) -> None:
        super().__init__(optionflags=ELLIPSIS)
        self.came: list[tuple[Example, str]] = []

    def report_failure(self, out: Callable[[str], object], test: DocTest, example: Example, got: str) -> None:
        self.came.append((example, got))
        super().report_failure(out, test, example, got)


def run_session(block: Block, name: str, namespace: dict[str, Any]) -> Outcome:
    """Run a block of `>>>` examples in the namespace."""
    session = DocTestParser().get_doctest(block.text, namespace, name, name, block.line)
    reports: list[str] = []
    runner = _Runner()
    runner.run(session, out=reports.append, clear_globs=False)
    namespace.update(session.globs)
    return Outcome("".join(reports), _rewritten(block.text, runner.came))


def _rewritten(text: str, came: list[tuple[Example, str]]) -> str:
    lines = text.splitlines()
    for example, got in reversed(came):
        start = example.lineno + example.source.count("\n")
        shown = [line or BLANKLINE_MARKER for line in got.splitlines()]
        lines[start : start + example.want.count("\n")] = shown
    return "".join(f"{line}\n" for line in lines)
