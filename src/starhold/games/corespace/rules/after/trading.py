"""The trading phase after a mission of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, done

if TYPE_CHECKING:
    from ...game import CoreSpace


class Trade(Procedure, tag="corespace.trading"):
    def start(self, game: CoreSpace) -> Step:
        return done()
