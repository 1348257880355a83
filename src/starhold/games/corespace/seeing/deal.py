"""The set-up before the first question. (CS-SETUP-18..23)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import BadSetup, Seat

from ..board.chart import new_deck
from ..content import CoreSpaceContent, CrewSheet
from ..rules.crates import stock
from ..rules.missions.laying import lay_out
from ..rules.reloading import AMMO
from ..state import CoreSpaceState, Crew, Figure, Item, Mission

if TYPE_CHECKING:
    from ..game import CoreSpace


def deal(game: CoreSpace) -> CoreSpaceState:
    """Each seat has one of the crews of the box, as far as the mission lets it take part."""
    page = game.content.mission[game.options.mission]
    fewest, most = page.crews
    if page.together and game.setup.seats > fewest and not game.options.alliance:
        raise BadSetup(f"{page.name} is played together: choose the alliance")
    if not fewest <= game.setup.seats <= most:
        raise BadSetup(f"{page.name} is for {fewest} to {most} crews, not {game.setup.seats}")
    sheets = game.content.crews[: game.setup.seats]
    figures = [
        figure for seat, sheet in enumerate(sheets) for figure in traders(game.content, seat, sheet, page.crew_most)
    ]
    brought = (item.face for figure in figures for item in figure.tray)
    crates, bag, aside = stock(game, page, brought)
    mission = Mission(
        page.id,
        new_deck(game.content, page.board),
        figures,
        crates=crates,
        bag=bag,
        aside=aside,
        pegs=page.start_peg,
    )
    lay_out(game, mission, page)
    return CoreSpaceState([Crew(sheet.id) for sheet in sheets], mission)


def traders(content: CoreSpaceContent, seat: Seat, sheet: CrewSheet, most: int) -> list[Figure]:
    """The traders of a crew, with pegs as their boards say. (CS-SETUP-22..23)"""
    hands = [(content.trader[hand.trader], tuple(map(Item, hand.kit))) for hand in sheet.hands[:most]]
    return [
        Figure(board.id, board.id, seat, health=board.health, pegs=board.skill, ammo=AMMO, tray=kit)
        for board, kit in hands
    ]
