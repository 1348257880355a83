"""Checks of content that any title can need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from starhold.kernel import Fault, Record

R = TypeVar("R", bound=Record)


def each(kind: str, records: Iterable[R], check: Callable[[R], Iterator[str]]) -> Iterator[Fault]:
    """All that a check finds in records of a kind, each with the record's name."""
    for record in records:
        yield from (Fault(f"{kind} {record.id}: {sentence}", record) for sentence in check(record))
