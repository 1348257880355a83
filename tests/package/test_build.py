"""Building: no package without the page, and an editable install before there is one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ["pyproject.toml", "hatch_build.py", "docs/package.md", "LICENSE", "NOTICE", "src/starhold/__init__.py"]


@pytest.fixture
def pageless(tmp_path: Path) -> Path:
    """A project like this one in which nobody has built the page."""
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_without_the_page_nothing_is_built(kind: str, pageless: Path) -> None:
    builder = [sys.executable, "-m", "hatchling", "build", "--target", kind]
    done = subprocess.run(builder, cwd=pageless, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "the page has not been built: run `make page` first" in done.stderr
    assert "Traceback" not in done.stderr
    assert list(pageless.glob("dist/*")) == []


def test_an_editable_install_may_get_its_page_later(pageless: Path) -> None:
    script = "from hatchling.build import build_editable; print(build_editable('dist'))"
    done = subprocess.run([sys.executable, "-c", script], cwd=pageless, capture_output=True, text=True, check=True)
    assert (pageless / "dist" / done.stdout.strip()).is_file()
