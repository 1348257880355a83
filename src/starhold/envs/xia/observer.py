"""Watches a match of Xia for one seat: `XiaObserver`."""

from __future__ import annotations

from typing import NamedTuple

from starhold.games.xia import Xia
from starhold.games.xia.chart import Chart
from starhold.games.xia.state import Captain
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Choice, Match, Seat

from ..encoder import SITUATION
from ..observer import Arrays, Observer
from .facts import Position
from .goals import goals
from .mats import mat_of
from .options import Offers
from .ships import Ships, centre_of, from_seat, ships_of
from .situation import Situation, table_numbers
from .survey import Survey, survey_of
from .window import Window

MATS = [f"mat +{turn}" for turn in range(Xia.seat_counts.stop)]


class Changes(NamedTuple):
    """What is not as it was at the last look, of all that has a place or leads to one."""

    board: bool
    ships: bool
    embers: bool
    things: bool
    """Tokens and cubes."""
    secrets: bool
    """The own missions and cargo."""


class XiaObserver(Observer):
    """Looks at the parts of the table one by one, and writes those that have changed."""

    def __init__(self, seat: Seat, arrays: Arrays) -> None:
        super().__init__(seat, arrays)
        self._situation = Situation(seat, arrays[SITUATION])
        self._window = Window(arrays["map"]) if "map" in arrays else None
        self._offers = Offers(arrays) if "options" in arrays else None
        self._chart: Chart | None = None
        self._survey: Survey | None = None
        self._ships = Ships([], {})
        self._centre = ORIGIN
        self._wanted: list[Hex | None] = []

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        game = match.game
        assert isinstance(game, Xia)
        captains = from_seat(game.state.captains, self.seat)
        changed = self._changes(game, captains)
        if any(changed):
            self._show_places(game, captains[0], changed)
        self._show_mats(captains)
        self._show_table(game, game.decision.prompt if game.decision and offered else None)
        self._situation.scale()
        if self._offers is not None:
            self._offers.show(Position(game, self.seat, self._centre), self._wanted, offered)

    @property
    def _board(self) -> Survey:
        assert self._survey is not None, "the first look finds everything changed"
        return self._survey

    def _changes(self, game: Xia, captains: list[Captain]) -> Changes:
        state, is_new, own = game.state, self.is_new, captains[0]
        embers = is_new("embers", state.embers)
        return Changes(
            board=game.chart is not self._chart,
            ships=is_new("ships", [captain.at for captain in captains]) | is_new("npcs", state.npcs) | embers,
            embers=embers,
            things=is_new("tokens", state.tokens) | is_new("adrift", state.adrift),
            secrets=is_new("missions", own.missions) | is_new("cubes", own.hold.cubes),
        )

    def _show_places(self, game: Xia, own: Captain, changed: Changes) -> None:
        """Show whatever depends on where something is."""
        situation, embers = self._situation, game.state.embers
        if changed.board:
            self._chart, self._survey = game.chart, survey_of(game.chart, self._survey)
            situation.show_terms(game)
        if changed.secrets:
            situation.show_secrets(own)
        if changed.ships:
            self._ships = ships_of(game, self.seat)
        ships, survey, centre = self._ships, self._board, centre_of(game, self._ships, self.seat)
        stands = self.is_new("stand", centre) or changed.board
        self._centre = centre
        if changed.ships:
            situation.show_ships(ships, game.state.npcs, centre)
        if stands or changed.things or changed.secrets:
            self._wanted = goals(game, own, centre, survey)
            situation.show_goals(self._wanted, centre)
        if embers is not None and (stands or changed.embers):
            situation.show_embers(embers, centre)
        if self._window is not None and (stands or changed.ships or changed.things):
            self._show_map(game, self._window, changed, stands=stands)

    def _show_map(self, game: Xia, window: Window, changed: Changes, *, stands: bool) -> None:
        if stands:
            window.show_board(self._board, self._centre)
        if changed.things or changed.embers:
            window.look_for_things(game)
        window.show_things(game, self._ships, self._centre)

    def _show_mats(self, captains: list[Captain]) -> None:
        for turn, captain in enumerate(captains):
            mat = mat_of(captain)
            if self.is_new(MATS[turn], mat):
                self._situation.show_mat(turn, mat)

    def _show_table(self, game: Xia, prompt: str | None) -> None:
        table = table_numbers(game, self.seat)
        if self.is_new("table", table):
            self._situation.show_table(table)
        if self.is_new("question", prompt):
            self._situation.show_question(prompt)
