"""The set-up before the first question. (CS-SETUP-18..23)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import BadSetup

from ..board.chart import new_deck
from ..rules.crates import empty_crates, unused
from ..rules.crews import printed_members, staying
from ..rules.figures import set_out
from ..rules.missions.laying import lay_out
from ..state import CoreSpaceState, Crew, Mission

if TYPE_CHECKING:
    from ..game import CoreSpace


def deal(game: CoreSpace) -> CoreSpaceState:
    """The crews of the box, in its order and as they are printed, until the muster says otherwise."""
    content, page = game.content, game.content.mission[game.options.mission]
    fewest, most = page.crews
    if page.together and not type(game).cooperative(game.options):
        raise BadSetup(f"{page.name} is played together: choose the alliance")
    if not fewest <= game.setup.seats <= most:
        raise BadSetup(f"{page.name} is for {fewest} to {most} crews, not {game.setup.seats}")
    crews = [
        Crew(sheet.id, staying(printed_members(sheet), page.crew_most)) for sheet in content.crews[: game.setup.seats]
    ]
    figures = [figure for seat, crew in enumerate(crews) for figure in set_out(content, seat, crew)]
    mission = Mission(
        page.id,
        new_deck(content, page.board),
        figures,
        crates=empty_crates(content, page),
        aside=list(unused(content, (item.face for figure in figures for item in figure.tray)).elements()),
        pegs=page.start_peg,
    )
    lay_out(game, mission, page)
    return CoreSpaceState(crews, mission)
