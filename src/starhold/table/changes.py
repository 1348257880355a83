"""What is new in a view, so that not all of it has to be sent again: `{"players/1/energy": 3}`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import compress
from operator import ne
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple


def changes(before: Struct, after: Struct) -> dict[str, Any]:
    """The values that differ, by where they stand. Whoever puts them into the view from before has the one after."""
    found: dict[str, Any] = {}
    _compare(before, after, "", found)
    return found


def _compare(before: Struct, after: Struct, path: str, found: dict[str, Any]) -> None:
    olds, news = astuple(before), astuple(after)
    for place in compress(range(len(news)), map(ne, olds, news)):
        old, new = olds[place], news[place]
        here = f"{path}{after.__struct_encode_fields__[place]}"
        if _are_alike(old, new):
            _compare(old, new, f"{here}/", found)
        elif isinstance(new, tuple) and len(old or ()) == len(new) and all(map(_are_alike, old, new)):
            for number, (one, other) in enumerate(zip(old, new, strict=True)):
                if one != other:
                    _compare(one, other, f"{here}/{number}/", found)
        else:
            found[here] = new


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
