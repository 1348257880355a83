"""Growth: skill points go into trees, hex by hex, and change pilots, decks and ships. (AKA-SKILLTREE-01..13)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ...content.growth import (
    BetterSkill,
    DeckUpgrade,
    MoreHull,
    MoreShield,
    NextAbility,
    ShipHex,
    ShipPoint,
    ShipTree,
    SkillHex,
    SkillTree,
)
from ...content.worlds import SKILLS, Skill
from ...lacks import OpenSide, RoomInTree
from ...state import Marks, PilotSheet
from ..bodies import MOST_HULL, MOST_SHIELD
from .squad import crew, squad_of

if TYPE_CHECKING:
    from ...game import Akarios

H = TypeVar("H")


class Learn(Choice, frozen=True, tag="akarios.learn"):
    """Mark a skill point in a tree."""

    pilot: str
    tree: str
    side: int = 0
    """The hex of the row, if it is a split."""
    skill: Skill | None = None
    """The skill that rises, where the hex shows none."""


class Upgrade(Choice, frozen=True, tag="akarios.upgrade"):
    """Fill in a hex of a ship's tree."""

    seat: Seat
    ship: str
    side: int = 0
    pilot: str = ""
    """The pilot whose point it is; nobody if it is the ship's own."""


class PointMarked(Event, frozen=True, tag="akarios.point-marked"):
    pilot: str
    tree: str
    filled: bool
    """True if it is the second point of its hex."""


class AbilityLearned(Event, frozen=True, tag="akarios.ability-learned"):
    pilot: str
    card: str


class ShipPointGained(Event, frozen=True, tag="akarios.ship-point-gained"):
    pilot: str


class DeckUpgraded(Event, frozen=True, tag="akarios.deck-upgraded"):
    pilot: str
    removed: tuple[str, ...]
    added: tuple[str, ...]


class SkillRose(Event, frozen=True, tag="akarios.skill-rose"):
    pilot: str
    skill: Skill
    value: int


class ShipStrengthened(Event, frozen=True, tag="akarios.ship-strengthened"):
    """The hull and shield with which a ship starts from now on."""

    ship: str
    hull: int
    shield: int


class ShipAbilityGained(Event, frozen=True, tag="akarios.ship-ability-gained"):
    ship: str
    card: str


# Trees


def trees_of(game: Akarios, pilot: str) -> list[SkillTree]:
    return [tree for tree in game.content.skill_trees if tree.pilot == pilot]


def yard_of(game: Akarios, ship: str) -> ShipTree | None:
    """The upgrade tree of a ship."""
    return next((tree for tree in game.content.ship_trees if tree.ship == ship), None)


def next_row(rows: Sequence[Sequence[H]], marks: Marks) -> Sequence[H]:
    """The row where the next point goes, from the bottom up or from the left; none if the tree is complete.

    (AKA-SKILLTREE-02, AKA-SKILLTREE-05)
    """
    number = len(marks.hexes) - marks.half
    return rows[number] if number < len(rows) else ()


# Options


def growth_options(game: Akarios, seat: Seat) -> Iterator[Choice | Refusal]:
    """The points that a seat can mark: those of its pilots, and those of ships. (AKA-SKILLTREE-01..06)"""
    for pilot, sheet in crew(game).items():
        if sheet.seat == seat and sheet.points:
            yield from lessons(game, pilot, sheet)
        if sheet.seat == seat and sheet.ship_points:
            yield from upgrades(game, seat, pilot)
    yield from upgrades(game, seat, "")


def lessons(game: Akarios, pilot: str, sheet: PilotSheet) -> Iterator[Choice | Refusal]:
    """Any of the three trees, its next row; a hex that is begun is finished first. (AKA-SKILLTREE-01..04)"""
    for tree in trees_of(game, pilot):
        marks = sheet.trees.get(tree.id, Marks())
        row = next_row(tree.rows, marks)
        if not row:
            yield Refusal(Learn(pilot, tree.id), "AKA-SKILLTREE-02", RoomInTree())
        for side, hex_ in enumerate(row):
            is_open = not marks.half or side == marks.hexes[-1]
            for skill in skills_to_choose(hex_) if marks.half else (None,):
                yield offer(Learn(pilot, tree.id, side, skill), ("AKA-SKILLTREE-04", is_open, OpenSide()))


def skills_to_choose(hex_: SkillHex) -> tuple[Skill | None, ...]:
    """The skills among which a hex leaves the choice. (AKA-SKILLTREE-12)"""
    return SKILLS if isinstance(hex_, BetterSkill) and hex_.skill is None else (None,)


def upgrades(game: Akarios, seat: Seat, pilot: str) -> Iterator[Choice | Refusal]:
    """A pilot's point goes to any ship of the squad, a ship's own to that ship. (AKA-SKILLTREE-05..06)"""
    for ship, sheet in squad_of(game).ships.items():
        tree = yard_of(game, ship)
        if sheet.lost or tree is None or not (pilot or sheet.points):
            continue
        row = next_row(tree.rows, sheet.marks)
        yield from (Upgrade(seat, ship, side, pilot) for side in range(len(row)))
        if not row:
            yield Refusal(Upgrade(seat, ship, 0, pilot), "AKA-SKILLTREE-05", RoomInTree())


# Effects


def grow(game: Akarios, choice: Choice) -> bool:
    """Carry out one of the options; false if it is something else."""
    match choice:
        case Learn():
            learn(game, choice)
        case Upgrade():
            upgrade(game, choice)
        case _:
            return False
    return True


def learn(game: Akarios, choice: Learn) -> None:
    """The first point opens a hex and closes the other option, the second one unlocks it. (AKA-SKILLTREE-01..04)"""
    sheet, tree = squad_of(game).pilots[choice.pilot], game.content.skill_tree[choice.tree]
    marks = sheet.trees.setdefault(tree.id, Marks())
    sheet.points -= 1
    hex_ = next_row(tree.rows, marks)[choice.side]
    if not marks.half:
        marks.hexes.append(choice.side)
    marks.half = not marks.half
    game.tell(PointMarked(choice.pilot, tree.id, not marks.half))
    if not marks.half:
        UNLOCKED[type(hex_)](game, hex_, choice)


def _ship_point(game: Akarios, hex_: ShipPoint, choice: Learn) -> None:
    """(AKA-SKILLTREE-05)"""
    squad_of(game).pilots[choice.pilot].ship_points += 1
    game.tell(ShipPointGained(choice.pilot))


def _ability(game: Akarios, hex_: NextAbility, choice: Learn) -> None:
    """(AKA-SKILLTREE-08)"""
    squad_of(game).pilots[choice.pilot].abilities += 1
    game.tell(AbilityLearned(choice.pilot, abilities_of(game, choice.pilot)[-1]))


def _deck(game: Akarios, hex_: DeckUpgrade, choice: Learn) -> None:
    """Removed cards never return; added ones are there at once. (AKA-SKILLTREE-10, AKA-MODDECK-08..09)"""
    sheet = squad_of(game).pilots[choice.pilot]
    for card in hex_.remove:
        sheet.deck.remove(card)
    sheet.deck = sorted((*sheet.deck, *hex_.add))
    game.tell(DeckUpgraded(choice.pilot, hex_.remove, hex_.add))


def _skill(game: Akarios, hex_: BetterSkill, choice: Learn) -> None:
    """(AKA-SKILLTREE-11..12)"""
    skill = hex_.skill or choice.skill
    assert skill is not None, "a hex without a skill asks for one"
    skills = squad_of(game).pilots[choice.pilot].skills
    skills[skill] = skills.get(skill, 0) + 1
    game.tell(SkillRose(choice.pilot, skill, getattr(game.content.pilot[choice.pilot], skill) + skills[skill]))


UNLOCKED: Mapping[type[SkillHex], Callable[[Akarios, Any, Learn], None]] = {
    ShipPoint: _ship_point,
    NextAbility: _ability,
    DeckUpgrade: _deck,
    BetterSkill: _skill,
}


def upgrade(game: Akarios, choice: Upgrade) -> None:
    """Fill in the next hex of a ship's tree. (AKA-SKILLTREE-05..07)"""
    squad, tree = squad_of(game), yard_of(game, choice.ship)
    assert tree is not None, "only ships with a tree are upgraded"
    sheet = squad.ships[choice.ship]
    if choice.pilot:
        squad.pilots[choice.pilot].ship_points -= 1
    else:
        sheet.points -= 1
    hex_ = next_row(tree.rows, sheet.marks)[choice.side]
    sheet.marks.hexes.append(choice.side)
    if isinstance(hex_, NextAbility):
        sheet.abilities += 1
        game.tell(ShipAbilityGained(choice.ship, ship_abilities_of(game, choice.ship)[-1]))
    else:
        game.tell(ShipStrengthened(choice.ship, hull_of(game, choice.ship), shield_of(game, choice.ship)))


# What has come of it


def abilities_of(game: Akarios, pilot: str) -> tuple[str, ...]:
    """The ability cards that a pilot has, from level I on. (AKA-PILOT-03, AKA-SKILLTREE-08)"""
    return game.content.pilot[pilot].abilities[: squad_of(game).pilots[pilot].abilities]


def ship_abilities_of(game: Akarios, ship: str) -> tuple[str, ...]:
    """The ability cards that a ship has, from level I on. (AKA-SHIP-02, AKA-SKILLTREE-07)"""
    return game.content.ship[ship].abilities[: squad_of(game).ships[ship].abilities]


def hull_of(game: Akarios, ship: str) -> int:
    """The starting hull of a ship with its upgrades, at most 10. (AKA-SKILLTREE-07)"""
    more = sum(hex_.amount for hex_ in strengths(game, ship) if isinstance(hex_, MoreHull))
    return min(MOST_HULL, game.content.ship[ship].hull + more)


def shield_of(game: Akarios, ship: str) -> int:
    """The starting shield of a ship with its upgrades, at most 10. (AKA-SKILLTREE-07)"""
    more = sum(hex_.amount for hex_ in strengths(game, ship) if isinstance(hex_, MoreShield))
    return min(MOST_SHIELD, game.content.ship[ship].shield + more)


def strengths(game: Akarios, ship: str) -> list[ShipHex]:
    """The hexes of a ship's tree that are filled in; none outside a campaign."""
    squad, tree = game.state.squad, yard_of(game, ship)
    if squad is None or tree is None or ship not in squad.ships:
        return []
    return [row[side] for row, side in zip(tree.rows, squad.ships[ship].marks.hexes, strict=False)]
