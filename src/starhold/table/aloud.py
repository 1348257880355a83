"""What a bot says with its answer: made fit for everybody to read, `heard`, and put into the log, `with_words`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import structs

from starhold.kernel import Answered, Game
from starhold.kernel.speech import MARKS, abouts_in, plain
from starhold.players import Player

if TYPE_CHECKING:
    from .showing import Told

LONGEST = 120
"""Letters that are read; the rest is cut off."""

_MARKS = re.compile("|".join(map(re.escape, MARKS)))


def heard(player: Player, game: Game) -> str:
    """The words of a player for everybody, which it may have as its `aloud`; mostly none.

    References stay that lead to what lies open on the table. Whatever else a program may have written is plain text.
    """
    said = getattr(player, "aloud", "")
    return fit_to_read(said, game) if isinstance(said, str) and said else ""


def fit_to_read(said: str, game: Game) -> str:
    """The words in one line, no longer than they may be, with references to nothing but open things."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in said).split())
    words = plain(line)
    if len(words) <= LONGEST and not _MARKS.search(words) and _are_open(abouts_in(line), game):
        return line
    words = _MARKS.sub("", words)
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"


def _are_open(abouts: set[str], game: Game) -> bool:
    """True if everybody sees all of these things."""
    return not (abouts - {f"seat {seat}" for seat in game.seats} - set(game.places() if abouts else ()))


def with_words(told: list[Told], entry: Answered) -> list[Told]:
    """What came of an answer, with the words at the line that tells of it; none, if that is not about who said them."""
    meant = _deed_in(told, entry)
    if meant is None:
        return told
    run = meant.line.run

    def said(each: Told) -> Told:
        is_meant = each is meant or (run and each.line.run == run)
        return each._replace(line=structs.replace(each.line, reason=entry.aloud)) if is_meant else each

    return list(map(said, told))


def _deed_in(told: list[Told], entry: Answered) -> Told | None:
    """The first thing that came of an answer for everybody to see; of dice, what they were rolled for."""
    lines = [each for each in told if each.audience is None]
    deed = next((each for each in lines if not each.line.rolled_for), None)
    is_own = deed is not None and getattr(deed.event, "seat", None) == entry.seat
    first = deed if is_own else next(iter(lines), None)
    if first is None or first.line.reason or getattr(first.event, "seat", entry.seat) != entry.seat:
        return None
    return first
