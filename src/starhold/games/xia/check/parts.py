"""Parts of several checks: connected pieces, tables and amounts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from itertools import pairwise
from typing import TypeVar

from starhold.kernel import Fault, Record

from ..records import Table

ROLLS = range(1, 21)
CREDIT = 1000
"""All amounts are multiples of this. (XIA-CREDIT-01)"""

Node = TypeVar("Node", bound=Hashable)
R = TypeVar("R", bound=Record)


def each(kind: str, records: Iterable[R], check: Callable[[R], Iterator[str]]) -> Iterator[Fault]:
    """All that a check finds in records of a kind, each with the record's name."""
    for record in records:
        yield from (Fault(f"{kind} {record.id}: {sentence}", record) for sentence in check(record))


def reached(start: Iterable[Node], inside: Collection[Node], neighbours: Callable[[Node], Iterable[Node]]) -> set[Node]:
    reached, frontier = set(start), list(start)
    while frontier:
        near = [node for node in neighbours(frontier.pop()) if node in inside and node not in reached]
        reached.update(near)
        frontier.extend(near)
    return reached


def connected(nodes: set[Node], neighbours: Callable[[Node], Iterable[Node]]) -> bool:
    return reached(list(nodes)[:1], nodes, neighbours) == nodes


def table_faults(name: str, table: Table, *, on_d20: bool, first: int = 1) -> Iterator[str]:
    """Bands begin at 1, where something else does not come first, and rise; on a d20 all of them can be rolled."""
    bands = [band.least for band in table]
    if bands[:1] != [first] or any(low >= high for low, high in pairwise(bands)):
        yield f"the {name} must begin at {first} and rise, not be {bands}"
    if on_d20 and any(least not in ROLLS for least in bands):
        yield f"no d20 shows what the {name} ask for: {bands}"
    if any(band.value < 0 for band in table):
        yield f"the {name} give less than nothing"


def credit_faults(name: str, amount: int) -> Iterator[str]:
    """(XIA-CREDIT-01)"""
    if amount < 0 or amount % CREDIT:
        yield f"its {name} must be 0 or more, in steps of {CREDIT}, not {amount}"
