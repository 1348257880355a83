"""What the answers mean, with names and figures."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from starhold.games.xia import BASE_GAME
from starhold.games.xia.choices import Abort, BuyShip, Deliver, Keep, Prepare, Pursue, Take, UseAbility
from starhold.games.xia.events import FameGained
from starhold.kernel import Choice, Match, Meaning, OptionValue

from .positions import first_captain, game_of, open_space, position_after


@pytest.mark.parametrize(
    ("answer", "title", "detail"),
    [
        ("impulse", "fly on impulse", "4 movement"),
        ("engine 0", "fly with the M-22", "1 marker, d6 movement"),
        ("shield 1", "raise the Targe", "1 marker, absorbs d6"),
        ("attack swamp-rat 0", "attack Swamp Rat with the M-22", "1 marker, d6 damage"),
        ("ram enforcer 0", "ram the Enforcer with the M-22", "1 marker, d6 damage"),
        ("gate -3,-2", "go through the gate to -3,-2 Expedior Gate", ""),
        ("use NE", "use the occupied space to the north-east", "2 movement"),
        ("buy spice 2", "buy 2 cubes of spice", "1,000 credits"),
        ("buy-outfit halon", "buy the Halon", "2,000 credits: engine, d8, 3 Use spaces, 4 spaces in all"),
        ("sell-outfit 0", "sell the M-22", "for 1,000 credits"),
        ("repair", "have all damage repaired", "1,000 credits"),
        ("buy-fame", "buy 1 fame", "5,000 credits"),
        ("recharge", "recharge", "4 energy, free"),
        ("stop", "stop here", "the rest of this move is lost"),
        ("scan 1", "scan what lies beyond side 1 of the sector", "1 energy"),
        ("rescue swamp-rat", "share energy with Swamp Rat", "2 energy, for 1 fame"),
        ("fly NE", "fly north-east", ""),
    ],
)
def test_names_and_figures_are_told(answer: str, title: str, detail: str) -> None:
    match = open_space(**first_captain(energy=6))
    assert match.game.meaning(match.read(answer)) == Meaning(title, detail)


SPICE = {"cubes": {"c2": "spice", "e3": "spice"}}


@pytest.mark.parametrize(
    ("trade_fame", "answer", "detail"),
    [
        ("all_bought_here", "sell spice 1", "1,000 credits"),
        ("all_bought_here", "sell spice 2", "2,000 credits and 1 fame"),
        ("all_hold", "sell-all", "2,000 credits and 1 fame"),
        ("any_two", "sell-all", "2,000 credits and 1 fame"),
    ],
)
def test_a_sale_is_told_with_its_price_and_its_fame(trade_fame: str, answer: str, detail: str) -> None:
    match = position_after(
        "trade-routes.given", **first_captain(at=[4, 2], hold=SPICE), options={"trade_fame": trade_fame}
    )
    assert match.game.meaning(match.read(answer)).detail == detail
    match.answer(answer)
    assert any(isinstance(event, FameGained) for event in match.game.told) == ("fame" in detail)


def test_work_is_told_with_its_odds() -> None:
    match = position_after("trade-routes.given", **first_captain(at=[-7, 0]))
    assert match.game.meaning(match.read("salvage")).detail == "85% chance of 1 cube of cyber"


def test_a_ship_is_told_with_its_figures_and_its_ability() -> None:
    said = open_space().game.meaning(Take("easy-tiger"))
    assert said.title == "Easy Tiger"
    assert said.detail.startswith("impulse 3, energy 8, hold of 11. Cat's Luck (1 energy): Right after")


def test_a_ship_for_sale_is_told_with_its_price() -> None:
    game = game_of(open_space())
    ship = next(ship for ship in game.content.ships if ship.tier == 2)
    said = game.meaning(BuyShip(ship.id))
    assert said.title == ship.name
    assert said.detail.startswith(f"{ship.price:,} credits, earns 1 fame, impulse {ship.impulse}")


def test_a_loadout_is_told_with_its_outfits() -> None:
    assert str(open_space().game.meaning(Prepare("trader"))).startswith("Trader · M-22, Targe. Buy spice")


def test_an_ability_is_told_with_its_cost_and_target() -> None:
    game = open_space().game
    assert str(game.meaning(UseAbility("easy-tiger"))).startswith("use Cat's Luck · 1 energy: ")
    assert str(game.meaning(UseAbility("persistent-memory", "merchant"))).startswith(
        "use Mag-Harpoon on the Merchant · "
    )


@pytest.mark.parametrize(
    ("verb", "begins"),
    [(Keep, "accept: "), (Pursue, "work on: "), (Deliver, "complete: "), (Abort, "give up: ")],
)
def test_a_mission_is_told_with_what_it_asks_for(verb: type[Keep | Pursue | Deliver | Abort], begins: str) -> None:
    game = game_of(open_space())
    tasks = {game.mission_type(mission.id): game.meaning(verb(mission.id)) for mission in game.content.missions}
    assert len(tasks) == 6
    assert all(task.title.startswith(begins) and " credits" in task.detail for task in tasks.values())
    assert any(name in tasks["thief"].title for name in ("from Blue", "from Green"))


@pytest.mark.parametrize("chosen", [{}, BASE_GAME], ids=["whole box", "base game"])
def test_every_choice_of_a_match_has_a_meaning_and_a_danger_or_none(chosen: Mapping[str, OptionValue]) -> None:
    match, chance = Match.new("xia", seed=5, options=chosen), Random(5)
    seen: set[type[Choice]] = set()
    for _ in range(300):
        options = match.decision.options
        seen.update(map(type, options))
        assert all(match.game.meaning(option).title for option in options)
        assert all(match.game.danger(option) != "" for option in options)
        match.answer(chance.choice(options))
    assert len(seen) > 10


def test_the_last_words_are_the_story_of_the_winners_ship() -> None:
    game = game_of(open_space())
    assert game.epilogue() == "A Legend was born."
    game.state.winner = 1
    first, story = game.epilogue().splitlines()
    assert first == "Blue is a Legend, and so is Swamp Rat."
    assert story == game.content.ship["swamp-rat"].victory
