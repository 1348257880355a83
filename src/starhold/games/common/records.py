"""Records and their parts, as any title has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from starhold.kernel import Record

R = TypeVar("R", bound=Record)


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what belongs to a record and has no id of its own."""


def by_id(records: Iterable[R]) -> dict[str, R]:
    return {record.id: record for record in records}
