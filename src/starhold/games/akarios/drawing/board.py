"""The fight as a picture of letters: the map, the enemies, and every pilot's playerboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING

from starhold.games.common.lettering import HexCanvas, corner, hanging, side_by_side
from starhold.geometry import Direction, Hex

from ..board.maps import Map, Terrain, altered, space_name
from ..content import AkariosContent, Card, Scenario
from ..rules.script.naming import is_bare
from ..speech.actions import combat_words
from ..speech.objectives import last_round, objective_words
from ..speech.vocabulary import DIRECTIONS, MARKED, TERRAINS, WAITING, WARDED, dice_words, spoken
from .campaign import draw_campaign, draw_story
from .landing import draw_landing

if TYPE_CHECKING:
    from ..seeing.view import AkariosView, CardView, EnemyView, FlyerView

WIDEST = 100
WIDE = 110
"""From this width on, the enemies stand beside the map."""
ARROWS: Mapping[Direction, str] = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
FILLS: Mapping[Terrain, str] = {"open": " ", "asteroids": ":", "nebula": "~", "planet": "#", "wormhole": "@"}
NOTHING = "·"
FULL, EMPTY = "■", "□"
CHARGED, SPENT = "◆", "◇"
LONGEST_BAR = 14
"""Hull beyond that is told by numbers alone."""
NERVES = (3, 5, 7, 10)
"""The numbers of stress at which something happens."""
PHASES = {
    "muster": "the squad musters",
    "deployment": "ships take their positions",
    "pilots": "pilots act",
    "enemies": "enemies act",
    "end": "the round ends",
}
OUTCOMES = {"success": "won", "failure": "lost"}
STATES = {"done": "done for this round", "out": "unconscious", "away": "away"}
SPARROW = "SPR"
INDENT = " " * 4
GAP = 3
"""Columns between the map and what stands beside it."""
UNBROKEN = "\u00a0"
"""A space at which no line is broken."""


def draw(view: AkariosView, content: AkariosContent, width: int | None = None) -> str:
    """Everything that lies on the table, part by part."""
    room = width or WIDEST
    if view.campaign is not None and view.campaign.scene != "fight":
        if view.landing is not None:
            return lined([*draw_story(view.campaign, room), *draw_landing(view.landing, content, room)])
        return lined(draw_campaign(view.campaign, content, room))
    scenario = content.scenario[view.scenario]
    board = altered(scenario.map, frozenset(), view.cleared, view.rifts)
    picture = draw_map(view, content, scenario, board)
    beside = room - len(picture[0]) - GAP if room >= WIDE else room
    signs, enemies = _legend(board, scenario, view), _enemies(view, content, beside)
    blocks = [
        _heading(view, scenario, room),
        *([side_by_side(picture, [*signs, "", *enemies], room)] if room >= WIDE else [[*picture, *signs], enemies]),
        *(_playerboard(flyer, content, room) for flyer in view.flyers if flyer.ship),
    ]
    return lined(blocks)


def lined(blocks: Sequence[Sequence[str]]) -> str:
    """Blocks of lines, one below the other."""
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _heading(view: AkariosView, scenario: Scenario, width: int) -> list[str]:
    is_begun = view.phase not in ("muster", "deployment")
    limit = last_round(scenario)
    of = f" of {limit}" if limit else ""
    now = f", round {view.round}{of}" if is_begun else ""
    done = "; ".join(
        f"{what}: {progress.done} of {progress.wanted}"
        for what, progress in zip(objective_words(scenario), view.progress, strict=True)
        if is_begun and progress is not None
    )
    return [
        f"{scenario.name}{now}: {OUTCOMES.get(view.outcome) or PHASES[view.phase]}",
        *hanging(f"{scenario.goal}{f' ({done})' if done else ''}", width, ""),
    ]


# The map


def draw_map(view: AkariosView, content: AkariosContent, scenario: Scenario, board: Map) -> list[str]:
    """The spaces with their terrain above and the ships below, columns by letters and rows by numbers."""
    canvas = HexCanvas()
    signs, marks = _signs(view, content), _markers(board, scenario, view)
    for at, terrain in board.terrain.items():
        fill = FILLS[terrain]
        canvas.fill(at, f"{marks.get(at, NOTHING):{fill}^3}", f"{signs.get(at, ''):{fill}^3}")
    for column in sorted({at.q for at in board.terrain}):
        canvas.write(corner(Hex(column, 0))[0] + 2, -1, ascii_uppercase[column])
    for at in board.terrain:
        if at.q == 0:
            canvas.write(-3, corner(at)[1], f"{space_name(at)[1:]:>2}")
    return canvas.window().lines


def _signs(view: AkariosView, content: AkariosContent) -> dict[Hex, str]:
    """The ships, each with an arrow for its facing."""
    letters = type_letters(content)
    signs = {enemy.at: sign_of_enemy(enemy, letters) for enemy in view.enemies}
    signs |= {flyer.at: sign_of_pilot(flyer, content) for flyer in view.flyers if flyer.at is not None}
    signs |= {marker.at: f"{marker.hull}" for marker in view.markers}
    return signs if view.sparrow is None else {**signs, view.sparrow.at: SPARROW}


def sign_of_enemy(enemy: EnemyView, letters: Mapping[str, str]) -> str:
    return f"{letters[enemy.type]}{enemy.number}{ARROWS[enemy.facing]}"


def sign_of_pilot(flyer: FlyerView, content: AkariosContent) -> str:
    return f"{pilot_letters(content)[flyer.id]}{ARROWS[flyer.facing]}"


def type_letters(content: AkariosContent) -> dict[str, str]:
    """A small letter for each type of enemy, from the last word of its name."""
    return _letters({enemy.id: enemy.name.split()[-1].lower() for enemy in content.enemies})


def pilot_letters(content: AkariosContent) -> dict[str, str]:
    return _letters({pilot.id: pilot.name.upper() for pilot in content.pilots})


def _letters(names: Mapping[str, str]) -> dict[str, str]:
    """The first letter of each name that no other has got before."""
    found: dict[str, str] = {}
    for id_, name in names.items():
        free = [letter for letter in name if letter.isalpha() and letter not in found.values()]
        found[id_] = free[0] if free else name[0]
    return found


def _markers(board: Map, scenario: Scenario, view: AkariosView) -> dict[Hex, str]:
    """Scenario markers by their first letters, and starting positions as long as they matter."""
    starts = dict.fromkeys(board.starts, "+") if view.phase in ("muster", "deployment") else {}
    lying = {board.keys[letter]: key.marker[:3] for letter, key in scenario.keys.items() if is_bare(key)}
    standing = {marker.at: marker.id[:3] for marker in view.markers}
    return starts | {at: sign for at, sign in lying.items() if at not in view.absent} | standing


def _legend(board: Map, scenario: Scenario, view: AkariosView) -> list[str]:
    """What the signs mean that can be seen."""
    there = dict.fromkeys(terrain for terrain in board.terrain.values() if terrain != "open")
    signs = [f"{FILLS[terrain]}{NOTHING}{FILLS[terrain]} {TERRAINS[terrain].removeprefix('a ')}" for terrain in there]
    signs += [
        f"{marker[:3]} {spoken(marker)}"
        for marker in dict.fromkeys(key.marker for key in scenario.keys.values())
        if marker
    ]
    signs += ["+ starting position"] if view.phase in ("muster", "deployment") else []
    return ["", "   ".join(signs)] if signs else []


# Enemies


def _enemies(view: AkariosView, content: AkariosContent, width: int) -> list[str]:
    """In the order in which they act, with the card that their type follows."""
    lines: list[str] = []
    letters, seen = type_letters(content), ""
    for enemy in view.enemies:
        if enemy.type != seen:
            seen = enemy.type
            lines += hanging(f"{content.enemy[seen].name}: {_orders(view, content, seen)}", width, "")
        lines.append(f"  {sign_of_enemy(enemy, letters)} {space_name(enemy.at):<3} {_health(enemy)}{_notes(enemy)}")
    for marker in view.markers:
        name = spoken(marker.id.rpartition("-")[0])
        whose = "to be guarded" if marker.guarded else "to be destroyed"
        lines.append(
            f"  {marker.id[:3]} {space_name(marker.at):<3} {name}, {marker.hull} of {marker.full_hull} hull, {whose}"
        )
    if view.sparrow is not None:
        left, full = view.sparrow.hull, view.sparrow.full_hull
        lines.append(f"  {SPARROW} {space_name(view.sparrow.at):<3} the Sparrow, {left} of {full} hull")
    return lines


def _orders(view: AkariosView, content: AkariosContent, type_: str) -> str:
    card = view.showing.get(type_) if view.phase == "enemies" else None
    if card is not None:
        return combat_words(content.combat_card[card])
    left = sum(view.combat[type_].cards.values()) if type_ in view.combat else 0
    return f"a card of {left} decides what they do"


def _health(ship: EnemyView | FlyerView) -> str:
    hull = FULL * ship.hull + EMPTY * (ship.full_hull - ship.hull)
    if ship.full_hull > LONGEST_BAR:
        hull = f"{FULL} of {ship.full_hull}:"
    shield = CHARGED * ship.shield + SPENT * (ship.full_shield - ship.shield)
    return f"hull {hull} {ship.hull}{f'  shield {shield} {ship.shield}' if ship.full_shield else ''}"


def _notes(enemy: EnemyView) -> str:
    told = [
        *(["elite"] if enemy.rank == "elite" else []),
        f"attack {enemy.attack}",
        *map(MARKED.__getitem__, enemy.marks),
    ]
    told += ["acts from the next round on"] if enemy.fresh else ["asleep"] if enemy.asleep else []
    told += ["acts twice"] if enemy.acts > 1 else []
    return f"  {', '.join(told)}"


# Playerboards


def _playerboard(flyer: FlyerView, content: AkariosContent, width: int) -> list[str]:
    name, ship = content.pilot[flyer.id].name, content.ship[flyer.ship].name
    where = "" if flyer.at is None else f"{space_name(flyer.at)} {DIRECTIONS[flyer.facing]}"
    told = filter(None, (f"{sign_of_pilot(flyer, content)} {name}", ship, where, STATES.get(flyer.status, "")))
    return [
        ", ".join(told),
        f"{INDENT}{_condition(flyer)}",
        *hanging(", ".join(_conditions(flyer, content)), width, INDENT),
        *([f"{INDENT}dice {dice_words(flyer.dice) or 'all used'}"] if flyer.status in ("rolled", "acting") else []),
        *_unbroken(_cards(flyer.cards, content), width),
    ]


def _condition(flyer: FlyerView) -> str:
    """Hull, shield and stress; before the fight, what the ship begins with."""
    if not flyer.hull and flyer.status == "waiting":
        return f"hull {flyer.full_hull}  shield {flyer.full_shield}"
    return f"{_health(flyer)}  stress {stress_track(flyer.stress)} {flyer.stress}"


def _unbroken(parts: Iterable[str], width: int) -> list[str]:
    """Parts one after the other, none of them broken between two lines."""
    lines = hanging("  ".join(part.replace(" ", UNBROKEN) for part in parts), width, INDENT)
    return [line.replace(UNBROKEN, " ") for line in lines]


def stress_track(stress: int) -> str:
    """
    >>> stress_track(4)
    '●●●|●○|○○|○○○|'
    """
    return "".join(f"{'●' if point <= stress else '○'}{'|' if point in NERVES else ''}" for point in range(1, 11))


def _conditions(flyer: FlyerView, content: AkariosContent) -> Iterator[str]:
    """Things that hold for a while only."""
    yield from map(MARKED.__getitem__, flyer.marks)
    yield from map(WAITING.__getitem__, flyer.riders)
    yield from map(WARDED.__getitem__, flyer.wards)
    if flyer.guardian:
        yield f"covered by {content.pilot[flyer.guardian].name}"
    if flyer.trauma:
        yield f"trauma {flyer.trauma}"
    if flyer.grudge:
        yield f"sees only {_enemy_name(flyer.grudge, content)}"
    yield from (f"tracks {_enemy_name(enemy, content)}" for enemy in flyer.tracking)
    yield from (trauma.name.lower() for trauma in content.traumas if trauma.kind in flyer.haunted)


def _enemy_name(ship: str, content: AkariosContent) -> str:
    kind, _, number = ship.rpartition("-")
    return f"{content.enemy[kind].name} {number}"


def _cards(cards: Sequence[CardView], content: AkariosContent) -> Iterator[str]:
    for card in cards:
        record = content.card[card.id]
        supply = f" supply {card.supply}/{record.supply}" if record.supply else ""
        state = "damaged" if card.damaged else f"{slots(record, card.filled)}{supply}"
        yield f"{record.name} {state}".rstrip()


def slots(card: Card, filled: Sequence[int]) -> str:
    """The slots of a card: `[move][■]` if one of two is filled, `[attack+attack]` if they are filled together."""
    wanted = [FULL if index in filled else slot for index, slot in enumerate(card.action.slots)]
    match card.action.filling:
        case "joined":
            return f"[{'+'.join(wanted)}]"
        case "plus":
            return f"[{wanted[0]}]{''.join(f'[+{slot}]' for slot in wanted[1:])}"
        case "supply":
            return ""
    return "".join(f"[{slot}]" for slot in wanted)
