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


def open_space(*answers: str, dice: Sequence[int] = (), **position: Any) -> Match:
    """Three captains in open space, in the turn of captain 0, after these answers; see the file for who is where."""
    given = tomllib.loads((CASES / "open-space.given").read_text(encoding="utf-8"))
    ground, begin = given.pop("position"), given.pop("begin")
    named = {"file": "", "game": "xia", "name": "", "proves": []}
    match, _ = started(Case(**named, **given, ground=ground, begin=begin, position=position, dice=list(dice)))
    for answer in answers:
        match.answer(answer)
    return match


def first_captain(**changes: Any) -> dict[str, Any]:
    """A change of captain 0, whose turn it is."""
    return {"captains": {"0": changes}}


def game_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game
