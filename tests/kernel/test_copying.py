"""Clones: exact, and nothing mutable is shared with the original."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct, defstruct

from starhold.kernel import RuleError, clone
from starhold.kernel.copying import copier_of


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Card(Struct, frozen=True):
    name: str
    tags: tuple[str, ...] = ()
    below: Card | None = None


class Ship(Struct, tag="ship"):
    hold: list[int] = []
    escorts: list[Ship] = []


class Station(Struct, tag="station"):
    stock: dict[str, int] = {}


class Beacon(Struct, tag="beacon", frozen=True):
    signal: int = 0


class Everything(Struct):
    """A field of every kind that a state may have."""

    flag: bool
    number: int
    share: float
    word: str
    raw: bytes
    colour: Colour
    kind: Literal["a", "b", 3]
    small: Annotated[int, Meta(ge=0)]
    pair: tuple[int, str]
    row: tuple[int, ...]
    card: Card
    maybe: Card | None
    either: int | str | None
    ship: Ship
    maybe_ship: Ship | None
    place: Ship | Station | Beacon
    places: list[Ship | Station | Beacon]
    maybe_list: list[int] | None
    numbers: list[int]
    grid: list[list[int]]
    fleets: list[list[Ship]]
    cards: list[Card]
    prices: dict[str, int]
    by_number: dict[int, list[int]]
    docks: dict[str, dict[str, Ship]]


numbers = st.integers(-9, 9)
cards = st.builds(Card, st.text(max_size=3), st.just(("x",)), st.none() | st.builds(Card, st.just("below")))
ships = st.builds(Ship, st.lists(numbers, max_size=3), st.lists(st.builds(Ship, st.lists(numbers, max_size=2))))
stations = st.builds(Station, st.dictionaries(st.text(max_size=2), numbers, max_size=2))
places = ships | stations | st.builds(Beacon, numbers)
everything = st.builds(
    Everything,
    flag=st.booleans(),
    number=numbers,
    share=st.floats(0, 1),
    word=st.text(max_size=3),
    raw=st.binary(max_size=3),
    colour=st.sampled_from(Colour),
    kind=st.sampled_from(["a", "b", 3]),
    small=st.integers(0, 9),
    pair=st.tuples(numbers, st.just("x")),
    row=st.lists(numbers, max_size=3).map(tuple),
    card=cards,
    maybe=st.none() | cards,
    either=st.none() | numbers | st.just("x"),
    ship=ships,
    maybe_ship=st.none() | ships,
    place=places,
    places=st.lists(places, max_size=3),
    maybe_list=st.none() | st.lists(numbers, max_size=2),
    numbers=st.lists(numbers, max_size=3),
    grid=st.lists(st.lists(numbers, max_size=2), max_size=2),
    fleets=st.lists(st.lists(ships, max_size=2), max_size=2),
    cards=st.lists(cards, max_size=2),
    prices=st.dictionaries(st.text(max_size=2), numbers, max_size=2),
    by_number=st.dictionaries(numbers, st.lists(numbers, max_size=2), max_size=2),
    docks=st.dictionaries(st.just("dock"), st.dictionaries(st.just("berth"), ships, max_size=1), max_size=1),
)


def disturb(value: Any) -> None:
    """Change every mutable thing below a value, whatever it is."""
    match value:
        case Struct() if not value.__struct_config__.frozen:
            for name in value.__struct_fields__:
                disturb(getattr(value, name))
                setattr(value, name, "changed")
        case list():
            for item in value:
                disturb(item)
            value.append("changed")
        case dict():
            for item in value.values():
                disturb(item)
            value["changed"] = "changed"


@settings(max_examples=40)
@given(everything)
def test_a_clone_is_equal_and_of_the_same_types(original: Everything) -> None:
    copy = clone(original)
    assert copy is not original
    assert copy == original
    assert msgspec.json.encode(copy) == msgspec.json.encode(original)


@settings(max_examples=40)
@given(everything)
def test_whatever_is_done_to_a_clone_leaves_the_original_as_it_was(original: Everything) -> None:
    before = repr(original)
    disturb(clone(original))
    assert repr(original) == before


@settings(max_examples=40)
@given(everything)
def test_whatever_is_done_to_the_original_leaves_a_clone_as_it_was(original: Everything) -> None:
    copy = clone(original)
    before = repr(copy)
    disturb(original)
    assert repr(copy) == before


def test_what_is_frozen_is_shared() -> None:
    card = Card("ace", ("x",), Card("king"))
    assert clone(card) is card
    assert clone(Deck([card])).cards[0] is card


def test_a_copier_is_made_once() -> None:
    assert copier_of(Ship) is copier_of(Ship)


def test_a_subclass_in_a_field_is_copied_as_what_it_is() -> None:
    copy = clone(Fleet(Flagship(hold=[1], crew=[2])))
    assert isinstance(copy.lead, Flagship)
    assert copy.lead.crew == [2]


class Deck(Struct):
    cards: list[Card]


class Flagship(Ship, tag="flagship"):
    crew: list[int] = []


class Fleet(Struct):
    lead: Ship


class Locker(Struct, frozen=True):
    """Frozen outside, mutable inside."""

    things: list[int]


class Crate(Struct, frozen=True):
    locker: Locker


@dataclass
class Loose:
    value: int


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (object, "CustomType"),
        (Any, "AnyType"),
        (list[Any], "AnyType"),
        (dict[str, Any], "AnyType"),
        (tuple[Any, ...], "AnyType"),
        (tuple[list[int], int], "ListType"),
        (tuple[Ship, ...], "StructType"),
        (dict[Ship, int], "StructType"),
        (int | Loose, "DataclassType"),
        (Loose, "DataclassType"),
        (bytearray, "ByteArrayType"),
        (datetime, "DateTimeType"),
        (Locker, "Locker.things: ListType"),
        (list[Locker], "Locker.things: ListType"),
        (Crate, "Crate.locker > Locker.things: ListType"),
    ],
)
def test_what_may_hide_something_mutable_is_rejected(kind: Any, reason: str) -> None:
    holder = defstruct("Holder", [("field", kind, None)])
    with pytest.raises(RuleError, match="may be mutable here and cannot be shared between copies") as caught:
        clone(holder())
    assert str(caught.value).startswith("Holder.field")
    assert reason in str(caught.value)


@pytest.mark.parametrize("kind", [set[int], frozenset[int], list[set[int]], dict[str, set[str]], set[int] | None])
def test_sets_are_rejected_because_they_have_no_order(kind: Any) -> None:
    holder = defstruct("Holder", [("field", kind, None)])
    with pytest.raises(RuleError, match=r"Holder.field: a set has no order that every machine agrees on"):
        clone(holder())


@pytest.mark.parametrize("kind", [list[int] | int, dict[str, int] | list[int], list[int] | str | None, Ship | int])
def test_unions_that_cannot_be_told_apart_are_rejected(kind: Any) -> None:
    holder = defstruct("Holder", [("field", kind, None)])
    with pytest.raises(RuleError, match=r"Holder.field: a union of mutable and other types cannot be copied exactly"):
        clone(holder())


def test_a_frozen_struct_with_something_mutable_inside_is_rejected_by_itself_too() -> None:
    with pytest.raises(RuleError, match=r"Locker > Locker.things"):
        clone(Locker([1]))
