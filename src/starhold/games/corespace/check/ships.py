"""Ships, what wears them out, and what can be built in. (CS-MAINTAIN-01..07)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from starhold.kernel.hints import did_you_mean

from ..content import CoreSpaceContent, Degradation, Extraction, ExtractionTable, Ship, Upgrade, UpgradeId
from .dice import SIDES

LEVELS = 3
"""The levels of an upgrade. (CS-MAINTAIN-05)"""


def ship_faults(content: CoreSpaceContent, ship: Ship) -> Iterator[str]:
    if ship.hold < 1:
        yield "it has no hold"
    if ship.well_kept and ship.well_kept not in content.system:
        yield f"there is no system {ship.well_kept}{did_you_mean(ship.well_kept, content.system)}"


def system_faults(content: CoreSpaceContent) -> Iterator[str]:
    if not content.systems:
        yield "ships have no systems"
    for system in content.systems:
        if not 1 <= system.filled < system.spaces:
            yield f"system {system.id} has {system.filled} of {system.spaces} spaces filled"
    yield from table_faults("degradation", (row.faces for row in content.degradations))


def degradation_faults(content: CoreSpaceContent, row: Degradation) -> Iterator[str]:
    if row.system and row.system not in content.system:
        yield f"there is no system {row.system}{did_you_mean(row.system, content.system)}"
    if sum(map(bool, (row.system, row.rolls, row.token))) != 1:
        yield "it takes a space of a system, or a token, or rolls again"


def upgrade_faults(upgrade: Upgrade) -> Iterator[str]:
    if upgrade.id not in get_args(UpgradeId):
        yield f"there are {', '.join(get_args(UpgradeId))}, and no others"
    if len(upgrade.levels) != LEVELS:
        yield f"it has {LEVELS} levels, not {len(upgrade.levels)}"
    for number, level in enumerate(upgrade.levels, 1):
        if level.price < 1:
            yield f"its level {number} costs {level.price} UA"
        if any(level.dice) != (upgrade.id == "auto-defences"):
            yield f"its level {number} has dice, or lacks them"


def upgrades_missing(content: CoreSpaceContent) -> Iterator[str]:
    for upgrade in get_args(UpgradeId):
        if upgrade not in content.upgrade:
            yield f"there is no upgrade {upgrade}"


def extraction_faults(row: Extraction) -> Iterator[str]:
    if (row.ordeal == "delayed" or row.ordeal == "jail") != bool(row.missions):
        yield "it keeps somebody away for a number of missions"
    if (row.ordeal in ("ransom", "fine", "escape")) and not row.ua:
        yield "it costs nothing"


def extractions_missing(content: CoreSpaceContent) -> Iterator[str]:
    for table in get_args(ExtractionTable):
        yield from table_faults(table, (row.faces for row in content.extractions if row.table == table))


def table_faults(name: str, rows: Iterable[tuple[int, ...]]) -> Iterator[str]:
    """Each number of the chance die stands in one row."""
    found = Counter(face for row in rows for face in row)
    for face in sorted({*range(1, SIDES + 1), *found}):
        if not 1 <= face <= SIDES or found[face] != 1:
            yield f"the table {name} has {found[face]} rows for a {face}"
