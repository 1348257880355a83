"""Mistakes that `starhold serve` tells before it listens."""

from __future__ import annotations

from .terminal import complaint


def test_a_bot_without_a_name_is_told() -> None:
    said = complaint("serve", "--port", "0", "--bot", "hoarder.py:Hoarder")
    assert said == "name a bot as NAME=SPEC, as in `hoarder=hoarder.py:Hoarder`, not `hoarder.py:Hoarder`"


def test_a_bot_that_is_not_there_is_told() -> None:
    said = complaint("serve", "--port", "0", "--bot", "hoarder=no-such-file.py:Hoarder")
    assert "there is no file no-such-file.py" in said
