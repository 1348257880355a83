"""Stars of Akarios as an environment. Version 0: as long as the rules and the arrays stay as they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from starhold.kernel import OptionValue

from .aec import MatchEnv
from .akarios.encoder import AkariosEncoder
from .solo import SoloEnv
from .task import Terms, alone
from .vector import VectorMatches


def raw_env(*, render_mode: str | None = None, **terms: Unpack[Terms]) -> MatchEnv:
    """A fight in which every seat is an agent; at its end all are rewarded with 1 or with -1."""
    return MatchEnv("starhold_akarios_v0", AkariosEncoder, render_mode=render_mode, **terms)


env = raw_env
"""The same: it refuses wrong actions by itself, and needs no wrapper for that."""


class AkariosSolo(SoloEnv):
    """One seat of a squad; the others are players who are known by name."""

    encoder = AkariosEncoder


ALONE: Mapping[str, OptionValue] = {"pilots": 2}
"""The usual squad of somebody who plays alone."""


class AkariosAlone(SoloEnv):
    """A whole squad in one seat."""

    encoder = AkariosEncoder

    def __init__(self, *, render_mode: str | None = None, **terms: Unpack[Terms]) -> None:
        super().__init__(opponents=(), render_mode=render_mode, **alone(terms, ALONE))


class VectorAkariosAlone(VectorMatches):
    """Many squads, each in one seat."""

    encoder = AkariosEncoder

    def __init__(self, num_envs: int, *, render_mode: str | None = None, **terms: Unpack[Terms]) -> None:
        super().__init__(num_envs, opponents=(), render_mode=render_mode, **alone(terms, ALONE))


class VectorAkarios(VectorMatches):
    """Many fights at once, with one seat of each."""

    encoder = AkariosEncoder
