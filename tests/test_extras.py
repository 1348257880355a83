"""What is not installed is named, with the way to get it, and never by a traceback."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import pytest

from starhold.extras import MissingExtra, extra, extra_that_brings

WITHOUT = "import sys; sys.modules[{library!r}] = None; sys.argv = {arguments!r}; from starhold.cli import main; main()"


def test_what_is_installed_is_handed_over() -> None:
    assert extra("math") is math


@pytest.mark.parametrize(
    ("library", "group"),
    [
        ("polars", "simulation"),
        ("distributed", "cluster"),
        ("prometheus_client", "server"),
        ("asyncpg", "postgres"),
        ("numpy", "envs"),
        ("chess", "peers"),
        ("warpdrive", None),
    ],
)
def test_the_smallest_extra_is_named(library: str, group: str | None) -> None:
    assert extra_that_brings(library) == group


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra) as caught:
        extra("distributed")
    assert str(caught.value) == 'distributed is not installed; this brings it: pip install "starhold[cluster]"'


def test_what_no_extra_brings_stays_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError, match="warpdrive"):
        extra("warpdrive.core")


@pytest.mark.parametrize(
    ("command", "library", "group"),
    [
        ("serve", "litestar", "server"),
        ("serve", "uvicorn", "server"),
        ("serve --database postgresql://db/starhold", "asyncpg", "postgres"),
        ("simulate demo --seats random,random --out run", "polars", "simulation"),
        ("simulate demo --seats random,random --out run --cluster tcp://127.0.0.1:1", "distributed", "cluster"),
        ("report run", "jinja2", "simulation"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    command: str, library: str, group: str, tmp_path: Path
) -> None:
    script = WITHOUT.format(library=library, arguments=["starhold", *command.split()])
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=False, timeout=60
    )
    told = f'starhold: {library} is not installed; this brings it: pip install "starhold[{group}]"\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


def test_sqlite_is_served_without_the_driver_of_postgresql(tmp_path: Path) -> None:
    script = "import sys; sys.modules['asyncpg'] = None; import starhold.server.run"
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True, timeout=60)
