"""What titles share."""

from __future__ import annotations

import doctest
from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

from starhold.games import common
from starhold.games.common.bands import Band, look_up, table_faults
from starhold.games.common.checks import each
from starhold.games.common.joints import Joints, added_up
from starhold.games.common.piles import deck_of, draw, draw_cards, redeal_pile, redeal_piles
from starhold.games.common.ways import connected, reached
from starhold.kernel import Match, Record

MODULES = [import_module(f"{common.__name__}.{module.name}") for module in iter_modules(common.__path__)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_examples_are_true(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


class Toll(Joints, frozen=True, kw_only=True):
    """What a bridge asks for."""

    asking: tuple[Callable[[int], int], ...] = ()
    names: dict[str, str] = {}


def test_modules_add_up_in_order_and_the_last_name_counts() -> None:
    base = Toll(asking=(abs,), names={"bridge": "old", "gate": "iron"})
    more = Toll(asking=(lambda asked: asked + 1,), names={"bridge": "new"})
    both = added_up([base, more])
    assert [ask(-2) for ask in both.asking] == [2, -1]
    assert both.names == {"bridge": "new", "gate": "iron"}
    assert base.plus(Toll()) == base


def test_bands() -> None:
    table = (Band(1, 0), Band(9, 1), Band(20, 2))
    assert [look_up(table, number) for number in (0, 1, 8, 9, 19, 20, 99)] == [0, 0, 0, 1, 1, 2, 2]
    assert list(table_faults("pay", table, die=20)) == []


@pytest.mark.parametrize(
    ("table", "die", "fault"),
    [
        ((Band(2, 1),), 0, "must begin at 1 and rise"),
        ((Band(1, 1), Band(1, 2)), 0, "must begin at 1 and rise"),
        ((Band(1, 1), Band(7, 2)), 6, "no d6 shows"),
        ((Band(1, -1),), 0, "less than nothing"),
    ],
)
def test_faults_of_bands(table: tuple[Band, ...], die: int, fault: str) -> None:
    [told] = table_faults("pay", table, die=die)
    assert fault in told


def test_what_is_connected() -> None:
    beside: Callable[[int], Iterator[int]] = lambda node: iter((node - 1, node + 1))  # noqa: E731
    assert reached([1], {1, 2, 4}, beside) == {1, 2}
    assert connected({3, 4, 5}, beside)
    assert not connected({3, 5}, beside)


def test_a_fault_names_its_record() -> None:
    [fault] = each("card", [Record(id="ace", origin="house")], lambda record: iter([f"{record.id} is no good"]))
    assert str(fault.sentence) == "card ace: ace is no good"


def test_a_pile_is_guessed_without_a_look_at_how_it_lies() -> None:
    def dealt(pile: list[str]) -> list[str]:
        redeal_pile(Match.new("demo", seed=3).game, pile)
        return pile

    assert dealt(["a", "b", "c", "d"]) == dealt(["d", "b", "a", "c"])


def test_piles_that_are_guessed_together_stay_as_high_as_they_are() -> None:
    piles = [["a", "b", "c"], [], ["d"]]
    redeal_piles(Match.new("demo", seed=3).game, piles)
    assert list(map(len, piles)) == [3, 0, 1]
    assert sorted(card for pile in piles for card in pile) == ["a", "b", "c", "d"]


class Tile(Record, frozen=True):
    count: int


def test_a_deck_has_as_many_of_each_as_there_are() -> None:
    game = Match.new("demo", seed=3).game
    tiles = [Tile(id="moor", origin="house", count=3), Tile(id="fen", origin="house", count=1)]
    assert sorted(deck_of(game, tiles)) == ["fen", "moor", "moor", "moor"]
    assert deck_of(game, [Record(id="ace", origin="house")]) == ["ace"]


def test_a_pile_is_drawn_from_the_top_and_made_anew_from_all_discards() -> None:
    game = Match.new("demo", seed=3).game
    pile, seen, unseen = ["a", "b"], ["c"], ["d", "e"]
    assert draw(game, pile, seen, unseen) == "b"
    assert (pile, seen, unseen) == (["a"], ["c"], ["d", "e"])
    drawn = draw_cards(game, 3, pile, seen, unseen)
    assert (drawn[0], len(drawn), len(pile), seen, unseen) == ("a", 3, 1, [], [])
    assert {*drawn, *pile} == {"a", "c", "d", "e"}
    assert draw_cards(game, 3, pile, seen) == pile + [card for card in "cde" if card not in drawn]
    assert draw(game, pile, seen) is None
