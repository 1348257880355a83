"""Answers in an order that tells nothing about who holds what."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import astuple

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, options


def in_order(offered: Iterable[Choice | Refusal]) -> Options:
    """Tell the legal choices from the refused ones; those of a verb stand in the order of what they name."""
    found = options(offered)
    if len(found.legal) < 2:
        return found if found.legal or found.refusals else NO_OPTIONS
    kinds = {kind: place for place, kind in enumerate(dict.fromkeys(map(type, found.legal)))}
    if len(kinds) == 1:
        return Options(tuple(sorted(found.legal, key=named)), found.refusals)
    return Options(tuple(sorted(found.legal, key=lambda each: (kinds[type(each)], named(each)))), found.refusals)


def named(choice: Choice) -> list[tuple[bool, object]]:
    """What a choice names; nothing comes before something."""
    return [(field is not None, 0 if field is None else field) for field in astuple(choice)]
