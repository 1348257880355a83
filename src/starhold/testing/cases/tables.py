"""Tables, the language of rule cases: positions, events and views are all written in it.

A table names some parts and leaves the others alone: fields of a struct, keys of a dictionary, places
of a list by their number. A list is the whole list, and `{}` in it stands for an element as it is.
`"-"` is nothing, as in notation, because TOML has no word for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from starhold.kernel.notation import NOTHING

Table: TypeAlias = dict[str, Any]  # TOML: what it may hold is known when it meets the type it is for


class Failure(Struct, frozen=True):
    """Something that is not as expected."""

    what: str
    expected: str
    came: str


class Misfit(ValueError):
    """A change that the changed thing has no place for."""


def parts(value: object) -> dict[str, object] | None:
    """The named parts of a value, under the names that files use; None if it has none."""
    match value:
        case Struct():
            config = value.__struct_config__
            tag = {config.tag_field: config.tag} if config.tag_field and config.tag is not None else {}
            names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
            return {**tag, **{written_as: getattr(value, name) for written_as, name in names}}
        case Mapping():
            return {str(key): item for key, item in value.items()}
        case list() | tuple():
            return {str(place): item for place, item in enumerate(value)}
    return None


MORE = "more"
"""The key that adds elements at the end of a list."""


def changed(old: object, change: object, path: str = "") -> object:
    """A copy of plain data with the change made; `Misfit` if it names a place that a list does not have."""
    match old, change:
        case dict(), dict():
            return {**old, **{key: changed(old.get(key), part, _join(path, key)) for key, part in change.items()}}
        case list(), dict():
            items = old.copy()
            for key, part in change.items():
                if key == MORE and isinstance(part, list):
                    items += part
                    continue
                place = _place(key, items, path)
                items[place] = changed(items[place], part, _join(path, key))
            return items
        case _, dict():
            return changed({}, change, path) if change else old
        case _, list():
            before = old if isinstance(old, list) else []
            padded = [*before, *([None] * (len(change) - len(before)))]
            return [changed(padded[place], part, _join(path, str(place))) for place, part in enumerate(change)]
    return None if change == NOTHING else change


def strangers(change: object, value: object, path: str = "") -> Iterator[str]:
    """The parts that a change names and that the value, which it has become part of, does not have."""
    known = parts(value)
    named = parts(change)
    if known is None or named is None:
        return
    for key, part in named.items():
        if key == MORE and isinstance(part, list) and isinstance(value, list | tuple):
            yield from strangers(part, value[-len(part) :], _join(path, key))
        elif key in known:
            yield from strangers(part, known[key], _join(path, key))
        else:
            yield f"`{_join(path, key)}` is not there; known: {', '.join(known)}"


def differences(expected: object, came: object, path: str) -> Iterator[Failure]:
    """Find the values that are not what a table says of them."""
    if isinstance(expected, dict):
        known = parts(came)
        if known is None:
            if expected:
                yield Failure(path, written(expected), written(came))
            return
        if not expected and known and isinstance(came, Mapping):
            yield Failure(path, "nothing in it", written(came))
        for key, part in expected.items():
            if key in known:
                yield from differences(part, known[key], _join(path, key))
            else:
                yield Failure(_join(path, key), written(part), f"no such part; there are {', '.join(known) or 'none'}")
    elif isinstance(expected, list) and isinstance(came, list | tuple) and _side_by_side(expected, came):
        for place, (part, item) in enumerate(zip(expected, came, strict=True)):
            yield from differences(part, item, _join(path, str(place)))
    elif written(expected) != written(came):
        yield Failure(path, written(expected), written(came))


def fits(expected: object, came: object) -> bool:
    """True if a value is what a table says of it."""
    return next(differences(expected, came, ""), None) is None


def written(value: object) -> str:
    """A value as a case would write it."""
    match value:
        case None:
            return f'"{NOTHING}"'
        case bool() | int() | float() | str():
            return msgspec.json.encode(value).decode()
        case list() | tuple():
            return f"[{', '.join(map(written, value))}]"
        case Struct() | Mapping():
            inside = ", ".join(f"{key} = {written(part)}" for key, part in (parts(value) or {}).items())
            return f"{{ {inside} }}" if inside else "{}"
    return written(msgspec.to_builtins(value))


def _side_by_side(expected: Sequence[object], came: Sequence[object]) -> bool:
    """True if two lists are compared element by element; plain ones are easier to read as a whole."""
    return len(expected) == len(came) and any(isinstance(part, dict | list) for part in expected)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _place(key: str, items: list[object], path: str) -> int:
    if key.isdecimal() and int(key) < len(items):
        return int(key)
    raise Misfit(f"`{path}` is a list of {len(items)}, counted from 0; came place {key}")
