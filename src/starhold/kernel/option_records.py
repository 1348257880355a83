"""Options whose values are records of the catalogue: a scenario, a crew.

    class Options(Struct, frozen=True):
        start: Annotated[str, Meta(extra={"records": "scenarios"})] = "first-light"

The value is the id of a record in that table of the content, whoever has written it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, UnsetType, inspect, structs

from .errors import BadSetup
from .hints import did_you_mean
from .record import Record

if TYPE_CHECKING:
    from .game import Game

NAMES = ("name", "title")
"""The fields of a record that hold its name."""


@cache
def tables_of(options: type[Struct]) -> Mapping[str, str]:
    """The options whose values are records, and the tables in which these stand."""
    found = {field.encode_name: _table(inspect.type_info(field.type)) for field in structs.fields(options)}
    return {option: table for option, table in found.items() if table is not None}


def _table(declared: inspect.Type) -> str | None:
    if isinstance(declared, inspect.UnionType):
        return next((table for part in declared.types if (table := _table(part))), None)
    if isinstance(declared, inspect.Metadata):
        table = (declared.extra or {}).get("records")
        return table if isinstance(table, str) else None
    return None


def named_records(content: Struct, table: str) -> dict[str, str]:
    """The records of a table, by id, and what they are called."""
    records: Any = getattr(content, table)
    return {record.id: _name(record) for record in records}


def _name(record: Record) -> str:
    return next((name for field in NAMES if (name := getattr(record, field, ""))), record.id)


def check_records(game: type[Game], options: Struct, content: Struct) -> None:
    """`BadSetup` if an option names a record that is not in the content."""
    for option, table in tables_of(type(options)).items():
        chosen = getattr(options, option)
        known = named_records(content, table)
        if chosen is None or isinstance(chosen, UnsetType) or chosen in known:
            continue
        listed = ", ".join(f"{id_} ({name})" if name != id_ else id_ for id_, name in known.items())
        raise BadSetup(
            f"option {option} of {game.title} must be one of {listed or 'no records'},"
            f" not `{chosen}`{did_you_mean(chosen, known)}"
        )
