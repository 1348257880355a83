"""What captains say aloud: everybody may hear it, because it would be the same if all secrets were others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from starhold.games.xia import Xia
from starhold.games.xia.content import Cargo
from starhold.kernel import Match, OptionValue, SeededDice
from starhold.kernel.speech import plain
from starhold.players import Outlook, make_player
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.plans import PROPOSERS
from starhold.players.xia.captain.plans.aim import OF_DEEDS, WORDS, Aim, AimKind
from starhold.players.xia.captain.plans.plan import Plan
from starhold.players.xia.captain.situation import Situation
from starhold.players.xia.playout import ACT, FLY
from starhold.table.aloud import fit_to_read

from ...moments import BASE_GAME, EVERY_MODULE

OWN_MISSION = WORDS["mission"]


def flights(options: dict[str, OptionValue], *, answers: int = 420, every: int = 9) -> Iterator[Match]:
    """Moments of a match of captains at which one of them makes plans."""
    match = Match.new("xia", seats=3, seed=11, options=options)
    captains = [make_player("captain", Xia, seat) for seat in range(3)]
    while not match.over and match.revision < answers:
        if match.decision.prompt in (ACT, FLY) and match.revision % every == 0:
            yield match
        match.answer(captains[match.decision.seat].answer(Outlook(match)))


def other_secrets(match: Match, seed: int) -> Match:
    """The match with other hands, decks, relics and tokens: whoever only watches sees no difference."""
    other = match.clone()
    other.game.dice = SeededDice(f"other {seed}")
    other.game.redeal(None)
    return other


def plans_of(match: Match) -> list[Plan]:
    situation = Situation(Outlook(match))
    return [plan for propose in PROPOSERS.values() for plan in propose(situation)]


def words_of(match: Match) -> set[str]:
    """All that the asked captain could say now, whichever plan it chooses, but that it has a mission of its own."""
    situation = Situation(Outlook(match))
    said = {
        plan.aim.in_words(situation.game, is_deed=is_deed)
        for plan in plans_of(match)
        if plan.aim is not None
        for is_deed in (False, True)
    }
    return said - {OWN_MISSION}


@pytest.mark.untraced
@pytest.mark.parametrize("options", [BASE_GAME, EVERY_MODULE], ids=["base game", "every module"])
def test_other_secrets_leave_what_can_be_said_as_it_is(options: dict[str, OptionValue]) -> None:
    differing = said = 0
    for match in flights(options):
        other = other_secrets(match, match.revision)
        differing += other.game.state != match.game.state
        words = words_of(match)
        said += len(words)
        assert words == words_of(other), f"revision {match.revision}"
    assert differing > 10
    assert said > 100


@pytest.mark.untraced
def test_the_words_refer_to_open_things_and_name_no_hidden_one() -> None:
    for match in flights(EVERY_MODULE):
        game = match.game
        assert isinstance(game, Xia)
        records = (*game.content.missions, *game.content.relics, *game.content.tokens, *game.content.events)
        hidden = {name for record in records for name in (record.id, record.name)} - {"energy", *get_args(Cargo)}
        for words in words_of(match):
            assert fit_to_read(words, game) == words
            assert not [name for name in hidden if name in plain(words)]


def test_missions_are_all_alike() -> None:
    for match in flights(EVERY_MODULE, every=3):
        own = [plan for plan in plans_of(match) if plan.reason.startswith("heading for") and " mission" in plan.reason]
        if own:
            assert {plan.aim for plan in own} == {Aim("mission")}
            break
    else:
        pytest.fail("nobody had a mission")


def test_a_captain_says_where_it_flies_and_a_deed_speaks_for_itself() -> None:
    captain = Captain(1)
    said: dict[str, str] = {}
    for match in flights(EVERY_MODULE, every=1):
        verb = str(captain.answer(Outlook(match))).split()[0]
        said[verb] = said.get(verb) or captain.aloud
    assert said["impulse"]
    assert said["fly"]
    assert said["scan"] == said["draw"] == said["end"] == ""


def test_there_are_words_for_every_aim() -> None:
    assert WORDS.keys() == set(get_args(AimKind))
    assert OF_DEEDS.keys() < WORDS.keys()
