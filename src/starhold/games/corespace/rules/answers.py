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
        legal = by_verb(legal)
    return Options(tuple(legal), tuple(refusals)) if legal or refusals else NO_OPTIONS


def by_verb(legal: list[Choice]) -> list[Choice]:
    """Choices verb by verb, as they were offered first, each in the order of what they name."""
    verbs: dict[type[Choice], list[Choice]] = {}
    for choice in legal:
        verbs.setdefault(type(choice), []).append(choice)
    return [choice for alike in verbs.values() for choice in by_name(alike)]


def by_name(alike: list[Choice]) -> list[Choice]:
    """Choices of one verb in the order of what they name; nothing comes before something."""
    try:
        return sorted(alike, key=astuple)
    except TypeError:  # one of them names something where another names nothing
        return sorted(alike, key=named)


def named(choice: Choice) -> list[tuple[bool, object]]:
    return [(field is not None, 0 if field is None else field) for field in astuple(choice)]
