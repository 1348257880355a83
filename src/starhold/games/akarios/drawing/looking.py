"""Looking before leaping: what enemies would do now, who is in danger, and what lies on a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.odds import percent
from starhold.geometry import Hex
from starhold.kernel import Viewer

from ..rules.attacking import strengthened
from ..rules.bodies import board_of, bodies, body_of, place_of, scenario_of
from ..rules.enemies.forecast import Forecast, forecasts
from ..rules.enemies.phase import is_acting
from ..rules.marks import immunities_of
from ..rules.shots import Aimed, aimed_at
from ..rules.targets import reaches
from ..seeing.places import EnemySeen, ShipSeen, SpaceSeen, Threat
from ..state import Enemy, Flyer

if TYPE_CHECKING:
    from ..game import Akarios


def places(game: Akarios) -> tuple[str, ...]:
    """All ships, and all spaces of the board."""
    if not game.state.scenario:
        return ()
    return (*(f"ship {id_}" for id_, _ in bodies(game)), *(f"space {at}" for at in board_of(game).terrain))


def inspect(game: Akarios, viewer: Viewer, about: str) -> EnemySeen | ShipSeen | SpaceSeen | None:
    """What is known of `ship ronin-scout-3` or `space 3,-2`: everybody may know all of it."""
    kind, _, name = about.partition(" ")
    if kind == "ship":
        body = body_of(game, name)
        if isinstance(body, Enemy):
            return enemy_seen(game, viewer, body)
        return None if body is None else ship_seen(game, viewer, name)
    is_space = kind == "space" and game.state.scenario
    at = next((at for at in board_of(game).terrain if str(at) == name), None) if is_space else None
    return None if at is None else space_seen(game, at)


def enemy_seen(game: Akarios, viewer: Viewer, enemy: Enemy) -> EnemySeen:
    expected = coming(game, enemy)
    return EnemySeen(
        ship=enemy.id,
        type=enemy.type,
        rank=enemy.rank,
        at=enemy.at,
        hull=enemy.hull,
        shield=enemy.shield,
        attack=enemy.attack,
        marks=tuple(sorted(enemy.marks)),
        immune=immunities_of(game, enemy),
        asleep=enemy.asleep,
        acts=enemy.acts,
        forecasts=expected,
        covers=covered_by(game, enemy, expected),
        aims=aims_at(game, viewer, enemy.id),
    )


def ship_seen(game: Akarios, viewer: Viewer, ship: str) -> ShipSeen:
    body = body_of(game, ship)
    assert body is not None, "only ships on the board are asked about"
    return ShipSeen(
        ship=ship,
        at=place_of(body),
        hull=body.hull,
        shield=body.shield,
        marks=tuple(sorted(body.marks)) if isinstance(body, Flyer) else (),
        threats=tuple(threat for enemy in game.state.enemies if (threat := threat_of(game, enemy, ship)) is not None),
        aims=aims_at(game, viewer, ship),
    )


def aims_at(game: Akarios, viewer: Viewer, ship: str) -> tuple[Aimed, ...]:
    """The shots at a ship that a seat could take; onlookers take none."""
    return () if viewer is None else aimed_at(game, viewer, ship)


def covered_by(game: Akarios, enemy: Enemy, expected: tuple[Forecast, ...]) -> tuple[Hex, ...]:
    """The spaces that an enemy could hit from where it is."""
    cards = (game.content.combat_card[forecast.card] for forecast in expected)
    attacks = {strengthened(game, enemy, attack) for card in cards for attack in card.attacks.values()}
    board = board_of(game)
    return tuple(
        at
        for at in board.terrain
        if at != enemy.at and board.is_passable(at) and any(reaches(game, enemy, attack, at) for attack in attacks)
    )


def threat_of(game: Akarios, enemy: Enemy, ship: str) -> Threat | None:
    """How likely an enemy fires at a ship, as things stand now."""
    expected = coming(game, enemy)
    shots = [(forecast.copies, shot) for forecast in expected for shot in forecast.shots if shot.target == ship]
    if not shots:
        return None
    firing = sum(forecast.copies for forecast in expected if any(shot.target == ship for shot in forecast.shots))
    chance = percent(firing, sum(forecast.copies for forecast in expected))
    return Threat(enemy.id, chance, min(shot.least for _, shot in shots), max(shot.most for _, shot in shots))


def coming(game: Akarios, enemy: Enemy) -> tuple[Forecast, ...]:
    """The forecasts of an enemy that acts this round."""
    return forecasts(game, enemy.id) if is_acting(game, enemy) else ()


def space_seen(game: Akarios, at: Hex) -> SpaceSeen:
    board, keys = board_of(game), scenario_of(game).keys
    letter = next((letter for letter, space in board.keys.items() if space == at), "")
    marker = keys[letter].marker if letter in keys and letter not in game.state.absent else ""
    return SpaceSeen(at=at, terrain=board.terrain[at], marker=marker, start=at in board.starts)
