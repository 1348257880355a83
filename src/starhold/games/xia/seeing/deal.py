"""The set-up before the first roll: what is shuffled, dealt and laid out. Ships are chosen in `rules/setup.py`."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from starhold.games.common.piles import deck_of
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Seat

from ..board.chart import Board, Chart, Placed, chart_of
from ..board.layout import SIDES, fitting_turn, neighbour_centre
from ..content import NpcId, XiaContent
from ..rules.in_play import rules_in_play
from ..rules.npcs.dealing import DEALT, go_to_first_three
from ..state import Captain, LaidToken, Npc, XiaState

if TYPE_CHECKING:
    from ..game import Xia

STARTING_CENTRES: tuple[Hex, ...] = (ORIGIN, Hex(-3, -2), Hex(2, -5), Hex(5, -3), Hex(7, -8))
"""The places of the starting sectors, in the order of laying: each beside the one before, as close as can be."""


def deal(game: Xia) -> XiaState:
    """Markers, Impulse tokens and fame stand where a new captain has them. (XIA-SETUP-02..11, XIA-SETUP-18..20)

    A first game leaves out all cards that refer to NPCs: those are the three NPC cards, for no mission and no title
    of the base game names one.
    """
    sectors, stack = deal_sectors(game)
    hub = hub_of(game.content)
    board = lay_out(sectors) if hub is None else lay_out_around(hub, sectors)
    chart = chart_of(game.content, board)
    pile = deck_of(game, game.content.tokens)
    state = XiaState(
        board=board,
        stack=stack,
        captains=[Captain(credits=game.options.starting_credits) for _ in game.seats],
        npcs=deal_npcs(game),
        tokens=[LaidToken(space.at, pile.pop()) for space in chart.features("exploration") if pile],
        pile=pile,
        mission_deck=deck_of(game, game.content.missions),
        title_deck=deck_of(game, game.content.titles),
        starts=tuple(spawn_point(chart, sector) for sector in sectors),
    )
    for lay_out_more in rules_in_play(game.options).dealing:
        lay_out_more(game, state)
    return state


def deal_sectors(game: Xia) -> tuple[list[str], list[str]]:
    """The starting sectors, one for each captain, and the stack of all others. (XIA-SETUP-01..03, XIA-SETUP-05)"""
    hub = hub_of(game.content)
    if game.options.first_game:
        recommended = list(game.content.first_game.sectors[: game.setup.seats])
        others = (sector for sector in game.content.sectors if sector.id not in (hub, *recommended))
        return recommended, deck_of(game, others)
    if game.options.solo:
        return deal_alone(game)
    stack = deck_of(game, (sector for sector in game.content.sectors if sector.id != hub))
    return [draw_starting_sector(game, stack) for _ in game.seats], stack


def deal_alone(game: Xia) -> tuple[list[str], list[str]]:
    """Nothing but the sector in the centre lies there; without Nyr, the first one with a Spawn Point.

    (XIA-SOLO-01)
    """
    hub = hub_of(game.content)
    stack = deck_of(game, (sector for sector in game.content.sectors if sector.id != hub))
    return [draw_starting_sector(game, stack)] if hub is None else [], stack


def draw_starting_sector(game: Xia, stack: list[str]) -> str:
    """A sector without a Spawn Point is shuffled back, and another one drawn. (XIA-SETUP-03)"""
    drawn = stack.pop()
    while not game.content.sector[drawn].spawn:
        stack.insert(0, drawn)
        game.shuffle(stack)
        drawn = stack.pop()
    return drawn


def hub_of(content: XiaContent) -> str | None:
    """The sector in the centre of the map, if there is one: the dying star Nyr. (XIA-SETUP-01)"""
    return next((sector.id for sector in content.sectors if sector.kind == "dying-star"), None)


def lay_out_around(hub: str, sectors: list[str]) -> Board:
    """All sectors touch the one in the centre, as far apart as can be, and match its symbols. (XIA-SETUP-04)"""
    centre = Placed(hub, ORIGIN)
    sides = (1 + len(SIDES) * place // len(sectors) for place in range(len(sectors)))
    around = (
        Placed(sector, neighbour_centre(centre, side), fitting_turn(centre))
        for sector, side in zip(sectors, sides, strict=True)
    )
    return Board((centre, *around))


def lay_out(sectors: list[str]) -> Board:
    """Each sector is turned so that its symbol matches that of the sector laid before it. (XIA-SETUP-04)"""
    placed = [Placed(sectors[0], STARTING_CENTRES[0])]
    for sector, centre in zip(sectors[1:], STARTING_CENTRES[1:], strict=False):
        turn = fitting_turn(placed[-1])
        placed.append(Placed(sector, centre, turn))
    return Board(tuple(placed))


def spawn_point(chart: Chart, sector: str) -> Hex:
    """(XIA-SETUP-18)"""
    at = chart.feature_of(sector, "spawn")
    assert at is not None, "starting sectors have a Spawn Point"
    return at


def deal_npcs(game: Xia) -> list[Npc]:
    """One card for each of three captains; of two captains one, by lot, gets two. (XIA-SETUP-06, XIA-SETUP-11)

    Of more captains those who get one are drawn by lot, or known only once it is rolled for who begins.
    """
    if game.options.first_game or not game.options.npcs:
        return []
    cards: list[NpcId] = list(DEALT)
    game.shuffle(cards)
    holders: list[Seat] = list(game.seats)
    if len(holders) != len(cards) and not go_to_first_three(game):
        game.shuffle(holders)
    return [Npc(card, holder) for card, holder in zip(cards, cycle(holders), strict=False)]
