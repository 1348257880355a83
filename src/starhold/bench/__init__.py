"""The speed of Starhold, beside its peers: `measure` takes the figures, `Report` holds them.

Read it in this order: `calibration` (the unit), `sampling` (how time is taken), `workloads` (what is
timed), `own` (what a game adds), `peers` (beside whom), `comparison`, `report` (what comes out) and `table`
(how it reads).
"""

from .report import Report
from .runner import measure

__all__ = ["Report", "measure"]
