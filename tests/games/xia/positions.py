"""Positions for tests, made as rule cases make them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starhold.games.xia.game import Xia
from starhold.kernel import Match
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import started

CASES = Path(__file__).parents[2] / "cases" / "xia"


def open_space(*answers: str, dice: Sequence[int] = (), begin: dict[str, Any] | None = None, **position: Any) -> Match:
    """Three captains in open space, after these answers; see the file for who is where.

    It is the turn of captain 0, unless another rule is to begin with.
    """
    return position_after("open-space.given", *answers, dice=dice, begin=begin, **position)


def frozen_space(*answers: str, dice: Sequence[int] = (), **position: Any) -> Match:
    """The same with Embers of a Forsaken Star."""
    return position_after("frozen-space.given", *answers, dice=dice, **position)


def position_after(
    file: str,
    *answers: str,
    dice: Sequence[int] = (),
    begin: dict[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **position: Any,
) -> Match:
    """What is given in a file, with these changes and after these answers."""
    given = tomllib.loads((CASES / file).read_text(encoding="utf-8"))
    ground = given.pop("position")
    given["options"] = {**given.get("options", {}), **(options or {})}
    given["begin"] = given["begin"] if begin is None else [*given["begin"][:1], begin]
    case = Case(file="", game="xia", name="", proves=[], **given, ground=ground, position=position, dice=list(dice))
    match, _ = started(case)
    for answer in answers:
        match.answer(answer)
    return match


def first_captain(**changes: Any) -> dict[str, Any]:
    """A change of captain 0, whose turn it is."""
    return {"captains": {"0": changes}}


def game_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game
