"""How good a position is for a crew: who is home with what, who may still come, and what is left to win."""

from __future__ import annotations

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.campaign.sheet import is_between
from starhold.games.corespace.rules.enmity import are_allies
from starhold.games.corespace.rules.figures import full_health, traders_of
from starhold.games.corespace.state import Figure
from starhold.kernel import Match, Seat

from .ground import FAR, doorstep, open_deck, start_of, steps_to
from .outfit import company_worth
from .situation import rounds_left
from .worth import HURT, LIFE, PEG, carried, token_worth

FAITH = 0.9
"""The part of a life that is on the deck, and well."""
STEP = 0.006
"""The part that each step from home takes away."""
DOWN = 0.2
"""The part of a life that lies on the deck."""
FAINT = 0.3
"""The part that is left however far it is."""
SKILL_PEG = 0.4
"""A skill peg that somebody on the deck still has."""
PEGS_A_ROUND = 0.5
"""More of them than this for each round that is left are worth nothing."""
RIVALRY = 0.25
"""The part of the best rival's worth that is taken away."""


def standing(game: CoreSpace, seat: Seat) -> float:
    """The worth of a crew, in UA; rivals who do well take a part of it away. Between missions its outfit counts."""
    if is_between(game):
        return company_worth(game, seat)
    own = worth_of_crew(game, seat)
    tracker = PEG * game.state.mission.pegs / 2
    if are_allies(game):
        return sum(worth_of_crew(game, each) for each in game.seats) - tracker
    rivals = [worth_of_crew(game, other) for other in game.seats if other != seat]
    return own - tracker - RIVALRY * max(rivals, default=0.0)


def worth_of_crew(game: CoreSpace, seat: Seat) -> float:
    home = steps_to(open_deck(game), doorstep(game, seat))
    return sum(worth_of(game, figure, home) for figure in traders_of(game, seat))


def worth_of(game: CoreSpace, figure: Figure, home: dict[int, int]) -> float:
    whole = LIFE + carried(game, figure)
    if figure.where == "gone":
        return 0.0
    if figure.defeated:
        return DOWN * whole
    if figure.where == "aboard":
        return whole + LIFE * (1 - FAITH)
    steps = home.get(start_of(game, figure), FAR) if home else 0
    pegs = worth_of_pegs(game, figure.pegs)
    wounds = HURT * (full_health(game, figure) - figure.health)
    return whole * FAITH * max(FAINT, 1 - STEP * steps) - wounds - figure.prone + pegs


def worth_of_pegs(game: CoreSpace, pegs: int) -> float:
    return SKILL_PEG * min(pegs, PEGS_A_ROUND * rounds_left(game))


def price_of_pegs(game: CoreSpace, figure: Figure, pegs: int) -> float:
    """What is lost with so many pegs of a figure."""
    return worth_of_pegs(game, figure.pegs) - worth_of_pegs(game, figure.pegs - pegs)


def homecoming(game: CoreSpace, seat: Seat) -> float:
    """The worth of those who have come home from the mission that is over, and of what they have brought."""
    figures = {figure.id: figure for figure in traders_of(game, seat)}
    found = 0.0
    for member in game.state.crews[seat].members:
        if member.fate == "home":
            figure = figures.get(member.board)
            items = [item.face for item in figure.tray] if figure else [*member.kit]
            found += LIFE * (2 - FAITH) + sum(token_worth(game, None, game.content.token[face]) for face in items)
    return found


def standing_of(match: Match, seat: Seat) -> float:
    assert isinstance(match.game, CoreSpace), "a trader trades in Core Space only"
    return standing(match.game, seat)
