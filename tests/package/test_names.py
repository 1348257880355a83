"""Modules and what their packages export have names of their own."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType

import pytest

import starhold

PACKAGES = ["starhold", *(found.name for found in walk_packages(starhold.__path__, "starhold.") if found.ispkg)]


@pytest.mark.parametrize("name", PACKAGES)
def test_no_module_is_hidden_by_a_name_of_its_package(name: str) -> None:
    package = import_module(name)
    modules = [found.name for found in iter_modules(package.__path__)]
    assert [each for each in modules if not isinstance(getattr(package, each, package), ModuleType)] == []
