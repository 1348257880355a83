"""The log of a campaign in words, and its last page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.wording import listed
from starhold.kernel import CampaignLine, CampaignLog

from ..rules.campaign.squad import is_gone, scene_name, squad_of
from ..seeing.campaign import page_of
from ..state import ScenePlayed
from .chronicle import notes_of
from .sentences.campaign import ACTS, GONE, LINE, OUTCOMES, RETIRED, STANDING

if TYPE_CHECKING:
    from ..game import Akarios


def campaign_log(game: Akarios) -> CampaignLog:
    squad = squad_of(game)
    fights = [scene for scene in squad.log if scene.kind == "fight"]
    return CampaignLog(
        STANDING.format(
            campaign=game.content.campaign[squad.campaign].name,
            act=ACTS[squad.act],
            won=sum(scene.outcome == "success" for scene in fights),
            fights=len(fights),
        ),
        tuple(
            CampaignLine(scene_name(number, scene.id), line_of(game, scene), notes_of(game, number, scene))
            for number, scene in enumerate(squad.log, 1)
        ),
        last_page(game) if game.over else "",
    )


def line_of(game: Akarios, scene: ScenePlayed) -> str:
    """One scene: what it was, how it went, and who was there."""
    pilots = listed([game.content.pilot[pilot].name for pilot in scene.pilots])
    outcome = OUTCOMES[scene.kind, scene.outcome]
    return LINE.format(name=game.text.names.scene(scene.id), outcome=outcome, pilots=pilots)


def last_page(game: Akarios) -> str:
    """The entry with which the story has ended, if it has come to its end."""
    squad = squad_of(game)
    if squad.retired:
        return RETIRED
    if is_gone(game) and squad.outcome != "success":
        return GONE
    page = page_of(game, squad.readings[-1])
    return "\n".join(filter(None, (page.name, *page.text, page.told)))
