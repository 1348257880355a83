"""Answers that end something before it was used: what a pilot would forgo by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.kernel import Seat

from ..choices import Act, Finish
from ..rules.bodies import flyer_of
from ..rules.campaign.retiring import Retire
from ..rules.campaign.squad import squad_of
from ..rules.dice import at_hand
from ..rules.script.deciding import voters
from .vocabulary import dice_words

if TYPE_CHECKING:
    from ..game import Akarios


def of_finishing(game: Akarios, seat: Seat, choice: Finish) -> str:
    """Dice that could still do something on a card."""
    offered = game.decision.options if game.decision else ()
    is_able = any(isinstance(each, Act) and each.pilot == choice.pilot for each in offered)
    left = at_hand(flyer_of(game, choice.pilot))
    if not left or not is_able:
        return ""
    return game.text.regret("idle", pilot=game.text.mention("pilot", choice.pilot), dice=dice_words(left))


def of_retiring(game: Akarios, seat: Seat, choice: Retire) -> str:
    """A campaign cannot be taken up again; where others have a vote, asking ends nothing yet."""
    if len(voters(game)) > 1:
        return ""
    return game.text.regret("retire", campaign=game.content.campaign[squad_of(game).campaign].name)


REGRETS: ByKind[str] = ByKind({Finish: of_finishing, Retire: of_retiring}, otherwise="")
