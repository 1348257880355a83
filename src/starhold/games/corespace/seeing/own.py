"""The view of a seat, made from that of everybody; a table shows all of them, and they differ in few things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Seat

from ..rules.cards.drawing import foreseen_by
from ..state import Figure
from .showing import item_view, shown_to
from .view import CoreSpaceView, CrateView, LooseView, figure_view, hidden_view

if TYPE_CHECKING:
    from ..game import CoreSpace


def own_view(game: CoreSpace, seat: Seat, seen: CoreSpaceView) -> CoreSpaceView:
    """With the own cards, and with what this seat alone knows of tokens, hidden cards and the event deck."""
    mission = game.state.mission
    crews = list(seen.crews)
    crews[seat] = replace(crews[seat], hand=tuple(sorted(game.state.crews[seat].hand)))
    return replace(
        seen,
        crews=tuple(crews),
        figures=tuple(
            [
                figure_view(game, seat, figure) if is_seen_otherwise(figure, seat) else shown
                for figure, shown in zip(mission.figures, seen.figures, strict=True)
            ]
        ),
        floor=tuple([LooseView(item_view(game, seat, loose.item), loose.at) for loose in mission.floor]),
        crates=tuple(
            [
                CrateView(crate.at, shown_to(game, seat, crate.items))
                if any(item.known_to for item in crate.items)
                else shown
                for crate, shown in zip(mission.crates, seen.crates, strict=True)
            ]
        ),
        drawn=None if mission.drawn is None else item_view(game, seat, mission.drawn),
        hidden=tuple([hidden_view(game, seat, card) for card in mission.hidden]),
        foreseen=tuple(reversed(foreseen_by(mission, seat))),
    )


def is_seen_otherwise(figure: Figure, seat: Seat) -> bool:
    """True if a seat may know more of a figure than everybody does: its own, and those who carry what it has seen."""
    worn = () if figure.worn is None else (figure.worn,)
    return figure.crew == seat or any(item.known_to for item in (*figure.tray, *worn))
