"""The answers to a question as they are listed: those that need few words side by side, dangers marked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from typing import NamedTuple

from starhold.kernel import Choice, Decision, Game, Weight
from starhold.kernel.meaning import BEFORE_DETAIL

from .layout import columns, grid, hang
from .screen import WIDEST, Screen

DANGER = "! "
"""The sign before a danger."""

ONWARD = "→ "
"""The sign before an answer that leads on."""

PALETTE = {rf"(?s){BEFORE_DETAIL}.*?(?=  {DANGER}|\Z)": "dim", rf"(?s){DANGER}.*": "yellow"}

ORDER: tuple[Weight, ...] = ("here", "usual", "aside", "onward")
"""The answers that lead on are listed last, right above the line that is typed."""


class Group(NamedTuple):
    """Answers that belong together, those without danger first."""

    heading: str
    """Their heading; nothing for an answer that stands alone."""
    choices: tuple[Choice, ...]
    alike: bool = False
    """True if their notation is enough to tell them apart."""


class Line(NamedTuple):
    """A line of a listing, or several."""

    text: str
    style: str = ""


def grouped(game: Game, decision: Decision) -> list[Group]:
    """The answers in the order in which they are listed."""
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice in sorted(decision.options, key=lambda choice: ORDER.index(game.text.weight(choice))):
        heading = game.text.heading(choice)
        found.setdefault((heading, "" if heading else str(choice)), []).append(choice)
    return [_group(game, heading, choices) for (heading, _), choices in found.items()]


def _group(game: Game, heading: str, choices: list[Choice]) -> Group:
    if len(choices) == 1:
        return Group("", tuple(choices))
    by_danger = sorted(choices, key=lambda choice: _danger(game, choice))
    return Group(heading, tuple(by_danger), alike=game.text.group(choices[0]) != "")


def numbered(game: Game, decision: Decision) -> list[Choice]:
    """The answers as they are numbered, from 1 on."""
    return [choice for group in grouped(game, decision) for choice in group.choices]


def show_answers(screen: Screen, game: Game, decision: Decision, *, withheld: bool) -> None:
    """List the answers; on request, also what the rules withhold."""
    for text, style in _listing(game, decision, screen.width, withheld=withheld):
        screen.picture(text, style, PALETTE)


def _listing(game: Game, decision: Decision, width: int | None, *, withheld: bool) -> Iterator[Line]:
    groups = grouped(game, decision)
    numbers = {choice: f"{number:>2}" for number, choice in enumerate(numbered(game, decision), 1)}
    explained = [choice for group in groups if not group.alike for choice in group.choices]
    answers = [(numbers[choice], str(choice), _words(game, choice)) for choice in explained]
    refused = [
        (" -", str(refusal.choice), f"{game.text.refusal(refusal)} ({refusal.rule})")
        for refusal in (decision.refusals if withheld else ())
    ]
    lines = iter(columns([*answers, *refused], width))
    for group in groups:
        if group.heading:
            yield Line(f"  {group.heading}:", "cyan")
        if group.alike:
            yield from _side_by_side(game, group, numbers, width)
        else:
            yield from map(Line, islice(lines, len(group.choices)))
    yield from (Line(line, "dim") for line in lines)


def _side_by_side(game: Game, group: Group, numbers: dict[Choice, str], width: int | None) -> Iterator[Line]:
    """The answers of a group by their notation; those that share a danger stand together before it."""
    for danger, choices in groupby(group.choices, lambda choice: _danger(game, choice)):
        *rows, last = grid([f"{numbers[choice]}  {choice}" for choice in choices], width or WIDEST)
        yield from map(Line, rows)
        yield Line(hang(f"{last}   {DANGER}", danger, width) if danger else last)


def _words(game: Game, choice: Choice) -> str:
    danger = _danger(game, choice)
    sign = ONWARD if game.text.weight(choice) == "onward" else ""
    words = f"{sign}{game.meaning(choice)}"
    return f"{words}  {DANGER}{danger}" if danger else words


def _danger(game: Game, choice: Choice) -> str:
    return game.danger(choice) or ""
