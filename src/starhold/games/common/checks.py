"""Checks of content that any title can need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from typing import TypeVar

from starhold.kernel import Fault, Record

Node = TypeVar("Node", bound=Hashable)
R = TypeVar("R", bound=Record)


def each(kind: str, records: Iterable[R], check: Callable[[R], Iterator[str]]) -> Iterator[Fault]:
    """All that a check finds in records of a kind, each with the record's name."""
    for record in records:
        yield from (Fault(f"{kind} {record.id}: {sentence}", record) for sentence in check(record))


def reached(start: Iterable[Node], inside: Collection[Node], neighbours: Callable[[Node], Iterable[Node]]) -> set[Node]:
    """All that can be reached from these without leaving a set."""
    reached, frontier = set(start), list(start)
    while frontier:
        near = [node for node in neighbours(frontier.pop()) if node in inside and node not in reached]
        reached.update(near)
        frontier.extend(near)
    return reached


def connected(nodes: set[Node], neighbours: Callable[[Node], Iterable[Node]]) -> bool:
    """True if each of them can be reached from each."""
    return reached(list(nodes)[:1], nodes, neighbours) == nodes
