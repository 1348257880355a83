"""Parts of titles, found by name."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel.parts import has_part, name_of_part, part_of

from ..cli.pebbles import Pebbles
from .toys import Open


def test_a_title_of_the_house_has_a_module_in_each_room() -> None:
    assert name_of_part(Xia, "players") == "starhold.players.xia"
    part = part_of(Xia, "players")
    assert part is not None
    assert part.__name__ == "starhold.players.xia"


def test_a_part_may_be_a_module_or_a_folder() -> None:
    assert has_part(Demo, "players")
    assert has_part(Demo, "envs")


def test_no_part_is_needed() -> None:
    assert not has_part(Demo, "sim")
    assert part_of(Demo, "sim") is None
    assert part_of(Demo, "no-such-room") is None


@pytest.fixture
def salvage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Open]:
    """A title in a package that is not of the house, and that can simulate but nothing else."""
    folder = tmp_path / "salvage"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "sim.py").write_text("CHRONICLE = 'told'\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for module in ("salvage", "salvage.sim"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return type("Salvage", (Open,), {"__module__": "salvage.game"})


def test_a_title_from_elsewhere_keeps_its_parts_beside_its_rules(salvage: type[Open]) -> None:
    part = part_of(salvage, "sim")
    assert isinstance(part, ModuleType)
    assert part.CHRONICLE == "told"
    assert part_of(salvage, "players") is None


def test_nothing_is_imported_to_see_whether_there_is_a_part(salvage: type[Open]) -> None:
    assert has_part(salvage, "sim")
    assert "salvage.sim" not in sys.modules


def test_a_title_that_is_one_module_has_no_parts_though_others_lie_beside_it() -> None:
    assert Pebbles.__module__ == "tests.cli.pebbles"
    assert name_of_part(Pebbles, "players") == ""
    assert part_of(Pebbles, "terminal") is None


def test_a_title_that_was_typed_in_has_no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Demo, "__module__", "__main__")
    assert part_of(Demo, "players") is None
