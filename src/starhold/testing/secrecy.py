"""The secrecy laws: nobody is told what they may not know.

For each viewer, what it cannot know is dealt again, several times over. Whatever reaches that viewer must
be the same in all these worlds: its view now; and after the same answer in all of them, in those where its
view is still the same, the events it is told, who is asked what, and its own options. Where its view is
not the same any more the answer taught it something, and undo has to know that.
"""

from __future__ import annotations

import msgspec

from starhold.kernel import Answered, CampaignLog, Choice, Match, SeededDice, Viewer

from .law import at_each_moment
from .speaking import told_in_runs
from .trial import Breach, Trial, viewers, where


@at_each_moment
def secrets_are_kept(match: Match, trial: Trial) -> None:
    """What reaches a viewer is the same when what it cannot know is dealt again: view, log, events and options."""
    for viewer in viewers(match):
        twins = twins_of(match, viewer, trial.worlds)
        view, log = view_of(match, viewer), _kept_log(match)
        for twin in twins:
            if view_of(twin, viewer) != view:
                raise Breach(f"{where(match)}: the view of {name_of(viewer)} shows what it may not know")
            if _kept_log(twin) != log:
                raise Breach(f"{where(match)}: the log of the campaign tells {name_of(viewer)} a secret")
            faults = list(twin.game.faults())
            if faults:
                raise Breach(f"{where(match)}: dealt again for {name_of(viewer)}, {'; '.join(faults)}")
        for option in trial.spread(match.decision):
            _answer_everywhere(match, twins, viewer, option)


def secrets_are_kept_from_the_start(trial: Trial) -> None:
    """Before the first answer, viewers whose views are the same are told and asked the same."""
    for seats in trial.seat_counts():
        seen: dict[tuple[Viewer, bytes], dict[str, object]] = {}
        for seed in range(trial.openings):
            match = Match.new(trial.game, seats=seats, seed=seed, options=trial.played_with)
            for viewer in viewers(match):
                tellings = tellings_of(match, viewer)
                for what, telling in seen.setdefault((viewer, view_of(match, viewer)), tellings).items():
                    if tellings[what] != telling:
                        raise Breach(f"{where(match)}: at the start the {what} tell {name_of(viewer)} a secret")


def secrets_exist(trial: Trial) -> None:
    """Dealing again what a viewer cannot know changes something, or the secrecy laws would prove nothing."""
    if not trial.game.hides:
        return
    for match in trial.moments():
        for viewer in viewers(match):
            if _twin(match, viewer, "1").game.state != match.game.state:
                return
    raise Breach(f"{trial.game.title} says that it hides something, and its redeal changes nothing")


def _kept_log(match: Match) -> tuple[CampaignLog | None, list[str]]:
    """What everybody may read of a campaign at any time."""
    return match.game.campaign_log(), [match.game.scene_title(scene.name) for scene in match.scenes]


def twins_of(match: Match, viewer: Viewer, worlds: int) -> list[Match]:
    """The same match in so many other worlds that the viewer cannot tell from this one."""
    return [_twin(match, viewer, f"{match.revision}.{number}") for number in range(worlds)]


def _twin(match: Match, viewer: Viewer, seed: str) -> Match:
    """The same match in another world that the viewer cannot tell from this one, with the same dice to come."""
    twin = match.clone()
    dice = twin.game.dice
    twin.game.dice = SeededDice(seed)
    twin.game.redeal(viewer)
    twin.game.dice = dice
    return twin


def _answer_everywhere(match: Match, twins: list[Match], viewer: Viewer, option: Choice) -> None:
    here = match.clone()
    here.answer(option)
    view, tellings = view_of(here, viewer), tellings_of(here, viewer)
    entry = here.journal.entries[-1]
    is_silent = isinstance(entry, Answered) and not entry.reveals
    mine = match.decision_for(viewer)
    for twin in twins:
        there = twin.clone()
        try:
            there.answer(option)
        except Exception as error:
            if mine is not None and option in mine.options:
                raise Breach(f"{where(match)}: dealt again, `{option}` does not work any more: {error!r}") from error
            continue  # another seat's answer may rest on a secret that does not exist in the other world
        if view_of(there, viewer) == view:
            _compare(match, tellings, tellings_of(there, viewer), viewer, option)
        elif is_silent:
            raise Breach(f"{where(match)}: `{option}` teaches {name_of(viewer)} something, and no event reveals it")


def _compare(match: Match, here: dict[str, object], there: dict[str, object], viewer: Viewer, option: Choice) -> None:
    for what, telling in here.items():
        if telling != there[what]:
            raise Breach(f"{where(match)}: after `{option}` the {what} tell {name_of(viewer)} what it may not know")


def view_of(match: Match, viewer: Viewer) -> bytes:
    """All that a viewer sees."""
    return msgspec.json.encode(match.view(viewer))


def tellings_of(match: Match, viewer: Viewer) -> dict[str, object]:
    """Everything besides the view that reaches a viewer after an answer."""
    decision = match.game.decision
    return {
        "events": msgspec.json.encode([event for event in match.game.told if event.is_for(viewer)]),
        "question": None if decision is None else (decision.seats, decision.prompt, decision.purpose),
        "options": match.decision_for(viewer),
        "words of options": _words_of_options(match, viewer),
        "names of scenes": match.game.begun,
        "events told together": told_in_runs(match.game, match.game.told),
    }


def _words_of_options(match: Match, viewer: Viewer) -> list[tuple[str, str | None, str]]:
    """What a viewer that is asked reads on its options: meanings, dangers, regrets."""
    part = match.decision_for(viewer)
    if part is None:
        return []
    game = match.game.put_to(part.seat)
    return [(str(game.meaning(option)), game.danger(option), game.regret(option)) for option in part.options]


def name_of(viewer: Viewer) -> str:
    """What a viewer is called."""
    return "a spectator" if viewer is None else f"seat {viewer}"
