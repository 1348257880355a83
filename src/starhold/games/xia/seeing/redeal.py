"""Replace what a viewer cannot know by a guess that fits all that it does know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import redeal_pile, redeal_piles
from starhold.kernel import Viewer

from ..state import LaidToken
from .showing import sees_drawn, sees_mission

if TYPE_CHECKING:
    from ..game import Xia


def redeal(game: Xia, viewer: Viewer) -> None:
    """Shuffle everything that lies face down for this viewer; how many cards lie where stays as it is."""
    redeal_pile(game, game.state.stack)
    _redeal_tokens(game)
    _redeal_missions(game, viewer)
    redeal_pile(game, game.state.title_deck)
    for redeal_more in game.rules.redealing:
        redeal_more(game, viewer)


def _redeal_tokens(game: Xia) -> None:
    """The tokens on the board and those of the pile change places."""
    state = game.state
    faces = [laid.token for laid in state.tokens] + state.pile
    redeal_pile(game, faces)
    state.tokens = [LaidToken(laid.at, face) for laid, face in zip(state.tokens, faces, strict=False)]
    state.pile = faces[len(state.tokens) :]


def _redeal_missions(game: Xia, viewer: Viewer) -> None:
    """Deck, discards, cards nobody has looked at and other captains' secrets are shuffled together.

    Any card fits any place: nothing lies on a mission that is face down, and no rule in progress is about one.
    """
    state = game.state
    secrets = [
        mission
        for seat, captain in enumerate(state.captains)
        for mission in captain.missions
        if not sees_mission(mission, seat, viewer)
    ]
    unseen = [captain.drawn for seat, captain in enumerate(state.captains) if not sees_drawn(game, seat, viewer)]
    held = [mission.id for mission in secrets]
    redeal_piles(game, [state.mission_deck, state.mission_discards, *unseen, held])
    for mission, card in zip(secrets, held, strict=True):
        mission.id, mission.fetched = card, False
