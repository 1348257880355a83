"""Another code for functions that are imported already, whatever decorators have made of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from starhold.testing.mutants.graft import graft, living_functions

SOURCE = """
from functools import lru_cache

THREE = 3

class Counter:
    @property
    def size(self):
        return 1

    @size.setter
    def size(self, value):
        self.value = 10 * value

    @classmethod
    def made(cls):
        return [2 for _ in range(3)]

    def parent(self):
        return super().__hash__() and 4

@lru_cache
def kept(x):
    return x + 5

def adder(x):
    def add(y):
        return x + y + 6
    return add

ADD = adder(1)

def with_default(x=7):
    return x
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, imported under a name of its own: functions of other tests may still be alive."""
    name = f"toy_of_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    living_functions.cache_clear()
    return import_module(name)


def grafted(toy: ModuleType, was: str, now: str) -> bool:
    return graft(toy.__name__, SOURCE.replace(was, now).encode())


def test_a_property_and_its_setter_are_told_apart(toy: ModuleType) -> None:
    counter = toy.Counter()
    assert grafted(toy, "10 * value", "20 * value")
    counter.size = 2
    assert (counter.size, counter.value) == (1, 40)
    assert grafted(toy, "return 1\n", "return 2\n")
    assert counter.size == 2


def test_a_class_method(toy: ModuleType) -> None:
    assert grafted(toy, "[2 for", "[3 for")
    assert toy.Counter.made() == [3, 3, 3]


def test_a_function_that_keeps_its_results(toy: ModuleType) -> None:
    assert grafted(toy, "x + 5", "x + 6")
    assert toy.kept(1) == 7


def test_a_function_that_another_one_has_made(toy: ModuleType) -> None:
    assert grafted(toy, "x + y + 6", "x - y")
    assert toy.ADD(1) == 0
    assert toy.adder(3)(1) == 2


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("THREE = 3", "THREE = 4"),
        ("x=7", "x=8"),
        ("return super().__hash__() and 4", "return 4"),  # it would close over less than before
    ],
)
def test_what_is_no_functions_own_is_left_to_a_fresh_process(toy: ModuleType, was: str, now: str) -> None:
    assert not grafted(toy, was, now)
