"""What the statistics of Stars of Akarios are made of."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import polars as pl
import pytest

from starhold.games.akarios.events import (
    Acted,
    Attacked,
    Destroyed,
    Flipped,
    Hurt,
    KnockedOut,
    RoundBegan,
    StressChanged,
    TraumaDrawn,
)
from starhold.kernel import Event
from starhold.sim.akarios.chronicle import AkariosChronicle
from starhold.sim.akarios.deeds import Deeds
from starhold.sim.chronicle import Use
from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.report import write_report
from tests.games.akarios.matches import duel, fight, game_of

from ..runs import run

SEATS = {"starla": 0, "enver": 1}
SCOUT = "ronin-scout-3"


def told(*events: Event) -> list[Use]:
    deeds = Deeds(SEATS.get, {"starla": "knossis", "enver": "merkava"}.__getitem__, {"fire"})
    return [use for event in events for use in deeds.follow(event)]


def total(uses: Iterable[Use], kind: str, thing: str, what: str) -> int:
    return sum(getattr(use, what) for use in uses if (use.kind, use.thing) == (kind, thing))


def test_damage_is_told_of_the_card_and_its_dice() -> None:
    uses = told(
        Acted("starla", "fire", ("attack", "wild")),
        Attacked("starla", SCOUT, (), 3),
        Hurt(SCOUT, 1, 1, "attack"),
        Attacked("starla", "ronin-scout-1", (), 1),
        Hurt("ronin-scout-1", 0, 1, "attack"),
        Destroyed("ronin-scout-1"),
    )
    assert total(uses, "card", "fire", "times") == 1
    assert total(uses, "card", "fire", "gain") == 3
    assert total(uses, "card", "fire", "sensible") == 1
    assert total(uses, "dice", "fire", "times") == 2
    assert total(uses, "kills", "fire", "times") == 1
    assert total(uses, "enemy", "ronin-scout", "sensible") == 1


def test_an_attack_that_does_nothing_was_not_sensible_and_a_move_always_is() -> None:
    uses = told(Acted("starla", "fire", ("attack",)), Attacked("starla", SCOUT, (), 0), Acted("enver", "ahead"))
    assert (total(uses, "card", "fire", "sensible"), total(uses, "card", "ahead", "sensible")) == (0, 1)


def test_enemies_have_their_own_damage() -> None:
    uses = told(
        Acted("starla", "fire", ("attack",)),
        Attacked(SCOUT, "enver", (), 2),
        Hurt("enver", 0, 2, "attack"),
        KnockedOut("enver"),
    )
    assert total(uses, "card", "fire", "gain") == 0
    assert total(uses, "enemy", "ronin-scout", "times") == 1
    assert total(uses, "enemy", "ronin-scout", "gain") == 2
    assert [(use.thing, use.detail) for use in uses if use.kind == "lost"] == [("merkava", "ronin-scout")]


def test_rocks_are_nobodys_deed() -> None:
    uses = told(Acted("starla", "fire"), Attacked("starla", SCOUT, (), 1), Hurt(SCOUT, 0, 1, "asteroids"))
    assert total(uses, "card", "fire", "gain") == 0
    uses = told(Attacked(SCOUT, "enver", (), 1), Hurt("enver", 0, 1, "asteroids"), KnockedOut("enver"))
    assert [use.detail for use in uses if use.kind == "lost"] == ["asteroids"]
    assert total(uses, "enemy", "ronin-scout", "gain") == 0


def test_a_flipped_card_is_counted() -> None:
    assert [(use.seat, use.thing) for use in told(Flipped("enver", "fire")) if use.kind == "flipped"] == [(1, "fire")]


def test_a_card_has_one_chance_a_round_for_each_pilot_who_could_use_it() -> None:
    match = duel()
    chronicle = AkariosChronicle(match.game)
    choice = match.read("finish starla")
    for _ in range(2):
        chronicle.hear(match.decision, choice)
    chronicle.follow([RoundBegan(2)])
    assert total(chronicle.uses(), "card", "ahead", "offered") == 2
    assert total(chronicle.uses(), "card", "fire", "times") == 0


def test_stress_traumas_and_losses_are_those_of_the_seats_own_pilots() -> None:
    match = fight("take-usual 0", "take-usual 1", seats=2)
    chronicle = AkariosChronicle(match.game)
    chronicle.follow(
        [
            StressChanged("starla", 1, 3),
            StressChanged("starla", 1, 4),
            StressChanged("starla", -3, 1),
            TraumaDrawn("violet-ray", "numb"),
            KnockedOut("violet-ray"),
        ]
    )
    first, second = chronicle.seat(0), chronicle.seat(1)
    assert (first["stress"], first["traumas"], first["lost"], first["pilot"]) == (2, 0, 0, "starla")
    assert (second["stress"], second["traumas"], second["lost"], second["ship"]) == (0, 1, 1, "charis")
    assert (first["scenario"], first["difficulty"], first["pilots"]) == ("first-light", "normal", 2)


def test_a_ship_that_is_lost_when_the_fight_ends_is_told_of_its_pilot() -> None:
    match = duel()
    chronicle = AkariosChronicle(match.game)
    chronicle.follow(())
    game_of(match).state.flyers = []
    chronicle.follow([Hurt("violet-ray", 0, 3, "asteroids"), KnockedOut("violet-ray")])
    assert [(use.seat, use.thing, use.detail) for use in chronicle.uses() if use.kind == "lost"] == [
        (0, "charis", "asteroids")
    ]


def test_each_enemy_is_met_once() -> None:
    match = duel()
    chronicle = AkariosChronicle(match.game)
    for _ in range(2):
        chronicle.follow(())
    assert total(chronicle.uses(), "enemy", "ronin-scout", "offered") == 4


@pytest.mark.untraced
def test_a_run_tells_of_every_fight(tmp_path: Path) -> None:
    job = Job(game="akarios", each={"scenario": ("first-light", "through-the-rubble"), "pilots": (1, 2)})
    run(tmp_path / "run", job, players=("random",), matches=8)
    folder = RunFolder(tmp_path / "run")
    seats, turns = folder.table("seats"), folder.table("turns")
    assert sorted(seats.group_by("scenario", "pilots").len()["len"]) == [2, 2, 2, 2]
    assert seats["turns"].to_list() == seats["rounds"].to_list()
    assert turns.filter(pl.col("match") == 0)["enemies"].min() is not None
    page = write_report(tmp_path / "run", tmp_path / "page.html").read_text(encoding="utf-8")
    for words in ("Fights", "Through the Rubble", "Cards and their dice", "scenario=first-light|through-the-rubble"):
        assert words in page
