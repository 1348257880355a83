"""`starhold campaign`: the log of a saved campaign."""

from __future__ import annotations

from starhold.kernel import BadSetup

from .group import FINE
from .parameters import ContentOption, GameOption, SaveArgument
from .titles import named_or_none, read_match


def campaign(file: SaveArgument, game: GameOption = None, content: ContentOption = None) -> int:
    """Print the log of a saved campaign. Date, result and all that the title notes, a line for each scene.

    \b
    starhold campaign autumn.starhold
    starhold campaign autumn.starhold > autumn.txt
    """
    from starhold.table.campaign import campaign_log

    written = campaign_log(read_match(file, named_or_none(game), content))
    if written is None:
        raise BadSetup(f"{file}: this match is not a campaign; `starhold replay {file}` goes through it")
    print(written, end="")
    return FINE
