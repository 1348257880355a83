"""The results of the mutants, one line of JSON each, so that a run can be stopped and taken up again."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct


class Verdict(Struct, frozen=True, kw_only=True):
    """The result of a mutant."""

    mutant: str
    by: str = ""
    """The case that noticed it; empty for a survivor."""
    cases: int
    """So many cases came to the place; none at all also means a survivor."""
    ground: str
    """The fingerprint of sources and cases."""


class Notebook:
    """The verdicts of earlier runs and of this one."""

    def __init__(self, path: Path, ground: str) -> None:
        self._path = path
        self._ground = ground
        self._verdicts = {verdict.mutant: verdict for verdict in _read(path)}

    def verdict_on(self, mutant: str) -> Verdict | None:
        """A verdict that still holds: once noticed is enough, but a survivor may meet a new case."""
        verdict = self._verdicts.get(mutant)
        if verdict is not None and (verdict.by or verdict.ground == self._ground):
            return verdict
        return None

    def write(self, mutant: str, by: str, cases: int) -> Verdict:
        """Keep a verdict, at once."""
        verdict = Verdict(mutant=mutant, by=by, cases=cases, ground=self._ground)
        self._verdicts[mutant] = verdict
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(verdict) + b"\n")
        return verdict


def _read(path: Path) -> list[Verdict]:
    """All whole lines. A torn one, of a run that was ended while it wrote, is cut off."""
    if not path.exists():
        return []
    *lines, torn = path.read_bytes().split(b"\n")
    if torn:
        path.write_bytes(b"".join(line + b"\n" for line in lines))
    return [msgspec.json.decode(line, type=Verdict) for line in lines]
