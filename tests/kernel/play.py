"""Helpers: random play, whole matches in a new process, and saves as a forger would edit them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random

from starhold.kernel import Entries, Entry, Journal, Match

ROOT = Path(__file__).parents[2]

Edit = Callable[[list[str]], object]


def play_randomly(match: Match, seed: int, answers: int = 10_000) -> list[str]:
    """Give random answers, to the end or for so long; returns them in notation."""
    chance = Random(seed)
    given: list[str] = []
    while not match.over and len(given) < answers:
        given.append(str(chance.choice(match.decision.options)))
        match.answer(given[-1])
    return given


def answer_all(match: Match, *answers: str) -> Match:
    """Give these answers."""
    for answer in answers:
        match.answer(answer)
    return match


def unchanged(match: Match) -> Callable[[], bool]:
    """Whether the match is still what it is now."""
    before = match.fingerprint(), match.revision, match.dumps(), match.events(None)
    return lambda: before == (match.fingerprint(), match.revision, match.dumps(), match.events(None))


def forged(text: str, edit: Edit) -> str:
    """The save after an edit of its lines, with a closing line that fits again."""
    lines = text.splitlines()[:-1]
    edit(lines)
    return sealed(lines)


def put_entry(journal: Journal, place: int, entry: Entry) -> None:
    """Replace an entry, as a forger would."""
    entries = list(journal.entries)
    entries[place] = entry
    journal.entries = Entries(entries)


def sealed(lines: list[str]) -> str:
    """The lines with the closing line that they need."""
    digest = blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    return "\n".join([*lines, f'{{"end":{len(lines)},"digest":"{digest}"}}']) + "\n"


def start_python(code: str, *arguments: str, hash_seed: str = "random") -> subprocess.Popen[str]:
    """Run a program in a new process."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish_python(process: subprocess.Popen[str]) -> str:
    """What the program printed; it must have ended well and without complaint."""
    printed, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (0, "")
    return printed


def run_python(code: str, *arguments: str) -> str:
    """Run a program in a new process, and return what it printed."""
    return finish_python(start_python(code, *arguments))
