"""What can be in the way of a server, and how it is told: one line, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path
from socket import create_server

import pytest

from tests.cli.terminal import run_process


def refused(*arguments: str, cwd: Path) -> str:
    done = run_process("serve", *arguments, cwd=cwd)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = refused("--port", str(port), cwd=tmp_path)
    assert told == f"starhold: port {port} of 127.0.0.1 is in use: choose another one with --port\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--host", "nowhere.invalid"], "cannot listen on port 8642 of nowhere.invalid: "),
        (["--database", "mysql://db/starhold"], "expected a database of SQLite or PostgreSQL"),
        (["--database", "starhold.db"], "the database must be named by a URL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/starhold"], "the database cannot be opened: "),
    ],
)
def test_what_else_is_in_the_way_is_told(tmp_path: Path, arguments: list[str], told: str) -> None:
    assert told in refused(*arguments, cwd=tmp_path)
