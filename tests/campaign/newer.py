"""The same campaign in later versions."""

from __future__ import annotations

from .game import Voyage


class Newer(Voyage):
    rules_version = 2


class Newest(Voyage):
    rules_version = 3
