"""Positions for tests, made as rule cases make them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
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
    given = tomllib.loads((CASES / "open-space.given").read_text(encoding="utf-8"))
    ground = given.pop("position")
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
