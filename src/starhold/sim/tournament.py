"""Players against each other, with seats and chance shared fairly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from starhold.kernel import BadSetup, Match, SeededDice

from .job import Fixture
from .playing import Played
from .ratings import Finish, Rating, rate
from .recorder import places
from .statistics import wilson


class Standing(Struct, frozen=True, kw_only=True):
    """The achievements of a player."""

    player: str
    elo: float
    elo_low: float
    elo_high: float
    seats: int
    """The number of times that the player sat at a table."""
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_place: float
    mean_score: float


def schedule(players: Sequence[str], seats: int, matches: int, seed: str) -> Iterator[Fixture]:
    """Pair the players.

    The matches come in blocks of as many as there are players. In a block every player sits once on every seat, and all
    its matches have the same chance, so that neither decides. Who sits beside whom changes from block to block.
    """
    for number in range(matches):
        block, turn = divmod(number, len(players))
        order = SeededDice(f"{seed}/{block}").order(len(players))
        lineup = tuple(players[order[(seat + turn) % len(players)]] for seat in range(seats))
        yield Fixture(number, lineup, f"{seed}/{block}")


def require_rivals(match: Match) -> None:
    """`BadSetup` if nobody in such a match plays against anybody."""
    if match.cooperative:
        raise BadSetup(
            f"{match.game.title} is co-operative: all players win or lose together, so there is nobody to rank."
            " `starhold simulate` shows how often a group wins"
        )


def standings(players: Sequence[str], played: Sequence[Played], seed: str) -> list[Standing]:
    """The standings, the strongest first; matches that failed do not count."""
    blocks: dict[int, list[Finish]] = {}
    achieved: dict[str, list[tuple[int, int]]] = {player: [] for player in players}
    for one in sorted(played, key=lambda one: one.fixture.number):
        if one.result is not None:
            finish = list(zip(one.fixture.players, places(one.result), strict=True))
            blocks.setdefault(one.fixture.number // len(players), []).append(finish)
            for (player, place), score in zip(finish, one.result.scores, strict=True):
                achieved[player].append((place, score))
    ratings = rate(players, list(blocks.values()), seed)
    found = [_standing(player, ratings[player], achieved[player]) for player in players]
    return sorted(found, key=lambda standing: -standing.elo)


def _standing(player: str, rating: Rating, achieved: list[tuple[int, int]]) -> Standing:
    seats = max(1, len(achieved))
    wins = sum(place == 1 for place, _ in achieved)
    bounds = wilson(wins, len(achieved))
    return Standing(
        player=player,
        elo=rating.elo,
        elo_low=rating.low,
        elo_high=rating.high,
        seats=len(achieved),
        wins=wins,
        win_rate=wins / seats,
        win_rate_low=bounds.low,
        win_rate_high=bounds.high,
        mean_place=sum(place for place, _ in achieved) / seats,
        mean_score=sum(score for _, score in achieved) / seats,
    )
