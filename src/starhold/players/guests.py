"""Bots of a host's own that can sit at a table: `offer_bots`, `guests_at`, `guest_of`.

Only the host says which they are, when the server starts. Those who play name them, and never a class or a command.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterable
from threading import Thread
from typing import NamedTuple
from weakref import WeakSet

from starhold.kernel import BadSetup, Choice, Game, find_game, game_names

from .player import Outlook, Player
from .registry import PROCESS, dismiss, make_player
from .specs import split_command
from .titles import Seed

MOST_GUESTS = 16
"""So many play at once at all tables of a server; a usual bot stands in for any other."""
LONGEST_NAME = 40
TAKEN = ("easy", "normal", "hard")
"""Names that say how well a bot plays, and not which one it is."""

log = logging.getLogger(__name__)


class Offer(NamedTuple):
    """A bot that can be put on a seat, at one game or at all."""

    name: str
    spec: str
    game: str | None = None

    def knows(self, game: type[Game]) -> bool:
        """True if it is offered at this game."""
        return self.game in (None, game.name)


_offers: dict[str, Offer] = {}
_playing: WeakSet[Guest] = WeakSet()


def offer_bots(texts: Iterable[str]) -> None:
    """Offer these bots from now on, each as `NAME=SPEC` or `GAME/NAME=SPEC`; `BadSetup` if one cannot be made."""
    offers = [read_offer(text) for text in texts]
    for offer in offers:
        _try_out(offer)
    _offers.clear()
    _offers.update((offer.name, offer) for offer in offers)


def read_offer(text: str) -> Offer:
    """A bot as its host names it.

    >>> read_offer("demo/hoarder=hoarder.py:Hoarder")
    Offer(name='hoarder', spec='hoarder.py:Hoarder', game='demo')
    """
    names, _, spec = text.partition("=")
    game, slash, name = names.rpartition("/")
    if not name.strip() or not spec.strip() or len(name) > LONGEST_NAME:
        raise BadSetup(f"name a bot as NAME=SPEC, as in `hoarder=hoarder.py:Hoarder`, not `{text}`")
    if name.strip() in TAKEN:
        raise BadSetup(f"choose another name for this bot: every table has a bot that is called {name.strip()}")
    return Offer(name.strip(), spec.strip(), find_game(game).name if slash else None)


def _try_out(offer: Offer) -> None:
    """Find out at the start what would only be seen in the middle of a match."""
    if offer.spec.startswith(PROCESS):
        [program, *_] = split_command(offer.spec.removeprefix(PROCESS)) or [""]
        if shutil.which(program) is None:
            raise BadSetup(f"the bot {offer.name} cannot be started: there is no program `{program}`")
    game = find_game(offer.game or game_names()[0])
    dismiss(make_player(offer.spec, game))


def guests_at(game: type[Game]) -> tuple[str, ...]:
    """The names of the bots that are offered at a game."""
    return tuple(offer.name for offer in _offers.values() if offer.knows(game))


def guest_of(name: str, game: type[Game], seed: Seed, usual: Player) -> Player:
    """The bot that is offered under a name; the usual one if there is none any more, or too many play already."""
    offer = _offers.get(name)
    if offer is None or not offer.knows(game) or len(_playing) >= MOST_GUESTS:
        return usual
    guest = Guest(offer, make_player(offer.spec, game, seed), usual)
    _playing.add(guest)
    return guest


class Guest:
    """Answers as the host's bot does, and if that fails as the usual one from then on: nobody is kept waiting."""

    def __init__(self, offer: Offer, player: Player, usual: Player) -> None:
        self._offer = offer
        self._player: Player | None = player
        self._usual = usual
        self.aloud = ""
        """What it has said with its last answer, for everybody to hear."""

    def answer(self, outlook: Outlook) -> Choice:
        """One of the options, whatever the bot says."""
        if self._player is None:
            return self._stand_in(outlook)
        try:
            choice = self._player.answer(outlook)
            if choice in outlook.decision.options:
                self.aloud = getattr(self._player, "aloud", "")
                return choice
            problem = f"{choice!r} is not one of the options"
        except Exception as error:
            # What is not ours can fail in any way.
            problem = f"{type(error).__name__}: {error}"
        log.warning("the bot %s is replaced by a usual one: %s", self._offer.name, problem)
        self.close()
        return self._stand_in(outlook)

    def _stand_in(self, outlook: Outlook) -> Choice:
        choice = self._usual.answer(outlook)
        self.aloud = getattr(self._usual, "aloud", "")
        return choice

    def close(self) -> None:
        """Let the bot go. A program may take a second to end, and nobody waits for that."""
        player, self._player = self._player, None
        _playing.discard(self)
        if player is not None:
            Thread(target=dismiss, args=(player,), daemon=True).start()
