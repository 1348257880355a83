"""Whole matches as text, for the eye and for comparison; and walk counts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from random import Random

import msgspec

from starhold.kernel import Event, Game, Match
from starhold.kernel.setup import OptionValue

from .trial import drawn_answer, viewers


def playthrough(
    game: type[Game],
    *,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    content: Path | None = None,
    rarely: Collection[str] = (),
) -> str:
    """One random match, everything observable printed step by step: a change of the rules shows as a diff.

    `content` is a folder of the user's own; verbs of answers that end too much can be given `rarely`.
    """
    match = Match.new(game, seats=seats, seed=seed, options=options, content=content)
    chance = Random(seed)
    chosen = [f"{name} = {value}" for name, value in match.setup.options.items()]
    lines = [", ".join([game.title, f"rules version {game.rules_version}", f"{seats} seats", f"seed {seed}", *chosen])]
    lines += [f"  draws {', '.join(map(str, match.journal.opening))}", *_views(match)]
    while not match.over:
        decision = match.decision
        choice = drawn_answer(decision, chance, rarely)
        lines += ["", f"[{match.revision}] {match.game.explain()}"]
        for part in decision.parts:
            lines.append(f"  seat {part.seat}: {part.prompt}")
            lines += [f"  {'>' if option == choice else ' '} {option}" for option in part.options]
            refused = [(refusal, match.game.text.refusal(refusal)) for refusal in part.refusals]
            lines += [f"  x {refusal.choice}: {missing} ({refusal.rule})" for refusal, missing in refused]
        told = match.answer(choice)
        if match.game.draws:
            lines.append(f"  draws {', '.join(map(str, match.game.draws))}")
        lines += [f"  {_audience(event)}: {match.game.text.event(event)}" for event in told]
    return "\n".join([*lines, "", *_views(match), f"  {match.result}", f"  {match.fingerprint()}", ""])


def walk_count(match: Match, depth: int) -> int:
    """Count the ways to give the next `depth` answers; with a fixed seed a fingerprint of all rules."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for option in [option for part in match.decision.parts for option in part.options]:
        clone = match.clone()
        clone.answer(option)
        total += walk_count(clone, depth - 1)
    return total


def _views(match: Match) -> Iterator[str]:
    for viewer in viewers(match):
        name = "spectator" if viewer is None else f"seat {viewer}"
        yield f"  {name} sees {msgspec.json.encode(match.view(viewer)).decode()}"


def _audience(event: Event) -> str:
    return "all" if event.audience is None else f"seats {', '.join(map(str, event.audience))}"
