"""The set-up before the first question. (CS-SETUP-18..23)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import BadSetup

from ..rules.campaign.sheet import first_page
from ..rules.crews import printed_members, staying, tokens_left
from ..rules.missions.laying import blank, lay_out
from ..rules.muster import board_all
from ..state import CampaignSheet, CoreSpaceState, Crew

if TYPE_CHECKING:
    from ..game import CoreSpace


def deal(game: CoreSpace) -> CoreSpaceState:
    """The crews of the box, in its order and as they are printed, until the muster says otherwise."""
    content, campaign, page = game.content, game.options.campaign, first_page(game)
    fewest, most = page.crews
    if page.together and not type(game).cooperative(game.options):
        raise BadSetup(f"{page.name} is played together: choose the alliance")
    if not fewest <= game.setup.seats <= most:
        raise BadSetup(f"{page.name} is for {fewest} to {most} crews, not {game.setup.seats}")
    crews = [
        Crew(sheet.id, staying(printed_members(content, sheet), page.crew_most))
        for sheet in content.crews[: game.setup.seats]
    ]
    sheet = None if campaign is None else CampaignSheet(campaign)
    game.state = CoreSpaceState(crews, blank(content, page), sheet)
    board_all(game)
    game.state.mission.aside = list(tokens_left(game).elements())
    lay_out(game)
    return game.state
