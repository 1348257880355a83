"""Going through a journal again: the recorded numbers are shown, the answers are checked for legality."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from .branching import first_dice, take_own_dice
from .codec import codec_of
from .draws import Difference, Playback
from .engine import answer, start
from .errors import ReplayDiverged
from .game import Game
from .journal import Answered, Journal


class Beginning(NamedTuple):
    """The first moment of a match that can be shown again."""

    revision: int
    game: Game
    differences: list[Difference]
    """Find where the opening's draws differ from the dice."""


def start_again(kind: type[Game], journal: Journal, content: Struct) -> Beginning:
    """The play at its first decision, or where today's rules took it over."""
    if journal.continued is not None:
        play = codec_of(kind).decode(journal.continued.snapshot, journal.setup, content)
        take_own_dice(play, journal, journal.continued.revision)
        return Beginning(journal.continued.revision, play, [])
    game = start(kind, journal.setup, content, Playback(first_dice(journal), journal.opening))
    differences = _stop_playback(game)
    take_own_dice(game, journal, 0)
    return Beginning(0, game, differences if journal.branch is None else [])


def repeat(game: Game, answered: Answered) -> list[Difference]:
    """Give a recorded answer again; says where the record differs from the dice."""
    decision = game.decision
    if decision is None:
        raise ReplayDiverged(f"the match is over, and the journal holds one more answer: `{answered.choice}`")
    part = decision.of(answered.seat)
    if part is None:
        raise ReplayDiverged(f"{decision.addressed()}, and the journal holds an answer of seat {answered.seat}")
    if answered.choice not in part.options:
        legal = ", ".join(f"`{option}`" for option in part.options)
        raise ReplayDiverged(f"the journal holds the answer `{answered.choice}`; legal here: {legal}")
    assert not isinstance(game.dice, Playback)
    game.dice = Playback(game.dice, answered.draws)
    answer(game, answered.choice)
    return _stop_playback(game)


def _stop_playback(game: Game) -> list[Difference]:
    playback = game.dice
    assert isinstance(playback, Playback)
    if playback.recorded:
        unused = ", ".join(f"`{draw}`" for draw in playback.recorded)
        raise ReplayDiverged(f"the journal holds draws that the rules do not make: {unused}")
    game.dice = playback.dice
    return playback.differences
