"""The meanings of all answers between the fights of a campaign."""

from __future__ import annotations

from collections.abc import Mapping

from starhold.games.common.by_kind import Teller
from starhold.kernel import Choice, Meaning

from .preparing import PREPARING
from .walking import WALKING

BETWEEN_FIGHTS: Mapping[type[Choice], Teller[Meaning | None]] = {**PREPARING, **WALKING}
