"""Laws about words: references change none of them, and those about the box tell nothing of the match."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel import Box, Event, Game, Match
from starhold.kernel.speech import MARKS, plain

from .law import at_each_moment
from .trial import Breach, Trial, where


@at_each_moment
def references_change_no_words(match: Match, trial: Trial) -> None:
    """Without their references, sentences read as they do where there are none; no name looks like a reference."""
    for _, after in trial.tried(match):
        told = after.game.told
        for said, referring in zip(_spoken(match.game, told), _spoken(match.game.referring(), told), strict=True):
            if any(mark in said for mark in MARKS):
                raise Breach(f"{where(match)}: `{said}` looks as if it had a reference")
            if plain(referring) != said:
                raise Breach(f"{where(match)}: `{said}` has other words with references: `{referring}`")


def the_box_is_open_to_all(trial: Trial) -> None:
    """What lies in the box has names, no two the same for those who draw it, and stays as it is in every match."""
    boxes: dict[int, Box] = {}
    for match in trial.moments():
        box = boxes.setdefault(match.setup.seats, match.game.box())
        if match.game.box() != box:
            raise Breach(f"{where(match)}: the box is not what it was")
    for box in boxes.values():
        items = [item for section in box for item in section.items]
        if not all(section.name for section in box) or not all(item.about and item.name for item in items):
            raise Breach("something in the box has no name")
        if len({item.about for item in items}) < len(items):
            raise Breach("two things of the box are one for those who draw them")


def _spoken(game: Game, told: list[Event]) -> Iterator[str]:
    """Questions, answers, refusals and what is told, alone and together with others."""
    for part in game.decision.parts if game.decision else ():
        yield game.asking(part)
        yield game.text.moment(part)
        put = game.put_to(part.seat)
        yield from (str(put.meaning(option)) for option in part.options)
        yield from (put.regret(option) for option in part.options)
        yield from map(game.text.refusal, part.refusals)
    yield from map(game.text.event, told)
    yield from map(game.text.reason, told)
    yield from told_in_runs(game, told)


def told_in_runs(game: Game, told: list[Event]) -> list[str]:
    """Sentences for events that may stand together with others."""
    return [game.told_together([event]) for event in told if event.audience is None and game.text.run(event)]
