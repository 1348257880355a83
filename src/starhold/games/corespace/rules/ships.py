"""Ships when a campaign begins. (CS-MAINTAIN-07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .crews import are_rookies

if TYPE_CHECKING:
    from ..game import CoreSpace

PURSE = 10
"""The UA with which a crew of rookies begins a campaign. (CS-CREW-10)"""


def fit_out(game: CoreSpace) -> None:
    """In a campaign most systems have as many spaces filled as usual; rookies have some UA for what lies ahead."""
    if game.state.campaign is None:
        return
    for crew in game.state.crews:
        well_kept = game.content.ship[game.content.crew[crew.sheet].ship].well_kept
        crew.systems = {system.id: system.filled + (system.id == well_kept) for system in game.content.systems}
        if are_rookies(game):
            crew.ua = PURSE
