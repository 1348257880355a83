"""CLOSE ASSAULT and RANGED ASSAULT of traders: with what, and against whom. (CS-CLOSE-01..06, CS-RANGED-01..10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, offer

from ..board.sight import Range
from ..choices import Fight, Shoot
from ..content import Token
from ..events import AmmoSpent
from ..lacks import Ammo, InOrder, InRange, InSight, NotEngaged
from ..state import Figure, Item
from .answers import in_order
from .assault import Assault
from .enmity import are_enemies
from .figures import ability, base_of, deck_chart, on_deck
from .hostility import add_pegs
from .kit import design, show, weapons_of, works
from .seeing import sight_of

if TYPE_CHECKING:
    from ..game import CoreSpace

FISTS = "fists"
RANGES: tuple[Range, ...] = ("short", "medium", "long")


def in_contact(game: CoreSpace, one: Figure, other: Figure) -> bool:
    """(CS-ACTION-03)"""
    if one.where != "deck" or other.where != "deck":
        return False
    return bool(deck_chart(game).touching(base_of(one).squares) & base_of(other).squares)


def are_engaged(game: CoreSpace, one: Figure, other: Figure) -> bool:
    """(CS-ACTION-03, CS-DEFEAT-04)"""
    return not other.defeated and are_enemies(game, one, other) and in_contact(game, one, other)


def fight_options(game: CoreSpace, figure: Figure) -> Options:
    """Whoever is engaged, with bare hands that can fight or with a weapon, carefully or heavily. (CS-CLOSE-01..04)"""
    foes = [other for other in on_deck(game) if are_engaged(game, figure, other)]
    if not foes:
        return NO_OPTIONS
    offered: list[Choice | Refusal] = []
    for foe in foes:
        if ability(game, figure, "brawler"):
            offered.append(Fight(foe.id, FISTS))
        for item in weapons_of(game, figure):
            close = design(game, item).close
            if close is None:
                continue
            intact = ("CS-MISFIRE-04", works(item), InOrder(item.name))
            standard, heavy = close
            offered.append(offer(Fight(foe.id, item.name), intact))
            if heavy != standard:
                offered.append(offer(Fight(foe.id, item.name, heavy=True), intact))
    return in_order(offered)


def shoot_options(game: CoreSpace, figure: Figure) -> Options:
    """Whoever is in sight and in range of a weapon; those in sight but out of range, hidden or engaged are refused."""
    weapons = [item for item in weapons_of(game, figure) if design(game, item).ranged is not None]
    foes = [other for other in on_deck(game) if not other.defeated and are_enemies(game, figure, other)]
    if figure.where != "deck" or not weapons or not foes:
        return NO_OPTIONS
    return in_order(shot(game, figure, item, foe) for foe in foes for item in weapons)


def shot(game: CoreSpace, figure: Figure, item: Item, foe: Figure) -> Choice | Refusal:
    token, sight = design(game, item), sight_of(game, figure, foe)
    seen = sight is not None and sight.is_seen
    dice = dice_at(token, sight.range) if sight is not None else 0
    infinite = "infinite-ammo" in token.attributes
    return offer(
        Shoot(foe.id, item.name),
        ("CS-RANGED-02", not in_contact(game, figure, foe), NotEngaged()),
        ("CS-RANGED-01", seen, InSight()),
        ("CS-RANGED-05", dice > 0, InRange(item.name, sight.range if sight else "long")),
        ("CS-MISFIRE-03", works(item), InOrder(item.name)),
        ("CS-RANGED-08", infinite or figure.ammo > 0, Ammo()),
    )


def dice_at(token: Token, distance: Range) -> int:
    """(CS-RANGED-03)"""
    return token.ranged[RANGES.index(distance)] if token.ranged else 0


def fight(game: CoreSpace, figure: Figure, choice: Fight) -> Assault:
    """(CS-CLOSE-02..06)"""
    if choice.weapon == FISTS:
        return Assault(figure.id, choice.other, ability(game, figure, "brawler"), "close")
    close = design(game, show(game, figure, choice.weapon)).close
    assert close is not None, "only close weapons are offered"
    return Assault(figure.id, choice.other, close[choice.heavy], "close", choice.weapon, careful=not choice.heavy)


def shoot(game: CoreSpace, figure: Figure, other: Figure, weapon: str) -> Assault:
    """(CS-RANGED-03, CS-RANGED-07..10)"""
    token, sight = design(game, show(game, figure, weapon)), sight_of(game, figure, other)
    assert sight is not None, "only those in sight are offered"
    spend_ammo(game, figure, token)
    careful = "reliable" in token.attributes
    return Assault(figure.id, other.id, dice_at(token, sight.range), "ranged", weapon, careful=careful)


def spend_ammo(game: CoreSpace, figure: Figure, token: Token) -> None:
    """The peg of the first shot of a round goes into the tracker. (CS-RANGED-07, CS-RANGED-09..10)"""
    if "infinite-ammo" not in token.attributes:
        figure.ammo -= 1
        game.tell(AmmoSpent(figure.id, figure.ammo))
    if not game.state.mission.shot and "silent" not in token.attributes:
        game.state.mission.shot = True
        add_pegs(game, 1)
