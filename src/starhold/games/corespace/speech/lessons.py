"""Hints for newcomers: of all that could be said of a trader's turn, the one thing that matters now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry.ruler import inches_between
from starhold.geometry.square import NUMBERS

from ..choices import Fight, Interact, Search, Shoot
from ..rules.activation import acting
from ..rules.contact import foes_at
from ..rules.figures import BASES, base_of
from ..state import Figure
from .sentences.questions import ACTING

if TYPE_CHECKING:
    from ..game import CoreSpace

FIRST = "cold-berth"
"""The mission in which hints go into detail."""


def lesson(game: CoreSpace) -> str:
    """The hint for whoever acts in the first mission; nothing elsewhere."""
    figure = acting(game)
    is_asked = game.decision is not None and game.decision.prompt == ACTING
    if figure is None or not is_asked or game.state.mission.id != FIRST:
        return ""
    return next(lessons(game, figure), "")


def lessons(game: CoreSpace, figure: Figure) -> Iterator[str]:
    """What could be said, what matters most first."""
    text, options = game.text, game.decision.options if game.decision else ()
    name = text.word("figure", figure.id)
    foes = foes_at(game, figure)
    if foes and any(isinstance(option, Fight) for option in options):
        yield text.lesson("fight", figure=name, foe=text.word("figure", foes[0].id))
    if any(item.face in named(game) for item in figure.tray):
        yield text.lesson("home", figure=name, airlock=game.state.crews[figure.crew or 0].airlock)
    shot = next((option for option in options if isinstance(option, Shoot)), None)
    if shot is not None:
        what = "again" if game.state.mission.shot else "shoot"
        yield text.lesson(what, figure=name, foe=text.word("figure", shot.other))
    if any(isinstance(option, Search) for option in options):
        yield text.lesson("search", figure=name)
    if any(isinstance(option, Interact) for option in options):
        yield text.lesson("interact", figure=name)
    crate = nearest_crate(game, figure)
    if crate:
        yield text.lesson("crate", figure=name, at=crate)


def named(game: CoreSpace) -> tuple[str, ...]:
    """The tokens that the mission is about."""
    crates = game.content.mission[game.state.mission.id].crates
    return (*crates.named, *crates.in_large)


def nearest_crate(game: CoreSpace, figure: Figure) -> str:
    """The nearest crate of which the crew does not know what is in it; nothing if it knows all."""
    if not figure.at:
        return ""
    crates = game.state.mission.crates
    unknown = [crate.at for crate in crates if not all(item.is_known(figure.crew) for item in crate.items)]
    return min(unknown, key=lambda at: (inches_between(base_of(figure), BASES[at]), NUMBERS[at]), default="")
