"""The secrecy law: nobody is told what they may not know.

For each viewer, what it cannot know is dealt anew. Whatever reaches that viewer must be the same in
both worlds: its view now, and after the same answer in both, unless the answer taught it something,
the events it is told, who is asked what, and its own options.
"""

from __future__ import annotations

import msgspec

from starhold.kernel import Choice, Match, SeededDice, Viewer
from starhold.kernel.engine import answer

from .trial import Breach, Trial, viewers, where


def secrets_are_kept(trial: Trial) -> None:
    """A viewer's view, options and events are the same when what it cannot know is dealt anew."""
    for match in trial.moments():
        for viewer in viewers(match):
            twin = _twin(match, viewer, str(match.revision))
            if _view(twin, viewer) != _view(match, viewer):
                raise Breach(f"{where(match)}: the view of {_name(viewer)} shows what it may not know")
            for option in match.decision.options[: trial.options]:
                _answer_in_both(match, twin, viewer, option)


def secrets_exist(trial: Trial) -> None:
    """Dealing anew what a viewer cannot know changes something, or the secrecy law would prove nothing."""
    if not trial.game.hides:
        return
    for match in trial.moments():
        for viewer in viewers(match):
            if _twin(match, viewer, "1").game.state != match.game.state:
                return
    raise Breach(f"{trial.game.title} says that it hides something, and its redeal changes nothing")


def _twin(match: Match, viewer: Viewer, seed: str) -> Match:
    """The same match in another world that the viewer cannot tell from this one, with the same dice to come."""
    twin = match.clone()
    dice = twin.game.dice
    twin.game.dice = SeededDice(seed)
    twin.game.redeal(viewer)
    twin.game.dice = dice
    return twin


def _answer_in_both(match: Match, twin: Match, viewer: Viewer, option: Choice) -> None:
    here, there = match.clone(), twin.clone()
    answer(here.game, option)
    try:
        answer(there.game, option)
    except (AssertionError, LookupError, ValueError):
        return  # another seat's answer may rest on a secret of its own that does not exist in the other world
    if _view(here, viewer) != _view(there, viewer):
        return  # the answer taught the viewer something that it may know now
    for what, telling in _tellings(here, viewer).items():
        if telling != _tellings(there, viewer)[what]:
            raise Breach(f"{where(match)}: after `{option}` the {what} tell {_name(viewer)} what it may not know")


def _view(match: Match, viewer: Viewer) -> bytes:
    return msgspec.json.encode(match.view(viewer))


def _tellings(match: Match, viewer: Viewer) -> dict[str, object]:
    """Everything besides the view that reaches a viewer after an answer."""
    decision = match.game.decision
    told = [event for event in match.game.told if event.is_for(viewer) and not event.reveals]
    return {
        "events": msgspec.json.encode(told),
        "question": None if decision is None else (decision.seat, decision.prompt),
        "options": match.decision_for(viewer),
    }


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
