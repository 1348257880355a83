"""The tags that the cases of a title may name, looked up once: a title has hundreds of kinds, and of cases."""

from __future__ import annotations

from functools import cache

from starhold.kernel import Event, Game, Procedure, kinds


@cache
def procedures(game: type[Game]) -> dict[str, type[Procedure]]:
    """The procedures with which a case may begin."""
    return kinds(Procedure, game.name)


@cache
def events(game: type[Game]) -> dict[str, type[Event]]:
    """The events that a case may expect."""
    return kinds(Event, game.name)


@cache
def prompts(game: type[Game]) -> tuple[str, ...]:
    """The prompts of a title's own: each stage of a procedure may ask."""
    return tuple(f"{tag}.{stage}" for tag, procedure in procedures(game).items() for stage in procedure.stages())
