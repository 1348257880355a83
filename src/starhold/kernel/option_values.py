"""The values that an option of a title can have, where there are a few."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

from msgspec import Struct, UnsetType, inspect, structs

from .option_records import named_records, tables_of
from .setup import OptionValue


def values_of(options: type[Struct], name: str, content: Struct) -> tuple[OptionValue, ...]:
    """The values of an option, if they can be listed; of some the content has them."""
    table = tables_of(options).get(name)
    if table is not None:
        return tuple(named_records(content, table))
    return next((listed_values(field) for field in structs.fields(options) if field.encode_name == name), ())


def listed_values(field: structs.FieldInfo) -> tuple[OptionValue, ...]:
    """Yes and no, or a few words or numbers, in the order in which they are declared."""
    parts = (field.type, *get_args(field.type))
    if bool in parts:
        return (False, True)
    listed = (value for part in parts if get_origin(part) is Literal for value in get_args(part))
    return tuple(value for value in listed if value is not None)


def declared_type(type_: inspect.Type) -> inspect.Type:
    """The type of an option that may be left out."""
    if isinstance(type_, inspect.Metadata):
        return declared_type(type_.type)
    if isinstance(type_, inspect.UnionType):
        return next(declared_type(part) for part in type_.types if not _is_unset(part))
    return type_


def _is_unset(type_: inspect.Type) -> bool:
    return isinstance(type_, inspect.CustomType) and type_.cls is UnsetType
