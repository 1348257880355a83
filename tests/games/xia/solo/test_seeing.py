"""What a captain who plays alone is shown and told: the race, the sector in hand, and what answers point at."""

from __future__ import annotations

import pytest

import starhold
from starhold.games.xia.rules.solo.behaviours import verbs
from starhold.games.xia.rules.solo.behaviours.intent import Intent
from starhold.games.xia.rules.solo.race import Plus, turn_sides
from starhold.games.xia.seeing.view import SoloView, XiaView
from starhold.games.xia.speech.solo_labels import ACTS
from starhold.kernel import Match

from ..positions import game_of
from .positions import alone

SEED_OF_TWO_NPCS = 25
"""Two of them come with the first sectors."""
SCOUNDREL = {"id": "scoundrel", "holder": 0, "spawned": True, "at": [2, -2]}


def new(difficulty: str = "normal", seed: int = 3) -> Match:
    return starhold.new("xia", seed=seed, options={"solo": difficulty})


def seen(match: Match) -> SoloView:
    view = match.view(0)
    assert isinstance(view, XiaView)
    assert view.solo is not None
    return view.solo


def targets(match: Match) -> dict[str, str | None]:
    return {str(option): match.game.target(option) for option in match.decision.options}


def answer_until(match: Match, prompt: str) -> None:
    """Do as little as possible, until this is asked."""
    while match.decision.prompt != prompt:
        onward = (option for option in match.decision.options if match.game.text.weight(option) == "onward")
        match.answer(next(onward, match.decision.options[0]))


def test_sectors_are_laid_on_places_and_turned() -> None:
    match = new()
    assert targets(match)["lay blench -5,3"] == "beyond -5,3"
    assert targets(match)["lay-around"] is None
    assert seen(match).in_hand is None
    match.answer("lay blench -5,3")
    in_hand = seen(match).in_hand
    assert in_hand is not None
    assert (in_hand.sector, str(in_hand.centre)) == ("blench", "-5,3")
    assert targets(match) == {f"face {turn}": f"turn {turn}" for turn in range(6)}


def test_nothing_is_explored_as_long_as_sectors_are_arranged() -> None:
    match = new()
    assert match.inspect(0, "beyond -5,3") is None
    match.answer("lay-around")
    assert any(place.startswith("beyond ") for place in match.game.places())


def test_the_known_space_grows_beyond_an_edge() -> None:
    match = new()
    answer_until(match, "xia.expanse.reveal")
    assert all(target == f"edge {answer.removeprefix('expand ')}" for answer, target in targets(match).items())


def test_newcomers_sit_down_on_chairs() -> None:
    match = new(seed=SEED_OF_TWO_NPCS)
    answer_until(match, "xia.enter-alone.sit")
    assert list(targets(match).values()) == [f"chair {place}" for place in range(len(match.decision.options))]


@pytest.mark.parametrize(("difficulty", "fame"), [("easy", None), ("normal", 6), ("hard", None)])
def test_it_is_known_when_the_npcs_get_stronger(difficulty: str, fame: int | None) -> None:
    assert seen(new(difficulty)).flips_at == fame


def test_what_is_flipped_is_not_flipped_again() -> None:
    match = new()
    game = game_of(match)
    assert game.state.solo is not None
    game.state.solo.fame = 5
    turn_sides(game, 0)
    assert seen(match).side == "A"
    game.state.solo.fame = 6
    turn_sides(game, 0)
    assert (seen(match).side, seen(match).flips_at) == ("B", None)


def test_whoever_ends_their_actions_reads_what_helps_the_npcs() -> None:
    match = new()
    answer_until(match, "xia.action-phase.act")
    end = match.read("end")
    assert match.game.meaning(end).detail == ""
    captain = game_of(match).state.captains[0]
    captain.fame, captain.fame_from = 2, {"luck": 2}
    assert seen(match).pluses == (Plus("behind", 4),)
    assert match.game.meaning(end).detail == "the NPCs' roll so far: +4 they are behind"


def test_a_plan_can_be_asked_about_by_itself() -> None:
    game = alone([SCOUNDREL], {"scoundrel": "patience"})
    found = game.inspect(None, "plan scoundrel")
    assert isinstance(found, Intent)
    title, *lines = game.text.inspected(found)
    assert title == "The Scoundrel flies by Patience. If its turn came now:"
    assert lines[0] == "The Scoundrel follows Puddle Jumper."
    assert "plan scoundrel" in game.places()
    assert game.inspect(None, "plan merchant") is None


def test_every_act_has_a_label() -> None:
    acts = {act.partition("/")[0] for act in ACTS}
    assert acts == {"", *verbs.VERBS}


def test_the_scenery_has_both_sides_and_all_behaviours_in_plain_words() -> None:
    drawn = game_of(new()).scenery().solo
    assert drawn is not None
    assert {(stats.npc, stats.side) for stats in drawn.stats} == {
        (npc, side) for npc in ("enforcer", "scoundrel", "merchant") for side in "AB"
    }
    suspect = next(face for face in drawn.behaviours if face.id == "usual-suspect")
    assert suspect.target == "the Sell space of the next planet on its route"
    assert suspect.steps[1:] == ("Sells.", "Flies on.", "Sells again.")
    assert starhold.new("xia", seats=2).game.scenery().solo is None  # type: ignore[attr-defined]


def test_a_lost_game_has_its_own_last_words() -> None:
    game = alone(solo={"fame": 10, "lost": True})
    headline, story = game.epilogue().split("\n")
    assert headline == "The NPCs reach 10 fame first; Red has no fame."
    assert story.startswith("They call it the Short Race.")
    assert "[[seat 0|Red]]" in game.referring().epilogue()
