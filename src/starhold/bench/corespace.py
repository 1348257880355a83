"""The benchmark of Core Space: what is timed, and how fast it is to be.

Random play is that of four crews. The figures of its own are taken from the turns of traders in such matches: what a
trader can do, a turn of an NPC, and what is shown of a square before somebody goes there. What is known of the deck
stays known between repeats, as it does in a match.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from starhold.games.corespace.game import CoreSpace
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.figures import deck_chart, figure_of, on_deck
from starhold.games.corespace.rules.npcs.acting import NpcActivation
from starhold.geometry.square import squares_in
from starhold.kernel import Match
from starhold.kernel.engine import answer, run

from .own import Own, Play
from .sampling import Batch

CREWS = 4

OPTIONS = "options of an activation"
NPC_TURN = "activation of an NPC"
PREVIEW = "preview of a square"

BY_CHART = ("purge", "ganger", "corps", "security")
"""Families that act by the chart."""
FROM, EVERY, TURNS = 60, 5, 40
"""Turns are taken after so many answers, one of so many, up to so many of a match."""
SQUARES = 24
"""The squares that are looked at in each position."""


def workloads(play: Play, positions: int) -> dict[str, Batch]:
    """Turns of traders from so many matches, and those of them in which there are NPCs."""
    turns = [turn for _ in range(positions) for turn in islice(turns_of(play()), TURNS)]
    peopled = [turn for turn in turns if npcs_of(turn)]
    return {
        OPTIONS: lambda: sum(map(offer, turns)),
        NPC_TURN: lambda: sum(map(take_turns, peopled)),
        PREVIEW: lambda: sum(map(look_around, turns)),
    }


def turns_of(match: Iterator[Match]) -> Iterator[CoreSpace]:
    """The positions of a match in which a trader on the deck is asked what to do, now and then."""
    for moment in match:
        if moment.revision < FROM or moment.revision % EVERY or moment.over:
            continue
        game = game_of(moment)
        turn = game.stack[-1]
        if isinstance(turn, Activation) and turn.left and figure_of(game, turn.figure).where == "deck":
            yield game_of(moment.clone())


def offer(game: CoreSpace) -> int:
    """Find out again what a trader can do; says how often that is: once."""
    turn = game.stack[-1]
    assert isinstance(turn, Activation), "only turns are taken"
    turn.offers(game, figure_of(game, turn.figure))
    return 1


def npcs_of(game: CoreSpace) -> list[str]:
    """The NPCs on the deck who act by the chart."""
    npc = game.content.npc
    return [each.id for each in on_deck(game) if each.crew is None and npc[each.board].family in BY_CHART]


def take_turns(game: CoreSpace) -> int:
    """Let each NPC act in a copy of the play, the players giving the first answer to each question; says how many."""
    npcs = npcs_of(game)
    for npc in npcs:
        play = game.clone()
        play.stack = [NpcActivation(npc)]
        run(play, None)
        while play.stack and play.decision is not None:
            answer(play, play.decision.options[0])
    return len(npcs)


def look_around(game: CoreSpace) -> int:
    """Look at squares all over the deck; says at how many."""
    seat = game.decision.seat if game.decision else None
    floor = squares_in(deck_chart(game).floor)
    looked = floor[:: len(floor) // SQUARES]
    for square in looked:
        game.inspect(seat, f"square {square}")
    return len(looked)


def game_of(match: Match) -> CoreSpace:
    """The match is one of Core Space."""
    assert isinstance(match.game, CoreSpace)
    return match.game


OWN = Own(
    seats=CREWS,
    times_catanatron={"play": 0.4, "clone": 4.0},
    milliseconds={OPTIONS: 0.15, NPC_TURN: 0.2, PREVIEW: 2.0},
    workloads=workloads,
)
