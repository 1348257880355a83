"""What belongs together in the log: a pilot's kit, the spaces of a flight, a shot and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from starhold.games.common.wording import counted, listed
from starhold.kernel import Event, Text
from starhold.kernel.speech import capitalised

from ..events import (
    Acted,
    Affected,
    Attacked,
    Boarded,
    CardsDrawn,
    Destroyed,
    DiceRolled,
    Enlisted,
    Fitted,
    Hurt,
    Idled,
    Jumped,
    KnockedOut,
    Moved,
    ShieldRose,
    Shoved,
    Stopped,
    StressChanged,
    Turned,
    Unaffected,
)
from ..rules.campaign.bringing import CreditsChanged, PointsGained
from ..rules.expedition.condition import WalkerChanged
from ..rules.expedition.landing import WalkBegan
from .sentences import TOGETHER
from .sentences.events import IDLE
from .vocabulary import EFFECTS, MARKED, hurt_words, spaces_words

if TYPE_CHECKING:
    from ..game import Akarios

SHOT = "shot"
REWARD = "reward"
ON_FOOT = "on-foot"
ON_THE_WAY = ("asteroids", "nebula")
"""Causes of damage that a flight meets."""

RUNS: dict[type[Event], Callable[[Any], str]] = {  # each takes its own kind of event
    **dict.fromkeys((Enlisted, Boarded, Fitted), lambda event: f"muster {event.pilot}"),
    **dict.fromkeys((Moved, Turned, Stopped, Jumped, Shoved, Idled), lambda event: f"flight {event.ship}"),
    **dict.fromkeys((ShieldRose, DiceRolled), lambda event: f"ready {event.pilot}"),
    StressChanged: lambda event: f"flight {event.pilot}",
    CreditsChanged: lambda event: REWARD if event.by > 0 else "",
    PointsGained: lambda _: REWARD,
    **dict.fromkeys((WalkBegan, WalkerChanged), lambda _: ON_FOOT),
    Hurt: lambda event: f"flight {event.ship}" if event.cause in ON_THE_WAY else SHOT,
    **dict.fromkeys((CardsDrawn, Attacked, Affected, Unaffected, Destroyed, KnockedOut), lambda _: SHOT),
}


def run_of(event: Event, flown: Collection[str]) -> str:
    """The name of the muster, flight or shot that an event is a part of."""
    if isinstance(event, Acted):
        return f"flight {event.pilot}" if event.card in flown else ""
    name = RUNS.get(type(event))
    return "" if name is None else name(event)


def told_together(game: Akarios, events: Sequence[Event]) -> str:
    run = game.text.run(events[0])
    if run == SHOT:
        return " ".join(of_shots(game.text, events))
    told = TELLERS[run.partition(" ")[0]](game.text, events)
    return told or " ".join(dict.fromkeys(map(game.text.event, events)))


# Muster


def of_muster(text: Text, events: Sequence[Event]) -> str:
    """A pilot, a ship and its cards; nothing if the beginning is missing."""
    if not isinstance(events[0], Enlisted):
        return ""
    ships = [text.mention("ship", event.ship) for event in events if isinstance(event, Boarded)]
    cards = [text.mention("card", event.card) for event in events if isinstance(event, Fitted)]
    return TOGETHER["muster"].format(
        seat=text.mention("seat", events[0].seat),
        pilot=text.mention("pilot", events[0].pilot),
        ship=f" in {ships[0]}" if ships else "",
        cards=f", with {listed(cards)}" if cards else "",
    )


# The start of the phase


def of_getting_ready(text: Text, events: Sequence[Event]) -> str:
    """A shield that recharges, and the dice; nothing if only one of them is told."""
    match events:
        case (ShieldRose() as rose, DiceRolled() as rolled):
            return TOGETHER["ready"].format(
                pilot=text.mention("pilot", rose.pilot),
                shield=text.mention("shield", rose.shield),
                dice=text.mention("dice", rolled.dice),
            )
    return ""


# Flights


def of_flight(text: Text, events: Sequence[Event]) -> str:
    """Where a ship has come, how it faces, and what that has cost; nothing if it has not moved or turned."""
    poses = [event for event in events if isinstance(event, Moved | Turned | Jumped)]
    if not poses:
        return ""
    last, entered = poses[-1], [event for event in events if isinstance(event, Moved | Jumped)]
    cards = [text.mention("card", event.card) for event in events if isinstance(event, Acted)]
    words = {
        "who": text.mention("ship", last.ship),
        "cards": listed(cards),
        "spaces": spaces_words(sum(isinstance(event, Moved) for event in events)),
        "at": text.mention("at", entered[-1].at) if entered else "",
        "facing": text.mention("facing", last.facing),
        "more": "".join(f"; {cost}" for cost in costs(text, events)),
    }
    kind = "turn" if not entered else "flight" if cards else "flight/no-cards"
    return capitalised(TOGETHER[kind].format(**words))


def costs(text: Text, events: Sequence[Event]) -> Iterator[str]:
    """What a flight has met and cost."""
    if any(isinstance(event, Jumped) for event in events):
        yield "through a wormhole"
    for cause in ON_THE_WAY:
        hurt = [event for event in events if isinstance(event, Hurt) and event.cause == cause]
        if hurt:
            yield f"{cause}: {hurt_words(sum(each.shield for each in hurt), sum(each.hull for each in hurt))}"
    yield from dict.fromkeys(IDLE[event.why] for event in events if isinstance(event, Idled))
    yield from ("stopped short" for event in events if isinstance(event, Stopped))
    yield from (f"dragged to {text.mention('at', event.at)}" for event in events if isinstance(event, Shoved))
    stress = [event for event in events if isinstance(event, StressChanged)]
    if stress:
        yield f"stress {stress[-1].stress}"


# Rewards


def of_rewards(text: Text, events: Sequence[Event]) -> str:
    """What each pilot gets; those who get the same are named together."""
    gains: dict[str, list[str]] = {}
    for event in events:
        match event:
            case CreditsChanged(pilot=pilot, by=by):
                gains.setdefault(pilot, []).append(counted(by, "credit"))
            case PointsGained(pilot=pilot, points=points):
                gains.setdefault(pilot, []).append(text.mention("points", points))
    alike: dict[str, list[str]] = {}
    for pilot, gained in gains.items():
        alike.setdefault(listed(gained), []).append(text.mention("pilot", pilot))
    return " ".join(
        TOGETHER["reward/all" if len(pilots) > 1 else "reward"].format(pilots=listed(pilots), gains=gained)
        for gained, pilots in alike.items()
    )


# On foot


def of_walkers(text: Text, events: Sequence[Event]) -> str:
    """What pilots have left: of one thing all together, otherwise pilot by pilot."""
    began = " ".join(text.event(event) for event in events if isinstance(event, WalkBegan))
    left: dict[str, dict[str, int]] = {}
    for event in events:
        if isinstance(event, WalkerChanged):
            left.setdefault(event.pilot, {})[event.what] = event.now
    things = {what for figures in left.values() for what in figures}
    if len(things) == 1 and len(left) > 1:
        (what,) = things
        shared = ", ".join(f"{text.mention('pilot', pilot)} {figures[what]}" for pilot, figures in left.items())
        told = [TOGETHER["on-foot/all"].format(what=what.capitalize(), left=shared)]
    else:
        told = [
            TOGETHER["on-foot"].format(
                pilot=text.mention("pilot", pilot), left=listed([f"{now} {what}" for what, now in figures.items()])
            )
            for pilot, figures in left.items()
        ]
    return " ".join(filter(None, (began, *told)))


TELLERS: dict[str, Callable[[Text, Sequence[Event]], str]] = {
    "muster": of_muster,
    "ready": of_getting_ready,
    "flight": of_flight,
    REWARD: of_rewards,
    ON_FOOT: of_walkers,
}
"""By the kind of run; shots are told one by one."""


# Shots


def of_shots(text: Text, events: Sequence[Event]) -> Iterator[str]:
    """Each attack with what came of it; what came of nothing that is told here speaks for itself."""
    rest = list(events)
    while rest:
        first = rest.pop(0)
        drawn, shot = (first, rest[0]) if isinstance(first, CardsDrawn) and rest else (None, first)
        if not isinstance(shot, Attacked):
            yield text.event(first)
            continue
        if drawn is not None:
            rest.pop(0)
        fate = list(takewhile(partial(is_fate, shot), rest))
        rest = rest[len(fate) :]
        yield of_shot(text, shot, drawn, fate)


def is_fate(shot: Attacked, event: Event) -> bool:
    """True if an event tells what became of the target."""
    match event:
        case Hurt() | Affected() | Unaffected() | Destroyed():
            return event.ship == shot.target
        case KnockedOut():
            return event.pilot == shot.target
    return False


def of_shot(text: Text, shot: Attacked, drawn: Event | None, fate: Sequence[Event]) -> str:
    is_end = any(isinstance(event, Destroyed) for event in fate)
    results = [result_of(event) for event in fate if not isinstance(event, Destroyed)]
    words = {
        "who": text.mention("ship", shot.ship),
        "whom": text.mention("target", shot.target),
        "damage": shot.damage,
        "cards": cards_of(text, shot, drawn),
        "results": f": {', '.join(results)}" if results else "",
    }
    return capitalised(TOGETHER["hit/missed" if shot.missed else "hit/destroyed" if is_end else "hit"].format(**words))


def cards_of(text: Text, shot: Attacked, drawn: Event | None) -> str:
    """The cards that count, and those that were drawn in vain."""
    used = text.mention("cards", shot.cards)
    stacks = list(drawn.stacks) if isinstance(drawn, CardsDrawn) else [shot.cards]
    stacks.remove(shot.cards)
    vain = " or ".join(text.mention("cards", stack) for stack in stacks)
    return f"{used}, not {vain}" if stacks else used


def result_of(event: Event) -> str:
    match event:
        case Hurt():
            return hurt_words(event.shield, event.hull)
        case Affected():
            return MARKED[event.effect] if event.effect in MARKED else EFFECTS[event.effect]
        case Unaffected():
            return f"immune to {EFFECTS[event.effect]}"
    return "unconscious"
