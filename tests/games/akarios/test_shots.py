"""Odds of shots before they are fired: they are what comes of them, and whoever is out of reach is told why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from starhold.games.akarios.choices import Act, Aim
from starhold.games.akarios.content import Volley
from starhold.games.akarios.events import Attacked
from starhold.games.akarios.rules.bodies import board_of, enemy_of, flyer_of, pose_of
from starhold.games.akarios.rules.shots import Aimed, is_covered
from starhold.games.akarios.rules.strike import Strike
from starhold.games.akarios.seeing.places import EnemySeen
from starhold.geometry import beside
from starhold.kernel import Match

from .matches import SCENARIOS, duel, fight, game_of, moments

ACTING, AIMING = "akarios.pilot-phase.act", "akarios.strike.choose"


def moments_of(prompt: str, seeds: range) -> Iterator[Match]:
    """Questions of a kind in random fights, not all of those in which pilots act."""
    for seed in seeds:
        for match in moments(seed, seats=1 + seed % 2, scenario=SCENARIOS[seed % len(SCENARIOS)], pilots=2):
            if not match.over and match.decision.prompt == prompt and (prompt == AIMING or match.revision % 5 == 0):
                yield match


def aims_at(match: Match, enemy: str) -> tuple[Aimed, ...]:
    seen = match.inspect(match.decision.seat, f"ship {enemy}")
    assert isinstance(seen, EnemySeen)
    return seen.aims


@pytest.mark.untraced
def test_a_shot_does_what_its_odds_say() -> None:
    compared = misses = 0
    for match in moments_of(AIMING, range(16)):
        strike = game_of(match).stack[-1]
        assert isinstance(strike, Strike)
        for option in match.decision.options:
            if not isinstance(option, Aim) or enemy_of(game_of(match), option.target) is None:
                continue
            (aim,) = aims_at(match, option.target)
            assert aim.shot is not None
            assert aim.pilot == strike.ship
            told = Match.loads(match.dumps()).answer(option)
            for event in told:
                if isinstance(event, Attacked) and event.target == option.target and len(event.cards) == 1:
                    compared, misses = compared + 1, misses + event.missed
                    is_expected = aim.shot.miss > 0 if event.missed else aim.shot.least <= event.damage <= aim.shot.most
                    assert is_expected, (event, aim.shot)
    assert compared > 20
    assert misses > 0


def test_a_card_shoots_at_those_whom_it_reaches_and_tells_why_it_does_not_reach_others() -> None:
    """The line ends where arc or range do."""
    bars = Counter[str]()
    for match in moments_of(ACTING, range(8)):
        game = game_of(match)
        part = match.decision.of(match.decision.seat)
        assert part is not None
        payable = {(act.pilot, act.card) for act in part.options if isinstance(act, Act)}
        for enemy in game.state.enemies:
            for aim in aims_at(match, enemy.id):
                volley = game.content.card[aim.card].action.deeds[0]
                assert isinstance(volley, Volley)
                if aim.shot is not None:
                    assert (aim.pilot, aim.card) in payable
                    assert aim.end == enemy.at
                if aim.bar == "arc":
                    flyer = flyer_of(game, aim.pilot)
                    assert not is_covered(game, pose_of(flyer), volley.attacks[0], aim.end)
                bars[aim.bar or "none"] += 1
    assert {"none", "arc", "range"} <= {*bars}


def test_a_line_of_sight_ends_at_what_blocks_it() -> None:
    ready = ("take-usual 0", "take-usual 0", "deploy starla 7,0 N", "deploy violet-ray 8,0 N")
    match = fight(*ready, pilots=2, scenario="hold-the-lantern")
    game = game_of(match)
    board, (starla, *_), enemy = board_of(game), game.state.flyers, game.state.enemies[0]
    rock = next(at for at in board.terrain if board.terrain[at] == "asteroids")
    starla.at, starla.facing, enemy.at = beside(rock, "S"), "N", beside(rock, "N")
    fire = next(aim for aim in aims_at(match, enemy.id) if (aim.pilot, aim.card) == ("starla", "fire"))
    assert (fire.bar, fire.end) == ("sight", rock)


def test_onlookers_take_no_shots() -> None:
    match = duel()
    enemy = game_of(match).state.enemies[0].id
    assert aims_at(match, enemy)
    seen = match.inspect(None, f"ship {enemy}")
    assert isinstance(seen, EnemySeen)
    assert seen.aims == ()


def test_an_enemy_covers_what_its_attacks_reach() -> None:
    match = duel()
    game = game_of(match)
    for enemy in game.state.enemies:
        seen = match.inspect(None, f"ship {enemy.id}")
        assert isinstance(seen, EnemySeen)
        assert enemy.at not in seen.covers
        hit = {shot.target for each in seen.forecasts for shot in each.shots if len(each.way) == 1}
        assert {flyer.at for flyer in game.state.flyers if flyer.id in hit} <= {*seen.covers}
        assert seen.covers
