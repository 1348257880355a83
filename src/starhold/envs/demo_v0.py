"""Derelict, the demo game, as an environment. Version 0: as long as the rules and the arrays stay as they are."""

from __future__ import annotations

from typing import Unpack

from .aec import MatchEnv
from .demo.encoder import DemoEncoder
from .solo import SoloEnv
from .task import Terms
from .vector import VectorMatches


def raw_env(*, render_mode: str | None = None, **terms: Unpack[Terms]) -> MatchEnv:
    """A match in which every seat is an agent."""
    return MatchEnv("starhold_demo_v0", DemoEncoder, render_mode=render_mode, **terms)


env = raw_env
"""The same: it refuses wrong actions by itself, and needs no wrapper for that."""


class DemoSolo(SoloEnv):
    """One seat of Derelict; the others are players who are known by name."""

    encoder = DemoEncoder


class VectorDemo(VectorMatches):
    """Many matches of Derelict at once, with one seat of each."""

    encoder = DemoEncoder
