"""Every example in the documents is run: what is shown is what comes.

The blocks of a document are taken in order, in one namespace and in an empty folder. A block that
names a file is written to it, a `python` block is run, and so is a `starhold` command in a `console`
block if output is shown below it; lines that begin with `> ` are typed in. After a deliberate change,
`STARHOLD_UPDATE=1 pytest tests/docs` brings what is shown up to date.
"""

from __future__ import annotations

from collections.abc import Iterator
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path
from typing import Any

import pytest

from starhold.kernel import registry

from .documents import DOCUMENTS, ROOT, Block, Command, blocks, commands, name_of, replace_in, updating
from .sessions import run_session
from .terminal import run, typed_in

EXAMPLES = [document for document in DOCUMENTS if any(block.language == "python" for block in blocks(document))]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_registered", {})


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_examples_do_what_they_show(document: Path, tmp_path: Path) -> None:
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(document):
        if block.file:
            write(block, tmp_path)
        elif block.language == "python" and block.text.startswith(">>>"):
            check(block, document, namespace)
        elif block.language == "python":
            exec(compile("\n" * block.line + block.text, document, "exec"), namespace)
        elif block.language == "console":
            for command in commands(block):
                repeat(command, document, tmp_path)


@pytest.mark.parametrize(
    "name",
    ["README.md", "docs/python.md", "docs/dice.md", "docs/cases.md", "docs/tutorial.md", "docs/tutorial-2.md"],
)
def test_the_documents_that_teach_have_examples(name: str) -> None:
    assert ROOT / name in EXAMPLES


def write(block: Block, folder: Path) -> None:
    """Write a block to the file it names."""
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")


def check(block: Block, document: Path, namespace: dict[str, Any]) -> None:
    """Run a session of `>>>` examples."""
    outcome = run_session(block, name_of(document), namespace)
    if updating() and outcome.current != block.text:
        replace_in(document, block.text, outcome.current)
    else:
        assert not outcome.report, outcome.report


def repeat(command: Command, document: Path, folder: Path) -> None:
    """Run a command whose output is shown."""
    if not command.shown.strip() or not command.line.startswith("starhold"):
        return
    shown = command.shown.rstrip("\n") + "\n"
    came = "\n".join(trimmed(run(command.line, folder, typed_in(shown)))) + "\n"
    if OutputChecker().check_output(shown, came, ELLIPSIS):
        return
    if updating():
        replace_in(document, shown, came)
    else:
        assert came == shown, f"{name_of(document)}: $ {command.line}"


def trimmed(output: str) -> Iterator[str]:
    """The lines of an output, without blanks that nobody sees."""
    return (line.rstrip() for line in output.rstrip().splitlines())
