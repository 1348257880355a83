"""The table as a picture of letters: the map, the captains, the hold, and what lies beside the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from starhold.games.common.lettering import hanging, side_by_side
from starhold.kernel import Seat

from ..board.chart import Board, Chart, chart_of
from ..content import XiaContent
from ..content.mission_cards import Targeted
from ..speech.mission_words import objective, passage, pay_range
from ..speech.names import COLOURS, outfit_kind, piece_name, place_name, ship_name, target_name
from ..speech.sentences.missions import MARKS, TYPES
from ..speech.sentences.solo import PLUSES
from ..speech.sentences.standing import CONDITIONS
from ..speech.stories import EVENTS
from .hold_picture import SIGNS, SIGNS_OF_EMBERS, draw_grid, wear
from .map import draw_map, sector_rows, symbols

if TYPE_CHECKING:
    from ..seeing.view import CaptainView, MissionView, NpcView, XiaView
    from ..state import Target

WIDEST = 100
"""Only the map is wider, if it has to be."""

INDENT = " " * 10
SECTIONS = {"U": "○", "_": " "}
"""The letters for the sections of an outfit in hand; all others are dots."""


def draw(view: XiaView, content: XiaContent, width: int | None = None) -> str:
    """Everything that lies on the table. The view has ids only; what they stand for is in the content."""
    chart = chart_of(content, Board(view.sectors))
    room = min(width or WIDEST, WIDEST)
    blocks = [
        _with_legend(draw_map(chart, view, width), _columns(sector_rows(chart)), symbols(view), room),
        *_captains(content, chart, view, room),
        _hold(content, view, room),
        [
            *_race(view),
            *_campaign(content, view),
            *_npcs(content, chart, view, room),
            *_titles(content, view, room),
            *_events(content, view, room),
            *_supplies(view, room),
        ],
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _with_legend(picture: Sequence[str], sectors: Sequence[str], signs: Sequence[str], width: int) -> list[str]:
    """The map, and what it needs to be read: to its right if it is small enough."""
    beside = side_by_side(picture, [*sectors, "", *signs], width)
    return beside if len(beside) == len(picture) else [*picture, "", *side_by_side(sectors, signs, width)]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


# The captains


def _captains(content: XiaContent, chart: Chart, view: XiaView, width: int) -> Iterator[list[str]]:
    """For each of them where the ship is, how it is, and what else the captain has; first of whoever looks."""
    flying = [seat for seat, captain in enumerate(view.captains) if captain.ship]
    positions = _columns([_position(content, chart, view, seat) for seat in flying])
    conditions = _columns([_condition(content, view.captains[seat]) for seat in flying])
    mats: dict[Seat, list[str]] = {}
    for seat, position, condition in zip(flying, positions, conditions, strict=True):
        effects = ", ".join(_effects(content, view.captains[seat]))
        together = f"{INDENT}{condition}  {effects}"
        lines = [together] if len(together) <= width else [INDENT + condition, *hanging(effects, width, INDENT)]
        for card in _cards(content, view, seat):
            lines += hanging(card, width, INDENT)
        mats[seat] = [position, *lines]
    yield mats.pop(_onlooker(view), [])
    yield [line for mat in mats.values() for line in mat]


def _onlooker(view: XiaView) -> Seat:
    """The ship to look at most closely: the viewer's own, for spectators the active captain's."""
    return view.active if view.viewer is None else view.viewer


def _position(content: XiaContent, chart: Chart, view: XiaView, seat: Seat) -> tuple[str, ...]:
    captain = view.captains[seat]
    ship = content.ship[captain.ship]
    earned = f" (+{captain.unclaimed})" if captain.unclaimed else ""
    return (
        f"{'>' if seat == view.active else ' '} {COLOURS[seat]:<6}",
        f"{ship.name}, tier {ship.tier}",
        "" if captain.at is None else place_name(chart, captain.at),
        f"fame {captain.fame}{earned} of {view.fame_goal}",
    )


def _condition(content: XiaContent, captain: CaptainView) -> tuple[str, ...]:
    full = max(content.ship[captain.ship].energy, captain.energy)
    spent = sum(len(fitted.used) for fitted in captain.hold.outfits)
    return (
        f"energy {'■' * captain.energy}{'□' * (full - captain.energy)} {captain.energy}",
        f"markers {'●' * captain.armed}{'○' * captain.disarmed}{'-' * spent}",
        f"impulse {'ready' if captain.impulse else 'used'}",
        f"{captain.credits:,} credits",
    )


def _effects(content: XiaContent, captain: CaptainView) -> Iterator[str]:
    """Things that hold for a while only."""
    for condition in captain.conditions:
        ship = ship_name(content, condition.ship) if condition.ship else ""
        yield CONDITIONS[condition.kind].format(number=condition.number, ship=ship, at=condition.at)
    if captain.bounty:
        yield f"bounty {captain.bounty:,}"
    for card in captain.abilities:
        name = content.ability(card.ship, power=card.power).name
        yield f"{name} {'always on' if card.power else 'exhausted' if card.exhausted else 'ready'}"


def _cards(content: XiaContent, view: XiaView, seat: Seat) -> Iterator[str]:
    """Missions and titles."""
    captain = view.captains[seat]
    for mission in captain.missions:
        if mission.id is not None:
            name = content.mission[mission.id].name
            yield f"mission {name}: {_active_mission(content, view, seat, mission)}"
    for drawn in captain.choosing:
        card = content.mission[drawn]
        yield f"drawn {card.name}: {_task(content, view, seat, drawn)}. {card.story}"
    face_down = sum(mission.id is None for mission in captain.missions)
    unseen = captain.drawn - len(captain.choosing)
    if face_down or unseen:
        yield f"missions face down: {face_down} active, {unseen} drawn"
    if captain.completed:
        kinds = Counter(content.mission_types[mission] for mission in captain.completed)
        yield "experience: " + ", ".join(f"{count} {TYPES[kind]}" for kind, count in kinds.items())
    if captain.titles:
        yield "titles: " + ", ".join(content.title[title].name for title in captain.titles)


def _active_mission(content: XiaContent, view: XiaView, seat: Seat, mission: MissionView) -> str:
    assert mission.id is not None
    card = content.mission[mission.id]
    is_passage = mission.captain_in_need
    parts = [passage(content, card) if is_passage else _task(content, view, seat, card.id, mission.target)]
    parts += [MARKS[mark].format(damage=mission.damage, detonator=mission.detonator) for mark in mission.marks]
    if mission.pay:
        parts.append(f"{mission.pay:,} credits on it")
    return ", ".join(parts)


def _task(content: XiaContent, view: XiaView, seat: Seat, mission: str, settled: Target | None = None) -> str:
    card = content.mission[mission]
    if settled is None and isinstance(card, Targeted):
        settled = view.captains[seat].means.get(card.target)
    target = None if settled is None else target_name(content, settled)
    return f"{objective(content, card, target)}, for {pay_range(card)}"


# The hold


def _hold(content: XiaContent, view: XiaView, width: int) -> list[str]:
    seat = _onlooker(view)
    captain = view.captains[seat]
    if not captain.ship:
        return []
    grid = draw_grid(content, content.ship[captain.ship], captain.hold)
    signs = SIGNS if view.embers is None else SIGNS_OF_EMBERS
    notes = [f"The hold of {COLOURS[seat]}", signs, *_outfits(content, captain), *_hand(content, view)]
    return side_by_side(grid, notes, width)


def _outfits(content: XiaContent, captain: CaptainView) -> list[str]:
    rows = []
    for number, fitted in enumerate(captain.hold.outfits):
        outfit = content.outfit[fitted.outfit]
        rows.append((str(number), outfit.name, outfit_kind(outfit), wear(content, captain.hold, fitted)))
    return _columns(rows)


def _hand(content: XiaContent, view: XiaView) -> list[str]:
    """Pieces that wait to be put into the hold; the first one is next, and drawn if it is an outfit."""
    if not view.hand:
        return []
    first, *others = view.hand
    lines = [f"In hand: {piece_name(content, first)}"]
    if first.outfit is not None:
        shape = content.outfit[first.outfit].shape
        lines += ["   " + "  ".join(SECTIONS.get(letter, "·") for letter in row) for row in shape]
    if others:
        lines.append("then " + ", ".join(piece_name(content, piece) for piece in others))
    return lines


# Beside the board


def _npcs(content: XiaContent, chart: Chart, view: XiaView, width: int) -> list[str]:
    if not view.npcs:
        return []
    facts = _columns([_npc(content, chart, view, npc) for npc in view.npcs])
    lines = []
    for npc, fact in zip(view.npcs, facts, strict=True):
        plans = ", ".join(_plans(content, view, npc))
        together = f"{fact}  {plans}".rstrip()
        lines += [together] if len(together) <= width else [fact, f"    {plans}"]
    return lines


def _race(view: XiaView) -> Iterator[str]:
    """How the NPCs stand against a captain who plays alone, and what the end of the round may bring them."""
    solo = view.solo
    if solo is None:
        return
    yield f"  NPCs: {solo.fame} of {view.fame_goal} fame, round {solo.round}, side {solo.side} of their figures"
    helped = "".join(f" +{plus.amount} ({PLUSES[plus.cause]})" for plus in solo.pluses)
    chances = ", ".join(f"{fame} fame {percent}%" for fame, percent in enumerate(solo.odds) if percent)
    yield f"  Their roll at the end of the round{helped}: {chances}"


def _campaign(content: XiaContent, view: XiaView) -> Iterator[str]:
    """The goal of the game, and how the campaign stands."""
    campaign = view.campaign
    if campaign is None:
        return
    done = f"{len(campaign.done)} of {len(content.campaign.goals)} goals done"
    yield f"  Campaign: game {campaign.game}, {done}, score {campaign.score}"
    goal = content.goal.get(campaign.goal)
    if goal is not None:
        counts = zip(campaign.progress, goal.met, strict=True)
        progress = ", ".join(f"{reached} of {wanted.at_least}" for reached, wanted in counts)
        state = "out of reach" if campaign.failed else progress
        yield f"  Goal: {goal.name}, {goal.met_text}" + (f" ({state})" if state else "")
    if campaign.upgrades:
        yield f"  Upgrades: {', '.join(content.upgrade[upgrade].name for upgrade in campaign.upgrades)}"


def _npc(content: XiaContent, chart: Chart, view: XiaView, npc: NpcView) -> tuple[str, ...]:
    card = content.npc[npc.id]
    if view.solo is not None:
        card = content.npc_on_side.get((npc.id, view.solo.side), card)
    if npc.at is None:
        return f"  {card.name}", "destroyed" if npc.spawned else "not yet seen", "", ""
    place = place_name(chart, npc.at)
    return f"  {card.name}", place, f"damage {npc.damage} of {card.to_kill}", f"{npc.credits:,} credits"


def _plans(content: XiaContent, view: XiaView, npc: NpcView) -> Iterator[str]:
    is_for_hire = content.npc[npc.id].for_hire
    plan = None if view.solo is None else view.solo.plans.get(npc.id)
    if plan is not None:
        yield f"flies by {content.behaviour[plan].name}"
    elif is_for_hire or view.solo is None:
        yield "for hire" if is_for_hire and view.sellsword is None else f"moved by {COLOURS[npc.holder]}"
    if npc.attacker is not None:
        yield f"attacked by {COLOURS[npc.attacker]}"
    if npc.heading is not None:
        yield f"bound for {content.sector[npc.heading].name}"


def _titles(content: XiaContent, view: XiaView, width: int) -> Iterator[str]:
    for title in map(content.title.__getitem__, view.titles):
        yield from hanging(f"Title {title.name}, fame {title.fame}: {title.text}", width)


def _events(content: XiaContent, view: XiaView, width: int) -> Iterator[str]:
    """The events in play, and how long they have lasted."""
    for event in view.embers.events if view.embers else ():
        card = content.event[event.id]
        lasted = f"{event.rounds} of {card.rounds} rounds" if card.rounds else f"{event.rounds} rounds"
        yield from hanging(f"Event {card.name}, {lasted}: {card.text} {EVENTS.get(event.id, '')}", width)


def _supplies(view: XiaView, width: int) -> list[str]:
    cubes = ", ".join(f"{cargo} {cubes}" for cargo, cubes in view.supply.items())
    decks = f"{view.stack} sectors, {view.mission_deck} missions, {view.title_deck} titles"
    return hanging(f"Left: {decks}; cubes: {cubes}", width) + _economy(view, width)


def _economy(view: XiaView, width: int) -> list[str]:
    """Goods on sale where an economy board is played with."""
    if view.embers is None:
        return []
    sections = view.embers.economy.items()
    on_sale = (f"{cargo} {cubes}{' in demand' if cargo in view.embers.demand else ''}" for cargo, cubes in sections)
    return hanging(f"Economy board: {', '.join(on_sale)}", width)
