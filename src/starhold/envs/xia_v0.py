"""Xia as an environment. Version 0: as long as the rules and the arrays stay as they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from starhold.kernel import OptionValue

from .aec import MatchEnv
from .solo import SoloEnv
from .task import Terms, alone
from .vector import VectorMatches
from .xia.encoder import XiaEncoder


def raw_env(*, render_mode: str | None = None, **terms: Unpack[Terms]) -> MatchEnv:
    """A match in which every seat is an agent."""
    return MatchEnv("starhold_xia_v0", XiaEncoder, render_mode=render_mode, **terms)


env = raw_env
"""The same: it refuses wrong actions by itself, and needs no wrapper for that."""


class XiaSolo(SoloEnv):
    """One seat of Xia; the others are players who are known by name."""

    encoder = XiaEncoder


ALONE: Mapping[str, OptionValue] = {"solo": "normal"}
"""The usual game of a captain who plays alone."""


class XiaAlone(SoloEnv):
    """A captain alone against the NPCs; with `options={"campaign": True}` for a whole campaign."""

    encoder = XiaEncoder

    def __init__(self, *, render_mode: str | None = None, **terms: Unpack[Terms]) -> None:
        super().__init__(opponents=(), render_mode=render_mode, **alone(terms, ALONE))


class VectorXiaAlone(VectorMatches):
    """Many games of captains who play alone."""

    encoder = XiaEncoder

    def __init__(self, num_envs: int, *, render_mode: str | None = None, **terms: Unpack[Terms]) -> None:
        super().__init__(num_envs, opponents=(), render_mode=render_mode, **alone(terms, ALONE))


class VectorXia(VectorMatches):
    """Many matches of Xia at once, with one seat of each."""

    encoder = XiaEncoder
