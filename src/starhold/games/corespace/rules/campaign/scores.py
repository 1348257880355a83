"""How a campaign ends. (CS-SETUP-01, CS-WIN-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Result, Seat

from ...state import Crew
from ..crews import living
from .sheet import campaign_of, pages, sheet_of

if TYPE_CHECKING:
    from ...game import CoreSpace

EACH_SPACE = 2
"""The worth of a filled space of a ship system, in UA."""
EACH_POINT = 5
"""The worth of a career point."""
ENOUGH = "enough primary objectives were met"
TOO_FEW = "too few primary objectives were met"
NOBODY_LEFT = "nobody is left"
MOST_MISSIONS = "the most missions were won"
RICHEST = "as many missions were won, and crew and ship are worth more"


def result(game: CoreSpace) -> Result:
    """Allies and one crew alone need most primary objectives; rivals the most missions, then what they are worth.

    Somebody has to be alive. Whoever has left the campaign wins only if everybody has.
    """
    crews = game.state.crews
    worths = tuple(worth(game, crew) for crew in crews)
    staying = [seat for seat in game.seats if not crews[seat].out] or list(game.seats)
    alive = [seat for seat in staying if living(crews[seat])]
    if are_one(game):
        is_won = bool(alive) and sum(sheet_of(game).met) >= needed(game)
        reason = (ENOUGH if is_won else TOO_FEW) if alive else NOBODY_LEFT
        if is_together(game):
            return Result.together(game.seats, won=is_won, score=sum(worths), reason=reason)
        return Result(tuple(alive) if is_won else (), worths, reason=reason)
    if not alive:
        return Result((), worths, reason=NOBODY_LEFT)
    won = {seat: missions_won(game, seat) for seat in alive}
    best = [seat for seat in alive if won[seat] == max(won.values())]
    richest = [seat for seat in best if worths[seat] == max(worths[each] for each in best)]
    return Result(tuple(richest), worths, reason=MOST_MISSIONS if richest == best else RICHEST)


def are_one(game: CoreSpace) -> bool:
    """True for one crew alone and for allies."""
    return game.setup.seats == 1 or is_together(game)


def is_together(game: CoreSpace) -> bool:
    """True if all crews win, or none."""
    return game.options.alliance or any(page.together for page in pages(game.content, game.options))


def needed(game: CoreSpace) -> int:
    """The primary objectives that must be met."""
    campaign = campaign_of(game)
    return campaign.needed or len(campaign.stages) // 2 + 1


def missions_won(game: CoreSpace, seat: Seat) -> int:
    return sum(seat in played.winners for played in sheet_of(game).log)


def worth(game: CoreSpace, crew: Crew) -> int:
    """Money, what all tokens sell for, and what ship and careers are worth."""
    members = living(crew)
    tokens = [*crew.hold, *(token for member in members for token in (*member.kit, *filter(None, (member.worn,))))]
    return (
        crew.ua
        + sum(game.content.token[token].sell or 0 for token in tokens)
        + EACH_SPACE * sum(crew.systems.values())
        + EACH_POINT * sum(member.career for member in members)
    )
