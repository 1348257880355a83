"""The work of the process that goes through matches again, so that nobody else has to wait for it."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
from collections import OrderedDict
from multiprocessing import parent_process
from threading import Thread
from typing import NamedTuple

import msgspec

from starhold.kernel import Match, StaleRevision, Viewer, find_game
from starhold.table import Row, header_of, row_of, snapshot_of
from starhold.table.record import continuation_of
from starhold.table.reel import Reel
from starhold.table.shelf import folder_with, lay_out, name_of
from starhold.table.showing import position
from starhold.table.upload import read_upload

from .drawn import with_letters
from .keeping import table_of
from .logs import set_up_logs
from .store import load_once

NICENESS = 5
"""Whoever plays comes first."""
REELS = 4
"""Matches that are kept at hand."""
QUICKLY = 1
"""The level of compression: a moment of a long match is a megabyte, and most of it repeats."""

_reels: OrderedDict[tuple[str, str], Reel] = OrderedDict()


class Laid(NamedTuple):
    """A match file that was gone through, as the parts of its record."""

    header: bytes
    rows: list[Row]
    snapshot: bytes
    continued: bytes | None


def begin(games: tuple[str, ...] = (), content: tuple[str, ...] = ()) -> None:
    """Prepare the process: it has the host's own games and content, others come first, it ends with its parent."""
    set_up_logs()
    for path in games:
        find_game(path)
    lay_out(content)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def lay(text: str) -> Laid:
    """Go through a match file from outside."""
    match = read_upload(text)
    own = folder_with(match.setup, match.journal.latest_content)
    return _laid(match, name_of(own))


def branch(database: str, table: str, scene: int) -> Laid:
    """Lay a new match from the beginning of a scene of one that is kept."""
    reel = _reel(database, table, scene)
    return _laid(reel.branch(scene), reel.own_content)


def _laid(match: Match, own_content: str) -> Laid:
    rows = [row_of(entry) for entry in match.journal.entries]
    header = header_of(match, own_content=own_content)
    return Laid(header, rows, snapshot_of(match), continuation_of(match))


def moment(database: str, table: str, revision: int, viewer: Viewer) -> bytes:
    """Show a moment of a match that is kept: its position as compressed JSON."""
    match = _reel(database, table, revision).at(revision)
    shown = with_letters(position(match, viewer), match.game, match.view(viewer))
    return gzip.compress(msgspec.json.encode(shown), QUICKLY)


def _reel(database: str, table: str, revision: int) -> Reel:
    """The match of a table, at least up to a revision."""
    key = (database, table)
    reel = _reels.pop(key, None)
    if reel is None or reel.revision < revision:
        reel = _read(database, table)
    _reels[key] = reel
    while len(_reels) > REELS:
        _reels.popitem(last=False)
    if revision > reel.revision:
        raise StaleRevision(f"this match has moments from 0 to {reel.revision}, not {revision}")
    return reel


def _read(database: str, table: str) -> Reel:
    record = asyncio.run(load_once(database, table))
    assert record is not None, "whoever asks has seen the table"
    kept = table_of(record)
    return Reel(kept.match, kept.own_content)
