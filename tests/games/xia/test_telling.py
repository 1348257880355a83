"""Flights, hits and damage in one sentence each, and what sentences refer to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starhold.games.xia.board.interior import PLACES
from starhold.games.xia.choices import Gate, Keep
from starhold.games.xia.events import (
    AttackDeclared,
    AttackResolved,
    DamagePlaced,
    DamageTaken,
    DieRolled,
    EngineFired,
    NpcRolled,
    NpcTargeted,
    Respawned,
    SectorRevealed,
    ShieldRaised,
    ShipDestroyed,
    ShipMoved,
)
from starhold.geometry import Hex, distance
from starhold.kernel import Event
from starhold.kernel.speech import plain

from .positions import game_of, open_space

GAME = game_of(open_space())
TEXT = GAME.text.referring()
SHIPS = [captain.ship for captain in GAME.state.captains]


def flight(ship: str, *spaces: tuple[int, int]) -> list[Event]:
    places = [Hex(*space) for space in spaces]
    return [ShipMoved(ship, start, to) for start, to in pairwise(places)]


class TestFlights:
    def test_the_captain_is_the_subject_and_spaces_are_counted(self) -> None:
        told = GAME.referring().told_together(flight(SHIPS[1], (0, -2), (0, -3), (1, -4)))
        assert told == "[[seat 1|Blue]] flies 2 spaces to [[space 1,-4|1,-4]]."

    def test_a_flight_may_stay_in_its_sector(self) -> None:
        assert GAME.told_together(flight(SHIPS[0], (0, 0), (0, 1))) == "Red flies 1 space from 0,0 to 0,1."
        assert GAME.told_together(flight(SHIPS[0], (0, 0), (0, 1), (0, 0))) == "Red flies 2 spaces to 0,0."

    def test_a_ship_without_a_captain_is_called_by_its_name(self) -> None:
        assert GAME.told_together(flight("merchant", (0, 0), (0, 1))) == "The Merchant flies 1 space from 0,0 to 0,1."

    def test_what_is_not_told_space_by_space_is_not_counted(self) -> None:
        assert GAME.told_together(flight("merchant", (0, 0), (0, 5))) == "The Merchant flies to 0,5."

    def test_inside_the_kiln_places_have_names(self) -> None:
        (start, to), *_ = [(one, other) for one in PLACES for other in PLACES if distance(one, other) == 1]
        assert GAME.told_together([ShipMoved(SHIPS[0], start, to)]) == f"Red flies 1 space to {PLACES[to]}."


class TestHits:
    ROLLS: tuple[Event, ...] = (
        AttackDeclared(SHIPS[0], "scoundrel", "halon"),
        AttackDeclared(SHIPS[0], "scoundrel", "m-22"),
        DieRolled(0, 8, 6, "engine", "halon"),
        NpcRolled("scoundrel", 6, 1, "defence"),
    )

    def test_they_are_one_run(self) -> None:
        resolved = AttackResolved(SHIPS[0], "scoundrel", 6, 1, 5)
        assert {TEXT.run(event) for event in (*self.ROLLS, resolved, ShieldRaised(0, "halon"))} == {"hit"}
        assert TEXT.run(EngineFired(0, "halon", 6)) == ""

    def test_nothing_is_left_out_while_dice_are_rolled(self) -> None:
        told = GAME.told_together(self.ROLLS)
        assert told == " ".join(GAME.text.event(event) for event in self.ROLLS)

    @pytest.mark.parametrize(
        ("events", "told"),
        [
            (
                [*ROLLS, AttackResolved(SHIPS[0], "scoundrel", 6, 1, 5), DamageTaken("scoundrel", 5)],
                "Red attacks the Scoundrel with the Halon and the M-22: 6 against 1, 5 damage.",
            ),
            (
                [AttackResolved("scoundrel", SHIPS[1], 2, 3, 0)],
                "The Scoundrel attacks Blue: 2 against 3, no damage.",
            ),
            (
                [
                    AttackDeclared("scoundrel", SHIPS[1], "scoundrel"),
                    AttackResolved("scoundrel", SHIPS[1], 8, 0, 8),
                    DamageTaken(SHIPS[1], 8),
                    ShipDestroyed(SHIPS[1], "scoundrel"),
                ],
                "The Scoundrel destroys Blue: 8 against 0, 8 damage!",
            ),
        ],
    )
    def test_in_the_end_they_say_what_came_of_it(self, events: list[Event], told: str) -> None:
        assert GAME.told_together(events) == told

    def test_what_a_hit_does_to_others_is_told_besides(self) -> None:
        own = DamageTaken(SHIPS[0], 6)
        events = [AttackResolved(SHIPS[0], "merchant", 6, 1, 5), own, AttackResolved(SHIPS[0], "scoundrel", 4, 2, 2)]
        first, second, third = GAME.told_together(events).replace(". ", ".\n").splitlines()
        assert (first, third) == (
            "Red attacks the Merchant: 6 against 1, 5 damage.",
            "Red attacks the Scoundrel: 4 against 2, 2 damage.",
        )
        assert second == GAME.text.event(own)


def test_damage_in_a_hold_is_one_sentence() -> None:
    marks = [DamagePlaced(0, cell) for cell in ("d3", "d4", "e1")]
    assert GAME.told_together(marks[:1]) == "Red takes it on d3."
    assert GAME.told_together(marks) == "Red takes it on d3, d4 and e1."


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Respawned(SHIPS[0], Hex(1, 2)), f"[[ship {SHIPS[0]}|{{ship}}]] appears at [[space 1,2|1,2]]."),
        (SectorRevealed(1, "loath", Hex(5, -3), 0), "[[seat 1|Blue]] reveals [[space 5,-3|Loath, around 5,-3]]."),
        (NpcTargeted("scoundrel", "2"), "[[ship scoundrel|The Scoundrel]] sets a course for [[seat 2|Green]]."),
    ],
)
def test_sentences_refer_to_seats_places_and_ships(event: Event, told: str) -> None:
    assert TEXT.event(event) == told.format(ship=GAME.content.ship[SHIPS[0]].name)
    assert plain(TEXT.event(event)) == GAME.text.event(event)


def test_answers_refer_to_places() -> None:
    at = next(iter(GAME.chart.spaces))
    name = GAME.chart.spaces[at].sector.name
    assert GAME.meaning(Gate(at)).title == f"go through the gate to {at} {name}"
    assert GAME.referring().meaning(Gate(at)).title == f"go through the gate to [[space {at}|{at} {name}]]"


def test_whoever_accepts_a_mission_reads_which_of_its_places_nobody_has_found() -> None:
    found = {placed.sector for placed in GAME.state.board.placed}
    for mission in GAME.content.missions:
        places = {getattr(mission, field, None) for field in ("pick_up", "at", "deliver")} - {None}
        names = {GAME.content.sector[str(place)].name for place in places - found}
        _, _, unknown = GAME.meaning(Keep(mission.id)).detail.partition("; not found yet: ")
        assert set(filter(None, unknown.split(", "))) == names
