"""The deeds of weapons, NPCs, skills and cards: which damage came of which attack, and who fell to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starhold.games.corespace.events import (
    Arrived,
    Attacked,
    CardDrawn,
    CardReturned,
    Defeated,
    Hurt,
    Reacted,
    SkillUsed,
)
from starhold.games.corespace.state import Figure
from starhold.kernel import Event

from ..chronicle import Use
from .legend import CARD, HANDS, LOST, NPC, RIVAL, SKILL, WEAPON


class Deeds:
    """Follows who attacks with what; the damage that comes next is told of that."""

    def __init__(self, board_of: Callable[[str], str], trader: Callable[[str], Figure | None]) -> None:
        self._board_of = board_of
        self._trader = trader
        self._attacker, self._weapon, self._has_hurt = "", "", False

    def follow(self, event: Event) -> Iterator[Use]:
        match event:
            case Arrived(figure=figure):
                yield Use(None, NPC, self._board_of(figure), times=0, offered=1)
            case Attacked(figure=figure, weapon=weapon):
                self._attacker, self._has_hurt = figure, False
                self._weapon = weapon.partition("/")[0] or HANDS
                yield from self._deed(times=1)
            case Hurt(damage=damage):
                first, self._has_hurt = not self._has_hurt, True
                yield from self._deed(times=0, gain=damage, sensible=int(first))
            case Defeated(figure=figure):
                yield from self._fall(figure)
            case SkillUsed() | Reacted():
                yield from self._skill(event)
            case CardDrawn(card=card):
                yield Use(None, CARD, card, offered=1, sensible=1)  # as long as it is not put back
            case CardReturned(card=card):
                yield Use(None, CARD, card, times=0, sensible=-1)

    def _skill(self, event: SkillUsed | Reacted) -> Iterator[Use]:
        trader = self._trader(event.figure)
        if trader is not None:
            yield Use(trader.crew, SKILL, event.skill, gain=event.level, sensible=1)

    def _deed(self, *, times: int, gain: int = 0, sensible: int = 0) -> Iterator[Use]:
        """Of the weapon of a trader, or of an NPC; printed dice are nobody's."""
        trader = self._trader(self._attacker)
        if trader is not None:
            yield Use(trader.crew, WEAPON, self._weapon, times=times, gain=gain, sensible=sensible)
        elif self._attacker:
            yield Use(None, NPC, self._board_of(self._attacker), times=times, gain=gain)

    def _fall(self, figure: str) -> Iterator[Use]:
        trader = self._trader(figure)
        if trader is None:
            yield Use(None, NPC, self._board_of(figure), times=0, sensible=1)
            return
        cause = RIVAL if self._trader(self._attacker) else self._board_of(self._attacker)
        yield Use(trader.crew, LOST, trader.board, cause or RIVAL)
