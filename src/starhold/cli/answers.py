"""The answers to a question as they are listed: those that need few words side by side, dangers marked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from starhold.kernel import Choice, Decision, Game

from .layout import columns, grid, hang
from .screen import WIDEST, Screen

DANGER = "! "
"""The sign before a danger."""

PALETTE = {rf"(?s){DANGER}.*": "yellow"}


class Group(NamedTuple):
    """Answers that belong together, those without danger first."""

    heading: str
    """Their heading; nothing for an answer that stands alone and is explained by itself."""
    choices: tuple[Choice, ...]


class Line(NamedTuple):
    """A line of a listing, or several."""

    text: str
    style: str = ""


def grouped(game: Game, decision: Decision) -> list[Group]:
    """The answers in the order in which they are listed."""
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice in decision.options:
        heading = game.text.group(choice)
        found.setdefault((heading, "" if heading else str(choice)), []).append(choice)
    return [
        Group(heading if len(choices) > 1 else "", tuple(sorted(choices, key=lambda choice: _danger(game, choice))))
        for (heading, _), choices in found.items()
    ]


def numbered(game: Game, decision: Decision) -> list[Choice]:
    """The answers as they are numbered, from 1 on."""
    return [choice for group in grouped(game, decision) for choice in group.choices]


def show_answers(screen: Screen, game: Game, decision: Decision, *, withheld: bool) -> None:
    """List the answers; on request, also what the rules withhold."""
    for text, style in _listing(game, decision, screen.width, withheld=withheld):
        screen.picture(text, style, PALETTE if DANGER in text else None)


def _listing(game: Game, decision: Decision, width: int | None, *, withheld: bool) -> Iterator[Line]:
    groups = grouped(game, decision)
    numbers = {choice: f"{number:>2}" for number, choice in enumerate(numbered(game, decision), 1)}
    alone = [group.choices[0] for group in groups if not group.heading]
    answers = [(numbers[choice], str(choice), _words(game, choice)) for choice in alone]
    refused = [
        (" -", str(refusal.choice), f"{refusal.missing} ({refusal.rule})")
        for refusal in (decision.refusals if withheld else ())
    ]
    lines = iter(columns([*answers, *refused], width))
    for group in groups:
        if group.heading:
            yield Line(f"  {group.heading}:", "cyan")
            yield from _side_by_side(game, group, numbers, width)
        else:
            yield Line(next(lines))
    yield from (Line(line, "dim") for line in lines)


def _side_by_side(game: Game, group: Group, numbers: dict[Choice, str], width: int | None) -> Iterator[Line]:
    """The answers of a group by their notation; those that share a danger stand together before it."""
    for danger, choices in groupby(group.choices, lambda choice: _danger(game, choice)):
        *rows, last = grid([f"{numbers[choice]}  {choice}" for choice in choices], width or WIDEST)
        yield from map(Line, rows)
        yield Line(hang(f"{last}   {DANGER}", danger, width) if danger else last)


def _words(game: Game, choice: Choice) -> str:
    danger = _danger(game, choice)
    return f"{game.meaning(choice)}  {DANGER}{danger}" if danger else game.meaning(choice)


def _danger(game: Game, choice: Choice) -> str:
    return game.danger(choice) or ""
