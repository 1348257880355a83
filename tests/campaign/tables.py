"""Voyages of any length, and what the tests of servers need of them."""

from __future__ import annotations

import pytest

from starhold.kernel import Match, registry

from .game import Voyage

ISLE = '[[legs]]\nid = "isle"\nname = "The Isle"\nspaces = 1\norigin = "house"\n'
"""A leg that an owner has added."""


def make_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game be found by its name."""
    monkeypatch.setitem(registry._registered, Voyage.name, Voyage)


def long_voyage(answers: int, seats: int = 1, patience: int = 0) -> Match:
    """A match of so many answers; after three quarters of them the second scene begins."""
    match = Match.new(Voyage, seats=seats, seed=7, options={"patience": patience or answers * 3 // 4})
    while match.revision < answers:
        match.answer("rest")
    return match


def rowed(answers: int, seats: int = 2) -> Match:
    """A short one: a scene of two answers, one of three and one of two."""
    match = Match.new(Voyage, seats=seats, seed=7)
    for _ in range(answers):
        match.answer("row")
    return match
