"""Tables inside a record, with a fixed set of keys: unlike a dictionary, nobody can change them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

V = TypeVar("V")


class Table(Struct, Generic[V], frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a table; keys that it does not fill lead to nothing."""

    def items(self) -> Iterator[tuple[str, V]]:
        """The keys that are filled, with their values."""
        pairs = zip(self.__struct_encode_fields__, astuple(self), strict=True)
        return ((key, value) for key, value in pairs if value)

    def values(self) -> Iterator[V]:
        return (value for _, value in self.items())

    def __iter__(self) -> Iterator[str]:
        return (key for key, _ in self.items())

    def __getitem__(self, key: str) -> V:
        value: V = getattr(self, _field(type(self), key))
        return value


@cache
def _field(table: type[Struct], key: str) -> str:
    """The name that a key has in Python."""
    return table.__struct_fields__[table.__struct_encode_fields__.index(key)]
