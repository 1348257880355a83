"""`pilot`: legal answers with a reason, plans that make sense, and fights that are won."""

from __future__ import annotations

from functools import cache

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import Move
from starhold.kernel import Choice, Match
from starhold.players import Outlook
from starhold.players.akarios.pilot import POLICIES, Pilot
from starhold.players.akarios.worth import standing
from tests.games.akarios.matches import SCENARIOS

from ..questions import CASES, questions

PROLOGUE = ("first-light", "through-the-rubble", "hold-the-lantern")
OFTEN_ENOUGH = 6


@cache
def asked() -> tuple[Match, ...]:
    """Matches that wait for an answer of each kind; whoever changes one takes a clone."""
    return tuple(match.clone() for match in questions(sorted((CASES / "akarios").glob("*.toml")), OFTEN_ENOUGH))


def flown(scenario: str, seats: int, seed: int) -> Match:
    """A fight that pilots have flown to its end."""
    match = Match.new("akarios", seats=seats, seed=seed, options={"scenario": scenario})
    pilots = [Pilot(seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.decision.seat
        match.answer(pilots[seat].answer(Outlook(match, seat)), seat=seat)
    return match


def play_of(match: Match) -> Akarios:
    assert isinstance(match.game, Akarios)
    return match.game


def test_every_question_is_answered_legally_and_with_a_reason() -> None:
    pilot, seen = Pilot(1), set[str]()
    for match in asked():
        assert pilot.answer(Outlook(match)) in match.decision.options
        assert " " in pilot.reason
        seen.add(match.decision.prompt)
    assert seen >= POLICIES.keys()


@pytest.mark.untraced
@pytest.mark.parametrize("scenario", PROLOGUE)
def test_most_fights_of_the_prologue_are_won(scenario: str) -> None:
    won = sum(play_of(flown(scenario, seats, seed)).state.outcome == "success" for seats in (1, 3) for seed in range(3))
    assert won >= 4


@pytest.mark.untraced
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_fight_is_flown_to_its_end(scenario: str) -> None:
    assert play_of(flown(scenario, 1, 1)).state.outcome


def test_the_same_pilots_fly_the_same_fight_again() -> None:
    one, other = flown("first-light", 2, 7), flown("first-light", 2, 7)
    assert one.fingerprint() == other.fingerprint()


def at_first_light(**changes: int) -> Match:
    """The first question of a fight of one pilot, who is as told."""
    match = Match.new("akarios", seats=1, seed=4)
    pilot = Pilot(1)
    while match.decision.prompt != "akarios.pilot-phase.act":
        match.answer(pilot.answer(Outlook(match)))
    for field, value in changes.items():
        setattr(play_of(match).state.flyers[0], field, value)
    return match


def test_a_pilot_flies_towards_the_enemy_first() -> None:
    match = at_first_light()
    choice = Pilot(1).answer(Outlook(match))
    card = play_of(match).content.card[str(getattr(choice, "card", ""))]
    assert card.action.first(Move) is not None


def test_the_squad_stands_better_with_hull_than_without() -> None:
    sound, torn = at_first_light(), at_first_light(hull=1)
    assert standing(play_of(sound), 0) > standing(play_of(torn), 0)


def test_the_end_outweighs_everything() -> None:
    match = at_first_light()
    game = play_of(match)
    values = []
    for outcome in ("failure", "", "success"):
        game.state.outcome = outcome
        values.append(standing(game, 0))
    assert values == sorted(values)


def test_somebody_who_is_unconscious_or_away_counts() -> None:
    game = play_of(at_first_light())
    flyer = game.state.flyers[0]
    here = standing(game, 0)
    flyer.at, flyer.status = None, "out"
    out = standing(game, 0)
    flyer.status = "away"
    assert out < here < standing(game, 0)


def test_a_hit_that_would_be_the_last_is_given_to_a_card() -> None:
    match = next(each for each in asked() if each.decision.prompt == "akarios.suffer.react").clone()
    flyer = play_of(match).state.flyers[0]
    flyer.hull, flyer.shield = 1, 0

    def answer() -> Choice:
        return Pilot(1).answer(Outlook(match))

    assert str(answer()).startswith("flip")
