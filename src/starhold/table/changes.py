"""What is new in a view, so that not all of it has to be sent again: `{"players/1/energy": 3}`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import compress
from operator import is_not, ne
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import astuple

PLAIN = frozenset((bool, dict, int, str, type(None)))
"""The kinds of values that are sent as a whole, which most are."""


def changes(before: Struct, after: Struct) -> dict[str, Any]:
    """The values that differ, by where they stand. Whoever puts them into the view from before has the one after."""
    return compare(before, after).changes


class Compared(NamedTuple):
    """A viewer's view from before and the one after, field by field."""

    olds: tuple[Any, ...]
    news: tuple[Any, ...]
    differing: dict[int, dict[str, Any]]
    """What is new in the fields that differ, by the number of the field."""

    @property
    def changes(self) -> dict[str, Any]:
        """All that is new, by where it stands."""
        return {path: value for _, found in sorted(self.differing.items()) for path, value in found.items()}


def compare(before: Struct, after: Struct, other: Compared | None = None) -> Compared:
    """Find what is new in a view.

    Viewers see the same objects where nobody sees more than the others. So what was compared for another viewer is not
    compared again.
    """
    olds, news = astuple(before), astuple(after)
    fields, numbers = after.__struct_encode_fields__, range(len(news))
    unlike: Iterable[int] = compress(numbers, map(ne, olds, news))
    differing: dict[int, dict[str, Any]] = {}
    if other is not None:
        own = {*compress(numbers, map(is_not, olds, other.olds)), *compress(numbers, map(is_not, news, other.news))}
        unlike = [number for number in own if olds[number] != news[number]]
        differing = {number: found for number, found in other.differing.items() if number not in own}
    for number in unlike:
        found = differing[number] = {}
        _note(olds[number], news[number], fields[number], found)
    return Compared(olds, news, differing)


def _note(old: Any, new: Any, here: str, found: dict[str, Any]) -> None:
    """Note what is new in a value that differs."""
    if type(new) in PLAIN:
        found[here] = new
    elif _are_alike(old, new):
        _note_fields(old, new, here, found)
    elif isinstance(new, tuple) and len(old or ()) == len(new) and all(map(_are_alike, old, new)):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                _note_fields(one, other, f"{here}/{number}", found)
    else:
        found[here] = new


def _note_fields(before: Struct, after: Struct, here: str, found: dict[str, Any]) -> None:
    olds, news, fields = astuple(before), astuple(after), after.__struct_encode_fields__
    for number in compress(range(len(news)), map(ne, olds, news)):
        _note(olds[number], news[number], f"{here}/{fields[number]}", found)


def _are_alike(one: Any, other: Any) -> bool:
    """True if two values are objects with the same fields."""
    return type(one) is type(other) and _is_object(other.__class__)


@cache
def _is_object(kind: type) -> bool:
    """True if values of this kind are written as an object, by the names of their fields."""
    return issubclass(kind, Struct) and not kind.__struct_config__.array_like


def patched(view: Any, changes: Mapping[str, Any]) -> Any:
    """A view, as read from JSON, with what is new in it. The one from before stays as it was."""
    for path, value in changes.items():
        view = _with(view, path.split("/"), value)
    return view


def _with(old: Any, path: list[str], value: Any) -> Any:
    first, *rest = path
    if isinstance(old, list):
        number = int(first)
        return [*old[:number], _with(old[number], rest, value) if rest else value, *old[number + 1 :]]
    return {**old, first: _with(old[first], rest, value) if rest else value}
