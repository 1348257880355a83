"""What becomes of those who were left behind, by the chance die. (CS-EXTRACT-07..08)"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

ExtractionTable: TypeAlias = Literal["teleport", "alone", "arrest"]
"""The emergency teleport, You're On Your Own, and the second roll of those who were arrested."""
Ordeal: TypeAlias = Literal[
    "safe", "dead", "changed", "stripped", "delayed", "ransom", "arrest", "fine", "jail", "escape"
]
"""`safe` and sound; `dead`; `changed` into another trader; `stripped` of all equipment; `delayed` for some missions,
unless a price is paid; held for `ransom`; under `arrest`; set free for a `fine`; sent to `jail` without equipment; or
an `escape` that costs something."""


class Extraction(Record, frozen=True):
    """A row of a table."""

    table: ExtractionTable
    faces: tuple[int, ...]
    """The numbers of the chance die."""
    ordeal: Ordeal
    name: str
    """What happened, in a few words."""
    missions: int | Literal["die"] = 0
    """The missions that the trader misses, or `die` for as many as the chance die shows."""
    ua: int = 0
    """What it costs, or what buys the missions off; ransom is for each of the trader's SKILL."""
    each_mission: int = 0
    """What a mission of waiting adds to the ransom."""
    career: int = 0
    """The career points that the trader gains."""
    tokens: int = 0
    """The tokens that are lost at random."""
