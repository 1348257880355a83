"""Those who were left behind, and how they get home. (CS-EXTRACT-01..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, done

if TYPE_CHECKING:
    from ...game import CoreSpace


class Extraction(Procedure, tag="corespace.extraction"):
    def start(self, game: CoreSpace) -> Step:
        return done()
