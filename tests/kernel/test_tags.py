"""Kinds: procedures, choices and events found by their tags."""

from __future__ import annotations

import pytest
from msgspec import Struct

from starhold.kernel import Choice, Drew, Event, Procedure, Rolled, RuleError, Showed, kinds, tag_of

from .toys import Add, Added, Break, Breaking, Pass, Peek, Peeked, Quit, Tallying, Throw, Thrown


class Twice(Choice, frozen=True, tag="twins.same"):
    pass


class Again(Choice, frozen=True, tag="twins.same"):
    pass


class Parent(Event, frozen=True, tag="family.parent"):
    pass


class Child(Parent, frozen=True, tag="family.child"):
    pass


class Numbered(Struct, frozen=True, tag=7):
    pass


class Undotted(Struct, frozen=True, tag="undotted"):
    pass


def test_kinds_are_found_by_game_in_the_order_of_definition() -> None:
    assert list(kinds(Procedure, "tally").items()) == [
        ("tally.tallying", Tallying),
        ("tally.breaking", Breaking),
    ]
    assert list(kinds(Event, "tally").values()) == [Added, Peeked, Thrown]


def test_the_kinds_of_the_kernel_belong_to_every_game() -> None:
    assert list(kinds(Choice, "tally").values()) == [Rolled, Showed, Drew, Add, Peek, Pass, Throw, Break, Quit]
    assert list(kinds(Choice, "no such game")) == ["kernel.rolled", "kernel.showed", "kernel.drew"]


def test_kinds_of_kinds_are_found() -> None:
    assert kinds(Event, "family") == {"family.parent": Parent, "family.child": Child}


def test_a_tag_is_given_once() -> None:
    with pytest.raises(RuleError, match=r"two kinds are tagged 'twins.same': Twice and Again"):
        kinds(Choice, "twins")


def test_the_tag_of_a_class_and_of_a_value() -> None:
    assert tag_of(Add) == tag_of(Add(2)) == "tally.add"


@pytest.mark.parametrize("kind", [Numbered, Undotted, Numbered(), Undotted()])
def test_a_tag_names_the_game(kind: type[Struct] | Struct) -> None:
    with pytest.raises(RuleError, match=r"needs a tag of the form 'game.name', not (7|'undotted')"):
        tag_of(kind)
