"""Small pieces of sentences that any title needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence


def listed(names: Sequence[str], last: str = "and") -> str:
    """
    >>> listed(["a", "b", "c"]), listed(["a"]), listed(["a", "b"], "or")
    ('a, b and c', 'a', 'a or b')
    """
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, thing: str, things: str = "") -> str:
    """
    >>> counted(1, "space"), counted(3, "space"), counted(2, "die", "dice")
    ('1 space', '3 spaces', '2 dice')
    """
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"


def variants(tag: str, fields: Mapping[str, object]) -> Iterator[str]:
    """The names of the sentences that data may have besides that of their tag, the most telling first.

    >>> list(variants("move", {"way": "up", "steps": 0, "free": True}))
    ['move/up/no-steps', 'move/up', 'move/free', 'move/no-steps']
    """
    words, lacking = [value for value in fields.values() if value and isinstance(value, str)], nothings(fields)
    yield from (f"{tag}/{word}/no-{field}" for word in words for field in lacking)
    yield from (f"{tag}/{word}" for word in words)
    yield from (f"{tag}/{field}" for field, value in fields.items() if value is True)
    yield from (f"{tag}/no-{field}" for field in lacking)


def nothings(fields: Mapping[str, object]) -> list[str]:
    """The fields that say: nobody, no, none or less than none.

    >>> nothings({"seat": None, "price": -2, "cards": (), "dice": 3})
    ['seat', 'price', 'cards']
    """
    return [field for field, value in fields.items() if (value <= 0 if isinstance(value, int) else not value)]
