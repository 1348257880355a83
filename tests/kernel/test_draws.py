"""Draws: what the dice showed, as text and played back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel import AskedDice, BadSave, Difference, Draw, ReplayDiverged, Roll, ScriptedDice, Shuffle
from starhold.kernel.dice import DiceWanted
from starhold.kernel.draws import Playback, read_draw

rolls = st.builds(Roll, st.integers(1, 100), st.integers(1, 100))
shuffles = st.builds(Shuffle, st.permutations(range(6)).map(tuple) | st.just(()) | st.just((0,)))


@given(rolls | shuffles)
def test_a_draw_reads_back(draw: Draw) -> None:
    assert read_draw(str(draw)) == draw


def test_how_draws_are_written() -> None:
    assert [str(Roll(6, 4)), str(Shuffle((2, 0, 1))), str(Shuffle(()))] == ["d6=4", "shuffle=2,0,1", "shuffle="]


@pytest.mark.parametrize("text", ["", "d6", "d6=", "d=4", "dx=4", "d6=x", "6=4", "shuffle=2,,1", "shuffle=a", "flip=1"])
def test_what_is_no_draw_is_quoted(text: str) -> None:
    with pytest.raises(BadSave) as caught:
        read_draw(text)
    assert str(caught.value) == f"expected a draw such as `d6=4`, `pick31=17` or `shuffle=2,0,1`, came `{text}`"


def scripted(*recorded: Draw) -> Playback:
    """A playback beside dice that give 4, then 2."""
    return Playback(ScriptedDice((4, 2)), recorded)


def test_a_playback_shows_what_was_recorded() -> None:
    playback = scripted(Roll(6, 4), Shuffle((0, 1, 2)), Roll(6, 2))
    assert [playback.roll(6), playback.order(3), playback.roll(6)] == [4, (0, 1, 2), 2]
    assert playback.differences == []


def test_a_playback_collects_what_differs_and_goes_on() -> None:
    playback = scripted(Roll(6, 5), Shuffle((2, 1, 0)), Roll(6, 2))
    assert [playback.roll(6), playback.order(3), playback.roll(6)] == [5, (2, 1, 0), 2]
    assert playback.differences == [
        Difference(Roll(6, 5), Roll(6, 4)),
        Difference(Shuffle((2, 1, 0)), Shuffle((0, 1, 2))),
    ]


@pytest.mark.parametrize("recorded", [Roll(20, 4), Roll(6, 7), Roll(6, 0), Shuffle((0, 1))])
def test_a_playback_does_not_show_another_die(recorded: Draw) -> None:
    with pytest.raises(ReplayDiverged, match=f"the rules roll a d6, the journal holds `{recorded}`"):
        scripted(recorded).roll(6)


@pytest.mark.parametrize("recorded", [Shuffle((0, 1)), Shuffle((0, 1, 1)), Shuffle((1, 2, 3)), Roll(6, 4)])
def test_a_playback_does_not_show_another_deck(recorded: Draw) -> None:
    with pytest.raises(ReplayDiverged, match=f"the rules shuffle 3 things, the journal holds `{recorded}`"):
        scripted(recorded).order(3)


def test_a_playback_that_is_used_up_says_which_draw_is_missing() -> None:
    with pytest.raises(ReplayDiverged, match="the rules draw `d6=4`, and the journal holds no more draws"):
        scripted().roll(6)


def test_a_clone_of_a_playback_goes_its_own_way() -> None:
    playback = scripted(Roll(6, 5), Roll(6, 2))
    twin = playback.clone()
    twin.roll(6)
    assert playback.differences == []
    assert [playback.roll(6), playback.roll(6)] == [5, 2]
    assert twin.roll(6) == 2


def test_a_playback_of_asked_dice_takes_what_was_typed_in() -> None:
    playback = Playback(AskedDice("7"), [Roll(6, 3)])
    playback.type_in(3)
    assert playback.roll(6) == 3
    with pytest.raises(DiceWanted):
        playback.roll(6)


def test_a_playback_of_asked_dice_shuffles_for_a_stage_that_will_be_interrupted() -> None:
    assert Playback(AskedDice("7")).order(5) == AskedDice("7").order(5)


def test_nothing_is_typed_into_other_dice() -> None:
    playback = scripted(Roll(6, 4))
    playback.type_in(1)
    assert playback.roll(6) == 4
