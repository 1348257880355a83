"""What the kernel stands on, what it exports, and that its examples are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import starhold
from starhold import kernel

from .play import run_python

FOLDER = Path(kernel.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))
MODULES = sorted(
    ["starhold", "starhold.kernel"]
    + [f"starhold.kernel.{module.name}" for module in pkgutil.iter_modules(kernel.__path__)]
)


def imported(path: Path) -> Iterator[str]:
    """The top-level packages that a file imports; its own package is `.`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level or f"{node.module}".partition(".")[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_kernel_imports_the_standard_library_and_msgspec_only(path: Path) -> None:
    assert set(imported(path)) <= sys.stdlib_module_names | {"msgspec", "."}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_kernel_draws_no_random_numbers_beside_its_dice(path: Path) -> None:
    assert "random" not in set(imported(path))


def test_importing_starhold_is_light() -> None:
    loaded = run_python("import sys, starhold; print(*sorted(sys.modules))").split()
    heavy = {"typer", "click", "rich", "pydantic", "importlib.metadata"}
    assert [name for name in loaded if name in heavy or name.startswith("starhold.games")] == []


def test_every_exported_name_resolves() -> None:
    assert [name for name in kernel.__all__ if not hasattr(kernel, name)] == []


@pytest.mark.parametrize("package", [kernel, starhold], ids=lambda package: f"{package.__name__}")
def test_the_exported_names_are_unique(package: object) -> None:
    """And sorted, constants first: the linter sees to that."""
    names: list[str] = vars(package)["__all__"]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_examples_are_found() -> None:
    attempted = sum(doctest.testmod(importlib.import_module(name)).attempted for name in MODULES)
    assert attempted >= 8
