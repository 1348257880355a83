"""Faults of a rule case that are found before it is played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from msgspec import structs

from starhold.kernel import Game, NotationError, Reference, StarholdError, codec_of, known_game, load_reference
from starhold.kernel.decision import ROLL_PROMPT
from starhold.kernel.game import folder_of

from .case import Case, Expect, read_answer
from .position import placed
from .tables import Table
from .vocabulary import events, prompts

SPECTATOR = "spectator"
DRAW = re.compile(r"d\d+|(?:pick|shuffle) \d+")


def reference_of(kind: type[Game]) -> Reference:
    """The rule reference of a title."""
    return load_reference(folder_of(kind) / "rules.toml")


def faults(case: Case) -> Iterator[str]:
    """List malformed parts: one sentence each, none when all is well."""
    kind = known_game(case.game)
    if not case.name.strip():
        yield "expected a name that says what the case shows, came an empty one"
    if not case.proves:
        yield "`proves` is empty: expected the id of at least one clause"
    if case.expect == Expect():
        yield "nothing is expected: a case that asserts nothing proves nothing"
    yield from unknown_clauses(kind, [*case.proves, *case.expect.refuses.values()])
    yield from _unreadable(kind, case)
    yield from _unknown_prompts(kind, case.expect.prompt)
    yield from _unknown_draws(case.expect.draws)
    for pattern in _event_patterns(case.expect):
        yield from _event_faults(kind, pattern)
    try:
        seats = placed(case).seats
    except StarholdError as error:
        yield str(error)
    else:
        yield from _strange_viewers(case.expect, seats)


def unknown_clauses(kind: type[Game], ids: Iterable[str]) -> Iterator[str]:
    try:
        known = reference_of(kind).clauses
    except StarholdError as error:
        yield str(error)
        return
    for clause in ids:
        if clause not in known:
            near = get_close_matches(clause, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            yield f"the rule reference of {kind.title} has no clause {clause!r}{hint}"


def _unreadable(kind: type[Game], case: Case) -> Iterator[str]:
    expect = case.expect
    lines = {
        "answers": [read_answer(answer).notation for answer in case.answers],
        "options": expect.options or [],
        "offers": expect.offers,
        "refuses": list(expect.refuses),
        "illegal": [read_answer(answer).notation for answer in expect.illegal],
    }
    read = codec_of(kind).notation.read
    for key, notations in lines.items():
        for notation in notations:
            try:
                read(notation)
            except NotationError as error:
                yield f"{key}: {error}"


def _unknown_prompts(kind: type[Game], prompt: str | None) -> Iterator[str]:
    known = prompts(kind)
    if prompt is not None and prompt not in (*known, ROLL_PROMPT):
        near = get_close_matches(prompt, known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        yield f"prompt: no stage of {kind.title} asks {prompt!r}{hint}"


def _event_patterns(expect: Expect) -> Iterator[Table]:
    yield from expect.events
    yield from expect.never
    for patterns in (*expect.told.values(), *expect.untold.values()):
        yield from patterns


def _event_faults(kind: type[Game], pattern: Table) -> Iterator[str]:
    known = events(kind)
    tag = pattern.get("type")
    if tag not in known:
        yield f"an event of {kind.title} has a `type` among {', '.join(known)}; came {tag!r}"
        return
    fields = [field.encode_name for field in structs.fields(known[tag])]
    for key in pattern:
        if key not in (*fields, "type"):
            yield f"{tag} has the fields {', '.join(fields)}; came `{key}`"


def _strange_viewers(expect: Expect, seats: range) -> Iterator[str]:
    known = [*map(str, seats), SPECTATOR]
    for key, viewers in (("seen_by", [*expect.seen_by]), ("told", [*expect.told]), ("untold", [*expect.untold])):
        for viewer in viewers:
            if viewer not in known:
                yield f"{key}: expected one of {', '.join(known)}, came {viewer!r}"


def _unknown_draws(draws: Iterable[str]) -> Iterator[str]:
    for draw in draws:
        if not DRAW.fullmatch(draw):
            yield f"draws: expected `d6` for a die, `pick 31` for a draw or `shuffle 8` for a deck, came {draw!r}"
