"""The set-up before the first question. (CS-SETUP-18..23)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import BadSetup

from ..board.chart import new_deck
from ..rules.campaign.sheet import pages
from ..rules.crews import printed_members, set_aside, staying
from ..rules.missions.laying import lay_out
from ..rules.muster import board_all
from ..rules.ships import fit_out
from ..state import CampaignSheet, CoreSpaceState, Crew, Mission

if TYPE_CHECKING:
    from ..game import CoreSpace


def deal(game: CoreSpace) -> CoreSpaceState:
    """The crews of the box, in its order and as they are printed, until the muster says otherwise."""
    content, campaign = game.content, game.options.campaign
    several = pages(content, game.options)
    for page in several:
        fewest, most = page.crews
        if page.together and not type(game).cooperative(game.options):
            raise BadSetup(f"{page.name} is played together: choose the alliance")
        if not fewest <= game.setup.seats <= most:
            raise BadSetup(f"{page.name} is for {fewest} to {most} crews, not {game.setup.seats}")
    page = several[0]
    crews = [Crew(sheet.id, printed_members(content, sheet)) for sheet in content.crews[: game.setup.seats]]
    sheet = None if campaign is None else CampaignSheet(campaign)
    game.state = CoreSpaceState(crews, Mission(page.id, new_deck(content, page.board), []), sheet)
    lay_out(game, page)
    fit_out(game)
    for crew in crews:
        crew.members = staying(crew.members, page.crew_most)
    set_aside(game)
    board_all(game)
    return game.state
