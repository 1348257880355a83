"""Answers in an order that tells nothing about who holds what."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import astuple

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal


def in_order(offered: Iterable[Choice | Refusal]) -> Options:
    """Tell the legal choices from the refused ones; those of a verb stand in the order of what they name."""
    legal, refusals = list[Choice](), list[Refusal]()
    for option in offered:  # as `options` does it, and for the same reason without `isinstance`
        if type(option) is Refusal:
            refusals.append(option)
        else:
            legal.append(option)
    if len(legal) > 1:
        kinds = {kind: place for place, kind in enumerate(dict.fromkeys(map(type, legal)))}
        legal.sort(key=named if len(kinds) == 1 else lambda each: (kinds[type(each)], named(each)))
    return Options(tuple(legal), tuple(refusals)) if legal or refusals else NO_OPTIONS


def named(choice: Choice) -> list[tuple[bool, object]]:
    """What a choice names; nothing comes before something."""
    return [(field is not None, 0 if field is None else field) for field in astuple(choice)]
