"""What is not installed is named, with the way to get it."""

from __future__ import annotations

import math

import pytest

from starhold.sim.extras import MissingExtra, extra


def test_what_is_installed_is_handed_over() -> None:
    assert extra("math") is math


def test_what_is_missing_is_named() -> None:
    with pytest.raises(MissingExtra) as caught:
        extra("warpdrive.core", "cluster")
    assert str(caught.value) == 'warpdrive is not installed; this brings it: pip install "starhold[cluster]"'
