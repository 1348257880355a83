"""Watches a match of Xia for one seat: `XiaObserver`."""

from __future__ import annotations

from starhold.games.xia import Xia
from starhold.games.xia.state import Captain
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Choice, Match, Seat

from ..encoder import SITUATION
from ..observer import Arrays, Observer
from .facts import Position
from .goals import goals
from .options import Offers
from .ships import Ships, centre_of, from_seat, ships_of
from .situation import Situation
from .survey import Survey, survey_of
from .window import Window

SHIPS = frozenset({"ships", "npcs", "embers"})
"""What says where ships are; those inside of the Kiln are where it is."""
SECRETS = frozenset({"missions", "cubes"})
AIMS = frozenset({"tokens", *SECRETS})
"""What decides where the own captain may want to go."""
THINGS = frozenset({"tokens", "adrift", "embers"})


class XiaObserver(Observer):
    """Looks at the parts of the table, and writes whatever depends on those that have changed."""

    def __init__(self, seat: Seat, arrays: Arrays) -> None:
        super().__init__(seat, arrays)
        self._situation = Situation(seat, arrays[SITUATION])
        self._window = Window(arrays["map"]) if "map" in arrays else None
        self._offers = Offers(arrays) if "options" in arrays else None
        self._survey: Survey | None = None
        self._ships = Ships([], {})
        self._centre = ORIGIN
        self._wanted: list[Hex | None] = []

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        game, situation = match.game, self._situation
        assert isinstance(game, Xia)
        captains = from_seat(game.state.captains, self.seat)
        changed = self.changes(_parts(game, captains))
        if changed:
            self._show_places(game, captains[0], changed)
        situation.show_mats(captains)
        situation.show_table(game)
        situation.show_race(game)
        situation.show_question(game.decision.prompt if game.decision and offered else None)
        situation.scale()
        if self._offers is not None:
            self._offers.show(Position(game, self.seat, self._centre), self._wanted, offered)

    def _show_places(self, game: Xia, own: Captain, changed: frozenset[str]) -> None:
        """Show whatever depends on where something is."""
        situation, embers = self._situation, game.state.embers
        survey, stands = self._look_around(game, changed)
        centre = self._centre
        if "board" in changed:
            situation.show_terms(game)
        if changed & SECRETS:
            situation.show_secrets(own)
        if changed & SHIPS:
            situation.show_ships(self._ships, game.state.npcs, centre)
        if stands or changed & AIMS:
            self._wanted = goals(game, own, centre, survey)
            situation.show_goals(self._wanted, centre)
        if embers is not None and (stands or "embers" in changed):
            situation.show_embers(embers, centre)
        if self._window is not None:
            if stands:
                self._window.show_board(survey, centre)
            if changed & THINGS:
                self._window.look_for_things(game)
            if stands or changed & (SHIPS | THINGS):
                self._window.show_things(game, self._ships, centre)

    def _look_around(self, game: Xia, changed: frozenset[str]) -> tuple[Survey, bool]:
        """The board, and whether it is another one or seen from another space."""
        if self._survey is None or "board" in changed:
            self._survey = survey_of(game.chart, self._survey)
        if changed & SHIPS:
            self._ships = ships_of(game, self.seat)
        before, self._centre = self._centre, centre_of(game, self._ships, self.seat)
        return self._survey, self._centre != before or "board" in changed


def _parts(game: Xia, captains: list[Captain]) -> dict[str, object]:
    """What has a place, or leads to one."""
    state, own = game.state, captains[0]
    return {
        "board": game.chart,
        "ships": [captain.at for captain in captains],
        "npcs": state.npcs,
        "missions": own.missions,
        "cubes": own.hold.cubes,
        "tokens": state.tokens,
        "adrift": state.adrift,
        "embers": state.embers,
    }
