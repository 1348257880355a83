"""The course of a campaign: laws at random, saves and undo across scenes, branches, the log, crews that come and go."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.campaign import scores
from starhold.games.corespace.rules.campaign.course import AfterMission
from starhold.games.corespace.rules.campaign.custody import PayFor
from starhold.games.corespace.rules.campaign.extraction import Alone, Teleport
from starhold.games.corespace.rules.campaign.rescue import RescueMission
from starhold.games.corespace.state import Held, MissionPlayed
from starhold.kernel import Match, verify
from starhold.table import Place, Table
from starhold.table.campaign import campaign_log
from starhold.testing import Trial
from starhold.testing.fuzz import AT_THE_END, ON_THE_WAY
from starhold.testing.questions import QUESTION_LAWS
from starhold.testing.scenes import scenes_can_be_played_again
from tests.kernel.play import run_python
from tests.soak import times

from .swift import LOST, Swift, moments, new_campaign, sheet, state_of, wandered, wandering

LONG = 1200
STAGES = 5

GO_ON = """
import json, sys
from starhold.kernel import Match
from tests.games.corespace.swift import Swift

match = Match.load(sys.argv[1], game=Swift)
for answer in json.loads(sys.argv[2]):
    match.answer(answer)
print(match.fingerprint())
"""


def is_on(match: Match, rule: type) -> bool:
    return any(isinstance(each, rule) for each in match.game.stack)


def an_offer_lies_on_the_table(match: Match) -> bool:
    return match.decision.prompt == "corespace.bartering.settle"


def a_rescue_is_flown(match: Match) -> bool:
    return is_on(match, RescueMission) and match.decision.prompt == "corespace.activation.do"


def somebody_is_to_be_extracted(match: Match) -> bool:
    return match.decision.prompt == "corespace.retrieve.choose"


def one_has_answered_the_call(match: Match) -> bool:
    return match.decision.prompt == "corespace.roll-call.answer" and len(match.decision.seats) == 1


def repairs_are_made(match: Match) -> bool:
    return match.decision.prompt == "corespace.overhaul.mend"


MIDDLES = [
    *(an_offer_lies_on_the_table, a_rescue_is_flown, somebody_is_to_be_extracted),
    *(one_has_answered_the_call, repairs_are_made),
]


def found(middle: Callable[[Match], bool], *, after: int = 60) -> Match:
    """A campaign in the middle of something, after its first mission."""
    for seed in range(40):
        for match in moments(seed, answers=LONG):
            if not match.over and match.revision > after and middle(match):
                return match
    raise AssertionError("no campaign has come to that")


# At random


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(times(4, 200)))
def test_random_campaigns_obey_the_laws(seed: int) -> None:
    trial = Trial(game=Swift, seeds=(seed,), options=4, worlds=2, longest=100_000)
    for match in moments(seed, seats=1 + seed % 4, answers=LONG * times(1, 5)):
        if match.over:
            break
        for law in QUESTION_LAWS:
            law.check(match, trial)
        if match.revision % times(40, 15) == 0 or not match.revision or match.decision.prompt in RARE:
            for law in ON_THE_WAY:
                law.check(match, trial)
    if match.over:
        for law in AT_THE_END:
            law.check(match, trial)
    scenes_can_be_played_again.check(match, trial)


RARE = ("corespace.redeem.pay", "corespace.bartering.settle", "corespace.regroup.swap")
"""Questions at which the laws are always checked."""


# Saves


@pytest.mark.parametrize("middle", MIDDLES)
def test_a_campaign_goes_on_in_a_new_process(middle: Callable[[Match], bool], tmp_path: Path) -> None:
    match, chance, answers = found(middle), Random(1), list[str]()
    path = match.save(tmp_path / "campaign.starhold")
    while len(answers) < 40 and not match.over:
        answers.append(str(wandering(match, chance)))
        match.answer(answers[-1])
    assert run_python(GO_ON, str(path), json.dumps(answers)).strip() == match.fingerprint()


def test_nothing_of_the_story_is_in_a_save() -> None:
    match = wandered(1, 150)
    assert isinstance(match.game, CoreSpace)
    texts = [stage.briefing.text for campaign in match.game.content.campaigns for stage in campaign.stages]
    assert not any(text.strip()[:40] in match.dumps() for text in texts)


# Undo


@pytest.mark.untraced
def test_undo_goes_back_across_scenes() -> None:
    prints: dict[int, str] = {}
    for match in moments(3, answers=LONG):
        prints.setdefault(match.revision, match.fingerprint())
        if len(match.scenes) == STAGES and match.decision.prompt == "corespace.activation.do":
            break
    begun = [scene.revision for scene in match.scenes]
    assert len(begun) == STAGES
    for back_to in (begun[-1], begun[-1] - 1, begun[2] + 1, 1, 0):
        again = Match.loads(match.dumps(), game=Swift)
        again.undo(again.revision - back_to, consent=True)
        assert again.fingerprint() == prints[back_to]
        assert verify(again.dumps(), game=Swift).sound


# Branches


@pytest.mark.untraced
def test_any_mission_can_be_flown_again_with_other_dice() -> None:
    match = wandered(3, LONG)
    for scene in match.scenes[1::2]:
        branch = match.branch(scene, seed="again")
        assert branch.scenes[-1].name == scene.name
        assert sheet(branch).log == sheet(match.at_scene(scene)).log
        for _ in range(20):
            if not branch.over:
                branch.answer(wandering(branch, Random(branch.revision)))
        assert verify(branch.dumps(), game=Swift).sound


# The log


def test_scenes_are_numbered_as_their_lines_in_the_log() -> None:
    match = wandered(3, LONG)
    log = match.game.campaign_log()
    assert log is not None
    assert [scene.name for scene in match.scenes] == [line.scene for line in log.lines]
    assert [match.game.scene_title(scene.name) for scene in match.scenes] == [
        *("Cold Berth", "Borrowed Air", "The Witness", "Dead Reckoning", "Last Light"),
    ]


def test_the_log_tells_how_each_mission_went_and_how_it_ended() -> None:
    match = wandered(3, LONG)
    told, last = campaign_log(match), sheet(match).log[-1]
    assert told is not None
    assert told.startswith("Core Space\n\nLost with All Hands: ")
    assert f"Last Light: objective {'' if last.met else 'not '}met." in told
    assert "Home: " in told
    assert "Left behind: " in told
    assert told.rstrip().endswith(match.game.epilogue().splitlines()[-1])


def test_as_long_as_it_lasts_allies_are_told_what_they_need() -> None:
    match = new_campaign(1, alliance=True)
    log = match.game.campaign_log()
    assert log is not None
    assert log.standing == "Lost with All Hands: 0 of 0 objectives met. You need 3 in the end."
    rivals = new_campaign(1).game.campaign_log()
    assert rivals is not None
    assert rivals.standing == "Lost with All Hands: 0 of 0 objectives met."


def test_a_single_mission_has_no_log() -> None:
    assert Match.new(CoreSpace, seats=1, seed=1).game.campaign_log() is None


# The terminal


def test_between_missions_the_terminal_shows_what_was_read_and_what_crews_have() -> None:
    match = found(one_has_answered_the_call)
    crew = state_of(match).crews[0]
    jace, lars, *others = crew.members
    crew.out, crew.away = False, False
    crew.ua, crew.hold, crew.guests, crew.upgrades = 7, ("knife",), ("butler",), {"scanners": 2}
    crew.members = (
        replace(jace, career=8, kit=("baton",), worn="combat-vest", fate="home", dead=False, held=None),
        replace(lars, career=3, kit=(), held=Held("badly-put-together", missions=2, ua=4), dead=False),
        *(replace(each, dead=True) for each in others),
    )
    board = match.game.board(match.view(None), 90)
    before, now = (match.game.scene_title(scene.name) for scene in match.scenes[-2:])
    assert board.startswith(f"Lost with All Hands · {now} · Who flies\n\n{before}\n")
    assert f"\n\n{now}\n\n" in board
    assert "Blue (Black Maria) · 7 UA\n    Propulsion " in board
    assert "scanners 2\n    hold: knife\n" in board
    assert "    Captain Jace Dolman: level 1, career 8/18; came home; [combat vest], baton\n" in board
    assert "away for 2 missions or until 4 UA are paid\n" in board
    assert "; dead\n" in board
    assert ", who has joined\n" in board
    assert "┌" not in board


# What answers say


def test_a_way_home_tells_its_risks() -> None:
    match = found(somebody_is_to_be_extracted, after=0)
    told = {type(option): match.game.meaning(option).detail for option in match.decision.options}
    assert told[Teleport] == "17% risk of death and 33% risk of being kept away"
    assert told[Alone] == "61% risk of being kept away"


def test_what_keeps_somebody_away_has_a_price() -> None:
    match = new_campaign(1)
    held, *others = state_of(match).crews[0].members
    state_of(match).crews[0].members = (replace(held, held=Held("ransomed", ua=6)), *others)
    assert match.game.meaning(PayFor(held.board)).detail == "6 UA"


# The reason of the result


def played(*winners: tuple[int, ...], met: int = 0) -> tuple[MissionPlayed, ...]:
    return tuple(MissionPlayed("cold-berth", seats, number < met) for number, seats in enumerate(winners))


@pytest.mark.parametrize(
    ("seats", "log", "dead", "reason"),
    [
        (1, played((0,), (0,), (0,), met=3), False, scores.ENOUGH),
        (1, played((0,), (0,), (0,), met=2), False, scores.TOO_FEW),
        (1, played((0,), (0,), (0,), met=3), True, scores.NOBODY_LEFT),
        (2, played((0,), (1,)), True, scores.NOBODY_LEFT),
        (2, played((0,), (0,), (1,)), False, scores.MOST_MISSIONS),
        (2, played((0,), (1,)), False, scores.RICHEST),
    ],
)
def test_a_result_says_why(seats: int, log: tuple[MissionPlayed, ...], dead: bool, reason: str) -> None:
    match = new_campaign(1, seats=seats)
    sheet(match).log = log
    for number, crew in enumerate(state_of(match).crews):
        crew.ua = number
        crew.members = tuple(replace(member, dead=dead) for member in crew.members)
    assert match.game.score().reason == reason


# Crews that come and go


def table_for(*kinds: str) -> Table:
    places = tuple(Place(seat, kind, f"P{seat}") for seat, kind in enumerate(kinds))  # type: ignore[arg-type]
    match = Match.new(CoreSpace, seats=len(kinds), seed=1, options=LOST)
    return Table(match, places, started=True)


def say(table: Table, seat: int, *answers: str) -> None:
    for answer in answers:
        table.answer(seat, table.match.revision, answer)


def test_whoever_sits_out_keeps_everything_and_gains_nothing() -> None:
    for seed in range(20):
        match, chance = new_campaign(seed), Random(seed)
        match.answer("take-part 0", seat=0)
        match.answer("sit-out 1", seat=1)
        before = state_of(match).crews[1].systems.copy()
        while not match.over and sheet(match).stage == 0:
            assert match.decision.seat == 0 or not is_on(match, AfterMission)
            match.answer(wandering(match, chance))
        if not match.over:
            crew = state_of(match).crews[1]
            assert [member.career for member in crew.members] == [4, 3, 3, 3]
            assert (crew.systems, crew.ua, crew.hold) == (before, 10, ())
            assert 1 in match.decision.seats
            return
    raise AssertionError("no crew has come home alone")


def test_whoever_retires_plays_no_more_and_when_all_have_it_is_over() -> None:
    match, chance = new_campaign(3), Random(3)
    while sheet(match).stage < 2 or match.decision.prompt != "corespace.roll-call.answer":
        match.answer(wandering(match, chance))
    match.answer("retire 1", seat=1)
    while not match.over:
        assert match.decision.seat == 0
        is_late = match.decision.prompt == "corespace.roll-call.answer" and sheet(match).stage > 2
        match.answer("retire 0" if is_late else wandering(match, chance))
    assert [crew.out for crew in state_of(match).crews] == [True, True]


def test_a_seat_is_lent_to_a_bot_and_taken_back() -> None:
    table = table_for("person", "person")
    say(table, 0, "take-part 0")
    table.resign(1)
    assert not table.run_bots()
    assert not state_of(table.match).crews[1].away
    assert table.match.decision.seat == 0 or table.match.decision.prompt != "corespace.roll-call.answer"
    table.put(1, "person", "P1")
    while table.match.decision.seat != 1:
        say(table, 0, str(table.match.decision.options[0]))
        assert not table.run_bots()
    say(table, 1, str(table.match.decision.options[0]))
