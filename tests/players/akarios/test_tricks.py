"""Tricks: actions that are copied, dice that are handed over, leaps, and enemies that are led astray."""

from __future__ import annotations

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Aim, Hand, Settle
from starhold.games.akarios.content import Teleport
from starhold.games.akarios.rules.bodies import flyer_of, pose_of
from starhold.games.akarios.rules.enemies.turn import EnemyTurn
from starhold.games.akarios.rules.perform import Perform
from starhold.games.akarios.rules.sharing import LendDie
from starhold.games.akarios.state import Die, Slotted
from starhold.geometry import Hex, Pose
from starhold.players.akarios.helping import led_worth
from starhold.players.akarios.pilot import settle
from starhold.players.akarios.tricks import best_places, borrow, hand, trick_worth, trick_worths
from starhold.players.akarios.worth import future, hurry, place_worth, rounds_left

from .test_helping import squad, worth_of


def tricks(game: Akarios) -> dict[str, float]:
    """What each trick of Starla's is worth at most."""
    starla = flyer_of(game, "starla")
    worths = trick_worths(game, starla, place_worth(game, starla, pose_of(starla)))
    return {card: worth for card, _, worth in worths}


def test_a_shot_is_worth_copying_and_a_turn_is_not() -> None:
    game = squad("mimic")
    violet = flyer_of(game, "violet-ray")
    assert "mimic" not in tricks(game)
    violet.last = "rotate"
    starla, mimic = flyer_of(game, "starla"), game.content.card["mimic"].action
    without = trick_worth(game, starla, mimic, ("wild",), 0.0)
    violet.last = "fire"
    assert tricks(game)["mimic"] > 0
    assert trick_worth(game, starla, mimic, ("wild",), 0.0) > without
    game.stack.append(Perform("starla", "mimic", ("wild",)))
    assert borrow(game, [Aim("violet-ray")])[0] == Aim("violet-ray")


def test_a_die_is_handed_to_somebody_for_whom_it_does_more() -> None:
    game = squad("wingman")
    starla, violet = flyer_of(game, "starla"), flyer_of(game, "violet-ray")
    starla.at, violet.at, violet.facing, violet.dice = Hex(7, 9), Hex(7, 3), "N", ()
    assert tricks(game)["wingman"] > 0
    game.stack.append(LendDie("starla"))
    options = [Hand("move", "violet-ray"), Hand("attack", "violet-ray")]
    assert hand(game, options)[0] == Hand("attack", "violet-ray")
    starla.at, violet.at = violet.at, starla.at
    assert "wingman" not in tricks(game)


def test_a_leap_leads_to_a_better_place() -> None:
    game = squad("teleport-tech")
    starla = flyer_of(game, "starla")
    starla.at, starla.facing, starla.dice = Hex(7, 9), "S", (Die("wild"),)
    teleport = game.content.card["teleport-tech"].action.first(Teleport)
    assert teleport is not None
    best = best_places(game, starla, teleport.range)[0]
    assert place_worth(game, starla, best) > place_worth(game, starla, Pose(Hex(7, 9), "S"))
    assert tricks(game)["teleport-tech"] > 0


def test_an_enemy_is_led_to_whoever_is_far_away() -> None:
    game = squad("avionics-hack")
    enemy = game.state.enemies[0]
    assert led_worth(game, enemy) == 0
    flyer_of(game, "violet-ray").at = Hex(12, 5)
    assert led_worth(game, enemy) > 0
    assert worth_of(game, "avionics-hack") > 0
    enemy.led_by = "starla"
    game.stack.append(EnemyTurn(enemy.id, ("move:m",)))
    assert settle(game, [Settle("starla"), Settle("violet-ray")])[0] == Settle("violet-ray")


def test_late_in_a_fight_time_counts_and_damage_does_not() -> None:
    game = squad()
    early = hurry(game)
    assert future(game) == 1.0
    left = rounds_left(game)
    assert left is not None
    game.state.round += left - 1
    assert rounds_left(game) == 1
    assert future(game) == 0.0
    assert hurry(game) > early


def test_without_supply_no_die_is_handed_over() -> None:
    game = squad("wingman")
    flyer = flyer_of(game, "starla")
    flyer.cards = tuple(Slotted(card.id, 0) if card.id == "wingman" else card for card in flyer.cards)
    assert "wingman" not in tricks(game)
