"""Cards that help: what they are worth to a pilot, and what a pilot answers when they ask."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import (
    Act,
    Decline,
    Discard,
    Keep,
    Lend,
    Pass,
    PassPhase,
    Place,
    TakeBack,
    Withhold,
)
from starhold.games.akarios.content import Gather
from starhold.games.akarios.rules.bodies import flyer_of
from starhold.games.akarios.rules.foreseeing import Foresee
from starhold.games.akarios.rules.lending import GatherDice
from starhold.games.akarios.rules.warping import Warp
from starhold.games.akarios.state import Die, Slotted
from starhold.geometry import Hex, distance
from starhold.kernel import Match
from starhold.players.akarios.gadgets import among_enemies, foresee, lend, place_ship, take_back
from starhold.players.akarios.helping import ability_worths, aid_after
from starhold.players.akarios.plans import hops


def squad(*cards: str) -> Akarios:
    """Starla with these cards and a die of each kind, Violet Ray beside her, and an enemy three spaces ahead."""
    match = Match.new("akarios", seats=1, seed=5, options={"pilots": 2})
    for answer in ("take-usual 0", "take-usual 0", "deploy starla 5,7 N", "deploy violet-ray 9,5 N"):
        match.answer(answer)
    game = match.game
    assert isinstance(game, Akarios)
    starla, violet = game.state.flyers
    starla.at, violet.at = Hex(7, 4), Hex(8, 4)
    starla.dice = (Die("move"), Die("attack"), Die("wild"), Die("stress"))
    starla.cards += tuple(Slotted(card, game.content.card[card].supply) for card in cards)
    game.state.enemies[0].at = Hex(7, 1)
    return game


def worth_of(game: Akarios, card: str) -> float:
    """What a card is worth to Starla, with the dice that suit it best."""
    return max(worth for id_, _, worth in ability_worths(game, flyer_of(game, "starla")) if id_ == card)


@pytest.mark.parametrize(
    "card",
    [
        "stone-shield",
        "not-a-threat",
        "leech",
        "double-damage",
        "blast-pack",
        "action-sent",
        "super-charge",
        "foresight",
        "double-down",
        "vortex-blast",
    ],
)
def test_a_card_that_helps_is_worth_something(card: str) -> None:
    assert worth_of(squad(card), card) > 0


def test_a_ward_is_worth_nothing_far_from_enemies() -> None:
    game = squad("stone-shield")
    game.state.enemies = [enemy for enemy in game.state.enemies if enemy.at != Hex(7, 1)]
    for enemy in game.state.enemies:
        enemy.at = Hex(14, -7)
    assert worth_of(game, "stone-shield") <= 0


def test_hull_is_repaired_where_it_is_missing() -> None:
    game = squad("beam-repair")
    assert worth_of(game, "beam-repair") <= 0
    flyer_of(game, "violet-ray").hull -= 3
    assert worth_of(game, "beam-repair") > 0


def test_a_miss_is_planted_and_nothing_else() -> None:
    game = squad("confusion-probe")
    game.state.enemy_deck.discard = ("plus-1",)
    assert worth_of(game, "confusion-probe") <= 0
    game.state.enemy_deck.discard = ("plus-1", "miss")
    assert worth_of(game, "confusion-probe") > 0


def test_allies_are_rallied_when_they_have_spent_a_die_that_would_serve_again() -> None:
    game = squad("motivational-speech")
    assert worth_of(game, "motivational-speech") <= 0
    violet = flyer_of(game, "violet-ray")
    violet.dice = (Die("attack", True, "fire"), Die("wild", True, "tether-shot"), Die("move"))
    assert worth_of(game, "motivational-speech") > 0
    offered: list[TakeBack | Decline] = [
        TakeBack("violet-ray", "tether-shot", "wild"),
        TakeBack("violet-ray", "fire", "attack"),
        Decline(),
    ]
    assert take_back(game, offered)[0] in offered[:2]


def test_a_move_that_jams_an_enemy_is_worth_more_than_the_same_one_without() -> None:
    game = squad("interference")
    starla = flyer_of(game, "starla")
    ways = [hop for hop in hops(game, starla, ("move",)) if hop.card == "interference"]
    near = [hop for hop in ways if distance(hop.end.at, Hex(7, 1)) <= 2]
    assert near
    assert all(aid_after(game, starla, hop) > 0 for hop in near)
    for enemy in game.state.enemies:
        enemy.at = Hex(14, -7)
    assert not any(aid_after(game, starla, hop) for hop in near)


def test_allies_fly_along_to_a_better_place() -> None:
    game = squad("propel")
    starla, violet = flyer_of(game, "starla"), flyer_of(game, "violet-ray")
    hop = next(hop for hop in hops(game, starla, ("move", "move")) if hop.card == "propel")
    for enemy in game.state.enemies:
        enemy.asleep = True
    violet.at, violet.facing = Hex(7, 6), "N"
    assert aid_after(game, starla, hop) > 0
    violet.facing = "S"
    assert aid_after(game, starla, hop) == 0


@pytest.mark.parametrize(
    ("ship", "card", "answer"),
    [
        ("starla", "miss", "discard miss"),
        ("starla", "plus-2", "keep plus-2"),
        ("ronin-scout-1", "miss", "keep miss"),
        ("ronin-scout-1", "double", "discard double"),
    ],
)
def test_good_cards_are_left_to_the_squad_and_bad_ones_to_the_enemies(ship: str, card: str, answer: str) -> None:
    game = squad()
    game.stack.append(Foresee("starla", ship))
    choice, _ = foresee(game, [Keep(card), Discard(card)])
    assert str(choice) == answer


def test_the_own_ship_goes_to_a_good_place_and_an_enemy_far_away() -> None:
    game = squad()
    spaces = [Place(Hex(7, 3)), Place(Hex(14, -7))]
    game.stack.append(Warp("starla", game.state.enemies[0].id, 4))
    assert place_ship(game, spaces)[0] == spaces[1]
    game.stack.append(Warp("starla", "starla", 5))
    assert place_ship(game, spaces)[0] == spaces[0]


def test_dice_that_are_needed_stay() -> None:
    game = squad()
    violet = flyer_of(game, "violet-ray")
    violet.dice = (Die("attack"), Die("stress"))
    game.stack.append(GatherDice("starla", "super-charge", Gather(range=5, damage=2), 1))
    offered: list[Lend | Withhold] = [
        Lend("violet-ray", "attack"),
        Lend("violet-ray", "stress"),
        Withhold("violet-ray"),
    ]
    violet.at, violet.facing = Hex(0, 9), "S"
    assert lend(game, offered)[0] == offered[0]
    violet.at, violet.facing = Hex(7, 2), "N"
    assert lend(game, offered)[0] == offered[2]


def test_a_move_among_enemies_is_flown_if_the_place_is_better() -> None:
    game = squad("reactive-move")
    offered = [Act("starla", "reactive-move", ()), Pass("starla"), PassPhase("starla")]
    choice, reason = among_enemies(game, offered)
    assert choice in offered
    assert reason in ("now is the moment", "not yet")
    flyer_of(game, "starla").dice = ()
    for enemy in game.state.enemies:
        enemy.at = Hex(14, -7)
    flyer_of(game, "starla").facing = "S"
    assert among_enemies(game, offered)[0] == Pass("starla")
