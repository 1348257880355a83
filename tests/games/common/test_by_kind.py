"""What is told of answers by their kind, for a title that is made up."""

from __future__ import annotations

from typing import Any

from starhold.games.common.by_kind import ByKind, named
from starhold.kernel import Choice, Seat


class Dig(Choice, frozen=True, tag="allotment.dig"):
    bed: str


class Sow(Choice, frozen=True, tag="allotment.sow"):
    bed: str | None


class Buy(Choice, frozen=True, tag="allotment.buy"):
    bed: str


class Rest(Choice, frozen=True, tag="allotment.rest"):
    pass


def neighbour(game: Any, seat: Seat, choice: Dig) -> str:
    return f"bed {choice.bed} of {game}, beside {seat}"


TARGETS: ByKind[str | None] = ByKind(
    {Dig: neighbour, Sow: named("bed", "bed")},
    otherwise=None,
    fields=("bed",),
    left_out={Buy: "it is nobody's bed yet"},
)


def test_each_kind_has_its_own_words() -> None:
    told = [TARGETS.told("the allotment", 1, choice) for choice in (Dig("a1"), Sow("b2"), Sow(None), Rest())]
    assert told == ["bed a1 of the allotment, beside 1", "bed b2", None, None]


def test_what_comes_first_counts_first() -> None:
    assert TARGETS.told("", 0, Dig("a1"), first={Dig: named("hole", "bed")}) == "hole a1"
    assert TARGETS.told("", 0, Sow("a1"), first={Dig: named("hole", "bed")}) == "bed a1"


def test_a_choice_that_is_forgotten_is_named() -> None:
    def gaps(told: tuple[type[Choice], ...], left_out: tuple[type[Choice], ...]) -> list[str]:
        table = ByKind(
            dict.fromkeys(told, named("bed", "bed")),
            otherwise=None,
            fields=("bed",),
            left_out=dict.fromkeys(left_out, "so be it"),
        )
        return list(table.gaps("allotment", first=(Sow,)))

    assert list(TARGETS.gaps("allotment")) == gaps((Dig,), (Buy,)) == []
    assert gaps((), (Buy,)) == ["allotment.dig tells nothing of its bed"]
    assert gaps((Dig, Buy), (Buy,)) == ["allotment.buy is left out in vain"]
    assert gaps((Dig, Buy), (Rest,)) == ["allotment.rest is left out in vain"]
