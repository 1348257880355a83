"""Dice with names and faces, and draws from real decks and bags: asked by name, recorded as numbers."""

from __future__ import annotations

import pytest

from starhold.kernel import (
    Answered,
    BadSetup,
    DiceKind,
    Die,
    Draw,
    IllegalChoice,
    Match,
    Pick,
    ReplayDiverged,
    Roll,
    RuleError,
    Seat,
    SeededDice,
    Shuffle,
    Verdict,
    read_draw,
    verify,
)
from starhold.kernel.draws import Playback
from starhold.kernel.redraw import redraw_steps
from tests.pouch import Pouch

from .play import answer_all, play_randomly


class PlainPouch(Pouch):
    """The same with nothing to draw from."""

    draws_piles = False


def pouch(dice: DiceKind, *answers: str) -> Match:
    return answer_all(Match.new(Pouch, seed=7, dice=dice), *answers)


def options(match: Match) -> list[str]:
    return [str(option) for option in match.decision.options]


def draws(match: Match) -> list[Draw]:
    return [draw for entry in match.journal.entries if isinstance(entry, Answered) for draw in entry.draws]


def shown(match: Match) -> list[str]:
    assert isinstance(match.game, Pouch)
    return match.game.state.shown


def test_a_real_die_offers_its_faces_each_once() -> None:
    match = pouch("asked", "shoot")
    assert options(match) == ["showed miss", "showed hit", "showed 2-hits", "showed stress"]
    assert [str(match.game.meaning(option)) for option in match.decision.options] == ["miss", "hit", "2 hits", "stress"]
    assert match.game.text.prompt(match.decision) == "seat 0, roll the blue die and say what it shows."


def test_a_face_is_recorded_as_the_number_of_its_first_side() -> None:
    match = pouch("asked", "shoot", "showed 2-hits", "shoot", "showed hit")
    assert shown(match) == ["2-hits", "hit"]
    assert draws(match) == [Roll(6, 5), Roll(6, 3)]
    assert '"answer":"showed 2-hits","draws":["d6=5"]' in match.dumps()


def test_a_real_bag_offers_the_things_that_can_still_come_each_once() -> None:
    match = pouch("asked-draws", "search", "drew cutter", "search")
    assert options(match) == ["drew medi-stim", "drew scrap"]
    assert match.decision.die == Die("bag", ("medi-stim", "scrap", "scrap"), drawn=True)
    assert match.game.text.prompt(match.decision) == "seat 1, draw from the bag: a crate."
    match.answer("drew scrap")
    assert shown(match) == ["cutter", "scrap"]
    assert draws(match) == [Pick(4, 1), Pick(3, 2)]


@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        ("seeded", [False, False]),
        ("asked", [True, False]),
        ("asked-draws", [False, True]),
        ("asked-all", [True, True]),
    ],
)
def test_dice_and_draws_are_asked_each_by_itself(dice: DiceKind, asked: list[bool]) -> None:
    assert [pouch(dice, verb).decision.prompt == "kernel.roll" for verb in ("shoot", "search")] == asked


def test_what_is_not_asked_follows_from_the_seed() -> None:
    seeded = pouch("seeded", "shoot", "search")
    typed = pouch("asked-all", "shoot", f"showed {shown(seeded)[0]}", "search", f"drew {shown(seeded)[1]}")
    rolled = pouch("asked", "search", "shoot", "showed miss")
    assert shown(typed) == shown(seeded)
    assert draws(rolled)[0] == Pick(4, SeededDice("7", 1).pick(4))


def test_each_thing_in_a_bag_is_equally_likely() -> None:
    seeded = (Match.new(Pouch, seed=seed) for seed in range(400))
    found = [shown(answer_all(match, "search"))[0] for match in seeded]
    assert 160 < found.count("scrap") < 240
    assert 70 < found.count("cutter") < 130


def test_nothing_can_be_drawn_from_an_empty_bag() -> None:
    match = pouch("seeded", "search", "search", "search")
    match.answer("search")
    with pytest.raises(RuleError, match="nothing is left to draw from the bag"):
        match.game.draw((), 0, pile="bag")


def test_a_title_without_piles_cannot_be_played_with_real_ones() -> None:
    assert Match.new(PlainPouch, seed=7, dice="asked").setup.dice == "asked"
    with pytest.raises(BadSetup, match="Pouch draws from no deck or bag that could lie on a table"):
        Match.new(PlainPouch, seed=7, dice="asked-draws")


@pytest.mark.parametrize("answer", ["rolled 1", "showed stab", "drew scrap", "showed 2"])
def test_only_a_face_of_the_die_is_an_answer(answer: str) -> None:
    match = pouch("asked-all", "shoot")
    with pytest.raises(IllegalChoice, match="legal now: `showed miss`"):
        match.answer(answer)


@pytest.mark.parametrize("dice", ["asked", "asked-draws", "asked-all"])
def test_a_match_is_saved_copied_undone_and_replayed_while_somebody_rolls_or_draws(dice: DiceKind) -> None:
    match = pouch(dice)
    play_randomly(match, 3, answers=1)
    while not match.over:
        loaded = Match.loads(match.dumps(), game=Pouch)
        assert (loaded.decision, loaded.game.dice) == (match.decision, match.game.dice)
        assert match.replay().dumps() == match.dumps()
        before = match.fingerprint()
        twin = match.clone()
        twin.answer(twin.decision.options[-1])
        if not twin.over:
            twin.undo(consent=True)
            assert twin.fingerprint() == before
        match.answer(match.decision.options[-1])
    assert verify(match.dumps(), game=Pouch).sound


@pytest.mark.parametrize(
    ("dice", "counted"), [("seeded", (3, 0)), ("asked", (2, 1)), ("asked-draws", (2, 1)), ("asked-all", (1, 2))]
)
def test_verification_counts_what_was_typed_in_apart(dice: DiceKind, counted: tuple[int, int]) -> None:
    match = pouch(dice)
    for verb in ("shoot", "search"):
        match.answer(verb)
        if match.decision.prompt == "kernel.roll":
            match.answer(match.decision.options[0])
    verdict: Verdict = verify(match.dumps(), game=Pouch)
    assert (verdict.sound, (verdict.draws, verdict.typed)) == (True, counted)


def test_a_seeded_roll_beside_typed_draws_is_still_computed_again() -> None:
    match = pouch("asked-draws", "shoot", "search", "drew scrap")
    roll = str(draws(match)[0])
    forged = match.dumps().replace(roll, f"d6={7 - int(roll[-1])}")
    assert any("the seed gives" in fault for fault in verify(forged, game=Pouch).faults)
    assert [step.differences for step in redraw_steps(match.journal, match.revision)] == [[], [], [], []]


def test_seats_that_imagine_keep_the_dice_that_are_asked() -> None:
    match = pouch("asked-draws", "search")
    assert type(match.imagine(0, 1).game.dice) is type(match.game.dice)


def test_a_pick_is_written_and_read() -> None:
    assert read_draw("pick31=17") == Pick(31, 17)


@pytest.mark.parametrize("recorded", [Roll(4, 1), Pick(3, 1), Pick(4, 5), Shuffle((0,))])
def test_a_replay_says_where_another_draw_was_made(recorded: Draw) -> None:
    playback = Playback(SeededDice("7"), [recorded])
    with pytest.raises(ReplayDiverged, match="the rules draw one of 4 things, the journal holds"):
        playback.pick(4)


def test_faces_are_named_all_or_none() -> None:
    game = pouch("asked").game
    seat: Seat = 0
    with pytest.raises(RuleError, match="expected a name for each of 6 sides, came 2"):
        game.roll(6, seat, faces=("miss", "hit"))
