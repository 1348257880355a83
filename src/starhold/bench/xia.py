"""The benchmark of Xia: what is timed, and how fast it is to be.

It is played with the whole box, and beside that as the base game and by a captain alone. The figures of its own follow
the size of the board: a decision on a small board and on the whole one, the turns of NPCs on the whole one, and what
laying its last sector adds. Whatever is repeated forgets first what it has found, so that every search is made again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from starhold.games.xia.board.chart import Board, Chart, chart_of
from starhold.games.xia.board.lanes import Lanes, lanes_of
from starhold.games.xia.board.routes import field_to, flight_of
from starhold.games.xia.content import NpcId
from starhold.games.xia.game import Xia
from starhold.games.xia.options import BASE_GAME
from starhold.games.xia.rules.npcs import NpcTurn, npcs_of
from starhold.games.xia.rules.turn import Play as Turns
from starhold.kernel import Answered, Choice, Match
from starhold.kernel.engine import answer, run

from .own import Own, Play
from .sampling import Batch

SMALL, MID_GAME, WHOLE = 4, 12, 32
"""Sectors on the board."""

NPCS: tuple[NpcId, ...] = ("enforcer", "scoundrel", "merchant")
"""Those of the base game."""

DECISION_SMALL = f"decision at {SMALL} sectors"
DECISION_WHOLE = f"decision at {WHOLE} sectors"
NPC_TURN = f"NPC turn at {WHOLE} sectors"
CHARTING = f"chart and lanes of sector {WHOLE}"

SHORT_STAY, LONG_STAY = 50, 500
"""Answers on the same board: long enough that its first searches weigh little. A small one soon grows."""
SHORT_STAYS_PER_POSITION = 2
"""Short stays differ more, so there are more of them."""


class Stay(NamedTuple):
    """A position, and what was answered from there without a sector being laid."""

    start: Match
    answers: tuple[Choice, ...]


def mid_games(play: Play) -> Iterator[Match]:
    """Positions with 12 sectors and the three NPCs of the base game on the board, one of each match that has such."""
    while True:
        for match in play():
            game = game_of(match)
            if sectors(game) > MID_GAME:
                break
            if sectors(game) == MID_GAME and all(npc.spawned for npc in game.state.npcs if npc.id in NPCS):
                yield match.clone()
                break


def workloads(play: Play, positions: int) -> dict[str, Batch]:
    """Stays on the small board and on the whole one; where the latter begin, NPCs' turns and the last sector."""
    small = find_stays(play, SMALL, SHORT_STAY, positions * SHORT_STAYS_PER_POSITION)
    whole = find_stays(play, WHOLE, LONG_STAY, positions)
    return {
        DECISION_SMALL: lambda: sum(map(relive, small)),
        DECISION_WHOLE: lambda: sum(map(relive, whole)),
        NPC_TURN: lambda: sum(run_npcs(game_of(stay.start)) for stay in whole),
        CHARTING: lambda: sum(chart_last(game_of(stay.start)) for stay in whole),
    }


def find_stays(play: Play, size: int, length: int, number: int) -> list[Stay]:
    """So many stays on a board of that size, one of each match that has one of that length."""
    found: list[Stay] = []
    while len(found) < number:
        stay = find_stay(play(), size, length)
        if stay is not None:
            found.append(stay)
    return found


def find_stay(moments: Iterator[Match], size: int, length: int) -> Stay | None:
    """The first answers of a match on a board of that size, if so many came before the next sector."""
    start: Match | None = None
    for match in moments:
        laid = sectors(game_of(match))
        if laid > size:
            break
        if laid == size and start is None and is_under_way(game_of(match)):
            start = match.clone()
        if start is not None and match.revision == start.revision + length:
            entries = match.journal.entries[start.revision :]
            return Stay(start, tuple(entry.choice for entry in entries if isinstance(entry, Answered)))
    return None


def relive(stay: Stay) -> int:
    """Give the answers of a stay again; says how many."""
    match = stay.start.clone()
    forget_searches(game_of(match).chart)
    for choice in stay.answers:
        match.answer(choice)
    return len(stay.answers)


def run_npcs(position: Xia) -> int:
    """Let each NPC that takes turns have one, its holder choosing the first of what is asked; says how many turns."""
    npcs = [npc for seat in position.seats for npc in npcs_of(position, seat)]
    for npc in npcs:
        game = position.clone()
        forget_searches(game.chart)
        game.stack = [NpcTurn(npc)]
        run(game, None)
        while game.stack and game.decision is not None:
            answer(game, game.decision.options[0])
    return len(npcs)


def chart_last(game: Xia) -> int:
    """Make what the board alone decides after the last sector, from what there was before it; says how often: once."""
    board = game.state.board
    before = chart_of(game.content, Board(board.placed[:-1]))
    Lanes(Chart(game.content, board, before), lanes_of(before))
    return 1


def forget_searches(chart: Chart) -> None:
    """Empty what is kept of a chart's lines of sight, distances and flights, and of ways, safe and dangerous."""
    chart._sights.clear()
    chart._distances.clear()
    lanes_of(chart)._ways.clear()
    chart.derived.pop(field_to, None)
    chart.derived.pop(flight_of, None)


def is_under_way(game: Xia) -> bool:
    """True if the ships are chosen and fitted out: with the whole box there are four sectors before that."""
    return bool(game.stack) and isinstance(game.stack[0], Turns)


def sectors(game: Xia) -> int:
    """The number of sectors on the board."""
    return len(game.state.board.placed)


def game_of(match: Match) -> Xia:
    """The match is one of Xia."""
    assert isinstance(match.game, Xia)
    return match.game


OWN = Own(
    seats=3,
    variants={"base game": BASE_GAME, "alone": {"solo": "hard"}},
    times_catanatron={"play": 1.0, "clone": 4.0},
    ratios={
        ("play", "play, base game"): 1.2,
        ("clone", "clone, base game"): 1.4,
        ("play, alone", "play"): 1.0,
        (DECISION_WHOLE, DECISION_SMALL): 1.6,
    },
    milliseconds={NPC_TURN: 2.0},
    mid_games=mid_games,
    workloads=workloads,
)
