"""All that does not fit its type in the tables of a file, each with its place: `flaws`.

msgspec stops at the first misfit. Somebody who has written twenty records wants to hear of all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Struct, structs

from .hints import did_you_mean
from .toml_lines import Place

WISHES: Mapping[object, str] = {int: "a whole number", str: "text in quotes", bool: "true or false"}


class Flaw(NamedTuple):
    """Something that does not fit, and where."""

    place: Place
    sentence: str


def flaws(value: Any, kind: Any, place: Place = (), *, whole: bool = True) -> Iterator[Flaw]:
    """Find all that does not fit. A table that is not whole may leave keys out: another file has them."""
    kinds = _alternatives(kind)
    if all(_is_table(one) for one in kinds):
        yield from _table_flaws(value, kinds, place, whole=whole)
    elif get_origin(kinds[0]) in (tuple, list) and get_args(kinds[0])[-1] is not Ellipsis:
        yield from _leaf_flaws(value, kind, place)
    elif get_origin(kinds[0]) in (tuple, list):
        yield from _list_flaws(value, get_args(kinds[0])[0], place)
    elif get_origin(kinds[0]) is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from flaws(item, get_args(kinds[0])[1], (*place, key))
    else:
        yield from _leaf_flaws(value, kind, place)


def _alternatives(kind: Any) -> tuple[Any, ...]:
    """The types that a value may have, apart from None, which no TOML file can hold."""
    union = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return tuple(one for one in union if one is not NoneType)


def _is_table(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and not kind.__struct_config__.array_like


def _table_flaws(value: Any, kinds: tuple[type[Struct], ...], place: Place, *, whole: bool) -> Iterator[Flaw]:
    if not isinstance(value, dict):
        yield Flaw(place, f"{_name(place)} must be a table, not {_shown(value)}")
        return
    tag_field = kinds[0].__struct_config__.tag_field
    tags = {str(kind.__struct_config__.tag): kind for kind in kinds}
    tag = value.get(tag_field) if tag_field else None
    if tag_field and tag not in tags and not (tag is None and len(kinds) == 1):
        yield _unknown_tag(tag_field, tag, tags, place)
        return
    kind = tags[tag] if tag_field and isinstance(tag, str) else kinds[0]
    fields = _fields(kind)
    for key in value:
        if key not in fields and key != tag_field:
            what = "table" if isinstance(value[key], dict | list) and not whole else "key"
            yield Flaw((*place, key), f"there is no {what} `{key}` here{did_you_mean(key, fields)}")
    unmet = set(value) - set(fields)
    for key, field in fields.items():
        if key in value:
            yield from flaws(value[key], field.type, (*place, key), whole=whole)
        elif whole and field.required and not any(did_you_mean(other, [key]) for other in unmet):
            yield Flaw(place, f"the key `{key}` is missing")


def _unknown_tag(tag_field: str, tag: Any, tags: Mapping[str, object], place: Place) -> Flaw:
    if tag is None:
        return Flaw(place, f"the key `{tag_field}` is missing: it is one of {', '.join(tags)}")
    hint = did_you_mean(str(tag), tags)
    return Flaw((*place, tag_field), f"`{tag_field}` must be one of {', '.join(tags)}, not {_shown(tag)}{hint}")


def _list_flaws(value: Any, kind: Any, place: Place) -> Iterator[Flaw]:
    holds_records = all(map(_is_table, _alternatives(kind)))
    if not isinstance(value, list):
        wish = f"records, each headed `[[{place[-1]}]]`" if holds_records else "a list"
        yield Flaw(place, f"{_name(place)} must be {wish}, not {_shown(value)}")
        return
    seen: set[str] = set()
    for number, item in enumerate(value):
        yield from flaws(item, kind, (*place, number))
        name = str(item["id"]) if isinstance(item, dict) and "id" in item else None
        if name in seen:
            yield Flaw((*place, number), "the same id stands in this file twice")
        if name is not None:
            seen.add(name)


def _leaf_flaws(value: Any, kind: Any, place: Place) -> Iterator[Flaw]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        [first, *_] = _alternatives(kind)
        if get_origin(first) is Literal:
            known = [str(one) for one in get_args(first)]
            hint = did_you_mean(str(value), known)
            yield Flaw(place, f"{_name(place)} must be one of {', '.join(known)}, not {_shown(value)}{hint}")
        elif first in WISHES:
            yield Flaw(place, f"{_name(place)} must be {WISHES[first]}, not {_shown(value)}")
        else:
            yield Flaw(place, f"{_name(place)} does not fit: {str(error).partition(' - at ')[0]}")


@cache
def _fields(kind: type[Struct]) -> dict[str, structs.FieldInfo]:
    return {field.encode_name: field for field in structs.fields(kind)}


def _name(place: Place) -> str:
    """The key that a place is about."""
    return f"`{next((step for step in reversed(place) if isinstance(step, str)), '')}`"


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else f"`{str(value).lower() if isinstance(value, bool) else value}`"
