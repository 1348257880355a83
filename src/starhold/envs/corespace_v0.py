"""Core Space as an environment. Version 0: as long as the rules and the arrays stay as they are."""

from __future__ import annotations

from typing import Unpack

from .aec import MatchEnv
from .corespace.encoder import CoreSpaceEncoder
from .solo import SoloEnv
from .task import Terms, alone
from .vector import VectorMatches


def raw_env(*, render_mode: str | None = None, **terms: Unpack[Terms]) -> MatchEnv:
    """A mission in which every crew is an agent."""
    return MatchEnv("starhold_corespace_v0", CoreSpaceEncoder, render_mode=render_mode, **terms)


env = raw_env
"""The same: it refuses wrong actions by itself, and needs no wrapper for that."""


class CorespaceSolo(SoloEnv):
    """One crew; the others are players who are known by name."""

    encoder = CoreSpaceEncoder


class CorespaceAlone(SoloEnv):
    """A crew that has the deck to itself, the Purge apart."""

    encoder = CoreSpaceEncoder

    def __init__(self, *, render_mode: str | None = None, **terms: Unpack[Terms]) -> None:
        super().__init__(opponents=(), render_mode=render_mode, **alone(terms, {}))


class VectorCorespace(VectorMatches):
    """Many missions at once, with one crew of each."""

    encoder = CoreSpaceEncoder


class VectorCorespaceAlone(VectorMatches):
    """Many crews, each alone on its deck."""

    encoder = CoreSpaceEncoder

    def __init__(self, num_envs: int, *, render_mode: str | None = None, **terms: Unpack[Terms]) -> None:
        super().__init__(num_envs, opponents=(), render_mode=render_mode, **alone(terms, {}))
