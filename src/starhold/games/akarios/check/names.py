"""Names: things that stand in one list, or are called in one place, have ids of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from ..content import AkariosContent
from ..rules.campaign.belonging import tables
from ..rules.campaign.course import GENTLE, IRON
from ..rules.campaign.retiring import HOME, ONWARD
from ..rules.campaign.story import path_id
from ..speech.names import ways_of

ALIKE: tuple[tuple[str, ...], ...] = (
    ("sector", "place"),
    ("entry", "space event"),
    ("card", "trauma", "pilot", "scenario", "world", "market"),
)
"""Cards that lie face up, what has options, what a line of the log can be about."""


def clashes(content: AkariosContent) -> Iterator[str]:
    yield from _same_ids(content)
    yield from _same_ways(content)


def _same_ids(content: AkariosContent) -> Iterator[str]:
    known: Mapping[str, Mapping[str, object]] = {
        **tables(content),
        "card": content.card,
        "pilot": content.pilot,
        "trauma": content.trauma,
    }
    for kinds in ALIKE:
        taken: dict[str, str] = {}
        for kind, id_ in ((each, id_) for each in kinds for id_ in known[each]):
            if taken.setdefault(id_, kind) != kind:
                yield f"the {taken[id_]} {id_} and the {kind} {id_} need different ids"


def _same_ways(content: AkariosContent) -> Iterator[str]:
    """Everything that the squad may vote for is named in one list."""
    options = chain(
        ((f"scenario {scenario.id}", way.id) for scenario in content.scenarios for way in ways_of(scenario)),
        ((f"entry {entry.id}", path_id(entry.id, path.id)) for entry in content.entries for path in entry.paths),
        (("the squad", way) for way in (GENTLE, IRON, ONWARD, HOME)),
    )
    taken: dict[str, str] = {}
    for where, id_ in options:
        if taken.setdefault(id_, where) != where:
            yield f"{where}: {id_} is an option of {taken[id_]} as well"
