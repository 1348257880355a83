"""Growth and markets as people see and read them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.drawing.growth import drawn_trees, drawn_yards
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.seeing.growth import market_view, pilot_sheet_view, ship_sheet_view
from starhold.games.akarios.state import Marks
from starhold.kernel import Match, load_content
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in

from .matches import game_of


def at_the_stall() -> Match:
    """Enver in seat 0 and Starla in seat 1, with 20 credits each."""
    cases = cases_in(CASES / "akarios" / "market.toml")
    match, _ = started(cases["Docking opens the market to everyone who flies"])
    return match


def before_a_fight(change: Callable[[Akarios], None] = lambda _: None) -> Match:
    """The same two, with a skill point and a ship upgrade point for Enver."""
    cases = cases_in(CASES / "akarios" / "skilltree.toml")
    match, _ = started(cases["One point unlocks nothing"])
    game = game_of(match)
    squad_of(game).pilots["enver"].ship_points = 1
    change(game)
    match.answer("set-difficulty easy")
    return match


def meanings(match: Match, seat: int) -> dict[str, str]:
    put, part = match.game.put_to(seat), match.decision.of(seat)
    assert part is not None
    return {str(option): str(put.meaning(option)) for option in part.options}


def refusals(match: Match, seat: int) -> dict[str, str]:
    part = match.decision.of(seat)
    assert part is not None
    return {str(each.choice): match.game.text.refusal(each) for each in part.refusals}


# Words


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("learn enver straps-first", "Straps First: ability Engineer · the first of 2 points"),
        (
            "learn enver wing-and-word",
            "Wing and Word: deck: add stealth · the first of 2 points; the other side closes for good",
        ),
        ("upgrade 0 argonaut 1 enver", "the Argonaut: +2 shield · a point of Enver; the other side closes for good"),
        ("upgrade 0 merkava 0 enver", "the Merkava: +1 shield · a point of Enver"),
    ],
)
def test_a_point_says_what_it_brings(answer: str, words: str) -> None:
    assert meanings(before_a_fight(), 0)[answer] == words


def test_the_second_point_brings_it() -> None:
    def half(game: Akarios) -> None:
        squad_of(game).pilots["enver"].trees["workbench"] = Marks([0, 0, 0], half=True)

    told = meanings(before_a_fight(half), 0)
    assert told["learn enver workbench 0 charm"] == "The Workbench: +1 charm · the second of 2 points: it is yours"


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("buy enver side-slip", "buy Side Slip (8 credits) · "),
        ("buy-for-sparrow 0 therapist", "buy Therapist for the Sparrow (20 credits) · for each trauma, draw 2"),
        ("buy-supply 0", "resupply the Sparrow (6 credits) · supply 5 becomes 6"),
        ("buy-point enver argonaut", "buy an upgrade point for the Argonaut (7 credits) · 0 of 2 bought so far"),
        ("give 0 enver starla 5", "Enver gives Starla 5 credits"),
        ("leave-market 0", "leave the market"),
    ],
)
def test_a_deal_says_what_it_costs_and_brings(answer: str, words: str) -> None:
    assert meanings(at_the_stall(), 0)[answer].startswith(words)


def test_a_sale_and_a_talk_say_what_they_are_about() -> None:
    match = at_the_stall()
    squad = squad_of(game_of(match))
    squad.hangar.append("odd-tool")
    squad.pilots["enver"].trauma = 2
    match.answer("leave-market 1", seat=1)
    told = meanings(match, 0)
    assert told["sell enver odd-tool"] == "sell Odd Tool · for 0 credits"
    assert told["unwind enver"] == "talk it over (4 credits) · trauma 2 becomes 1"


def test_a_shortage_shows_both_sides() -> None:
    match = at_the_stall()
    squad_of(game_of(match)).pilots["enver"].credits = 3
    match.answer("leave-market 1", seat=1)
    told = refusals(match, 0)
    assert told["buy enver far-light"].startswith("you need 11 credits and have 3")
    assert told["buy-supply 0"].startswith("you need 6 credits and have 3")
    assert told["unwind enver"] == "there is no trauma to talk over"


def test_the_log_of_a_hex_is_complete() -> None:
    match = before_a_fight()
    squad_of(game_of(match)).pilots["enver"].trees["workbench"] = Marks([0, 0, 0, 0], half=True)
    match.answer("learn enver workbench", seat=0)
    lines = [match.game.text.event(event) for event in match.game.told]
    assert lines[-2:] == ["Enver completes a hex of the Workbench.", "Enver's deck: -1, 0 out, +3, rolling lock in."]


def test_cards_of_a_kind_are_counted() -> None:
    content = load_content(Akarios)
    assert isinstance(content, AkariosContent)
    first = drawn_trees(content)[0]
    assert (first.whose, first.name) == ("starla", "The Lamplighter")
    assert tuple(tuple(each.words for each in row) for row in first.rows) == (
        ("deck: remove -1 (2 cards)",),
        ("deck: remove 0 and add +1 and lock", "a ship upgrade point"),
        ("the next ability",),
        ("deck: add rolling lock (2 cards)",),
        ("+1 intelligence",),
    )
    yard = drawn_yards(content)[0]
    assert (yard.whose, yard.name) == ("argonaut", "Argonaut")
    assert [(each.kind, each.words) for each in yard.rows[1]] == [("hull", "+1 hull"), ("shield", "+1 shield")]
    assert (first.rows[0][0].removed, first.rows[3][0].added) == (("minus-1",) * 2, ("rolling-lock",) * 2)


# Views


def test_a_tree_shows_what_is_filled_and_what_is_closed() -> None:
    game = game_of(at_the_stall())
    sheet = squad_of(game).pilots["enver"]
    sheet.trees = {"wing-and-word": Marks([1, 0], half=True), "straps-first": Marks([0])}
    sheet.skills, sheet.abilities = {"charm": 1}, 2
    seen = pilot_sheet_view(game, "enver")
    rows = {tree.id: tree.rows for tree in seen.trees}
    assert rows["wing-and-word"] == (("closed", "filled"), ("half",), ("later", "later"))
    assert rows["straps-first"] == (("filled",), ("open",), ("later",))
    assert seen.skills == {"charm": 3, "intelligence": 2, "strength": 1, "dexterity": 0}
    assert seen.abilities == ("resolve", "engineer")
    assert seen.deck["zero"] == 6


def test_a_ship_shows_its_upgrades() -> None:
    game = game_of(at_the_stall())
    ship = squad_of(game).ships["argonaut"]
    ship.marks, ship.points, ship.abilities = Marks([0, 0]), 1, 1
    seen = ship_sheet_view(game, "argonaut")
    assert (seen.hull, seen.shield, seen.points, seen.abilities) == (9, 4, 1, ("laser-weapon",))
    assert seen.rows[:4] == (("filled", "closed"), ("filled",), ("open",), ("later",))


def test_a_shelf_shows_who_can_buy_and_why_others_cannot() -> None:
    game = game_of(at_the_stall())
    squad_of(game).pilots["enver"].credits = 3
    seen = market_view(game, "stall")
    wares = {ware.card: ware for ware in seen.wares}
    assert (seen.supply, seen.ship_point, seen.calm) == (6, 7, 4)
    assert (wares["far-light"].price, wares["far-light"].left) == (11, 4)
    assert wares["far-light"].buyers == ("starla",)
    assert wares["far-light"].reasons["enver"].startswith("you need 11 credits and have 3")
    assert (wares["therapist"].buyers, wares["therapist"].left) == (("starla",), 1)
