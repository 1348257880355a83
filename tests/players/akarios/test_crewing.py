"""What ships' abilities and co-pilots are worth to `pilot`."""

from __future__ import annotations

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import Mark
from starhold.games.akarios.state import Die, Slotted
from starhold.geometry import Hex
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.akarios.crewing import crew_worths
from starhold.players.akarios.pilot import Pilot


def at_work(card: str) -> Akarios:
    """Two pilots side by side with an enemy before them; the first has this card and a wild die."""
    match = Match.new("akarios", seats=1, seed=4, options={"pilots": 2})
    while match.decision.prompt != "akarios.pilot-phase.act":
        match.answer(Pilot(1).answer(Outlook(match)))
    game = match.game
    assert isinstance(game, Akarios)
    one, other = game.state.flyers
    one.at, one.facing, other.at, other.facing = Hex(7, 2), "N", Hex(8, 2), "N"
    one.cards += (Slotted(card, game.content.card[card].supply),)
    one.dice, other.dice = (Die("wild"), Die("wild")), (Die("attack"),)
    game.state.enemies[0].at = Hex(7, 0)
    return game


def worth_of(game: Akarios, card: str) -> float:
    return max((worth for id_, _, worth in crew_worths(game, game.state.flyers[0]) if id_ == card), default=0.0)


def test_a_shield_zap_is_worth_the_shield_that_is_there() -> None:
    game = at_work("shield-zap")
    assert worth_of(game, "shield-zap") == 0
    game.state.enemies[0].shield = game.state.enemies[0].full_shield = 2
    some = worth_of(game, "shield-zap")
    game.state.flyers[0].shield = 0
    assert 0 < some < worth_of(game, "shield-zap")


def test_a_targeted_shot_is_worth_something_if_the_ally_can_fire() -> None:
    game = at_work("targeted-shot")
    assert worth_of(game, "targeted-shot") > 0
    game.state.flyers[1].dice = ()
    assert worth_of(game, "targeted-shot") == 0


def test_of_several_marks_one_that_is_there_already_brings_nothing() -> None:
    game = at_work("vogeo")
    best = worth_of(game, "vogeo")
    marks: tuple[Mark, ...] = ("slow", "lock", "jam")
    game.state.enemies[0].marks = dict.fromkeys(marks, 1)
    for enemy in game.state.enemies[1:]:
        enemy.marks = dict.fromkeys(marks, 1)
    assert best > worth_of(game, "vogeo") == 0


def test_a_healer_is_worth_the_damage_that_is_there() -> None:
    game = at_work("anayeli-ili")
    for flyer in game.state.flyers:
        flyer.hull, flyer.shield = flyer.full_hull, flyer.full_shield
    assert worth_of(game, "anayeli-ili") == 0
    game.state.flyers[1].shield -= 1
    little = worth_of(game, "anayeli-ili")
    game.state.flyers[1].hull -= 2
    assert 0 < little < worth_of(game, "anayeli-ili")


def test_an_attack_for_the_next_round_is_worth_a_part_of_its_damage() -> None:
    game = at_work("charge-attack")
    assert 0 < worth_of(game, "charge-attack") < 5


def test_cards_for_other_moments_bring_nothing_now() -> None:
    assert worth_of(at_work("overwatch"), "overwatch") == 0
