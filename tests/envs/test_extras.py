"""Without the libraries it says how to get them."""

from __future__ import annotations

import sys

import pytest


@pytest.mark.parametrize("library", ["PIL", "gymnasium", "numpy", "pettingzoo"])
def test_what_is_missing_is_named_with_the_command_that_installs_it(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("starhold.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf'needs {library}.*pip install "starhold\[envs\]"'):
        import starhold.envs  # noqa: F401
