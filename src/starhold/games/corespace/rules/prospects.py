"""Attacks before they are made: how likely they hurt, and how likely they jam."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import pairwise
from operator import or_
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry.square import NUMBERS, Square
from starhold.kernel import Choice, Risk, Seat

from ..choices import Fight, Fire, FullCharge, Shoot
from ..content import CoreSpaceContent
from ..state import Figure
from .activation import acting
from .armour import armour_on
from .assault import Spec, cover_against, in_the_fight
from .clashes import clash_of
from .fighting import bare_hands, blow
from .figures import ability, figure_of
from .hits import chance
from .kit import design, works
from .misfires import TWO
from .opportunity import as_opening, ready_foes, watchers_near, zone_of
from .pushes import PRONE, knocking_dice
from .shooting import Shooting, loaded, shot
from .skills.known import has_passive
from .skills.lasting import hiding_places, is_shielded, is_unharmed
from .skills.using import Using

if TYPE_CHECKING:
    from ..game import CoreSpace


class Odds(Struct, frozen=True, kw_only=True):
    """What an attack may come to. Chances in percent."""

    target: str
    weapon: str
    dice: int
    hurts: int
    fells: int
    misfires: int
    among: int
    """The number of those in the fight of whom a die chooses one; 1 if the target is hit for certain."""


def odds(game: CoreSpace, attacker: Figure, spec: Spec, target: Figure) -> Odds:
    among = len(in_the_fight(game, target)) if spec.strays else 1
    return Odds(
        target=target.id,
        weapon=spec.weapon,
        dice=spec.dice,
        hurts=chance_of_damage(game, attacker, spec, target, 1) // among,
        fells=chance_of_damage(game, attacker, spec, target, target.health) // among,
        misfires=chance(game.content, spec.dice, lambda rolled: rolled.warnings >= TWO) if spec.misfires else 0,
        among=among,
    )


def chance_of_damage(game: CoreSpace, attacker: Figure, spec: Spec, target: Figure, least: int) -> int:
    """How likely an attack that finds somebody does so much damage."""
    if is_shielded(game, target, attacker, spec.manner, spec.origin):
        return 0
    stopped = stopped_by(game, attacker, spec, target)
    return chance_of_hits(game.content, spec.dice, least + stopped - spec.automatic, spec.misfires)


@lru_cache(maxsize=1 << 10)
def chance_of_hits(content: CoreSpaceContent, dice: int, least: int, misfires: bool) -> int:
    """The chance that so many dice show so many hits, without the warnings that make some weapons misfire."""
    return chance(content, dice, lambda rolled: rolled.hits >= least and not (misfires and rolled.warnings >= TWO))


def stopped_by(game: CoreSpace, attacker: Figure, spec: Spec, target: Figure) -> int:
    """The hits that cover, armour and skills take away."""
    wary = spec.opening and has_passive(game, target, "wary")
    return cover_against(game, attacker, spec, target) + (armour_on(game, target).value if spec.armour else 0) + wary


def odds_of(game: CoreSpace, figure: Figure, choice: Choice) -> Odds | None:
    """The odds of an answer that attacks somebody; None for all others."""
    match choice:
        case Fight(other=other) | Shoot(other=other):
            return odds(game, figure, spec_of(game, figure, choice), figure_of(game, other))
        case Fire() | FullCharge():
            shooting = game.stack[-1]
            assert isinstance(shooting, Shooting), "only a shot asks how much is fired"
            spec = loaded(figure, shooting.spec, choice)
            return odds(game, figure, spec, figure_of(game, shooting.target))
    return None


def spec_of(game: CoreSpace, figure: Figure, choice: Fight | Shoot) -> Spec:
    """The attack that an answer would be, with what a skill adds."""
    using = game.stack[-1]
    found = using.chosen(game, choice)[1].spec(choice) if isinstance(using, Using) else None
    return found or (blow(game, figure, choice) if isinstance(choice, Fight) else shot(game, figure, choice))


def odds_of_knock_back(game: CoreSpace, pusher: Figure, target: Figure) -> Odds:
    """Of a push, of a fall, and of a stumble. (CS-KNOCKBACK-06, CS-KNOCKBACK-08..10)"""
    dice, stumbles = knocking_dice(game, pusher), pusher.crew is not None
    more = ability(game, pusher, "massive") - ability(game, target, "massive")

    def pushes(least: int) -> int:
        if is_unharmed(target):
            return 0
        return chance(
            game.content, dice, lambda rolled: not (stumbles and rolled.warnings) and rolled.hits + more >= least
        )

    return Odds(
        target=target.id,
        weapon="",
        dice=dice,
        hurts=pushes(1),
        fells=pushes(PRONE),
        misfires=chance(game.content, dice, lambda rolled: rolled.warnings > 0) if stumbles else 0,
        among=1,
    )


def attacker_now(game: CoreSpace) -> Figure | None:
    """The figure that would attack by the answers to the present question."""
    clash = clash_of(game)
    return acting(game) if clash is None else figure_of(game, clash.figure)


def aims_of(game: CoreSpace, seat: Seat, target: str) -> tuple[Odds, ...]:
    """The odds of each attack on somebody that a seat may choose now."""
    part, attacker = game.decision.of(seat) if game.decision else None, attacker_now(game)
    if part is None or attacker is None:
        return ()
    attacks = (choice for choice in part.options if isinstance(choice, Fight | Shoot) and choice.other == target)
    return tuple(found for choice in attacks if (found := odds_of(game, attacker, choice)) is not None)


# What others may do about it


def strikes_on_the_way(game: CoreSpace, figure: Figure, way: Sequence[Square]) -> Iterator[Risk]:
    """Those who may strike at a figure that walks these squares; the last may be nameless, beyond an airlock."""
    for foe in strikers_on(game, figure, way):
        yield from strike(game, figure_of(game, foe), figure)


def strikers_on(game: CoreSpace, figure: Figure, way: Sequence[Square]) -> list[str]:
    """Those who may strike at a figure on its way, as often as they may; a nameless square is beyond an airlock."""
    bits = [1 << NUMBERS[square] if square else 0 for square in (figure.at, *way)]
    zones = [(foe.id, zone_of(game, foe)) for foe in watchers_near(game, figure, reduce(or_, bits))]
    seen = ~hiding_places(game, figure)
    return [foe for here, there in pairwise(bits) for foe, zone in zones if zone & here & seen and not zone & there]


def strikes_at_shooter(game: CoreSpace, figure: Figure) -> Iterator[Risk]:
    """(CS-AOO-11)"""
    for foe in ready_foes(game, figure):
        yield from strike(game, figure_of(game, foe), figure)


def strike(game: CoreSpace, foe: Figure, figure: Figure) -> Iterator[Risk]:
    """The best blow that everybody knows of; what is hidden may be better."""
    percent = max(chance_of_damage(game, foe, as_opening(spec), figure, 1) for spec in known_blows(game, foe))
    if percent:
        yield Risk("strike" if foe.crew is None else "may-strike", percent, about=foe.id)


def known_blows(game: CoreSpace, foe: Figure) -> Iterator[Spec]:
    yield bare_hands(game, foe)
    for item in foe.tray:
        close = design(game, item).close
        if close and item.known_to is None and works(item):
            yield Spec("close", max(close))


def strays(game: CoreSpace, figure: Figure, choice: Shoot) -> Iterator[Risk]:
    """Friends whom a shot into a fight may hit. (CS-RANGED-17)"""
    spec = spec_of(game, figure, choice)
    fighting = in_the_fight(game, figure_of(game, choice.other)) if spec.strays else []
    for friend in fighting:
        if friend.crew == figure.crew:
            percent = chance_of_damage(game, figure, spec, friend, 1) // len(fighting)
            yield Risk("stray", percent, about=friend.id)
