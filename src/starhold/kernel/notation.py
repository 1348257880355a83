"""Choices as text: `fly 3`, `fire 1`. A verb (the choice's tag without the game), then its fields.

Numbers and words stand for themselves, `true` and `false` for yes and no, `-` for nothing, and a
list is joined by commas (`[]` is an empty one). Fields at the end that have their default value are left out.
"""

from __future__ import annotations

from difflib import get_close_matches
from enum import Enum
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, structs

from .errors import NotationError
from .tags import kinds, tag_of

if TYPE_CHECKING:
    from .decision import Choice

NOTHING = "-"
EMPTY = "[]"

REMEMBERED = 4096
"""The number of answers known by heart: people and bots write the same ones again and again."""

LONGEST_QUOTE = 60
"""More than this of a wrong answer is not repeated to whoever gave it."""


class Verb(Struct, frozen=True):
    """The notation of one kind of choice."""

    word: str
    kind: type[Choice]
    fields: tuple[structs.FieldInfo, ...]

    @property
    def required(self) -> int:
        """The number of fields that must be given."""
        return sum(field.required for field in self.fields)

    @property
    def shape(self) -> str:
        """The verb with its fields, as shown to somebody who wrote it wrongly: `fly TO [SPEED]`."""
        names = (field.name.upper() if field.required else f"[{field.name.upper()}]" for field in self.fields)
        return " ".join((self.word, *names))


@cache
def verb_of(kind: type[Choice]) -> Verb:
    """The verb of a kind of choice."""
    return Verb(tag_of(kind).partition(".")[2], kind, structs.fields(kind))


@lru_cache(maxsize=REMEMBERED)
def write(choice: Choice) -> str:
    """The choice as one short line."""
    verb = verb_of(type(choice))
    values = [getattr(choice, field.name) for field in verb.fields]
    for field in reversed(verb.fields):
        if field.required or values[-1] != field.default:
            break
        values.pop()
    return " ".join((verb.word, *map(_word, values)))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def _word(value: object) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return _word(value.value)
    if isinstance(value, tuple):
        return ",".join(map(_word, value)) or EMPTY
    return str(value)


class Notation:
    """The verbs of one game, and how to read them."""

    def __init__(self, game: str, choice: type[Choice], aliases: dict[str, str]) -> None:
        self.verbs = {verb.word: verb for verb in map(verb_of, kinds(choice, game).values())}
        self._renamed = {
            old.partition(".")[2]: new.partition(".")[2] for old, new in aliases.items() if old.startswith(f"{game}.")
        }

        self.read = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, text: str) -> Choice:
        """The choice that the text stands for, legal or not; `NotationError` if it is none."""
        words = text.split()
        if not words:
            raise NotationError("type an answer, or `help`")
        verb = self._verb(words[0])
        given = words[1:]
        if not verb.required <= len(given) <= len(verb.fields):
            raise NotationError(f"type `{verb.shape}`, not `{_short(text.strip())}`")
        values = (self._value(verb, field, word) for field, word in zip(verb.fields, given, strict=False))
        return verb.kind(*values)

    def _verb(self, word: str) -> Verb:
        known = self.verbs.get(word) or self.verbs.get(self._renamed.get(word, ""))
        if known is None:
            near = get_close_matches(word, self.verbs, n=1)
            hint = f"; did you mean `{near[0]}`?" if near else "."
            raise NotationError(
                f"`{_short(word)}` is not a command of this game{hint} Known: {', '.join(sorted(self.verbs))}"
            )
        return known

    @staticmethod
    def _value(verb: Verb, field: structs.FieldInfo, word: str) -> Any:
        # A field's annotation is only known at run time, so the converted value is Any.
        readings: dict[str, tuple[object, ...]] = {NOTHING: (None, word), EMPTY: ([], word)}
        for reading in readings.get(word, (word, word.split(","))):
            try:
                return msgspec.convert(reading, field.type, strict=False)
            except msgspec.ValidationError:
                continue
        raise NotationError(f"`{_short(word)}` does not fit {field.name.upper()} in `{verb.shape}`")
