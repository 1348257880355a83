"""The folder of a run: what was asked for, the tables in chunks, and the matches that failed.

    run.json            what was asked for, and what it was played with
    legend.json         what the columns and ids mean
    matches-000.parquet seats-000.parquet turns-000.parquet events-000.parquet uses-000.parquet …
    failures/           matches that could not be played to their end, with what went wrong

Every file is written whole or not at all, and the matches of a chunk last: where they are, all of it is there.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec
import polars as pl

from starhold.kernel import BadFile, find_game

from .chronicle import Columns, Legend, chronicle_of
from .plan import Plan
from .playing import Failure
from .recorder import Tables

PLAN, LEGEND, FAILURES = "run.json", "legend.json", "failures"

COLUMNS: dict[str, Columns] = {
    "seats": {"match": int, "seat": int, "player": str, "won": bool, "score": int, "place": int, "turns": int},
    "turns": {"match": int, "turn": int, "round": int, "seat": int, "player": str, "plan": str},
    "events": {"match": int, "seat": int, "kind": str, "times": int},
    "uses": {
        "match": int,
        "seat": int,
        "kind": str,
        "thing": str,
        "detail": str,
        "times": int,
        "worth": int,
        "offered": int,
        "gain": int,
        "sensible": int,
    },
    "matches": {
        "match": int,
        "seed": str,
        "seats": int,
        "decisions": int,
        "turns": int,
        "winner": int,
        "reason": str,
        "error": str,
    },
}
"""The tables and what all titles have in them, in the order in which they are written."""

DTYPES: dict[type, pl.DataType] = {int: pl.Int32(), str: pl.String(), bool: pl.Boolean()}

S = TypeVar("S", bound=msgspec.Struct)


class BadRun(BadFile):
    """A folder does not hold a run, or not the one that was asked for."""


class RunFolder:
    """Reads and writes a run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open_for(self, plan: Plan, legend: Legend) -> None:
        """Begin the run, or go on with it; `BadRun` if another one is in the folder."""
        if not (self.path / PLAN).exists():
            if self.path.exists() and any(self.path.iterdir()):
                raise BadRun(f"{self.path}: expected an empty folder or a run to go on with")
            self.path.mkdir(parents=True, exist_ok=True)
            self._write_json(LEGEND, legend)
            self._write_json(PLAN, plan)
            return
        differences = "; ".join(plan.differences(self.plan()))
        if differences:
            raise BadRun(
                f"{self.path}: holds another run, this asks for {differences}; take another folder, or remove this one"
            )

    def plan(self) -> Plan:
        """The order for the run."""
        return self._read_json(PLAN, Plan)

    def legend(self) -> Legend:
        """The meaning of the columns and ids."""
        return self._read_json(LEGEND, Legend)

    def missing_chunks(self, plan: Plan) -> list[int]:
        """The chunks that are still to be played."""
        return [chunk for chunk in plan.chunks() if not self._file("matches", chunk).exists()]

    def write_chunk(self, plan: Plan, chunk: int, tables: Iterable[Tables]) -> None:
        """Keep all rows of a chunk, sorted by match."""
        found = list(tables)
        chronicle = chronicle_of(find_game(plan.game))
        more: dict[str, Columns] = {"turns": chronicle.turn_columns, "seats": chronicle.seat_columns}
        for name, columns in COLUMNS.items():
            schema = {column: DTYPES[kind] for column, kind in {**columns, **more.get(name, {})}.items()}
            rows = [row for table in found for row in table.get(name, ())]
            frame = pl.DataFrame(rows, schema=schema, orient="row").sort("match", maintain_order=True)
            target = self._file(name, chunk)
            draft = target.with_name(f".{target.name}.{os.getpid()}")
            frame.write_parquet(draft)
            draft.replace(target)

    def keep_failure(self, number: int, failure: Failure) -> None:
        """Keep a match that failed, and beside it what went wrong."""
        self._write(f"{FAILURES}/match-{number:06}.starhold", failure.save.encode())
        self._write(f"{FAILURES}/match-{number:06}.txt", failure.report.encode())

    def failures(self) -> list[Path]:
        """The saves of the matches that failed."""
        return sorted((self.path / FAILURES).glob("*.starhold"))

    def table(self, name: str) -> pl.DataFrame:
        """A whole table, as far as it is there."""
        files = sorted(self.path.glob(f"{name}-*.parquet"))
        if not files:
            raise BadRun(f"{self.path}: no match has been kept yet")
        return pl.read_parquet(files)

    def _file(self, table: str, chunk: int) -> Path:
        return self.path / f"{table}-{chunk:03}.parquet"

    def _write_json(self, name: str, data: msgspec.Struct) -> None:
        self._write(name, msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")

    def _write(self, name: str, data: bytes) -> None:
        target = self.path / name
        target.parent.mkdir(exist_ok=True)
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        draft.write_bytes(data)
        draft.replace(target)

    def _read_json(self, name: str, kind: type[S]) -> S:
        path = self.path / name
        if not path.is_file():
            raise BadRun(f"{self.path}: no run is there (there is no {name})")
        try:
            return msgspec.json.decode(path.read_bytes(), type=kind)
        except msgspec.DecodeError as error:
            raise BadRun(f"{path}: {error}") from None
