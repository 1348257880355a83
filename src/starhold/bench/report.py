"""The findings of the benchmark, as data."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .comparison import Comparison
from .peers import Peer
from .sampling import Timing
from .table import lines


class Size(Struct, frozen=True):
    """The size of something when it is written down."""

    name: str
    bytes: int


class Report(Struct, frozen=True, kw_only=True):
    """Everything that one run of the benchmark found."""

    starhold: str
    python: str
    game: str
    title: str
    seats: int
    rounds: int
    unit_seconds: float
    """The time of one pass of the calibration."""
    timings: tuple[Timing, ...]
    sizes: tuple[Size, ...]
    peers: tuple[Peer, ...]
    comparisons: tuple[Comparison, ...]

    def to_json(self) -> str:
        """The report for a program to read."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()

    @classmethod
    def from_json(cls, text: str) -> Report:
        """The report that `to_json` wrote."""
        return msgspec.json.decode(text, type=cls)

    def lines(self) -> list[str]:
        """The report for people, in lines of at most 100 columns."""
        return lines(self)
