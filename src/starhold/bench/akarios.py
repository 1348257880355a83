"""The benchmark of Stars of Akarios: what is timed, and how fast it is to be.

Random play is that of a whole squad. The figures of its own are taken from fights of two `pilot`s: a turn of an enemy
ship, a look at what all of them intend, an answer of the bot, and the whole of such a fight.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import thread_time

import starhold
from starhold.games.akarios.game import Akarios
from starhold.games.akarios.rules.enemies.forecast import forecasts
from starhold.games.akarios.rules.enemies.line import words_of
from starhold.games.akarios.rules.enemies.turn import EnemyTurn
from starhold.games.akarios.rules.piles import combat_deck
from starhold.kernel import Match
from starhold.kernel.engine import answer, run
from starhold.players import Outlook
from starhold.players.akarios.pilot import Pilot

from .own import Own, Play
from .sampling import Batch

SQUAD, PAIR = 4, 2
"""The seats of random play, and of fights between bots."""

ENEMY_TURN = "turn of an enemy ship"
INTENTS = "intents of the whole board"
ANSWER = "pilot's answer, the 99th of 100"
FIGHT = "fight of two pilots"

SHARE = 0.99
"""Most answers take no thought at all. The one that is timed takes longer than this share of all."""


def workloads(_: Play, positions: int) -> dict[str, Batch]:
    """The rounds of so many fights, as they are when pilots begin to act."""
    questions = [moment.clone() for seed in range(positions) for moment in fight(seed)]
    rounds = [game_of(question) for question in questions if is_open(question)]
    dear, seeds = dearer_than(SHARE, questions), count()
    return {
        ENEMY_TURN: lambda: sum(map(take_turns, rounds)),
        INTENTS: lambda: sum(map(foresee, rounds)),
        ANSWER: lambda: think(dear),
        FIGHT: lambda: fly(next(seeds)),
    }


def fight(seed: int) -> Iterator[Match]:
    """A fight of two pilots, growing: at each decision."""
    match = starhold.new(Akarios, seats=PAIR, seed=seed)
    pilots = [Pilot(f"{seed}/{seat}") for seat in range(PAIR)]
    while not match.over:
        yield match
        outlook = Outlook(match)
        match.answer(pilots[outlook.seat].answer(outlook), seat=outlook.seat)


def fly(seed: int) -> int:
    """Let two pilots fight to the end; says how many fights that is: one."""
    for _ in fight(seed):
        pass
    return 1


def is_open(question: Match) -> bool:
    """True if the pilots are asked which of them acts."""
    return question.decision.prompt == "akarios.pilot-phase.act"


def dearer_than(share: float, questions: list[Match]) -> Match:
    """The question whose answer takes a pilot longer than this share of all."""

    def seconds(question: Match) -> float:
        begun = thread_time()
        think(question)
        return thread_time() - begun

    return sorted(questions, key=seconds)[int(share * len(questions))]


def think(question: Match) -> int:
    """Let a pilot find an answer; says how many: one."""
    Pilot(0).answer(Outlook(question))
    return 1


def take_turns(position: Akarios) -> int:
    """Let each enemy act by the first of its cards, the players choosing the first of equals; says how many did."""
    for enemy in position.state.enemies:
        game = position.clone()
        game.state.phase = "enemies"
        pile = combat_deck(game, enemy.type)
        game.state.showing = {enemy.type: (pile.cards or pile.discard)[0]}
        line = game.content.combat_card[game.state.showing[enemy.type]].line
        game.stack = [EnemyTurn(enemy.id, words_of(line))]
        run(game, None)
        while game.stack and game.decision is not None:
            answer(game, game.decision.options[0])
    return len(position.state.enemies)


def foresee(position: Akarios) -> int:
    """Look at what every enemy would do with each of its cards; says how often that is: once."""
    for enemy in position.state.enemies:
        forecasts(position, enemy.id)
    return 1


def game_of(match: Match) -> Akarios:
    """The match is one of Stars of Akarios."""
    assert isinstance(match.game, Akarios)
    return match.game


OWN = Own(
    seats=SQUAD,
    times_catanatron={"play": 0.8, "clone": 4.0},
    milliseconds={ENEMY_TURN: 0.5, INTENTS: 5.0, ANSWER: 50.0, FIGHT: 3000.0},
    workloads=workloads,
)
