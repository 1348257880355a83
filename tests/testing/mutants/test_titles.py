"""The mutants of the project's own titles that are accepted."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from starhold.kernel import find_game
from starhold.testing.mutants import load_notes
from starhold.testing.mutants.operators import OPERATORS
from starhold.testing.mutants.title import sources_of

ACCEPTED = sorted((Path(__file__).parents[2] / "mutants").glob("*.toml"))


@pytest.mark.parametrize("path", ACCEPTED, ids=lambda path: path.stem)
def test_what_is_accepted_is_about_rules_that_there_are(path: Path) -> None:
    notes = load_notes(path)
    files = [source.file for source in sources_of(find_game(path.stem), notes.modules)]
    for entry in notes.accepted:
        assert any(fnmatchcase(file, entry.file) for file in files), entry.file
        assert entry.operator in ("", *OPERATORS)
