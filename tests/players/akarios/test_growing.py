"""Points and credits: a pilot marks what helps most, buys supply first, then what fits, and leaves."""

from __future__ import annotations

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.state import Marks
from starhold.kernel import Match
from starhold.players.akarios.growing import RESERVE, STOCK
from starhold.players.akarios.pilot import thought
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in


def opened(file: str, case: str) -> Match:
    match, _ = started(cases_in(CASES / "akarios" / file)[case])
    return match


def stall() -> tuple[Match, Akarios]:
    match = opened("market.toml", "Docking opens the market to everyone who flies")
    assert isinstance(match.game, Akarios)
    squad_of(match.game).supply = STOCK
    return match, match.game


DEAREST = ["missile-strike", "last-salvo", "elite-weapons", "warp-drive", "deepstrike"]
"""Nothing on the shelf is better."""


def answer(match: Match, seat: int = 0) -> str:
    """The answer of a pilot, asked again: somebody has changed the position."""
    match.answer("leave-market 1", seat=1)
    return answer_now(match, seat)


def answer_now(match: Match, seat: int = 0) -> str:
    assert isinstance(match.game, Akarios)
    part = match.decision.of(seat)
    assert part is not None
    return str(thought(match.game, part.prompt, part.options)[0])


def test_supply_comes_first() -> None:
    match, game = stall()
    squad_of(game).supply = RESERVE - 1
    assert answer(match) == "buy-supply 0"


def test_more_of_it_comes_last() -> None:
    match, game = stall()
    squad_of(game).supply = RESERVE
    squad_of(game).pilots["enver"].credits = 6
    squad_of(game).pilots["enver"].cards = DEAREST
    assert answer(match) == "buy-supply 0"


def test_with_enough_supply_the_best_weapon_that_fits_is_bought() -> None:
    match, _ = stall()
    assert answer(match) == "buy enver far-light"


def test_a_card_that_is_no_better_stays_on_the_shelf() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].cards = DEAREST
    assert answer(match) == "buy-point enver argonaut"


def test_then_something_for_the_sparrow_is_bought() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].cards = DEAREST
    squad_of(game).ships["argonaut"].bought = 2
    squad_of(game).pilots["enver"].credits = 30
    assert answer(match) == "buy-for-sparrow 0 local-barter"
    squad_of(game).sparrow = ["radar-shield", "quick-start"]
    assert answer_now(match) == "leave-market 0"


def test_a_ship_of_another_class_has_no_use_for_it() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].credits = 7
    assert answer(match) == "buy enver odd-tool"


def test_a_burdened_pilot_talks() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].trauma = 2
    assert answer(match) == "unwind enver"


def test_without_credits_a_pilot_leaves() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].credits = 0
    assert answer(match) == "leave-market 0"


def test_points_are_marked_before_anything_else() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].points = 1
    squad_of(game).supply = 0
    assert answer(match) == "learn enver straps-first"


def test_a_hex_that_is_begun_is_finished() -> None:
    match, game = stall()
    sheet = squad_of(game).pilots["enver"]
    sheet.points, sheet.trees = 1, {"wing-and-word": Marks([1], half=True)}
    assert answer(match) == "learn enver wing-and-word 1"


def test_the_own_ship_is_upgraded_first() -> None:
    match, game = stall()
    squad_of(game).pilots["enver"].ship_points = 1
    assert answer(match).startswith("upgrade 0 argonaut")


def test_a_deck_is_better_without_its_worst_cards() -> None:
    match, game = stall()
    sheet = squad_of(game).pilots["enver"]
    sheet.points = 1
    sheet.trees = {"straps-first": Marks([0, 0, 0]), "workbench": Marks([0, 0, 0]), "wing-and-word": Marks([0])}
    assert answer(match) == "learn enver workbench"
