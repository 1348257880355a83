"""The beginning of a rule case: the dealt state with its changes, its rules in progress, its dice."""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from typing import Any

import msgspec

from starhold.kernel import (
    BadCase,
    Event,
    Game,
    Match,
    Procedure,
    ScriptedDice,
    Setup,
    State,
    commitment,
    digest_of,
    known_game,
    load_content,
)
from starhold.kernel.engine import run
from starhold.kernel.game import part_types, seats_for

from .case import Case
from .tables import Misfit, Table, changed, strangers
from .vocabulary import procedures


def placed(case: Case) -> Game:
    """The play of a case before its first stage; `BadCase` if the position does not fit the game."""
    kind = known_game(case.game)
    content = load_content(kind, Path(case.file).parent / case.content if case.content else None)
    setup = Setup(
        game=kind.name,
        seats=seats_for(kind, case.options).start if case.seats is None else case.seats,
        commitment=commitment(_script(case)),
        content=digest_of(content),
        dice="scripted",
        options=case.options,
    )
    game = kind(setup, content)
    game.dice = ScriptedDice(tuple(case.dice))
    game.state = _changed_state(game.deal(), (case.ground, case.position), part_types(kind)["state"])
    game.stack = _stack(kind, case) or [game.opening()]
    return game


def started(case: Case) -> tuple[Match, list[Event]]:
    """The match of a case at its first decision, and what has happened up to there."""
    game = placed(case)
    run(game, None)
    return Match.at(game, _script(case)), game.told


def _script(case: Case) -> str:
    return ",".join(map(str, case.dice))


def _changed_state(dealt: State, positions: tuple[Table, ...], kind: Any) -> State:
    # The type of a title's state is only known at run time.
    state = dealt
    for position in positions:
        plain = msgspec.json.decode(msgspec.json.encode(state))
        try:
            state = msgspec.json.decode(msgspec.json.encode(changed(plain, position)), type=kind)
        except (msgspec.ValidationError, Misfit) as error:
            raise BadCase(f"position: {error}") from None
        _require_known(position, state, "position")
    return state


def _stack(kind: type[Game], case: Case) -> list[Procedure]:
    frames = case.begin if isinstance(case.begin, list) else [case.begin] if case.begin else []
    stack = [_procedure(kind, frame) for frame in frames]
    for frame in frames[:-1]:
        if "stage" not in frame:
            raise BadCase(f"begin: expected the `stage` with which {frame['type']} goes on, came none")
    if stack and _waits(stack[-1]):
        raise BadCase(f"begin: {stack[-1]} waits for an answer or a result; begin with the stage before it")
    return stack


def _waits(procedure: Procedure) -> bool:
    """True if the next stage is to be handed something, besides the game."""
    return len(signature(getattr(procedure, procedure.stage)).parameters) > 1


def _procedure(kind: type[Game], frame: Table) -> Procedure:
    known = procedures(kind)
    tag = frame.get("type")
    if tag not in known:
        raise BadCase(f"begin: expected a `type` among {', '.join(known)}, came {tag!r}")
    try:
        procedure = msgspec.convert(changed({}, frame), known[tag])
    except msgspec.ValidationError as error:
        raise BadCase(f"begin: {tag}: {error}") from None
    _require_known(frame, procedure, f"begin: {tag}")
    stages = procedure.stages()
    if procedure.stage not in stages:
        raise BadCase(f"begin: {tag} has the stages {', '.join(stages)}, came {procedure.stage!r}")
    return procedure


def _require_known(change: Table, value: object, where: str) -> None:
    unknown = list(strangers(change, value))
    if unknown:
        raise BadCase(f"{where}: " + "; ".join(unknown))
