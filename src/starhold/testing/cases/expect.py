"""Comparing what came of a rule case with what it expects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.kernel import Event, Match, Refused, Viewer

from .case import Expect, read_answer
from .check import SPECTATOR
from .playing import Played, dice_left, draws_of, event_line, in_words
from .tables import Failure, Table, differences, fits, written

OVER = "the match is over; nobody is asked"


def failures(expect: Expect, match: Match, played: Played) -> Iterator[Failure]:
    """List what is not as expected."""
    yield from _question(expect, match)
    yield from _answers(expect, match)
    yield from _views(expect, match)
    yield from _events(expect, played)
    yield from _draws(expect.draws, match)
    yield from _ending(expect, match)
    yield from _refusals(expect, match)


def _question(expect: Expect, match: Match) -> Iterator[Failure]:
    decision = match.game.decision
    if expect.asked is not None:
        wanted = sorted(expect.asked) if isinstance(expect.asked, list) else [expect.asked]
        asked = sorted(decision.seats) if decision else []
        if asked != wanted:
            yield Failure("asked", f"seat {_listed(wanted)}", f"seat {_listed(asked)}" if decision else OVER)
    if expect.prompt is not None and (decision is None or decision.prompt != expect.prompt):
        yield Failure("prompt", expect.prompt, decision.prompt if decision else OVER)


def _answers(expect: Expect, match: Match) -> Iterator[Failure]:
    decision = match.game.decision
    legal = [str(option) for part in decision.parts for option in part.options] if decision else []
    if expect.options is not None:
        wanted = [str(match.read(option)) for option in expect.options]
        if sorted(wanted) != sorted(legal):
            yield Failure("options", _listed(wanted), _listed(legal) if decision else OVER)
    for choice in [str(match.read(offered)) for offered in expect.offers]:
        if choice not in legal:
            came = str(match.why_not(choice)) if decision else OVER
            yield Failure(f"offers `{choice}`", "a legal answer", came)


def _refusals(expect: Expect, match: Match) -> Iterator[Failure]:
    for notation, rule in expect.refuses.items():
        came = _clause_against(notation, match)
        if came != rule:
            yield Failure(f"refuses `{notation}`", rule, came)
    for answer in expect.illegal:
        came = _answered(answer, match.clone())
        if came:
            yield Failure(f"illegal `{answer}`", "a refusal that changes nothing", came)


def _clause_against(notation: str, match: Match) -> str:
    decision = match.game.decision
    if decision is None:
        return OVER
    choice = match.read(notation)
    if decision.admitting(choice) is not None:
        return "it is legal"
    refusal = decision.why_not(choice)
    return "it is not legal, but no clause is given" if refusal is None else refusal.rule


def _answered(answer: str, match: Match) -> str:
    """Say what came of an answer that should be refused; nothing if it was."""
    seat, notation = read_answer(answer)
    before = match.fingerprint()
    try:
        events = match.answer(notation, seat=seat)
    except Refused as refused:
        if match.over:
            return in_words(refused)
        return "" if match.fingerprint() == before else "a refusal, and the match has changed"
    except Exception as error:
        return f"it is accepted, and then {in_words(error)}"
    return "it is accepted: " + "; ".join(map(event_line, events))


def _views(expect: Expect, match: Match) -> Iterator[Failure]:
    yield from differences(expect.view, match.view(None), "view")
    for viewer, table in expect.seen_by.items():
        yield from differences(table, match.view(_viewer(viewer)), f"seen_by.{viewer}")


def _events(expect: Expect, played: Played) -> Iterator[Failure]:
    events = played.events()
    yield from _in_order(expect.events, events, "event")
    yield from _absent(expect.never, events, "never")
    for viewer, patterns in expect.told.items():
        yield from _in_order(patterns, _told(events, viewer), f"told.{viewer}, event")
    for viewer, patterns in expect.untold.items():
        yield from _absent(patterns, _told(events, viewer), f"untold.{viewer}")


def _told(events: list[Event], viewer: str) -> list[Event]:
    return [event for event in events if event.is_for(_viewer(viewer))]


def _in_order(patterns: list[Table], events: list[Event], what: str) -> Iterator[Failure]:
    rest = events
    for number, pattern in enumerate(patterns, 1):
        place = next((place for place, event in enumerate(rest) if fits(pattern, event)), None)
        if place is None:
            yield Failure(f"{what} {number}", written(pattern), _nearest(pattern, rest, number))
        else:
            rest = rest[place + 1 :]


def _nearest(pattern: Table, events: list[Event], number: int) -> str:
    """The first event of the wanted type, whose fields then differ."""
    near = next((event for event in events if fits({"type": pattern["type"]}, event)), None)
    if near is not None:
        return event_line(near)
    return f"no {pattern['type']}" + (" after the one before" if number > 1 else "")


def _absent(patterns: list[Table], events: list[Event], what: str) -> Iterator[Failure]:
    for pattern in patterns:
        for event in events:
            if fits(pattern, event):
                yield Failure(what, f"no {written(pattern)}", event_line(event))


def _draws(expected: list[str], match: Match) -> Iterator[Failure]:
    draws = draws_of(match)
    rest = iter(draws)
    if not all(draw in rest for draw in expected):
        yield Failure("draws", _listed(expected), _listed(draws))
    left = dice_left(match)
    if left:
        yield Failure("dice", "every scripted roll is made", f"left over: {_listed(left)}")


def _ending(expect: Expect, match: Match) -> Iterator[Failure]:
    if expect.over is not None and expect.over != match.over:
        yield Failure("over", written(expect.over), written(match.over))
    result = match.result
    for what, wanted in {"winners": expect.winners, "scores": expect.scores}.items():
        if wanted is not None:
            came = "the match is not over" if result is None else written(getattr(result, what))
            if came != written(wanted):
                yield Failure(what, written(wanted), came)


def _viewer(name: str) -> Viewer:
    return None if name == SPECTATOR else int(name)


def _listed(items: Sequence[object]) -> str:
    return ", ".join(map(str, items)) or "none"
