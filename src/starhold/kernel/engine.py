"""The run loop: run stages until somebody has to answer, or the match is over."""

from __future__ import annotations

from msgspec import Struct

from .decision import Choice, Decision, Options, Rolled, options
from .dice import AskedDice, Dice, DiceWanted
from .draws import Playback
from .errors import RuleError
from .game import Game
from .procedure import Outcome, ask, call, done, hand_over, stages_of
from .setup import Setup

STAGE_LIMIT = 1_000_000
"""More stages than this without a question mean that the rules go round in circles."""

ROLL_PROMPT = "kernel.roll"


def start(kind: type[Game], setup: Setup, content: Struct, dice: Dice | Playback) -> Game:
    """Deal, and run to the first decision."""
    game = kind(setup, content)
    game.dice = dice
    game.state = game.deal()
    game.stack = [game.opening()]
    if setup.dice == "asked":
        _run_with_typed_dice(game, None)
    else:
        run(game, None)
    return game


def answer(game: Game, choice: Choice) -> None:
    """Give a legal answer to the pending decision and run on to the next."""
    asked, game.decision = game.decision, None
    game.told = []
    game.draws = []
    if game.setup.dice == "asked":
        rolled = asked is not None and asked.prompt == ROLL_PROMPT
        _run_with_typed_dice(game, _type_in(game, choice) if rolled else choice)
    else:
        run(game, choice)


def run(game: Game, outcome: Outcome, limit: int = STAGE_LIMIT) -> Outcome:
    """Run stages and take the steps that they return, up to the next decision or to the limit.

    Returns what the next stage is to be handed, if the limit came first.
    """
    stack = game.stack
    for _ in range(limit):
        procedure = stack[-1]
        try:
            stages = stages_of[type(procedure)]
        except KeyError:
            stages = procedure.stages()
        stage, takes_outcome, _ = stages[procedure.stage]
        step = stage(procedure, game, outcome) if takes_outcome else stage(procedure, game)
        outcome = None
        if type(step) is done:
            stack.pop()
            if not stack:
                return None
            outcome = step.result
        elif type(step) is hand_over:
            stack[-1] = step.procedure
        else:
            then = step.then
            if then.__self__ is not procedure:
                raise RuleError(f"{procedure} goes on with {then.__qualname__}, which is no stage of its own")
            procedure.stage = name = then.__name__
            if type(step) is ask:
                offered = step.offered
                if type(offered) is not Options:
                    offered = options(offered)
                game.decision = Decision(step.seat, stages[name][2], offered.legal, offered.refusals)
                return None
            if type(step) is call:
                stack.append(step.procedure)
    if limit == STAGE_LIMIT:
        raise RuleError(f"the rules run in a circle: {game.explain()}")
    return outcome


def _type_in(game: Game, choice: Choice) -> Outcome:
    """Take the number of a physical die; what the interrupted stage was handed is handed to it again."""
    if isinstance(choice, Rolled) and isinstance(game.dice, AskedDice | Playback):
        game.dice.type_in(choice.value)
    outcome, game.delivered = game.delivered, None
    return outcome


def _run_with_typed_dice(game: Game, outcome: Outcome) -> None:
    """Run stage by stage; if one wants a number nobody has typed yet, go back to before it and ask."""
    while game.decision is None and game.stack:
        before = game.clone()
        told, draws = len(game.told), len(game.draws)
        try:
            outcome = run(game, outcome, 1)
        except DiceWanted as wanted:
            game.restore(before)
            del game.told[told:], game.draws[draws:]
            faces = tuple(Rolled(value) for value in range(1, wanted.sides + 1))
            game.decision = Decision(wanted.seat, ROLL_PROMPT, faces)
            game.delivered = outcome
