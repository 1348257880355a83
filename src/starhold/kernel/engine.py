"""The run loop: run stages until somebody has to answer, or the match is over."""

from __future__ import annotations

from msgspec import Struct

from .decision import ROLL_PROMPT, UNSAID, Choice, Decision, Drew, Options, Part, Rolled, Showed, TypedIn, options
from .dice import AskedDice, Dice, DiceWanted
from .die import PLAIN, Die
from .draws import Playback
from .errors import RuleError
from .game import Game
from .procedure import Offered, Outcome, ask, call, done, goto, hand_over, stages_of
from .seat import Seat
from .setup import ASKED, Setup

STAGE_LIMIT = 1_000_000
"""More stages than this without a question mean that the rules go round in circles."""


def start(kind: type[Game], setup: Setup, content: Struct, dice: Dice | Playback) -> Game:
    """Deal, and run to the first decision."""
    game = kind(setup, content)
    game.dice = dice
    try:
        game.state = game.deal()
    except DiceWanted as wanted:
        raise RuleError(f"{kind.title} rolls a d{wanted.sides} while it deals; dice are rolled in stages") from None
    game.stack = [game.opening()]
    if setup.dice in ASKED:
        _run_with_typed_dice(game, None)
    else:
        run(game, None)
    return game


def answer(game: Game, choice: Choice) -> None:
    """Give a legal answer to the pending decision and run on to the next."""
    decision, game.decision = game.decision, None
    game.told = []
    game.draws = []
    game.begun = ""
    if game.setup.dice in ASKED:
        die = PLAIN if decision is None else decision.die
        _run_with_typed_dice(game, _type_in(game, choice, die) if isinstance(choice, TypedIn) else choice)
    else:
        run(game, choice)


def run(game: Game, outcome: Outcome, limit: int = STAGE_LIMIT) -> Outcome:
    """Run stages and take the steps that they return, up to the next decision or the end.

    With physical dice, one stage at a time: returns what the next one is to be handed. (Every line here
    runs for every stage of every match. That a stage is the procedure's own is for the contract kit to check.)
    """
    stack = game.stack
    while limit:
        procedure = stack[-1]
        try:
            stages = stages_of[type(procedure)]
        except KeyError:
            stages = procedure.stages()
        stage, takes_outcome, _ = stages[procedure.stage]
        step = stage(procedure, game, outcome) if takes_outcome else stage(procedure, game)
        kind = type(step)
        if kind is ask:
            procedure.stage = name = step.then.__name__
            offered = step.offered
            if type(offered) is not Options:
                offered = options(offered)
            others = tuple(map(_part, step.others)) if step.others else ()
            game.decision = Decision(step.seat, stages[name][2], offered.legal, offered.refusals, UNSAID, others)
            return None
        outcome = None
        if kind is done:
            stack.pop()
            if not stack:
                return None
            outcome = step.result
        elif kind is call:
            procedure.stage = step.then.__name__
            stack.append(step.procedure)
        elif kind is goto:
            procedure.stage = step.then.__name__
        elif kind is hand_over:
            stack[-1] = step.procedure
        else:
            raise RuleError(f"{procedure} returned {step!r}, which is no step")
        limit -= 1
    if game.setup.dice in ASKED:
        return outcome
    raise RuleError(f"the rules run in a circle: {game.explain()}")


def _part(other: tuple[Seat, Offered]) -> Part:
    """The share of one more seat in an open question."""
    seat, offered = other
    offered = offered if type(offered) is Options else options(offered)
    return Part(seat, offered.legal, offered.refusals)


def _faces(wanted: DiceWanted) -> tuple[Choice, ...]:
    """The answers to what a real die shows or what was drawn: its faces by name, if they have names."""
    die = wanted.die
    if not die.faces:
        return tuple(Rolled(value) for value in range(1, wanted.sides + 1))
    return tuple(Drew(face) if die.drawn else Showed(face) for face in dict.fromkeys(die.faces))


def _type_in(game: Game, shown: TypedIn, die: Die) -> Outcome:
    """Take the number of a physical die; what the interrupted stage was handed is handed to it again."""
    if isinstance(game.dice, AskedDice | Playback):
        match shown:
            case Rolled(value=value):
                game.dice.type_in(value)
            case Showed(face=face) | Drew(item=face):
                game.dice.type_in(die.side(face))
    outcome, game.delivered = game.delivered, None
    return outcome


def _run_with_typed_dice(game: Game, outcome: Outcome) -> None:
    """Run stage by stage; if one wants a number nobody has typed yet, go back to before it and ask."""
    for _ in range(STAGE_LIMIT):
        if game.decision is not None or not game.stack:
            return
        before = game.clone()
        told, draws, begun = len(game.told), len(game.draws), game.begun
        try:
            outcome = run(game, outcome, 1)
        except DiceWanted as wanted:
            game.restore(before)
            del game.told[told:], game.draws[draws:]
            game.begun = begun
            game.decision = Decision(wanted.seat, ROLL_PROMPT, _faces(wanted), purpose=wanted.purpose, die=wanted.die)
            game.delivered = outcome
    raise RuleError(f"the rules run in a circle: {game.explain()}")
