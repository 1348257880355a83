"""Xia's chronicle: what it tells is what happened."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from starhold.games.xia import Xia
from starhold.games.xia import events as told
from starhold.games.xia.rules.embers.events.cards import EventDrawn
from starhold.games.xia.rules.embers.kiln.sifting import RelicSifted
from starhold.games.xia.rules.powers import CardChosen
from starhold.kernel import Event, Match
from starhold.players import Outlook
from starhold.sim.chronicle import BLUNDER, Cell, Row, Use
from starhold.sim.job import Fixture, Job
from starhold.sim.playing import Played, new_match, play, seated
from starhold.sim.xia.chronicle import XiaChronicle

from .watching import told_by

ALL_IN = Job(game="xia", options={"embers": True, "missions_and_powers": True, "sellsword": True, "fame_goal": 5})
FIXTURE = Fixture(3, ("random",) * 3, "8")


@pytest.fixture(scope="module")
def match() -> Match:
    """The match of the fixture, played without anybody taking notes."""
    match = new_match(ALL_IN, FIXTURE)
    with seated(ALL_IN, FIXTURE) as players:
        while not match.over:
            match.answer(players[match.decision.seat].answer(Outlook(match)))
    return match


@pytest.fixture(scope="module")
def played() -> Played:
    return play(ALL_IN, FIXTURE)


def events(match: Match) -> list[Event]:
    return match.events(None) + [
        event for event in match.events(0) + match.events(1) + match.events(2) if event.audience
    ]


def uses(played: Played, kind: str) -> Iterator[Row]:
    return (row for row in played.tables["uses"] if row["kind"] == kind)


def test_taking_notes_changes_nothing(match: Match, played: Played) -> None:
    assert played.result == match.result
    assert played.decisions == match.revision


def test_there_is_a_row_for_each_turn(match: Match, played: Played) -> None:
    began = [event.seat for event in match.events(None) if isinstance(event, told.TurnBegan)]
    assert [row["seat"] for row in played.tables["turns"]] == began
    assert [row["turn"] for row in played.tables["turns"]] == list(range(1, len(began) + 1))
    assert played.tables["matches"][0]["turns"] == len(began)
    assert [row["turns"] for row in played.tables["seats"]] == [began.count(seat) for seat in range(3)]


def test_the_last_turn_shows_how_the_match_ended(match: Match, played: Played) -> None:
    game = match.game
    assert isinstance(game, Xia)
    for row in [*played.tables["turns"]][-1:]:
        captain = game.state.captains[int(str(row["seat"]))]
        assert (row["fame"], row["credits"], row["ship"]) == (captain.fame, captain.credits, captain.ship)
        assert row["damage"] == len(captain.hold.damage)
        assert {source: row[f"fame_{source}"] for source in captain.fame_from} == captain.fame_from
    assert [row["deaths"] for row in played.tables["seats"]] == [
        captain.so_far.get("deaths", 0) for captain in game.state.captains
    ]


def test_captains_begin_where_and_with_what_they_chose(match: Match, played: Played) -> None:
    game = match.game
    assert isinstance(game, Xia)
    chosen = {event.seat: event.ship for event in match.events(None) if isinstance(event, told.ShipChosen)}
    assert {row["seat"]: row["ship"] for row in played.tables["seats"]} == chosen
    starts = [game.chart.spaces[at].sector.id for at in game.state.starts]
    assert [row["start"] for row in played.tables["seats"]] == starts
    for row, captain in zip(played.tables["seats"], game.state.captains, strict=True):
        most = max(captain.fame_from.values(), default=0)
        assert captain.fame_from.get(row["strategy"], 0) == most  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("kind", "event", "field"),
    [
        ("outfit", told.OutfitBought, "outfit"),
        ("title", told.TitleClaimed, "title"),
        ("token", told.TokenCollected, "token"),
        ("relic", RelicSifted, "relic"),
    ],
)
def test_uses_are_counted(match: Match, played: Played, kind: str, event: type[Event], field: str) -> None:
    happened = Counter(
        (getattr(one, "seat", None), getattr(one, field)) for one in match.events(None) if isinstance(one, event)
    )
    assert {(row["seat"], row["thing"]): row["times"] for row in uses(played, kind) if row["times"]} == happened


def test_missions_are_used_by_keeping_them_and_sensibly_by_completing_them(match: Match, played: Played) -> None:
    kept = Counter(event.seat for event in match.events(None) if isinstance(event, told.MissionKept))
    found: Counter[Cell] = Counter()
    for row in uses(played, "mission"):
        found[row["seat"]] += int(str(row["times"]))
    assert +found == kept
    completed = Counter(
        (event.seat, event.mission) for event in match.events(None) if isinstance(event, told.MissionCompleted)
    )
    assert {
        (row["seat"], row["thing"]): row["sensible"] for row in uses(played, "mission") if row["sensible"]
    } == completed


def test_what_is_drawn_is_offered(match: Match, played: Played) -> None:
    titles = {event.title for event in match.events(None) if isinstance(event, told.TitleDrawn)}
    assert {row["thing"] for row in uses(played, "title") if row["offered"]} == titles
    drawn = Counter(event.event for event in match.events(None) if isinstance(event, EventDrawn))
    assert {row["thing"]: row["times"] for row in uses(played, "event") if row["times"]} == drawn
    assert {row["offered"] for row in uses(played, "event")} == {1}
    seen: Counter[str] = Counter()
    for event in events(match):
        if isinstance(event, told.MissionsSeen):
            seen.update(event.missions)
    offered: Counter[str] = Counter()
    for row in uses(played, "mission"):
        offered[str(row["thing"])] += int(str(row["offered"]))
    assert +offered == seen


@pytest.mark.parametrize(
    ("event", "use"),
    [
        (told.OutfitBought(1, "targe"), Use(1, "outfit", "targe")),
        (told.TitleClaimed(1, "collector"), Use(1, "title", "collector", sensible=1)),
        (told.TokenCollected(1, "energy"), Use(1, "token", "energy")),
        (told.AbilityUsed(1, "numerator"), Use(1, "ability", "numerator")),
        (told.AbilityUsed(1, "easy-tiger"), Use(1, "ability", "easy-tiger", sensible=1)),
        (told.AbilityWorked(1, "numerator", 3), Use(1, "ability", "numerator", times=0, sensible=1)),
        (CardChosen(1, "numerator", power=True), Use(1, "ability", "numerator/power")),
        (told.ShipBought(1, "gaiden"), Use(1, "ship", "gaiden")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_each_event_tells_of_its_use(event: Event, use: Use) -> None:
    chronicle = XiaChronicle(new_match(ALL_IN, FIXTURE).game)
    chronicle.follow([event])
    assert told_by(chronicle) == [use]


@pytest.mark.parametrize(
    ("before", "by", "cause"),
    [
        ([told.StarEntered("numerator")], None, "a star"),
        ([told.DieRolled(1, 20, 3, "excavate")], None, "excavate"),
        ([told.StarEntered("numerator"), told.TurnBegan(0)], None, "something else"),
        ([], "scoundrel", "the Scoundrel"),
        ([], "swamp-rat", "another captain"),
    ],
    ids=lambda value: str(value) if isinstance(value, str) else "",
)
def test_the_end_of_a_ship_has_its_cause(before: list[Event], by: str | None, cause: str) -> None:
    chronicle = XiaChronicle(new_match(ALL_IN, FIXTURE).game)
    assert isinstance(chronicle.game, Xia)
    at, *_ = chronicle.game.state.starts
    chronicle.follow(
        [told.ShipChosen(1, "numerator"), told.ShipChosen(0, "swamp-rat"), told.Respawned("numerator", at)]
    )
    chronicle.follow([*before, told.ShipDestroyed("numerator", by), told.ShipDestroyed("merchant", None)])
    [end] = [use for use in told_by(chronicle) if use.kind == "death"]
    assert end == Use(1, "death", chronicle.game.chart.spaces[at].sector.id, cause)


def test_missions_are_also_counted_by_type() -> None:
    game = new_match(ALL_IN, FIXTURE).game
    assert isinstance(game, Xia)
    mission = game.content.missions[0].id
    chronicle = XiaChronicle(game)
    chronicle.follow([told.MissionsSeen(1, (mission,)), told.MissionCompleted(1, mission)])
    chronicle.follow([told.FameGained(1, 1, "missions")])
    assert told_by(chronicle) == [
        Use(1, "mission", mission, times=0, offered=1),
        Use(1, "mission-type", game.mission_type(mission), times=0, offered=1),
        Use(1, "mission", mission, times=0, sensible=1),
        Use(1, "mission-type", game.mission_type(mission), times=0, sensible=1),
        Use(1, "mission", mission, times=0, worth=1),
    ]


def test_the_fame_of_titles_is_theirs(match: Match, played: Played) -> None:
    game = match.game
    assert isinstance(game, Xia)
    for row in uses(played, "title"):
        if row["times"]:
            assert row["worth"] == game.content.title[str(row["thing"])].fame


def test_every_end_of_a_ship_has_a_place_and_a_cause(match: Match, played: Played) -> None:
    game = match.game
    assert isinstance(game, Xia)
    deaths = [row for row in played.tables["uses"] if row["kind"] == "death"]
    assert sum(int(str(row["times"])) for row in deaths) == sum(
        captain.so_far.get("deaths", 0) for captain in game.state.captains
    )
    assert {row["thing"] for row in deaths} <= {placed.sector for placed in game.state.board.placed}
    assert all(row["detail"] for row in deaths)
    stars = sum(isinstance(event, told.StarEntered) and event.ship in game.content.ship for event in match.events(None))
    assert sum(int(str(row["times"])) for row in deaths if row["detail"] == "a star") == stars


def test_cubes_count_one_by_one_and_relics_by_what_was_taken_for_them() -> None:
    chronicle = XiaChronicle(new_match(ALL_IN, FIXTURE).game)
    chronicle.follow([told.CubesSold(1, "spice", 3), RelicSifted(0, "idol")])
    chronicle.follow([told.FameGained(0, 1, "relics"), told.FameGained(1, 1, "trade")])
    assert told_by(chronicle) == [
        Use(1, "cargo", "spice", times=0, gain=3000, sensible=3),
        Use(0, "relic", "idol"),
        Use(0, "relic", "idol", times=0, worth=1, sensible=1),
    ]


def test_rows_do_not_hang_on_how_python_orders_sets() -> None:
    script = (
        "from starhold.sim.job import *; from starhold.sim.playing import play; from hashlib import blake2b\n"
        "played = play(Job(game='xia', options={'fame_goal': 3}), Fixture(0, ('random', 'random'), '8'))\n"
        "print(blake2b(repr(played.tables).encode()).hexdigest())"
    )
    told = [
        subprocess.run([sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True)
        for seed in ("1", "2")
    ]
    assert told[0].stdout == told[1].stdout != b""


def test_everything_that_was_used_is_in_the_legend(match: Match, played: Played) -> None:
    legend = XiaChronicle(match.game).legend()
    for row in played.tables["uses"]:
        kind = str(row["kind"])
        assert row["thing"] in (legend.blunders if kind == BLUNDER else legend.things[kind])
    assert set(legend.senses) == set(legend.uses)
    assert set(legend.traits) <= set(XiaChronicle.seat_columns)
    assert set(legend.sources) <= set(XiaChronicle.turn_columns)


def test_the_base_game_has_no_relics_and_no_events() -> None:
    job = Job(game="xia", options={"fame_goal": 3, "embers": False, "missions_and_powers": False, "sellsword": False})
    match = new_match(job, FIXTURE)
    legend = XiaChronicle(match.game).legend()
    assert "relic" not in legend.uses
    assert "ship" in legend.uses
    assert play(job, FIXTURE).failure is None


def test_powers_of_ships_that_are_not_in_the_box_are_no_things() -> None:
    match = Match.new("xia", seats=2, seed=1, options={"embers": False, "missions_and_powers": True})
    abilities = XiaChronicle(match.game).legend().things["ability"]
    assert "easy-tiger/power" in abilities
    assert "skimmer/power" not in abilities
