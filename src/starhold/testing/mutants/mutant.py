"""One small fault in the rules: where it is, and what it changes."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct


class Mutant(Struct, frozen=True, kw_only=True):
    """A piece of source, and what stands there instead."""

    file: str
    """The file, as seen from the folder of the title."""
    module: str
    function: str
    """The function, after its class if it has one; empty for what a module does when it is imported."""
    line: int
    text: str
    """The line as it stands, so that it is found again where numbers have moved."""
    operator: str
    was: str
    now: str
    span: tuple[int, int]
    """The bytes of the source that are replaced."""
    lines: tuple[int, int]
    """The lines of the statement: a case that comes to none of them cannot notice."""
    id: str
    """The same for as long as the function stays as it is."""

    def applied_to(self, source: bytes) -> bytes:
        """The source with the fault in it."""
        begin, end = self.span
        return source[:begin] + self.now.encode() + source[end:]

    def __str__(self) -> str:
        return (
            f"{self.file}:{self.line} in {self.function or 'the module'}: {self.operator}: `{self.was}` → `{self.now}`"
        )


def digest(*parts: object) -> str:
    """A short fingerprint of these parts."""
    return blake2b("\0".join(map(str, parts)).encode(), digest_size=10).hexdigest()
