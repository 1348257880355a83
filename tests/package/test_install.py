"""The package is built, installed into an empty environment and served: the page is there."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "starhold"
PAGE = SOURCES / "server" / "static" / "index.html"


def build(kind: str, project: Path, out: Path) -> Path:
    """Build an archive from a project's folder."""
    builder = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(out)]
    subprocess.run(builder, cwd=project, check=True, capture_output=True)
    [built] = out.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive as an installer does it."""
    assert PAGE.is_file(), "the page has not been built: run make page"
    folder = tmp_path_factory.mktemp("package")
    with tarfile.open(build("sdist", ROOT, folder / "sdist")) as archive:
        archive.extractall(folder / "sources", filter="data")
    [project] = (folder / "sources").iterdir()
    return build("wheel", project, folder / "wheel")


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`starhold` in an environment that holds the wheel, and borrows the libraries it needs from this one."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    [site] = (folder / "lib").glob("python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "bin" / "starhold"


def hear_ctrl_c() -> None:
    """Where the tests run in the background, Ctrl-C is ignored, and what they start would ignore it, too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def address(program: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed program serves; in the end it is stopped as by Ctrl-C."""
    command = [str(program), "serve", "--port", "0"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - it takes no lock
    ) as process:
        try:
            assert process.stderr is not None
            yield json.loads(process.stderr.readline())["address"]
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 130


def test_the_wheel_holds_all_that_belongs_to_the_package(wheel: Path) -> None:
    sources = {path.relative_to(SOURCES.parent).as_posix() for path in SOURCES.rglob("*") if path.is_file()}
    expected = {name for name in sources if "__pycache__" not in name}
    with ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if ".dist-info/" not in name} == expected


def test_an_installed_starhold_serves_its_page(address: str) -> None:
    with httpx.Client(base_url=address, trust_env=False) as http:
        page = http.get("/")
        assert page.status_code == 200
        assets = re.findall(r'"(/assets/[^"]+)"', page.text)
        assert assets
        assert {http.get(asset).status_code for asset in assets} == {200}


def test_it_is_the_installed_one_that_runs(program: Path, tmp_path: Path) -> None:
    script = "import starhold; print(starhold.__file__)"
    done = subprocess.run([program.parent / "python", "-c", script], cwd=tmp_path, capture_output=True, check=True)
    assert program.parents[1] in Path(done.stdout.decode().strip()).parents
