"""Looking before leaping: a figure, or a square with the way there and the sight from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base
from starhold.geometry.square import NUMBERS, Square
from starhold.kernel import Viewer

from ..board.sight import Sight
from ..rules.activation import acting
from ..rules.areas import area_of
from ..rules.enmity import are_enemies
from ..rules.figures import actions_stat, deck_chart, on_deck
from ..rules.movement import allowance, reach_of, way_to
from ..rules.npcs.boards import is_driven_by_chart, npc_of
from ..rules.npcs.forecast import Forecast, forecast, forecasts
from ..rules.persuading import can_be_persuaded, pleas_to
from ..rules.prospects import aims_of, strikers_on
from ..rules.seeing import crowd_on, sight_of
from ..seeing.places import FigureSeen, SquareSeen
from ..seeing.showing import item_view, shown_to
from ..seeing.view import SightView
from ..state import Figure

if TYPE_CHECKING:
    from ..game import CoreSpace


def places(game: CoreSpace) -> tuple[str, ...]:
    """All figures, and all squares."""
    figures = (f"figure {figure.id}" for figure in game.state.mission.figures)
    return (*figures, *(f"square {square}" for square in NUMBERS))


def inspect(game: CoreSpace, viewer: Viewer, about: str) -> FigureSeen | SquareSeen | None:
    """What is known of `figure jace` or `square d7`, or in short of `jace` or `d7`, and what could be done about it."""
    kind, _, named = about.rpartition(" ")
    name = named if kind in ("", "square", "figure") else ""
    if name in NUMBERS:
        return square_seen(game, viewer, name)
    found = next((figure for figure in game.state.mission.figures if figure.id == name), None)
    return None if found is None else figure_seen(game, viewer, found)


def figure_seen(game: CoreSpace, viewer: Viewer, figure: Figure) -> FigureSeen:
    turn = acting(game)
    other = None if turn is None or turn.id == figure.id else turn
    return FigureSeen(
        figure=figure.id,
        crew=figure.crew,
        where=figure.where,
        at=figure.at,
        health=figure.health,
        pegs=figure.pegs,
        actions=actions_stat(game, figure),
        tray=shown_to(game, viewer, figure.tray),
        worn=None if figure.worn is None else item_view(game, viewer, figure.worn),
        aims=() if viewer is None else aims_of(game, viewer, figure.id),
        pleas=() if viewer is None or turn is None else pleas_to(game, viewer, turn, figure.id),
        persuade=npc_of(game, figure).persuade if can_be_persuaded(game, figure) else None,
        sight=None if other is None else _shown(sight_of(game, other, figure)),
        back=None if other is None else _shown(sight_of(game, figure, other)),
        forecast=forecast(game, figure.id) if foretells(game, figure) else None,
    )


def square_seen(game: CoreSpace, viewer: Viewer, at: Square) -> SquareSeen:
    chart, mission, turn = deck_chart(game), game.state.mission, acting(game)
    piece = next((piece for piece in chart.layout.pieces if at in piece.squares), None)
    crate = next((crate for crate in mission.crates if piece and piece.id == crate.at), None)
    is_free = bool(chart.floor >> NUMBERS[at] & 1)
    way = () if turn is None else _way(game, turn, at)
    return SquareSeen(
        at=at,
        piece=piece.kind.id if piece else "",
        figure=next((figure.id for figure in on_deck(game) if figure.at == at), ""),
        lying=shown_to(game, viewer, tuple(loose.item for loose in mission.floor if loose.at == at)),
        crate=None if crate is None else shown_to(game, viewer, crate.items),
        searched=area_of(game, at).name in mission.searched,
        way=way,
        strikers=() if turn is None else tuple(strikers_on(game, turn, way)),
        sights={} if turn is None or not is_free else _sights_from(game, turn, at),
        seen_by=() if turn is None or not is_free else _seen_by(game, turn, at),
        hunters=() if turn is None or not is_free else hunters(game, turn, at),
    )


def foretells(game: CoreSpace, figure: Figure) -> bool:
    return figure.where == "deck" and not game.state.mission.over and is_driven_by_chart(game, figure)


def hunters(game: CoreSpace, figure: Figure, at: Square) -> tuple[Forecast, ...]:
    """The NPCs who would aim at a figure on a square."""
    return tuple(found for found in forecasts(game, figure.id, at) if figure.id in (found.target, *found.equals))


def _way(game: CoreSpace, figure: Figure, at: Square) -> tuple[Square, ...]:
    ends = reach_of(game, figure, allowance(game, figure)).ends
    return way_to(game, figure, at) if ends >> NUMBERS[at] & 1 else ()


def _sights_from(game: CoreSpace, viewer: Figure, at: Square) -> dict[str, SightView]:
    here, crowd = Base(NUMBERS[at]), crowd_on(game)
    seen = {
        other.id: sight_of(game, viewer, other, here, crowd)
        for other in on_deck(game)
        if other.at != at and not other.defeated and (other.crew is None or other.crew != viewer.crew)
    }
    return {name: _show(sight) for name, sight in seen.items() if sight is not None and sight.is_seen}


def _seen_by(game: CoreSpace, viewer: Figure, at: Square) -> tuple[str, ...]:
    """The enemies who would see the figure there; it is looked at as if it stood there."""
    moved = Figure(viewer.id, viewer.board, viewer.crew, viewer.number, "deck", at)
    crowd = crowd_on(game)
    seen = (
        (other.id, sight_of(game, other, moved, crowd=crowd))
        for other in on_deck(game)
        if other.at != at and not other.defeated and are_enemies(game, viewer, other)
    )
    return tuple(name for name, sight in seen if sight is not None and sight.is_seen)


def _shown(sight: Sight | None) -> SightView | None:
    return None if sight is None else _show(sight)


def _show(sight: Sight) -> SightView:
    return SightView(sight.cover, sight.hidden, sight.inches, sight.range)
