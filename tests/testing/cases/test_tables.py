"""Tables: the language in which cases write positions, events and views."""

from __future__ import annotations

from enum import Enum

import pytest
from msgspec import Struct

from starhold.testing.cases.tables import Failure, Misfit, changed, differences, fits, strangers, written


class Colour(Enum):
    RED = "red"


class Ship(Struct, tag="toy.ship", rename={"kind": "class"}):
    kind: str
    colour: Colour = Colour.RED
    holds: dict[int, tuple[str, ...]] = {}
    captain: str | None = None


SHIP = Ship("scout", holds={4: ("ore", "ice")})


def test_a_value_is_written_as_a_case_would_write_it() -> None:
    assert (
        written(SHIP)
        == '{ type = "toy.ship", class = "scout", colour = "red", holds = { 4 = ["ore", "ice"] }, captain = "-" }'
    )
    assert written({}) == "{}"
    assert written([1, True, -2]) == "[1, true, -2]"


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"type": "toy.ship"},
        {"class": "scout", "colour": "red"},
        {"captain": "-"},
        {"captain": {}},
        {"holds": {"4": ["ore", "ice"]}},
        {"holds": {"4": {"1": "ice"}}},
        {"holds": {"4": [{}, "ice"]}},
    ],
)
def test_a_table_fits_what_has_the_parts_that_it_names(table: dict[str, object]) -> None:
    assert fits(table, SHIP)


@pytest.mark.parametrize(
    ("table", "failure"),
    [
        ({"type": "toy.moon"}, Failure("ship.type", '"toy.moon"', '"toy.ship"')),
        (
            {"kind": "scout"},
            Failure("ship.kind", '"scout"', "no such part; there are type, class, colour, holds, captain"),
        ),
        ({"holds": {"4": ["ore"]}}, Failure("ship.holds.4", '["ore"]', '["ore", "ice"]')),
        ({"holds": {"4": [{}, "ore"]}}, Failure("ship.holds.4.1", '"ore"', '"ice"')),
        ({"holds": {"4": [{}]}}, Failure("ship.holds.4", "[{}]", '["ore", "ice"]')),
        ({"holds": {}}, Failure("ship.holds", "nothing in it", '{ 4 = ["ore", "ice"] }')),
        ({"holds": {"5": []}}, Failure("ship.holds.5", "[]", "no such part; there are 4")),
        ({"captain": "-", "class": "-"}, Failure("ship.class", '"-"', '"scout"')),
        ({"class": ["scout"]}, Failure("ship.class", '["scout"]', '"scout"')),
    ],
)
def test_a_difference_is_told_at_its_place(table: dict[str, object], failure: Failure) -> None:
    assert list(differences(table, SHIP, "ship")) == [failure]


@pytest.mark.parametrize(
    ("old", "change", "new"),
    [
        (1, 2, 2),
        ("ore", "-", None),
        ({"a": 1, "b": 2}, {"b": 3}, {"a": 1, "b": 3}),
        ({"a": {"b": 1}}, {"a": {"c": "-"}}, {"a": {"b": 1, "c": None}}),
        ([1, 2, 3], [4], [4]),
        ([1, 2, 3], [], []),
        ([1], [{}, 2], [1, 2]),
        ([{"a": 1}, {"a": 2}], [{}, {"a": 3}], [{"a": 1}, {"a": 3}]),
        ([1, 2, 3], {"1": 5}, [1, 5, 3]),
        (None, {"a": 1}, {"a": 1}),
        (None, {}, None),
        (None, [1], [1]),
    ],
)
def test_a_change_leaves_alone_what_it_does_not_name(old: object, change: object, new: object) -> None:
    assert changed(old, change) == new


def test_what_is_changed_stays_as_it_was() -> None:
    old = {"places": [1, {"a": 2}]}
    changed(old, {"places": {"1": {"a": 3}, "0": 7}})
    assert old == {"places": [1, {"a": 2}]}


def test_elements_are_added_to_a_list() -> None:
    old = {"cards": [{"id": "ahead"}]}
    new = changed(old, {"cards": {"0": {"id": "veer"}, "more": [{"id": "fire"}]}})
    assert new == {"cards": [{"id": "veer"}, {"id": "fire"}]}
    assert old == {"cards": [{"id": "ahead"}]}
    assert list(strangers({"cards": {"more": [{"id": "fire"}]}}, new)) == []
    assert list(strangers({"cards": {"more": [{"name": "fire"}]}}, new)) == [
        "`cards.more.0.name` is not there; known: id"
    ]


def test_a_place_that_a_list_does_not_have_cannot_be_changed() -> None:
    with pytest.raises(Misfit, match=r"`decks\.mine` is a list of 0, counted from 0; came place 0"):
        changed({"decks": {"mine": []}}, {"decks": {"mine": {"0": 1}}})


def test_parts_that_are_not_there_are_strangers() -> None:
    assert list(strangers({"class": "x", "holds": {"4": []}}, SHIP)) == []
    assert list(strangers({"kind": "x", "holds": {"7": []}}, SHIP)) == [
        "`kind` is not there; known: type, class, colour, holds, captain",
        "`holds.7` is not there; known: 4",
    ]
