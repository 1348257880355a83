"""Exact copies of state, fast: a copier is generated once per struct from its field types.

What is frozen is shared, containers and mutable structs are copied. A type that could hide something
mutable (an `object`, a frozen struct with a list inside) is rejected when the first copy is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, inspect

from .errors import RuleError

T = TypeVar("T", bound=Struct)
Copier = Callable[[Any], Any]  # one copier per struct class; the dictionary below keeps them apart

_IMMUTABLE = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.BytesType,
    inspect.EnumType,
    inspect.LiteralType,
)


SHALLOW: Copier = Struct.__copy__  # type: ignore[attr-defined]  # msgspec has it, and its types do not say so
"""Enough for a struct below which nothing can change."""

copiers: dict[type[Struct], Copier] = {}
_in_the_making: list[type[Struct]] = []
"""Those whose copiers are being generated: a struct may hold others of its kind."""


def clone(original: T) -> T:
    """An exact copy that shares nothing mutable with the original."""
    copied: T = copiers.get(type(original), _first_copy)(original)
    return copied


def _first_copy(original: T) -> T:
    """Copy the first struct of its kind, and keep the copier for all others."""
    copied: T = copier_of(type(original))(original)
    return copied


def copier_of(kind: type[Struct]) -> Copier:
    """The copier of a kind of struct; `RuleError` if no exact copy can be made."""
    if kind not in copiers:
        _in_the_making.append(kind)
        try:
            copiers[kind] = _generate(kind)
        finally:
            _in_the_making.remove(kind)
    return copiers[kind]


def _generate(kind: type[Struct]) -> Copier:
    if kind.__struct_config__.frozen:
        _require_immutable(_struct(kind), kind.__name__)
        return lambda original: original
    names: dict[str, Any] = {"copier_of": copiers.get, "first_copy": _first_copy}
    lines = []
    for field in _struct(kind).fields:
        copied = _copied(field.type, f"copy.{field.name}", f"{kind.__name__}.{field.name}", names)
        if copied is not None:
            lines.append(f"    copy.{field.name} = {copied}")
    if not lines:
        return SHALLOW
    lines = ["def copier(original):", "    copy = original.__copy__()", *lines, "    return copy"]
    exec("\n".join(lines), names)  # noqa: S102 - as dataclasses and namedtuple do
    copier: Copier = names["copier"]
    return copier


def _copied(kind: inspect.Type, name: str, where: str, names: dict[str, Any]) -> str | None:
    """The expression that copies `name`, or None where sharing is safe; `names` gets what else it needs."""
    match kind:
        case inspect.Metadata(type=described):
            return _copied(described, name, where, names)
        case inspect.StructType(cls=struct):
            if not struct.__struct_config__.frozen:
                return _copied_struct(struct, name, names)
        case inspect.ListType(item_type=item):
            copied = _copied(item, "item", where, names)
            # Most lists of a play are empty most of the time: a new one costs less than going through them.
            return f"{name}.copy()" if copied is None else f"[{copied} for item in {name}] if {name} else []"
        case inspect.DictType(key_type=key, value_type=value):
            _require_immutable(key, where)
            copied = _copied(value, "value", where, names)
            return f"{name}.copy()" if copied is None else f"{{key: {copied} for key, value in {name}.items()}}"
        case inspect.SetType() | inspect.FrozenSetType():
            raise RuleError(f"{where}: a set has no order that every machine agrees on; use a list or a dict")
        case inspect.UnionType(types=types):
            return _copied_union(types, name, where, names)
    _require_immutable(kind, where)
    return None


def _copied_struct(struct: type[Struct], name: str, names: dict[str, Any]) -> str:
    """A class that is final has one copier; of any other, a subclass may stand there."""
    if not getattr(struct, "__final__", False) or (struct not in copiers and struct in _in_the_making):
        return f"copier_of(type({name}), first_copy)({name})"
    names[f"copy_{struct.__name__}"] = copier_of(struct)
    return f"copy_{struct.__name__}({name})"


def _copied_union(types: tuple[inspect.Type, ...], name: str, where: str, names: dict[str, Any]) -> str | None:
    mutable = [member for member in types if _copied(member, name, where, names) is not None]
    if not mutable:
        return None
    if all(isinstance(member, inspect.StructType) for member in types):
        return f"copier_of(type({name}), first_copy)({name})"
    if len(types) == 2 and any(isinstance(member, inspect.NoneType) for member in types):
        return f"None if {name} is None else {_copied(mutable[0], name, where, names)}"
    raise RuleError(f"{where}: a union of mutable and other types cannot be copied exactly")


def _require_immutable(kind: inspect.Type, where: str, inside: tuple[type, ...] = ()) -> None:
    """Make sure that everything below a shared value is immutable too."""
    match kind:
        case inspect.Metadata(type=described):
            _require_immutable(described, where, inside)
        case inspect.StructType(cls=struct, fields=fields) if struct.__struct_config__.frozen:
            for field in fields if struct not in inside else ():
                _require_immutable(field.type, f"{where} > {struct.__name__}.{field.name}", (*inside, struct))
        case inspect.VarTupleType(item_type=item):
            _require_immutable(item, where, inside)
        case inspect.TupleType(item_types=members) | inspect.UnionType(types=members):
            for member in members:
                _require_immutable(member, where, inside)
        case inspect.NamedTupleType(fields=fields):
            for field in fields:
                _require_immutable(field.type, f"{where}.{field.name}", inside)
        case _ if not isinstance(kind, _IMMUTABLE):
            raise RuleError(f"{where}: {type(kind).__name__} may be mutable here and cannot be shared between copies")


def _struct(kind: type[Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info
