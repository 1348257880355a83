"""Targets of NPCs: pure functions of what they see, reach and can hurt."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from starhold.games.corespace.rules.npcs.targets import (
    NOBODY,
    UNREACHED,
    Aim,
    Candidate,
    aim_elsewhere,
    npc_aim,
    passed_over,
    purge_aim,
)


@st.composite
def crowds(draw: st.DrawFn) -> list[Candidate]:
    """Up to six people; those in contact are seen and near, steps count if nobody is in sight."""
    found = []
    for place in range(draw(st.integers(0, 6))):
        touched = draw(st.booleans()) and draw(st.booleans())
        seen = touched or draw(st.booleans())
        found.append(
            Candidate(
                f"p{place}",
                seen=seen,
                cover=seen and not touched and draw(st.booleans()),
                inches=4 if touched else draw(st.integers(5, 40)),
                steps=draw(st.sampled_from([3, 5, 9, UNREACHED])),
                captain=draw(st.booleans()),
                place=draw(st.integers(0, 2)),
                touched=touched,
                struck=draw(st.booleans()),
                shot=draw(st.booleans()),
            )
        )
    return found


def chosen(crowd: list[Candidate], aim: Aim) -> list[Candidate]:
    return [each for each in crowd if each.figure in aim.figures]


@given(crowds(), st.booleans())
def test_purge_want_the_nearest_in_the_open_then_the_nearest_then_the_shortest_walk(
    crowd: list[Candidate], hunts: bool
) -> None:
    aim = purge_aim(crowd, hunts_captains=hunts)
    seen = [each for each in crowd if each.seen]
    captains = [each for each in seen if each.captain and hunts]
    wanted = captains or seen
    best = [each for each in wanted if not each.cover] or wanted
    for each in chosen(crowd, aim):
        if seen:
            assert each in best
            assert each.inches == min(other.inches for other in best)
        else:
            assert each.steps == min(other.steps for other in crowd) < UNREACHED
    assert bool(aim.figures) == bool(seen or any(each.steps < UNREACHED for each in crowd))


@given(crowds())
def test_others_go_by_their_list_first(crowd: list[Candidate]) -> None:
    aim = npc_aim(crowd)
    touched = [each for each in crowd if each.touched]
    hurt = [each for each in touched if each.struck]
    seen = [each for each in crowd if each.seen]
    reached = [each for each in crowd if each.steps < UNREACHED]
    among = hurt or touched or seen or reached
    for each in chosen(crowd, aim):
        assert each in among
        assert each.place == min(other.place for other in among)
    assert (aim == NOBODY) == (not among)


@given(crowds())
def test_of_equals_in_sight_none_is_nearer_and_as_open(crowd: list[Candidate]) -> None:
    aim = npc_aim(crowd)
    if aim.clause not in ("CS-NPC-TARGET-05", "CS-NPC-TARGET-06"):
        return
    for each in chosen(crowd, aim):
        for other in crowd:
            if other.seen and other.place == each.place and other.inches < each.inches:
                assert other.cover
                assert not each.cover


@given(crowds(), st.lists(st.integers(0, 5)))
def test_the_next_target_is_in_sight_and_none_of_those_given_up(crowd: list[Candidate], numbers: list[int]) -> None:
    vain = [f"p{number}" for number in numbers]
    aim = aim_elsewhere(crowd, vain)
    left = [each for each in crowd if each.seen and each.figure not in vain]
    assert {*aim.figures} <= {each.figure for each in left}
    assert bool(aim.figures) == bool(left)


@given(crowds(), st.booleans())
def test_whoever_is_passed_over_is_nearer_and_there_is_a_reason(crowd: list[Candidate], purge: bool) -> None:
    aim = purge_aim(crowd, hunts_captains=True) if purge else npc_aim(crowd)
    for each in chosen(crowd, aim):
        passed, but = passed_over(crowd, each.figure, aim.clause)
        nearer = [other for other in crowd if other.inches < each.inches and (each.seen or other.steps != each.steps)]
        assert bool(passed) == bool(but) == bool(nearer)
        if not nearer:
            continue
        other = next(other for other in crowd if other.figure == passed)
        assert other.inches == min(each.inches for each in nearer)
        match but:
            case "hidden":
                assert each.seen
                assert not other.seen
            case "cover":
                assert other.cover
                assert not each.cover
            case "list":
                assert other.place > each.place
            case "captain":
                assert each.captain
                assert not other.captain
            case "armour":
                assert not other.struck
            case "walk":
                assert not each.seen
                assert other.steps > each.steps
