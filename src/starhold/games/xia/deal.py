"""The set-up before the first roll: what is shuffled, dealt and laid out. Ships are chosen in `rules/setup.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Record, Seat

from .chart import Board, Chart, Placed, chart_of, fitting_turn, side_towards
from .content import NpcId
from .state import Captain, LaidToken, Npc, XiaState

if TYPE_CHECKING:
    from .game import Xia

STARTING_CENTRES: tuple[Hex, ...] = (ORIGIN, Hex(-3, -2), Hex(2, -5), Hex(5, -3), Hex(7, -8))
"""Where the starting sectors lie, in the order of laying: each beside the one before, as close together as can be."""

NPCS: tuple[NpcId, ...] = get_args(NpcId)


def deal(game: Xia) -> XiaState:
    """Markers, Impulse tokens and fame stand where a new captain has them. (XIA-SETUP-02..11, XIA-SETUP-18..20)

    A first game leaves out all cards that refer to NPCs: those are the three NPC cards, for no mission and no title
    of the base game names one.
    """
    sectors, stack = deal_sectors(game)
    board = lay_out(sectors)
    chart = chart_of(game.content, board)
    pile = [token.id for token in game.content.tokens for _ in range(token.count)]
    game.shuffle(pile)
    return XiaState(
        board=board,
        stack=stack,
        captains=[Captain(credits=game.options.starting_credits) for _ in game.seats],
        npcs=deal_npcs(game),
        tokens=[LaidToken(space.at, pile.pop()) for space in chart.features("exploration")],
        pile=pile,
        mission_deck=shuffled(game, game.content.missions),
        title_deck=shuffled(game, game.content.titles),
        starts=tuple(spawn_point(chart, sector) for sector in sectors),
    )


def deal_sectors(game: Xia) -> tuple[list[str], list[str]]:
    """The starting sectors, one for each captain, and the stack of all others. (XIA-SETUP-02..03, XIA-SETUP-05)"""
    if game.options.first_game:
        recommended = list(game.content.first_game.sectors[: game.setup.seats])
        stack = [sector.id for sector in game.content.sectors if sector.id not in recommended]
        game.shuffle(stack)
        return recommended, stack
    stack = shuffled(game, game.content.sectors)
    return [draw_starting_sector(game, stack) for _ in game.seats], stack


def draw_starting_sector(game: Xia, stack: list[str]) -> str:
    """A sector without a Spawn Point is shuffled back, and another one drawn. (XIA-SETUP-03)"""
    drawn = stack.pop()
    while not game.content.sector[drawn].spawn:
        stack.insert(0, drawn)
        game.shuffle(stack)
        drawn = stack.pop()
    return drawn


def lay_out(sectors: list[str]) -> Board:
    """Each sector is turned so that its symbol matches that of the sector laid before it. (XIA-SETUP-04)"""
    placed = [Placed(sectors[0], STARTING_CENTRES[0])]
    for sector, centre in zip(sectors[1:], STARTING_CENTRES[1:], strict=False):
        turn = fitting_turn(placed[-1], side_towards(placed[-1], centre))
        placed.append(Placed(sector, centre, turn))
    return Board(tuple(placed))


def spawn_point(chart: Chart, sector: str) -> Hex:
    """(XIA-SETUP-18)"""
    at = chart.feature_of(sector, "spawn")
    assert at is not None, "starting sectors have a Spawn Point"
    return at


def deal_npcs(game: Xia) -> list[Npc]:
    """The cards go to three captains; with more at the table, to three of them by lot. (XIA-SETUP-06, XIA-SETUP-11)"""
    if game.options.first_game or not game.options.npcs:
        return []
    cards: list[NpcId] = list(NPCS)
    game.shuffle(cards)
    holders: list[Seat] = list(game.seats)
    if len(holders) > len(cards):
        game.shuffle(holders)
    return [Npc(card, holder) for card, holder in zip(cards, holders, strict=False)]


def shuffled(game: Xia, records: tuple[Record, ...]) -> list[str]:
    """The ids of all cards or tiles of a kind, in a random order. (XIA-SETUP-09)"""
    ids = [record.id for record in records]
    game.shuffle(ids)
    return ids
