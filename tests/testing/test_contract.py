"""The contract kit runs on every registered game, and bites: each law catches the toys that break it."""

from __future__ import annotations

import pytest
from msgspec import structs

from starhold.games.xia import BASE_GAME, Xia
from starhold.kernel import Game, find_game, game_names
from starhold.testing import LAWS, GameContract, Trial, breaches, structure
from starhold.testing.contract import breach_of
from starhold.testing.law import Law
from tests.campaign import Voyage
from tests.crew import Crew

from . import (
    clashing,
    crew_toys,
    curious_toys,
    open_toys,
    real_toys,
    scene_toys,
    sly_toys,
    speaking_toys,
    toys,
    unresolved,
)

LAW_BY_NAME = {law.__name__: law for law in LAWS}

BROKEN: list[tuple[type[Game], str, str]] = [
    (toys.SelfContradiction, "content_is_sound", "the catalogue contradicts itself"),
    (unresolved.LostStage, "kinds_resolve", "Untagged needs a tag"),
    (unresolved.LostStage, "stages_resolve", "Lost goes on with `nowhere`"),
    (toys.StaleAlias, "aliases_resolve", "leads to 'toy.gone', which does not exist"),
    (toys.StaleRenewal, "renewals_are_of_the_past", "procedures are renewed that still exist: ['toy.round']"),
    (toys.WrongBlank, "words_are_complete", "names ['who']"),
    (toys.LacksWords, "words_are_complete", "Permission has no sentence: NoRefusals lacks 'toy.permission'"),
    (toys.ExcusesNothing, "words_are_of_use", "in `refusals`: ['toy.luck']"),
    (toys.HintsAtNothing, "words_are_of_use", "in `hints`: ['toy.round.rest']"),
    (toys.WeighsNothing, "words_are_of_use", "in `weights`: ['toy.fold']"),
    (toys.DetailsNoOption, "words_are_of_use", "in `option_details`: ['speed']"),
    (toys.NamesNoBeginning, "words_are_of_use", "in `beginnings`: ['alone']"),
    (toys.BeginsWithoutWords, "beginnings_begin", "the beginning 'quick' has no words"),
    (toys.BeginsAlone, "beginnings_begin", "the beginning 'alone': Toy is for 2 seats, not 1"),
    (toys.BeginsWithNobody, "beginnings_begin", "the beginning 'later': someone must sit there, with 2 seats free"),
    (toys.BeginsAmongNothing, "beginnings_begin", "has nothing to choose among: 'speed'"),
    (toys.ReasonsAtNothing, "words_are_of_use", "in `reasons`: ['toy.slept']"),
    (toys.WrongReason, "words_are_of_use", "names ['credits']"),
    (toys.WrongDetail, "words_are_of_use", "names ['credits']"),
    (toys.SharesCoins, "clones_are_independent", "in a clone changed the original"),
    (toys.ForgetsColour, "clones_are_exact", "the clone differs"),
    (toys.WrongType, "states_survive_saving", "Expected `int`, got `str`"),
    (toys.UnsortedOptions, "options_are_sound", "do not stand in order"),
    (toys.TwiceTheSame, "options_are_sound", "an option stands twice: `draw`, `draw`"),
    (toys.NothingToAnswer, "options_are_sound", "nothing to answer"),
    (toys.NotAccepted, "options_are_accepted", "nobody has 99 coins"),
    (toys.SpacedNotation, "notation_reads_back", "type `paint COLOUR`, not `paint light blue`"),
    (toys.LegalAndRefused, "refusals_teach", "`draw` is both legal and refused"),
    (toys.RefusesWithoutRule, "refusals_teach", "names no clause: 'TOY-NONE-01'"),
    (toys.RollsInView, "looking_changes_nothing", "looking at the match changed it"),
    (toys.Speechless, "everything_has_words", "KeyError('toy.round.act')"),
    (toys.LosesCards, "invariants_hold", "cards are lost"),
    (toys.OwnChance, "undo_returns", "the match is another one"),
    (toys.OwnChance, "the_same_seed_gives_the_same_match", "led to another match"),
    (toys.HashOrder, "any_process_gives_the_same_match", "differ between processes"),
    (toys.Endless, "matches_end", "not over after 200 decisions"),
    (toys.WrongScores, "matches_end", "expected 2 scores"),
    (toys.OwnChance, "replays_are_identical", "the replay ends in another state"),
    (toys.LeakyView, "secrets_are_kept", "the view of seat"),
    (toys.LeakyOptions, "secrets_are_kept", "the options tell"),
    (toys.LeakyEvent, "secrets_are_kept", "the events tell"),
    (toys.LeakyQuestion, "secrets_are_kept", "the question tell"),
    (toys.EmptyRedeal, "secrets_exist", "its redeal changes nothing"),
    (clashing.Clash, "kinds_resolve", "the same verb: ['rolled']"),
    (clashing.Clash, "stages_resolve", "Positional goes on with `nowhere`"),
    (sly_toys.ChangesItsContent, "kinds_resolve", "Deck.cards: ListType may be mutable"),
    (sly_toys.AsksNobody, "options_are_sound", "there is no such seat"),
    (sly_toys.ScribblesOnTheBoard, "looking_changes_nothing", "looking at the match changed it"),
    (sly_toys.RollsForTheWinner, "looking_changes_nothing", "looking at the result changed it"),
    (sly_toys.SharesItsState, "views_stay_as_they_were", "going on changed a view made before"),
    (sly_toys.ShowsWhatEverybodySees, "own_views_are_views", "has two different views"),
    (sly_toys.RemembersOutsideItsState, "copies_go_the_same_way", "is asked something else"),
    (sly_toys.RollsWhileDealing, "physical_dice_work", "dice are rolled in stages"),
    (sly_toys.ForgetsTheAudience, "secrets_are_kept", "the events tell"),
    (sly_toys.TellsTheOther, "secrets_are_kept", "the events tell"),
    (sly_toys.TellsTooMuch, "secrets_are_kept", "the events tell"),
    (sly_toys.SilentPeek, "secrets_are_kept", "and no event reveals it"),
    (sly_toys.LeaksInTheLastOption, "secrets_are_kept", "after `bet 29` the events tell"),
    (sly_toys.RegretsASecret, "secrets_are_kept", "the words of options tell"),
    (sly_toys.InventsCards, "secrets_are_kept", "cards are lost"),
    (sly_toys.RedealsToNonsense, "secrets_are_kept", "does not work any more"),
    (sly_toys.LeaksInTheFirstQuestion, "secrets_are_kept_from_the_start", "the options tell seat 0"),
    (scene_toys.LogsTheTopCard, "secrets_are_kept", "the log of the campaign tells"),
    (scene_toys.NamesScenesByTheTopCard, "secrets_are_kept", "the log of the campaign tells"),
    (scene_toys.UnnamedScenes, "scenes_have_words", "the scene 'act-0' has no words"),
    (scene_toys.KnowsItsDice, "scenes_can_be_played_again", "a branch"),
    (scene_toys.TellsACardByItsScene, "secrets_are_kept", "the names of scenes tell"),
    (scene_toys.WantsAnotherTable, "options_resolve", "from 'pictures', which the content does not have"),
    (scene_toys.BeginsWithNothing, "options_resolve", "usually 'lisa', which is none of the paintings"),
    (sly_toys.LeaksInTheOpening, "secrets_are_kept_from_the_start", "the events tell"),
    (open_toys.OffersToAll, "answers_tell_whose_they_are", "`take 0` is offered to seat 0 and to seat 1"),
    (open_toys.RefusesToAll, "answers_tell_whose_they_are", "`dig 0` is offered to seat 0 and to seat 1"),
    (open_toys.AsksTwice, "answers_tell_whose_they_are", "a seat is asked twice"),
    (open_toys.AsksAGhost, "options_are_sound", "there is no such seat"),
    (open_toys.NothingForTheLast, "options_are_sound", "nothing to answer"),
    (open_toys.RefusesTheLastWithoutRule, "refusals_teach", "names no clause: 'CREW-NONE-01'"),
    (open_toys.RefusesTheLastSilently, "refusals_teach", "does not say what is missing"),
    (open_toys.RefusesTheLastInWords, "refusals_teach", "is words: a lack has a tag"),
    (open_toys.FailsForTheLast, "options_are_accepted", "the last one never rests"),
    (open_toys.WordlessForTheLast, "everything_has_words", "has no words"),
    (open_toys.TellsTheLast, "secrets_are_kept", "the options tell seat 1"),
    (open_toys.TellsTheLast, "secrets_are_kept_from_the_start", "the options tell seat 1"),
    (open_toys.AsksByASecret, "secrets_are_kept", "the question tell"),
    (real_toys.MiscountsFaces, "physical_dice_work", "expected a name for each of 6 sides, came 5"),
    (real_toys.SpacedFaces, "physical_dice_work", "type `showed FACE`, not `showed 2 hits`"),
    (real_toys.FacesAlike, "physical_dice_work", "expected words that tell the faces apart"),
    (real_toys.DrawsUnsaid, "physical_dice_work", "draws, and does not say so"),
    (crew_toys.Betrays, "groups_end_together", "expected all seats to win together or none, came (0,)"),
    (crew_toys.CountsApart, "groups_end_together", "expected one score for all seats"),
    (crew_toys.ForgetsTheGroup, "groups_end_together", "co-operative, its result each for themselves"),
    (crew_toys.InventsAGroup, "groups_end_together", "each for themselves, its result co-operative"),
    (curious_toys.Indiscreet, "looking_tells_no_secret", "asked about `seat 1`, seat 0 is told a secret"),
    (curious_toys.TellsTheFuture, "looking_tells_no_secret", "asked about `draw`, seat 0 is told a secret"),
    (
        curious_toys.RollsWhenAsked,
        "looking_ahead_changes_nothing",
        "seat 0 has asked about things, and",
    ),
    (
        curious_toys.TakesNotes,
        "looking_ahead_changes_nothing",
        "seat 0 has asked about things, and",
    ),
    (curious_toys.Moody, "looking_ahead_changes_nothing", "says two different things"),
    (curious_toys.LostForWords, "looking_ahead_changes_nothing", "there are no words"),
    (curious_toys.CitesWhatIsNotThere, "looking_ahead_changes_nothing", "there are no such clauses about `seat 0`"),
    (curious_toys.Stumbles, "nonsense_is_known_to_nobody", "invalid literal for int"),
    (curious_toys.KnowsEverything, "nonsense_is_known_to_nobody", "the game knows something about it"),
    (speaking_toys.ShoutsWhenReferring, "references_change_no_words", "has other words with references"),
    (speaking_toys.MarksItsNames, "references_change_no_words", "looks as if it had a reference"),
    (speaking_toys.NamesMomentsByTheirQuestions, "moments_have_names", "this is no short name for a moment"),
    (speaking_toys.EmptiesItsBox, "the_box_is_open_to_all", "the box is not what it was"),
    (speaking_toys.NamesThingsAlike, "the_box_is_open_to_all", "are one for those who draw them"),
    (speaking_toys.LeavesACardBlank, "the_box_is_open_to_all", "has no name"),
    (speaking_toys.CitesWhatWasNeverWritten, "words_are_of_use", "clauses that do not exist: ['TOY-DRAW-99']"),
    (speaking_toys.GovernsNothing, "words_are_of_use", "in `clauses`: ['toy.fold']"),
    (speaking_toys.TellsACardInARun, "secrets_are_kept", "the events told together tell"),
    (real_toys.ShowsThePile, "real_draws_keep_secrets", "the options tell"),
]


WHOLE_BOX = Trial(
    game=Xia, seeds=(1,), every=100, options=6, worlds=3, openings=4, longest=20_000, played_with={"fame_goal": 3}
)
"""For a long game; `starhold fuzz` tries it more thoroughly."""

FIGHT = Trial(game=find_game("akarios"), seeds=(1,), every=40, options=4, worlds=2, openings=2)
"""A co-operative game without secrets, in which most laws have little to find at each question.

Its other fights are tried in tests/games/akarios.
"""

MISSION = Trial(game=find_game("corespace"), seeds=(1, 2), every=100, options=4, worlds=3, openings=2)
"""Two crews on one deck. Its other missions are tried in tests/games/corespace."""

ALONE = structs.replace(WHOLE_BOX, every=15)
"""Matches alone are short: the NPCs are soon famous where nobody stops them."""

TRIALS = {name: Trial(game=find_game(name)) for name in game_names()} | {
    "akarios": FIGHT,
    "akarios, four pilots": structs.replace(FIGHT, played_with={"scenario": "hold-the-lantern", "pilots": 4}),
    "a campaign of akarios": structs.replace(FIGHT, every=60, played_with={"campaign": "beacon-road"}),
    "corespace": MISSION,
    "xia": WHOLE_BOX,
    "the base game of xia": structs.replace(WHOLE_BOX, played_with={**WHOLE_BOX.played_with, **BASE_GAME}),
    **{f"xia alone, {mode}": structs.replace(ALONE, played_with={"solo": mode}) for mode in ("easy", "normal", "hard")},
    "a campaign of xia": structs.replace(ALONE, played_with={"solo": "hard", "campaign": True}),
}


OBEYED = [
    pytest.param(law, name, id=f"{law.__name__}-{name}")
    for name, trial in TRIALS.items()
    for law in LAWS
    if name == trial.game.name or law.__module__ != structure.__name__  # no option changes code or content
]


@pytest.mark.parametrize(("law", "name"), OBEYED)
@pytest.mark.untraced
def test_registered_games_obey(law: Law, name: str) -> None:
    law(TRIALS[name])


@pytest.mark.parametrize(
    "toy",
    [
        toys.Toy,
        Crew,
        scene_toys.InScenes,
        Voyage,
        real_toys.Real,
        crew_toys.Crew,
        curious_toys.Curious,
        speaking_toys.InRuns,
    ],
)
@pytest.mark.untraced
def test_a_sound_toy_breaks_no_law(toy: type[Game]) -> None:
    assert breaches(toy) == {}


@pytest.mark.parametrize(("toy", "law", "reason"), BROKEN, ids=[f"{toy.__name__}-{law}" for toy, law, _ in BROKEN])
def test_a_broken_toy_is_caught(toy: type[Game], law: str, reason: str) -> None:
    assert reason in breach_of(LAW_BY_NAME[law], Trial(game=toy, longest=200))


def test_every_law_is_shown_to_bite() -> None:
    assert {law for _, law, _ in BROKEN} == {law.__name__ for law in LAWS}


class TestToy(GameContract):
    """The way in which the author of a game uses the kit."""

    game = toys.Toy
    trial = Trial(game=toys.Toy, seeds=(5,))
