"""Tokens: all of them are somewhere, crates hold what the mission says, and a guess keeps to what is known."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.rules.crates import is_normal, is_rare, pieces_in
from starhold.games.corespace.rules.crews import owned
from starhold.games.corespace.state import Mission
from starhold.kernel import Match, SeededDice, load_content
from starhold.testing.secrecy import view_of

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
PIECES = Counter({token.id: token.count for token in BOX.tokens})


def mustered(seats: int, seed: int) -> Match:
    """A match in which all crews are as they are printed."""
    match = Match.new(CoreSpace, seats=seats, seed=seed)
    for crew in BOX.crews[:seats]:
        match.answer(f"crew {crew.id}")
    return match


def mission_of(match: Match) -> Mission:
    assert isinstance(match.game, CoreSpace)
    return match.game.state.mission


def pieces(match: Match) -> Counter[str]:
    assert isinstance(match.game, CoreSpace)
    return Counter([*pieces_in(mission_of(match)), *owned(match.game)])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.untraced
def test_every_token_is_somewhere_exactly_once(seed: int) -> None:
    match, chance = Match.new(CoreSpace, seats=2, seed=seed), Random(seed)
    while not match.over:
        assert pieces(match) == PIECES
        match.answer(chance.choice(match.decision.options))


@pytest.mark.parametrize("seed", range(5))
def test_crates_hold_what_the_mission_says(seed: int) -> None:
    mission = mission_of(mustered(4, seed))
    found = [BOX.token[item.face] for crate in mission.crates for item in crate.items]
    large = [token for token in found if token.size == "large"]
    assert sorted(len(crate.items) for crate in mission.crates) == [3] * len(mission.crates)
    assert len(large) == sum(
        any(BOX.token[item.face].size == "large" for item in crate.items) for crate in mission.crates
    )
    assert sum(is_rare(token, "small") for token in found) == 1
    assert not any(is_rare(token, "large") for token in found)
    assert all(is_normal(BOX.token[face], "small") for face in mission.bag)
    assert not any(is_normal(BOX.token[face], "small") for face in mission.aside)


@pytest.mark.parametrize("seed", range(8))
def test_what_the_mission_lays_into_large_crates_is_there_and_guessed_to_be(seed: int) -> None:
    match = mustered(1, seed)
    for _ in range(3):
        (crate,) = [each for each in mission_of(match).crates if "flight-recorder" in {it.face for it in each.items}]
        assert crate.at in {"j6", "j18", "r18"}
        match.game.redeal(None)


def set_out(seed: int) -> Match:
    """A match of two crews in its first trader phase."""
    match, chance = mustered(2, seed), Random(seed)
    while mission_of(match).phase != "traders":
        match.answer(chance.choice(match.decision.options))
    return match


def recorder_in(match: Match, at: str) -> None:
    """Let the flight recorder lie in this crate, and what lay there where it was."""
    mission = mission_of(match)
    here, there = ({each.at: each for each in mission.crates}[name] for name in (at, place_of_recorder(match)))
    if here is not there:
        mine = next(item for item in here.items if BOX.token[item.face].size == "small")
        recorder = next(item for item in there.items if item.face == "flight-recorder")
        changed = {mine.face: recorder, recorder.face: mine}
        for crate, old in ((here, mine), (there, recorder)):
            items = tuple(changed[old.face] if item is old else item for item in crate.items)
            mission.crates = [replace(crate, items=items) if each.at == crate.at else each for each in mission.crates]


def place_of_recorder(match: Match) -> str:
    (at,) = [each.at for each in mission_of(match).crates if "flight-recorder" in {it.face for it in each.items}]
    return at


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_tells_in_which_crate_something_heavy_lies(viewer: int | None) -> None:
    worlds = [set_out(1) for _ in range(2)]
    for match, at in zip(worlds, ("j6", "j18"), strict=True):
        recorder_in(match, at)
        assert place_of_recorder(match) == at
    here, there = worlds
    assert here.decision == there.decision
    assert view_of(here, viewer) == view_of(there, viewer)
    for square in ("j6", "j18", "r18"):
        assert here.inspect(viewer, f"square {square}") == there.inspect(viewer, f"square {square}")


@pytest.mark.parametrize("viewer", [1, None])
def test_something_heavy_is_not_guessed_to_lie_where_it_would_have_been_seen(viewer: int | None) -> None:
    """Blue has searched a large crate, and carries what it found in another one."""
    match = set_out(1)
    recorder_in(match, "j6")
    mission = mission_of(match)
    searched, robbed = ({each.at: each for each in mission.crates}[at] for at in ("j18", "r18"))
    found = next(item for item in robbed.items if BOX.token[item.face].size == "small")
    known = {
        "j18": tuple(replace(item, known_to=(0,)) for item in searched.items),
        "r18": tuple(item for item in robbed.items if item is not found),
    }
    mission.crates = [replace(each, items=known.get(each.at, each.items)) for each in mission.crates]
    mission.figures[0].tray = (replace(found, known_to=(0,)),)
    for seed in range(40):
        guess = match.clone()
        guess.game.dice = SeededDice(str(seed))
        guess.game.redeal(viewer)
        assert place_of_recorder(guess) in {"j6", "r18"}


def test_crates_differ_from_match_to_match() -> None:
    crates = {tuple(mission_of(mustered(1, seed)).crates[0].items) for seed in range(8)}
    assert len(crates) > 1


def searched_by_both(seed: int) -> Match:
    """A match in which both crews have found something, by play at random."""
    match, chance = mustered(2, seed), Random(seed)
    while not match.over:
        figures = mission_of(match).figures
        if {figure.crew for figure in figures for item in figure.tray if item.known_to is not None} == {0, 1}:
            return match
        searches = [option for option in match.decision.options if str(option).startswith(("search", "take", "keep"))]
        match.answer(chance.choice(searches or match.decision.options))
    pytest.fail("nobody found anything")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_guess_keeps_to_what_is_known(viewer: int | None) -> None:
    match = searched_by_both(4)
    guesses = set()
    for seed in range(6):
        guess = match.clone()
        guess.game.dice = SeededDice(str(seed))
        guess.game.redeal(viewer)
        assert guess.view(viewer) == match.view(viewer)
        assert pieces(guess) == PIECES
        mission = mission_of(guess)
        found = [item for crate in mission.crates for item in crate.items]
        found += [item for figure in mission.figures for item in figure.tray if item.found]
        assert sum(is_rare(BOX.token[item.face], "small") for item in found) == 1
        guesses.add(tuple(item.face for item in found))
    assert len(guesses) > 1
