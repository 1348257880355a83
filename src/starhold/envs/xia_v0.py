"""Xia as an environment. Version 0: as long as the rules and the arrays stay as they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Unpack

from starhold.kernel import Seat

from .aec import MatchEnv
from .solo import SoloEnv
from .task import Terms
from .vector import VectorMatches
from .xia.encoder import XiaEncoder

NAME = "starhold_xia_v0"
SEATS = 3


def raw_env(
    *,
    seats: int = SEATS,
    observe: Collection[str] | None = None,
    max_options: int | None = None,
    render_mode: str | None = None,
    **terms: Unpack[Terms],
) -> MatchEnv:
    """A match in which every seat is an agent."""
    return MatchEnv(NAME, XiaEncoder(observe, max_options), seats=seats, render_mode=render_mode, **terms)


env = raw_env
"""The same: it refuses wrong actions by itself, and needs no wrapper for that."""


class XiaSolo(SoloEnv):
    """One seat of Xia; the others are players who are known by name."""

    def __init__(
        self,
        *,
        seats: int = SEATS,
        opponents: str | Sequence[str] = "random",
        seat: Seat | None = 0,
        observe: Collection[str] | None = None,
        max_options: int | None = None,
        render_mode: str | None = None,
        **terms: Unpack[Terms],
    ) -> None:
        encoder = XiaEncoder(observe, max_options)
        super().__init__(encoder, seats=seats, opponents=opponents, seat=seat, render_mode=render_mode, **terms)


class VectorXia(VectorMatches):
    """Many matches of Xia at once, with one seat of each."""

    def __init__(
        self,
        num_envs: int,
        *,
        seats: int = SEATS,
        opponents: str | Sequence[str] = "random",
        seat: Seat | None = 0,
        observe: Collection[str] | None = None,
        max_options: int | None = None,
        copy: bool = True,
        **terms: Unpack[Terms],
    ) -> None:
        encoder = XiaEncoder(observe, max_options)
        super().__init__(num_envs, encoder, seats=seats, opponents=opponents, seat=seat, copy=copy, **terms)
