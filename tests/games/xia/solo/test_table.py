"""A captain alone at the table: what is told and shown, and what is asked last before the first turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

import starhold
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.rulebook import Rulebook
from starhold.games.xia.rules.solo.arranging import Arrange
from starhold.games.xia.rules.solo.race import Cause, Lost, NpcsAdvanced, Plus, RoundRolled, odds_of_round
from starhold.kernel import Event, Match, Meaning, Procedure, Seat

from ..positions import first_captain, game_of, position_after

MERCHANT = {"at": [-7, 5], "spawned": True, "heading": "neo-damascus"}
ENFORCER = {"at": [5, -1], "spawned": True, "damage": 4, "attacker": 0}


def alone(*answers: str, **position: Any) -> Match:
    return position_after("lone-captain.given", *answers, **position)


def with_merchant(*answers: str, **position: Any) -> Match:
    changes = {"npcs": {"3": MERCHANT}, "solo": {"plans": {"merchant": "usual-suspect"}}}
    return alone(*answers, **changes, **position)


def picture(match: Match) -> str:
    return " ".join(match.game.board(match.view(0)).split())


# Odds


@pytest.mark.parametrize(
    ("plus", "odds"),
    [
        (0, (15, 55, 30)),
        (2, (5, 55, 30, 10)),
        (4, (0, 50, 30, 20)),
        (6, (0, 40, 30, 25, 5)),
        (8, (0, 30, 30, 25, 15)),
        (10, (0, 20, 30, 25, 25)),
        (12, (0, 10, 30, 25, 25, 10)),
        (40, (0, 0, 0, 0, 0, 100)),
    ],
)
def test_each_plus_moves_the_odds_of_the_roll(plus: int, odds: tuple[int, ...]) -> None:
    assert odds_of_round(game_of(alone()), (Plus("cubes", plus),)) == odds


def test_all_pluses_are_added_up() -> None:
    causes: tuple[Cause, ...] = ("cubes", "credits", "behind", "feats")
    assert odds_of_round(game_of(alone()), tuple(Plus(cause, 2) for cause in causes)) == (0, 30, 30, 25, 15)


# Words


@pytest.mark.parametrize(
    ("answer", "title"),
    [
        ("sit-down enforcer 0", "seat the Enforcer between you and the Merchant"),
        ("sit-down enforcer 1", "seat the Enforcer between the Merchant and you"),
    ],
)
def test_a_seat_is_told_by_the_neighbours(answer: str, title: str) -> None:
    stack = {"21": "expedior-gate", "24": "kemplar-ii"}
    match = with_merchant("scan 5", stack=stack, **first_captain(at=[-5, -1]))
    assert match.game.meaning(match.read(answer)) == Meaning(title)


def test_an_expansion_is_told_by_its_edge_and_its_neighbours() -> None:
    match = alone("end")
    meaning = Meaning("reveal a sector beyond side 4 of Loath", "next to Loath and Outpost 338")
    assert match.game.meaning(match.read("expand loath 4")) == meaning


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (RoundRolled(4, (), 4, 1), "The round ends. The NPCs roll 4: 1 fame."),
        (
            RoundRolled(12, (Plus("behind", 2), Plus("feats", 4)), 18, 2),
            "The round ends. The NPCs roll 12 + 2 (they are behind) + 4 (the Merchant's deeds), 18 in all: 2 fame.",
        ),
        (NpcsAdvanced(2, 7, "round"), "The NPCs now have 7 fame."),
        (NpcsAdvanced(2, 7, "kill"), "The kill earns the NPCs 2 fame: they now have 7."),
        (Lost(0, 10), "The NPCs reach 10 fame first. Nobody in the Drift asks what became of Red."),
    ],
)
def test_the_race_is_told(event: Event, sentence: str) -> None:
    assert alone().game.text.event(event) == sentence


def test_a_card_that_means_nobody_yet_says_where_they_would_sit() -> None:
    match = with_merchant(**first_captain(missions=[{"id": "thief-3"}]))
    task = "steal from the second captain on your left, then deliver to TK-421"
    assert match.game.meaning(match.read("abort thief-3")).title == f"give up: {task}"
    assert f"mission One Spare Coil: {task}" in picture(match)


def test_one_that_means_somebody_names_them() -> None:
    match = with_merchant(**first_captain(missions=[{"id": "thief-1"}]))
    assert "steal from the Merchant, then deliver to Loath" in picture(match)


@pytest.mark.parametrize("bounty", [0, 2000])
def test_whoever_enters_an_outlaw_planet_alone_is_warned(bounty: int) -> None:
    match = alone("impulse", **first_captain(at=[3, 0], bounty=bounty))
    assert match.game.danger(match.read("fly S")) == "Loath: a bounty of 1,000"


def test_whoever_leaves_it_is_not() -> None:
    match = alone("impulse", **first_captain(at=[3, 1], bounty=2000))
    assert match.game.danger(match.read("fly N")) is None


# The picture of letters


def test_the_race_is_on_the_board() -> None:
    shown = picture(with_merchant(adrift=[{"at": [-3, -2], "cargo": "spice"}]))
    assert "NPCs: 0 of 10 fame, round 1, side A of their figures" in shown
    odds = "0 fame 5%, 1 fame 55%, 2 fame 30%, 3 fame 10%"
    assert f"Their roll at the end of the round +2 (cubes adrift): {odds}" in shown


def test_without_help_the_odds_are_those_of_the_die() -> None:
    assert "Their roll at the end of the round: 0 fame 15%, 1 fame 55%, 2 fame 30%" in picture(alone())


def test_in_company_there_is_no_such_race() -> None:
    assert "Their roll" not in picture(position_after("open-space.given"))


def test_npcs_are_shown_with_their_plans_and_the_figures_of_their_side() -> None:
    solo = {"side": "B", "plans": {"enforcer": "by-the-book"}}
    shown = picture(alone(npcs={"1": ENFORCER}, solo=solo))
    assert "Enforcer 5,-1 Tigris Gate damage 4 of 17 0 credits flies by By the Book, attacked by Red" in shown
    assert "moved by" not in shown


def test_a_hired_sellsword_is_moved_by_the_captain() -> None:
    shown = picture(alone(npcs={"0": {"at": [-7, 5], "spawned": True, "credits": 3000}}, sellsword=0))
    assert "Sellsword -7,5 Deltus Gate damage 0 of 12 3,000 credits moved by Red" in shown


# Before the first turn


def test_what_is_decided_last_comes_before_the_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def decide(game: Xia, seat: Seat) -> Procedure:
        """Something that could pause, and has nothing to ask."""
        asked.append("decide")
        return Arrange()

    def arrange(game: Xia, seat: Seat) -> None:
        asked.append("arrange")

    match = starhold.new("xia", seed=1, options={"solo": "normal", "missions_and_powers": False})
    rules: Rulebook = structs.replace(game_of(match).rules, readying=(decide, arrange))
    monkeypatch.setattr(Xia, "rules", rules)
    while match.decision.prompt != "xia.action-phase.act":
        options = match.decision.options
        match.answer(next((choice for choice in options if str(choice) in ("lay-around", "depart")), options[0]))
    assert asked == ["decide", "arrange"]
