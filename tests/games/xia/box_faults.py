"""All that the check has to say about a box that should be as we ship it."""

from __future__ import annotations

from starhold.games.xia import Xia
from starhold.games.xia.content import XiaContent


def box_faults(content: XiaContent) -> list[str]:
    return [str(fault) for fault in Xia.content_faults(content, shipped=True)]
