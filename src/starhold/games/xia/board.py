"""The table as a picture of letters: the map, the captains, and what lies beside the board.

A space takes two lines of three letters: above its terrain and feature, below the ship on it. Between the spaces
stands only what ships have to cross there, the edges of planets, so that open space looks open.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from starhold.geometry import Direction, Hex, turned
from starhold.kernel import Seat, load_content

from .chart import Board, Chart, Space, chart_of, neighbour_centre
from .content import Assassin, BountyHunter, Mission, Research, Sector, Shuttle, Smuggler, Thief, XiaContent
from .holds import COLUMNS, Fitted, Hold, damage_on, use_spaces
from .pictures import Feature, Terrain
from .rules.missions.objectives import SEATS_AWAY

if TYPE_CHECKING:
    from .view import CaptainView, MissionView, NpcView, XiaView

COLOURS = ("Red", "Blue", "Green", "Yellow", "Purple")
"""What the captains are called, by seat."""

WIDEST = 100
"""Two blocks that together are wider do not stand side by side."""

ACROSS = 4
"""The columns of the map are so many letters apart."""

FILLS: dict[Terrain, str] = {
    "open": " ",
    "planet": " ",
    "asteroid": "o",
    "debris": "#",
    "nebula": "~",
    "gate": "|",
    "star": "*",
}
MARKS: dict[Feature, str] = {"mission": "M", "buy": "B", "sell": "$", "work": "W"}
NO_MARK = "·"

SHIELD: dict[Direction, str] = {"N": "_", "NE": "\\", "SE": "/", "S": "_", "SW": "\\", "NW": "/"}
ENTRANCE = "="

SYMBOLS = (
    " ·   a space          M   Mission Point",
    "~·~  nebula          S7   Spawn Point",
    "o·o  asteroids        ?   exploration token",
    "#·#  debris           B   buy    $   sell",
    "|·|  gate             W   work",
    "*·*  star            <R>  ship",
    "\\_/  planet's shield shp  cubes adrift",
    " =   its entrance    (1)  side to scan",
    "South of 5,-3 lies 5,-2, south-east 6,-3.",
)

INDENT = " " * 10

WITHOUT_LIMIT = 99
"""From this number on, an ability has no limit."""

BEYOND = Hex(1, -3)
"""A space beyond side 1 of an unturned sector, as seen from its centre."""


def draw(view: XiaView, content: XiaContent | None = None) -> str:
    """Everything that lies on the table. The view has ids only; what they stand for is in the catalogue."""
    content = content or _catalogue()
    chart = chart_of(content, Board(view.sectors))
    blocks = [
        _with_legend(_map(chart, view), _sectors(chart)),
        _captains(content, chart, view),
        _hold(content, view),
        [*_npcs(content, chart, view), *_titles(content, view), _supplies(view)],
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _catalogue() -> XiaContent:
    from .game import Xia  # a game has its text from the start, so the text can ask for the game only later

    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


def _side_by_side(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks beside each other where there is room, else the second under the first."""
    if not left or not right:
        return [*left, *right]
    margin = max(map(len, left)) + 3
    if margin + max(map(len, right)) > WIDEST:
        return [*left, "", *right]
    return [f"{one:<{margin}}{other}" for one, other in zip_longest(left, right, fillvalue="")]


def _with_legend(picture: Sequence[str], sectors: Sequence[str]) -> list[str]:
    """The map, and what it needs to be read: to its right if it is small enough."""
    beside = _side_by_side(picture, [*sectors, "", *SYMBOLS])
    return beside if len(beside) == len(picture) else [*picture, "", *_side_by_side(sectors, SYMBOLS)]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


# The map


class Canvas:
    """Letters on a plane without edges."""

    def __init__(self) -> None:
        self._letters: dict[tuple[int, int], str] = {}

    def write(self, column: int, row: int, text: str) -> None:
        """Write over whatever stands there."""
        for offset, letter in enumerate(text):
            self._letters[column + offset, row] = letter

    def underline(self, column: int, row: int, text: str) -> None:
        """Write where nothing stands yet."""
        for offset, letter in enumerate(text):
            if self._letters.get((column + offset, row), " ") == " ":
                self._letters[column + offset, row] = letter

    def lines(self) -> list[str]:
        """What is written, cut out."""
        written = [place for place, letter in self._letters.items() if letter != " "]
        across = range(min(column for column, _ in written), max(column for column, _ in written) + 1)
        down = range(min(row for _, row in written), max(row for _, row in written) + 1)
        return ["".join(self._letters.get((column, row), " ") for column in across) for row in down]


def _map(chart: Chart, view: XiaView) -> list[str]:
    """The explored spaces, and around the active captain's sector the numbers of its unexplored sides."""
    if not chart.spaces:
        return []
    canvas = Canvas()
    below = {**_cubes(view), **_ships(view)}
    for at, space in chart.spaces.items():
        column, row = _corner(at)
        label = _short(space.sector) if at in chart.centres else ""
        canvas.write(column + 1, row, _upper_half(space, at in view.tokens))
        canvas.write(column + 1, row + 1, f"{below.get(at, label):{FILLS[space.terrain]}^3}")
    for at in chart.spaces:
        _draw_edges(canvas, chart, at)
    for side, at in _unexplored_sides(chart, view):
        column, row = _corner(at)
        canvas.write(column + 1, row, f"({side})")
    return canvas.lines()


def _corner(at: Hex) -> tuple[int, int]:
    """Where the upper left side of a space stands on the canvas."""
    return ACROSS * at.q, 2 * at.r + at.q


def _upper_half(space: Space, has_token: bool) -> str:
    fill = FILLS[space.terrain]
    if space.feature == "spawn":
        return f"{f'S{space.sector.spawn}':{fill}^3}"
    mark = "?" if has_token else MARKS.get(space.feature, NO_MARK)
    return f"{fill}{mark}{fill}"


def _ships(view: XiaView) -> dict[Hex, str]:
    """The ships on each space: one alone as `<R>`, several by their letters."""
    crews: dict[Hex, str] = defaultdict(str)
    for seat, captain in enumerate(view.captains):
        if captain.at is not None:
            crews[captain.at] += COLOURS[seat][0]
    for npc in view.npcs:
        if npc.at is not None:
            crews[npc.at] += npc.id[0].upper()
    return {at: f"<{crew}>" if len(crew) == 1 else crew[:3] for at, crew in crews.items()}


def _cubes(view: XiaView) -> dict[Hex, str]:
    cubes: dict[Hex, str] = defaultdict(str)
    for cube in view.adrift:
        cubes[cube.at] += cube.cargo[0]
    return {at: letters[:3] for at, letters in cubes.items()}


def _draw_edges(canvas: Canvas, chart: Chart, at: Hex) -> None:
    """The edges of planets on the sides of a space."""
    column, row = _corner(at)
    for way, way_out in chart.exits(at).items():
        if not way_out.barriers:
            continue
        letter = SHIELD[way] if any(barrier.kind == "shield" for barrier in way_out.barriers) else ENTRANCE
        if way in ("N", "S"):
            canvas.underline(column + 1, row + (1 if way == "S" else -1), letter * (ACROSS - 1))
        else:
            canvas.write(column + (ACROSS if "E" in way else 0), row + (1 if "S" in way else 0), letter)


def _unexplored_sides(chart: Chart, view: XiaView) -> Iterator[tuple[int, Hex]]:
    """The sides of the active captain's sector beyond which nothing lies, and where their numbers are to stand."""
    at = view.captains[view.active].at
    if at is None:
        return
    placed = chart.sector_at(at)
    for side in range(1, 7):
        if chart.is_unexplored(neighbour_centre(placed, side)):
            yield side, turned(BEYOND, side - 1 + placed.turn).plus(placed.centre)


def _short(sector: Sector) -> str:
    return sector.name.removeprefix("The ")[:3]


def _sectors(chart: Chart) -> list[str]:
    """What the sectors are called, where their centres lie, and what is traded there."""
    spaces = (chart.spaces[centre] for centre in chart.centres)
    rows = [(_short(space.sector), str(space.at), space.sector.name, _trade(space.sector)) for space in spaces]
    return _columns(rows) if rows else []


def _trade(sector: Sector) -> str:
    parts: list[str] = [sector.law or ""]
    if sector.buy:
        parts.append(f"B {_cargo(sector.buy)}")
    if sector.sell:
        parts.append(f"$ {_cargo(sector.sell)}")
    if sector.yields:
        parts.append(f"W {sector.yields}")
    return " ".join(filter(None, parts))


def _cargo(kinds: Sequence[str]) -> str:
    return kinds[0] if len(kinds) == 1 else "all"


def _place(chart: Chart, at: Hex | None) -> str:
    return "nowhere" if at is None else f"{at} {chart.spaces[at].sector.name}"


# The captains


def _captains(content: XiaContent, chart: Chart, view: XiaView) -> list[str]:
    """For each of them where the ship is, how it is, and what else the captain has."""
    flying = [seat for seat, captain in enumerate(view.captains) if captain.ship]
    positions = _columns([_position(content, chart, view, seat) for seat in flying])
    conditions = _columns([_condition(content, view.captains[seat]) for seat in flying])
    lines = []
    for seat, position, condition in zip(flying, positions, conditions, strict=True):
        lines.append(position)
        lines += [INDENT + line for line in (condition, *_effects(content, view, seat), *_cards(content, view, seat))]
    return lines


def _position(content: XiaContent, chart: Chart, view: XiaView, seat: Seat) -> tuple[str, ...]:
    captain = view.captains[seat]
    ship = content.ship[captain.ship]
    earned = f" (+{captain.unclaimed})" if captain.unclaimed else ""
    return (
        f"{'>' if seat == view.active else ' '} {COLOURS[seat]:<6}",
        f"{ship.name}, tier {ship.tier}",
        "destroyed" if captain.at is None else _place(chart, captain.at),
        f"fame {captain.fame}{earned} of {view.fame_goal}",
        f"{captain.credits:,} credits",
        f"bounty {captain.bounty:,}" if captain.bounty else "",
    )


def _condition(content: XiaContent, captain: CaptainView) -> tuple[str, ...]:
    full = max(content.ship[captain.ship].energy, captain.energy)
    spent = sum(len(fitted.used) for fitted in captain.hold.outfits)
    abilities = (
        f"{content.ship[card.ship].ability.name} {'exhausted' if card.exhausted else 'ready'}"
        for card in captain.abilities
    )
    return (
        f"energy {'■' * captain.energy}{'□' * (full - captain.energy)} {captain.energy}",
        f"markers {'●' * captain.armed}{'○' * captain.disarmed}{'-' * spent}",
        f"impulse {'ready' if captain.impulse else 'used'}",
        ", ".join(abilities),
    )


def _effects(content: XiaContent, view: XiaView, seat: Seat) -> Iterator[str]:
    """What holds for a while only."""
    captain = view.captains[seat]
    if seat == view.active and view.movement is not None:
        yield f"{view.movement} movement left"
    if captain.energy == captain.armed == 0:
        yield "stranded"
    if captain.using is not None:
        yield f"uses {captain.using}"
    if captain.cloaked:
        yield "cloaked"
    if captain.autopilot:
        yield f"on auto-pilot, {captain.autopilot} spaces after each turn"
    if captain.crossings:
        crossings = "any number" if captain.crossings >= WITHOUT_LIMIT else captain.crossings
        yield f"planetary shields to be crossed freely: {crossings}"
    if captain.harpoon is not None:
        yield f"harpoon in {_ship_name(content, captain.harpoon.host)}, {captain.harpoon.spaces} spaces"
    if captain.skips_turn:
        yield "loses the next turn"


def _cards(content: XiaContent, view: XiaView, seat: Seat) -> Iterator[str]:
    """Missions and titles."""
    captain = view.captains[seat]
    for mission in captain.missions:
        if mission.id is not None:
            yield f"mission {mission.id}: {_active_mission(content, view, seat, mission)}"
    for drawn in captain.choosing:
        yield f"drawn {drawn}: {_objective(content.mission[drawn], content, view, seat)}"
    face_down = sum(mission.id is None for mission in captain.missions)
    unseen = captain.drawn - len(captain.choosing)
    if face_down or unseen:
        yield f"missions face down: {face_down} active, {unseen} drawn"
    if captain.completed:
        kinds = Counter(content.mission_types[mission] for mission in captain.completed)
        yield "experience: " + ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    if captain.titles:
        yield "titles: " + ", ".join(content.title[title].name for title in captain.titles)


def _active_mission(content: XiaContent, view: XiaView, seat: Seat, mission: MissionView) -> str:
    assert mission.id is not None
    parts = [_objective(content.mission[mission.id], content, view, seat)]
    if mission.revealed:
        parts.append("face up")
    if mission.sneaked:
        parts.append("past the eyes")
    if mission.pay:
        parts.append(f"{mission.pay:,} credits on it")
    return ", ".join(parts)


def _objective(mission: Mission, content: XiaContent, view: XiaView, seat: Seat) -> str:
    pay = sorted({band.value for band in mission.pay if band.value})
    worth = f"{pay[0]:,}" if len(pay) == 1 else f"{pay[0]:,} to {pay[-1]:,}"
    return f"{_task(mission, content, view, seat)}, for {worth}"


def _task(mission: Mission, content: XiaContent, view: XiaView, seat: Seat) -> str:
    goal = content.sector[mission.deliver].name
    match mission:
        case Shuttle():
            return f"passengers from {content.sector[mission.pick_up].name} to {goal}"
        case Research():
            return f"research at {content.sector[mission.at].name}, report to {goal}"
        case BountyHunter():
            return f"remains of an outlaw to {goal}"
        case Smuggler():
            return f"contraband from {content.sector[mission.pick_up].name} to {goal}, unseen on {mission.sneak}+"
        case Thief():
            return f"steal from {_target(mission, view, seat)}, deliver to {goal}"
        case Assassin():
            return f"destroy {_target(mission, view, seat)}, report to {goal}"


def _target(mission: Thief | Assassin, view: XiaView, seat: Seat) -> str:
    return COLOURS[(seat + SEATS_AWAY[mission.target]) % len(view.captains)]


def _ship_name(content: XiaContent, ship: str) -> str:
    return content.npc[ship].name if ship in content.npc else content.ship[ship].name


# The hold


def _hold(content: XiaContent, view: XiaView) -> list[str]:
    """The hold of whoever looks, or of the active captain for spectators."""
    seat = view.active if view.viewer is None else view.viewer
    captain = view.captains[seat]
    if not captain.ship:
        return []
    ship = content.ship[captain.ship]
    letters = _hold_letters(content, captain.hold)
    grid = ["     " + "".join(f"{column:<3}" for column in COLUMNS[: len(ship.hold[0])])]
    for number, row in enumerate(ship.hold, 1):
        cells = (f"{column}{number}" if space != "_" else "" for column, space in zip(COLUMNS, row, strict=False))
        grid.append(f"  {number}  " + "".join(f"{letters.get(cell, '·') if cell else '':<3}" for cell in cells))
    notes = [
        f"The hold of {COLOURS[seat]}:  ○ Use space  ● used  x damage  s h t p c cubes",
        *_outfits(content, captain),
    ]
    return _side_by_side(grid, notes)


def _hold_letters(content: XiaContent, hold: Hold) -> dict[str, str]:
    """What is written on the spaces of a hold: the number of the outfit, Use spaces, cubes, damage."""
    letters: dict[str, str] = {cell: cargo[0] for cell, cargo in hold.cubes.items()}
    for number, fitted in enumerate(hold.outfits):
        free = use_spaces(content, fitted)
        letters.update((cell, f"{number}○" if cell in free else f"{number}") for cell in fitted.cells)
        letters.update((cell, f"{number}●") for cell in fitted.used)
    for cell in hold.damage:
        letters[cell] = letters.get(cell, "")[:1] + "x"
    return letters


def _outfits(content: XiaContent, captain: CaptainView) -> list[str]:
    rows = []
    for number, fitted in enumerate(captain.hold.outfits):
        outfit = content.outfit[fitted.outfit]
        rows.append((str(number), outfit.name, f"{outfit.family}, d{outfit.die}", _wear(captain.hold, fitted)))
    return _columns(rows)


def _wear(hold: Hold, fitted: Fitted) -> str:
    damage = damage_on(hold, fitted)
    return f"rolls {damage} less" if damage else ""


# Beside the board


def _npcs(content: XiaContent, chart: Chart, view: XiaView) -> list[str]:
    return _columns([_npc(content, chart, npc) for npc in view.npcs])


def _npc(content: XiaContent, chart: Chart, npc: NpcView) -> tuple[str, ...]:
    card = content.npc[npc.id]
    missing = "destroyed" if npc.spawned else "not yet seen"
    plans = [f"attacked by {COLOURS[npc.attacker]}"] if npc.attacker is not None else []
    plans += [f"bound for {content.sector[npc.heading].name}"] if npc.heading is not None else []
    return (
        f"  {card.name}",
        missing if npc.at is None else _place(chart, npc.at),
        f"damage {npc.damage} of {card.to_kill}",
        f"{npc.credits:,} credits",
        f"moved by {COLOURS[npc.holder]}",
        ", ".join(plans),
    )


def _titles(content: XiaContent, view: XiaView) -> list[str]:
    titles = (content.title[title] for title in view.titles)
    return [f"  Title {title.name}, fame {title.fame}: {title.text}" for title in titles]


def _supplies(view: XiaView) -> str:
    cubes = ", ".join(f"{cargo} {cubes}" for cargo, cubes in view.supply.items())
    return f"  Left: {view.stack} sectors, {view.mission_deck} missions, {view.title_deck} titles; cubes: {cubes}"
