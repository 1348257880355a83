"""The random source of a match: seeded, scripted or asked.

*Seeded* dice are a keyed BLAKE2b of (seed, counter): two values, so copying them is free and the
n-th draw of a seed is the same on every machine. The seed is committed to before the first roll
(`commitment`) and shown after the last, so that anyone can check a finished match.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import blake2b, shake_128
from struct import unpack
from typing import ClassVar

from msgspec import Struct

from .decision import UNSAID, Purpose
from .die import PLAIN, Die
from .errors import BadSetup, RuleError, ScriptExhausted
from .seat import Seat
from .setup import DiceKind

_RANGE = 1 << 64


@lru_cache(maxsize=1024)
def _key(seed: str) -> bytes:
    return blake2b(seed.encode(), digest_size=32, person=b"starhold.key").digest()


@lru_cache(maxsize=1024)
def _keyed(seed: str, size: int) -> blake2b:
    """A hash to which only the number of a block is added: to copy it takes less than to begin it anew."""
    return blake2b(digest_size=size, key=_key(seed))


def _bytes_of(seed: str, block: int, size: int) -> bytes:
    """So many random bytes, always the same for a block of a seed."""
    begun = _keyed(seed, size).copy()
    begun.update(block.to_bytes(10, "little"))
    return begun.digest()


@lru_cache(maxsize=1024)
def commitment(seed: str) -> str:
    """The hash that is published before the first roll. It hides a seed that nobody can guess, such as `new_seed`'s.

    >>> commitment("7")[:16]
    '80b4f9afefe4ed03'
    """
    return blake2b(seed.encode(), digest_size=32, person=b"starhold.commit").hexdigest()


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def readable_seed(seed: str) -> str:
    """The seed, if it can be written down; `BadSetup` if it cannot."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadSetup(f"name a seed that can be written down, not {seed!r}") from None
    return seed


def draw(seed: str, counter: int, faces: int) -> int:
    """The draw number `counter` of `seed`: 0 to faces - 1, every face exactly equally likely.

    >>> [1 + draw("7", counter, 6) for counter in range(8)]
    [3, 1, 2, 3, 2, 6, 3, 1]
    """
    if faces < 1:
        raise RuleError(f"a die needs at least one face, not {faces}")
    block = counter << 16
    fair_below = _RANGE - _RANGE % faces
    while True:  # once: a number so high that some faces would be more likely hardly ever comes
        number = int.from_bytes(_bytes_of(seed, block, 8), "little")
        if number < fair_below:
            return number % faces
        block += 1


def permutation(seed: str, counter: int, count: int) -> tuple[int, ...]:
    """The draw number `counter` of `seed`: 0 to count - 1 in an order, every order exactly equally likely.

    Each item gets 64 random bits and the items are sorted by them; a tie, which would favour the
    earlier item, is drawn anew.

    >>> permutation("7", 0, 5)
    (4, 0, 2, 1, 3)
    """
    bits = b""
    for block in _blocks(counter):
        bits += _bytes_of(seed, block, 64)
        if len(bits) >= 8 * count:
            keys = [bits[8 * item : 8 * item + 8] for item in range(count)]
            if len(set(keys)) == count:
                return tuple(sorted(range(count), key=keys.__getitem__))
            bits = b""
    raise RuleError(f"{count} items are too many to shuffle")


def guessed_permutation(seed: str, counter: int, count: int) -> tuple[int, ...]:
    """0 to count - 1 in an order, quickly: for worlds that are only imagined, and of which many are needed.

    All bits come from one hash, and a tie, which does not happen in practice, is left as it is.
    """
    bits = shake_128(_key(seed) + counter.to_bytes(10, "little")).digest(8 * count)
    keys = unpack(f"<{count}Q", bits)
    return tuple(sorted(range(count), key=keys.__getitem__))


def _blocks(counter: int) -> range:
    """The hash blocks that belong to one draw; there are always enough."""
    return range(counter << 16, (counter + 1) << 16)


class DiceWanted(Exception):
    """Somebody must roll a real die of `sides`, or draw one of so many things, and type in what came."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"somebody has to roll a d{sides}")
        self.sides = sides
        self.seat: Seat = 0
        self.purpose = UNSAID
        self.die = PLAIN

    def ask(self, seat: Seat, purpose: Purpose, die: Die) -> None:
        """Say who has to do it, what for, and with what."""
        if die.faces and len(die.faces) != self.sides:
            raise RuleError(f"expected a name for each of {self.sides} sides, came {len(die.faces)}: {die.faces}")
        self.seat, self.purpose, self.die = seat, purpose, die


class SeededDice(Struct, tag="seeded"):
    """Rolls and shuffles that follow from the seed alone."""

    seed: str
    counter: int = 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}(counter={self.counter})"  # a log line must not give the seed away

    def clone(self) -> SeededDice:
        """The same dice at the same place."""
        return SeededDice(self.seed, self.counter)

    def roll(self, sides: int) -> int:
        """1 to `sides`."""
        self.counter += 1
        return 1 + draw(self.seed, self.counter - 1, sides)

    def pick(self, count: int) -> int:
        """1 to `count`: which of so many things is drawn."""
        return SeededDice.roll(self, count)

    def order(self, count: int) -> tuple[int, ...]:
        """0 to count - 1 in a random order."""
        self.counter += 1
        return permutation(self.seed, self.counter - 1, count)


class GuessingDice(SeededDice):
    """Dice by which hidden things are dealt anew. Nothing that they show is ever recorded."""

    def order(self, count: int) -> tuple[int, ...]:
        """0 to count - 1 in a random order."""
        self.counter += 1
        return guessed_permutation(self.seed, self.counter - 1, count)


class AskedDice(SeededDice, tag="asked"):
    """Dice that lie on a real table: each roll is typed in. Decks are still shuffled by the seed."""

    asks_rolls: ClassVar[bool] = True
    asks_picks: ClassVar[bool] = False

    typed: list[int] = []

    def clone(self) -> AskedDice:
        """The same dice at the same place."""
        return type(self)(self.seed, self.counter, self.typed.copy())

    def type_in(self, value: int) -> None:
        """Take the number that a physical die shows."""
        self.typed.append(value)

    def roll(self, sides: int) -> int:
        """The oldest number typed in; raises `DiceWanted` when there is none."""
        return self._typed(sides) if self.asks_rolls else SeededDice.roll(self, sides)

    def pick(self, count: int) -> int:
        """The oldest number typed in, if real decks and bags are used."""
        return self._typed(count) if self.asks_picks else SeededDice.pick(self, count)

    def is_typed(self, *, picked: bool) -> bool:
        """True if people type in what is drawn, or what is rolled."""
        return self.asks_picks if picked else self.asks_rolls

    def _typed(self, sides: int) -> int:
        if not self.typed:
            raise DiceWanted(sides)
        return self.typed.pop(0)


class AskedDraws(AskedDice, tag="asked-draws"):
    """Decks and bags that lie on a real table: each draw is typed in. Dice are rolled by the seed."""

    asks_rolls = False
    asks_picks = True


class AskedAll(AskedDice, tag="asked-all"):
    """Dice, decks and bags that lie on a real table."""

    asks_picks = True


class ScriptedDice(Struct, tag="scripted"):
    """Dice for tests: they show what the script says, and leave a deck as it lies."""

    script: tuple[int, ...]
    position: int = 0

    def clone(self) -> ScriptedDice:
        """The same dice at the same place."""
        return ScriptedDice(self.script, self.position)

    def roll(self, sides: int) -> int:
        """The next number of the script."""
        if self.position >= len(self.script):
            raise ScriptExhausted(f"the script holds {len(self.script)} rolls, and one more d{sides} is rolled")
        value = self.script[self.position]
        if not 1 <= value <= sides:
            raise BadSetup(f"roll {self.position + 1} of the script is {value}, but a d{sides} is rolled")
        self.position += 1
        return value

    def pick(self, count: int) -> int:
        """The same: which of so many things is drawn."""
        return self.roll(count)

    def order(self, count: int) -> tuple[int, ...]:
        """The order in which things lie already."""
        return tuple(range(count))


Dice = SeededDice | AskedDice | AskedDraws | AskedAll | ScriptedDice


_BY_SEED: dict[DiceKind, type[SeededDice]] = {
    "seeded": SeededDice,
    "asked": AskedDice,
    "asked-draws": AskedDraws,
    "asked-all": AskedAll,
}


def make_dice(kind: DiceKind, seed: str) -> Dice:
    """The dice that a set-up names. Scripted ones have their script as seed: `4,2,6`."""
    if kind == "scripted":
        try:
            return ScriptedDice(tuple(int(number) for number in seed.split(",") if number))
        except ValueError:
            raise BadSetup(f"name a script of rolls such as '4,2,6', not {seed!r}") from None
    return _BY_SEED[kind](seed)
