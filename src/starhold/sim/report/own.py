"""Content of the user's own: the first thing that they look for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ..chronicle import Legend, Thing
from .rates import Rate, Trait
from .uses import Used, UseKind


class OwnThing(Struct, frozen=True, kw_only=True):
    """A thing of the user's own, how often it was used, and how players did who were given it."""

    name: str
    title: str
    used: Used | None = None
    rate: Rate | None = None


class OwnContent(Struct, frozen=True, kw_only=True):
    """All of it."""

    things: list[OwnThing]
    elsewhere: list[str]
    """The records of which the tables tell nothing by themselves."""


def own_things(legend: Legend) -> Iterator[tuple[str, Thing]]:
    """The kind and the words of each thing that is of the user's own."""
    for kind in dict.fromkeys((*legend.traits, *legend.uses)):
        known = legend.things.get(kind, {})
        yield from ((kind, known[id_]) for id_ in legend.own if id_ in known)


def own_content(legend: Legend, traits: Iterable[Trait], kinds: Iterable[UseKind]) -> OwnContent:
    """Collect what the tables say about the user's own records."""
    rates = {(trait.column, rate.name): rate for trait in traits if trait.given for rate in trait.rates}
    used = {(kind.kind, one.name): one for kind in kinds for one in kind.used}
    titles = {**legend.traits, **legend.uses}
    things = [
        OwnThing(
            name=thing.name, title=titles[kind], used=used.get((kind, thing.name)), rate=rates.get((kind, thing.name))
        )
        for kind, thing in own_things(legend)
    ]
    known = {id_ for kind in titles for id_ in legend.things.get(kind, {})}
    return OwnContent(things=things, elsewhere=[id_ for id_ in legend.own if id_ not in known])
