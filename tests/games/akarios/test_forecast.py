"""The preview of enemies' turns: it is what they do, as long as nobody chooses and nothing changes on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import Attack, Mark
from starhold.games.akarios.events import Attacked, Destroyed, Hurt, KnockedOut, Moved, Turned
from starhold.games.akarios.rules.bodies import enemy_of, pose_of
from starhold.games.akarios.rules.enemies.forecast import Forecast, forecasts, rehearsed
from starhold.games.akarios.rules.enemies.line import words_of
from starhold.games.akarios.rules.enemies.turn import EnemyTurn
from starhold.games.akarios.rules.marks import open_phase
from starhold.games.akarios.rules.modifiers import MISS, spread
from starhold.games.akarios.rules.piles import combat_deck
from starhold.games.akarios.rules.shots import shot as shot_at
from starhold.games.akarios.seeing.places import EnemySeen, ShipSeen, SpaceSeen
from starhold.games.akarios.state import Pile
from starhold.kernel import Event, Match, SeededDice
from starhold.kernel.engine import run

from .matches import SCENARIOS, game_of, moments

EVERY = 7


def acting(seeds: range) -> Iterator[Match]:
    """Moments of random fights in which pilots act."""
    for seed in seeds:
        fight = moments(seed, seats=1 + seed % 4, scenario=SCENARIOS[seed % len(SCENARIOS)])
        yield from (
            match
            for match in fight
            if match.revision % EVERY == 0 and not match.over and match.decision.prompt == "akarios.pilot-phase.act"
        )


def acted(game: Akarios, ship: str, card: str) -> Akarios | None:
    """The play after the turn of an enemy with a card; None if somebody is asked meanwhile."""
    play = game.clone()
    play.dice, play.decision = SeededDice("forecast"), None
    play.state.phase, enemy = "enemies", enemy_of(play, ship)
    assert enemy is not None
    play.state.showing = {enemy.type: card}
    open_phase(enemy)
    for _ in range(enemy.acts):
        play.stack = [EnemyTurn(ship, words_of(play.content.combat_card[card].line))]
        run(play, None)
        if play.stack:
            return None
    return play


def is_steady(told: Sequence[Event]) -> bool:
    """True if nobody was knocked out, or hurt before the last flight or turn: hull decides whom enemies are after."""
    kinds = [type(event) for event in told]
    if KnockedOut in kinds or Destroyed in kinds:
        return False
    later = kinds[kinds.index(Hurt) :] if Hurt in kinds else []
    return Moved not in later and Turned not in later


@pytest.mark.untraced
def test_an_enemy_does_what_the_forecast_says() -> None:
    compared = shots = 0
    for match in acting(range(9)):
        game = game_of(match)
        for enemy in game.state.enemies:
            for forecast in forecasts(game, enemy.id):
                after = acted(game, enemy.id, forecast.card)
                moved = None if after is None else enemy_of(after, enemy.id)
                if after is None or moved is None or forecast.unsure or not is_steady(after.told):
                    continue
                hit = [event.target for event in after.told if isinstance(event, Attacked)]
                assert pose_of(moved) == forecast.way[-1]
                assert hit == [shot.target for shot in forecast.shots]
                compared, shots = compared + 1, shots + len(hit)
    assert compared > 100
    assert shots > 20


def test_a_forecast_changes_nothing() -> None:
    match = next(acting(range(1)))
    before = match.dumps()
    game = game_of(match)
    for enemy in game.state.enemies:
        forecasts(game, enemy.id)
    assert match.dumps() == before


def with_mark(mark: Mark) -> list[Forecast]:
    """What enemies would do if a pilot put a mark on them now. None of those who come is immune to it."""
    found = list[Forecast]()
    for match in acting(range(4)):
        game = game_of(match)
        for enemy in game.state.enemies:
            enemy.marks[mark] = 1
            found += forecasts(game, enemy.id)
    return found


def test_a_mark_of_this_phase_binds_in_the_next() -> None:
    assert not any(forecast.shots for forecast in with_mark("stun"))
    assert all(forecast.way[0].at == forecast.way[-1].at for forecast in with_mark("slow"))
    assert all(shot.edge < 1 for forecast in with_mark("jam") for shot in forecast.shots)


def test_chances_are_those_of_the_cards_that_are_left() -> None:
    game = game_of(next(acting(range(1))))
    enemy = game.state.enemies[0]
    pile = game.state.combat[enemy.type] = combat_deck(game, enemy.type)
    pile.cards = (pile.cards[0], pile.cards[0], pile.cards[1])
    assert [(each.card, each.copies) for each in forecasts(game, enemy.id)] == [
        (pile.cards[0], 2),
        (pile.cards[2], 1),
    ]


def test_damage_is_spread_as_the_modifier_deck_is() -> None:
    for match in acting(range(6)):
        game = game_of(match)
        for enemy in game.state.enemies:
            for forecast in forecasts(game, enemy.id):
                for shot in forecast.shots:
                    assert 0 <= shot.least <= shot.tenths / 10 + 1
                    assert shot.tenths <= 10 * shot.most
                    assert 0 <= shot.miss <= 100


def test_a_card_that_is_known_to_come_next_is_counted_on() -> None:
    content = game_of(next(acting(range(1)))).content
    pile = Pile(cards=("minus-1", "zero", "zero"), top=("plus-2", "miss"))
    assert spread(content, 3, pile, 0) == {MISS: 1}
    assert spread(content, 3, pile, -1) == {MISS: 1}
    assert spread(content, 3, pile, 1) == {5: 1}
    assert spread(content, 3, Pile(cards=("minus-1", "zero", "zero"), top=("zero",)), -1) == {2: 1, 3: 2}


def test_a_certain_miss_does_no_damage() -> None:
    game = game_of(next(acting(range(1))))
    game.state.enemy_deck.top = ("miss",)
    enemy, flyer = game.state.enemies[0], game.state.flyers[0]
    certain = shot_at(game, enemy, flyer.id, Attack(damage=3, range=9), first=True)
    assert (certain.miss, certain.least, certain.most) == (100, 0, 0)


def seen(match: Match, about: str) -> object:
    found = match.inspect(0, about)
    assert found is not None
    assert all(match.game.text.inspected(found))
    assert match.game.text.clauses_about(found)
    return found


def test_ships_and_spaces_can_be_asked_about() -> None:
    match = next(acting(range(1)))
    game = game_of(match)
    enemy = seen(match, f"ship {game.state.enemies[0].id}")
    assert isinstance(enemy, EnemySeen)
    assert enemy.forecasts
    pilot = seen(match, f"ship {game.state.flyers[0].id}")
    assert isinstance(pilot, ShipSeen)
    space = seen(match, "space 3,1")
    assert isinstance(space, SpaceSeen)
    assert match.inspect(0, "space 99,99") is None
    assert match.inspect(0, "ship nobody") is None


def test_those_who_have_just_come_do_not_act() -> None:
    match = next(acting(range(1)))
    game = game_of(match)
    game.state.enemies[0].spawned = game.state.round
    found = seen(match, f"ship {game.state.enemies[0].id}")
    assert isinstance(found, EnemySeen)
    assert found.forecasts == ()


def test_a_card_that_lies_open_is_the_only_one() -> None:
    game = game_of(next(acting(range(1))))
    enemy = game.state.enemies[0]
    card = game.content.combat_decks[enemy.type][2]
    game.state.phase, game.state.showing = "enemies", {enemy.type: card}
    (only,) = forecasts(game, enemy.id)
    assert isinstance(only, Forecast)
    assert only == rehearsed(game, enemy.id, game.content.combat_card[card], 1)
